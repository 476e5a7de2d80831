import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { donorMail, type DonorNews } from './donor-mail.ts'

const facts = {
  name: 'Ibu Siti',
  amount: rupiah(649_999),
  expected: rupiah(650_000),
  page: 'https://amanah.contoh/pembayaran/01',
  noun: 'zakat',
} as const

test.each<[DonorNews, subject: string, happened: string, next: string]>([
  ['wrong_amount', 'Dana Anda kami simpan', 'nominal zakat Anda Rp650.000', 'sebagai zakat'],
  ['late', 'Dana Anda kami simpan', 'tiba setelah program ditutup', 'Dana Anda aman'],
  ['double', 'Dana Anda kami simpan', 'pembayaran kedua', 'Dana Anda aman'],
  ['orphan', 'Dana Anda kami simpan', 'tanpa keterangan', 'Dana Anda aman'],
  ['reversed', 'Pembayaran zakat Anda dibatalkan', 'membatalkan', 'berzakat kembali'],
  ['unmatched', 'zakat Anda belum kami terima', 'milik orang lain', 'kembali menunggu'],
  ['refund_approved', 'Pengembalian zakat Anda disetujui', 'dua petugas', 'mengirimnya kembali'],
  ['refund_paid', 'Dana zakat Anda sudah dikembalikan', 'kirim kembali', 'beberapa hari kerja'],
  ['part_approved', 'Pengembalian sebagian zakat', 'dua petugas', 'nomor yang lama tidak berlaku'],
  ['part_paid', 'Sebagian zakat Anda sudah', 'kirim kembali', 'beberapa hari kerja'],
  ['suspense_returned', 'Dana titipan Anda sudah', 'sebagai titipan sudah', 'beberapa hari kerja'],
])('%s: the donor reads what happened and what comes next', (news, subject, happened, next) => {
  const mail = donorMail(news, facts)
  expect(mail.subject).toContain(subject)
  const [greeting, what, then, page, ...rest] = mail.text.split('\n\n')
  expect(greeting).toBe('Assalamu’alaikum Ibu Siti,')
  expect(what).toContain(happened)
  expect(what?.includes('Rp649.999')).toBe(true)
  expect(then).toContain(next)
  expect(page).toBe('Keadaan zakat Anda:\nhttps://amanah.contoh/pembayaran/01')
  expect(rest).toEqual([])
})
