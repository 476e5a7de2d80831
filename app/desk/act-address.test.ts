import { expect, test } from 'vitest'
import { actAddress } from './act-address.ts'

test('an act keeps what its page was asked for, and not what an act before it said', () => {
  expect(actAddress('', 'simpan')).toBe('?aksi=simpan')
  expect(actAddress('?line=7&sum=5&kabar=simpan&aksi=lihat', 'lihat')).toBe(
    '?aksi=lihat&line=7&sum=5',
  )
  expect(actAddress('?tahun=2025&kata=a+b', 'kirim', 'tahun=2026')).toBe(
    '?aksi=kirim&tahun=2026&kata=a+b',
  )
})
