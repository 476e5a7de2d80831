import { expect, test } from 'vitest'
import { bankRequestEmail } from './donor-bank-email.ts'

const facts = {
  name: 'Siti',
  program: 'Sumur untuk Desa',
  link: 'https://donasi.contoh.id/rekening/satu',
  until: new Date('2026-06-18T03:00:00.000Z'),
  institution: 'Lembaga Contoh',
}

test.each([
  [false, 'Kami menyiapkan pengembalian dana donasi Anda untuk Sumur untuk Desa. '],
  [
    true,
    'Kami menyiapkan pengembalian dana yang kami terima untuk Sumur untuk Desa dan belum menjadi donasi. ',
  ],
])('who is asked for an account reads what goes back (titipan: %s)', (isSuspense, words) => {
  const { text } = bankRequestEmail({ ...facts, isSuspense })
  expect(text).toContain(words)
  expect(text).toContain('Tautan berlaku sampai 18 Juni 2026')
  expect(text).toContain(`\n${facts.link}\n`)
})
