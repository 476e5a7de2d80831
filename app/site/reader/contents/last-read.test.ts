import { expect, test } from 'vitest'
import { lastReadAt, readLastRead, readStamp } from './last-read.ts'

const place = { search: '', surah: 'Al-Baqarah', ayah: '255' }

test.each([
  ['/surat/2', '', '/surat/2#ayat-255', 'Surah ke-2'],
  ['/surat/2', '?tampil=mushaf', '/surat/2?tampil=mushaf#ayat-255', 'Surah ke-2'],
  ['/surat/2', '?utm=x', '/surat/2#ayat-255', 'Surah ke-2'],
  ['/juz/3', '', '/juz/3#ayat-255', 'Juz 3'],
  ['/halaman/42', '', '/halaman/42#ayat-255', 'Halaman 42'],
])('who stops at %s%s is led back to %s', (pathname, search, to, detail) => {
  const kept = lastReadAt({ ...place, pathname, search, anchor: 'ayat-255' })
  expect(kept).toEqual({ to, detail, title: 'Al-Baqarah ayat 255' })
  expect(readLastRead(JSON.stringify(kept))).toEqual(kept)
})

test.each([
  ['nothing', null],
  ['rubbish', '{"to":'],
  ['null', 'null'],
  ['another address', '{"to":"https://contoh.id/","title":"x","detail":"y"}'],
  ['an address of another screen', '{"to":"/payment/1","title":"x","detail":"y"}'],
  ['half of it', '{"to":"/surat/2"}'],
])('%s leads nowhere', (_, kept) => {
  expect(readLastRead(kept)).toBeNull()
})

test.each([
  [{ at: 5, isOwn: true }, '{"at":5,"isOwn":true}'],
  [{ at: 0, isOwn: false }, '{"to":"/surat/2"}'],
  [{ at: 0, isOwn: false }, '{"at":"x","isOwn":1}'],
  [{ at: 0, isOwn: false }, 'null'],
  [{ at: 0, isOwn: false }, null],
])('the stamp %j is that of %s', (stamp, kept) => {
  expect(readStamp(kept)).toEqual(stamp)
})
