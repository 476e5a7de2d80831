import type { Page } from '@playwright/test'
import { addDays } from '#platform/time/jakarta.ts'
import { fileOf } from '#tests/money/statements.ts'
import { expect, test } from '../journey.ts'
import { agree, approveFirst, comeInAs, fillVoucher, paper } from './institution-money.ts'

// A report that does not add up and an approval of one's own are refused.
test.use({ expected: /status of 4(03|22)/ })

const night = { tag: '@night' }

function todayInJakarta(): string {
  return new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
}

test(
  'an institution moves in from its old book, its first bank page ties, and a salary on it is closed in three presses',
  night,
  async ({ page }) => {
    const today = todayInJakarta()
    const first = `${today.slice(0, 7)}-01`
    await comeInAs(page, 'bendahara')
    await page.goto('/kelola/saldo-awal')
    const book = [
      'tanggal;akun;dana;rekening;debit;kredit;keterangan;jenis',
      `${first};1124;A;Mandiri;125.000.000;;Saldo rekening koran;`,
      `${first};3400;A;;;125.000.000;Saldo dana amil;`,
    ].join('\n')
    await page.getByLabel(/Atau tempel/).fill(book)
    await page.getByRole('button', { name: 'Periksa' }).click()
    await expect(page.getByText('2 baris dapat dibukukan')).toBeVisible()
    await page.getByLabel(/Nomor kuitansi terakhir/).fill('KW-2025-0412')
    await page.getByRole('button', { name: 'Ajukan saldo awal' }).click()
    await comeInAs(page, 'admin')
    await approveFirst(page, /Saldo awal/)
    await page.goto('/kelola/saldo-awal')
    await expect(page.getByText('KW-2025-0412')).toBeVisible()

    await comeInAs(page, 'bendahara')
    await page.goto('/kelola/rekening-koran')
    await fillVoucher(page, { Rekening: 'Mandiri' })
    const salary = 'TRSF GAJI KARYAWAN'
    const told = fileOf([[today, -4_500_000, salary]], 125_000_000)
    const file = { name: 'mutasi.csv', mimeType: 'text/csv', buffer: Buffer.from(told) }
    await page.getByLabel('Berkas').setInputFiles(file)
    await page.getByRole('button', { name: 'Unggah' }).click()
    const offered = page.getByRole('link', { name: 'Membayar gaji satu masa' })
    await expect(async () => {
      await page.reload()
      await expect(offered).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const statement = page.url()
    await page.goto('/kelola/rekening')
    await page
      .getByRole('link', { name: /Mandiri/ })
      .first()
      .click()
    const bankPage = page.url().split('?')[0] ?? ''
    await page.goto(`${bankPage}?hari=${addDays(today, -1)}`)
    await page.goto(`${bankPage}?hari=${today}`)
    await expect(page.getByText('Rp4.500.000').first()).toBeVisible()

    await page.goto(statement)
    await offered.click()
    await page.getByRole('button', { name: 'Lihat jurnalnya' }).click()
    await page
      .getByLabel(/^Berkas/)
      .first()
      .setInputFiles(paper)
    await page.getByRole('button', { name: 'Bukukan', exact: true }).click()
    await expect(page.getByRole('button', { name: /Lepas/ }).first()).toBeVisible()
    await expect(offered).toHaveCount(0)
    await page.goto(`${bankPage}?hari=${today}`)
    await expect(page.getByText('Selisih', { exact: true }).locator('..').first()).toContainText(
      'Rp0',
    )
    await spendFromPettyCash(page, today)
  },
)

/** What an institution lives on from then: petty cash, and an advance of 2,500 of which 1,750 was spent. */
async function spendFromPettyCash(page: Page, today: string): Promise<void> {
  await page.goto('/kelola/transaksi/baru/kas-kecil-isi')
  await fillVoucher(page, { 'Nominal (rupiah)': '100.000', Keterangan: 'Kas kecil kantor' })
  await agree(page)
  await page.goto('/kelola/transaksi/baru/uang-muka-karyawan')
  const due = { 'Dipertanggungjawabkan paling lambat': addDays(today, 14) }
  const who = { Penerima: 'Umar Faruq', 'Nominal (rupiah)': '2.500', ...due }
  await fillVoucher(page, {
    ...who,
    'Dibayar dari': 'Mandiri',
    Keterangan: 'Perjalanan ke Kupang',
  })
  await agree(page)
  await page.goto('/kelola/jatuh-tempo')
  await page.getByRole('link', { name: 'Umar Faruq' }).first().click()
  const spent = { 'Terpakai untuk': 'Program', 'Terpakai (rupiah)': '1.750' }
  const back = { 'Kembali ke, atau kekurangannya dibayar dari': 'Mandiri', Keterangan: 'Nota' }
  await fillVoucher(page, { ...spent, ...back })
  await page.getByLabel(/^Kembali \(rupiah\)/).fill('700')
  await page.getByRole('button', { name: 'Lihat jurnalnya' }).click()
  await expect(page.getByText(/kembali Rp750/)).toBeVisible()
  await page.getByLabel(/^Kembali \(rupiah\)/).fill('750')
  await agree(page)
  await page.goto('/kelola/jatuh-tempo')
  await expect(page.getByRole('link', { name: 'Umar Faruq' })).toHaveCount(0)
}

test(
  'a clerk who records above the limit cannot approve it himself; another can, and sees it booked',
  night,
  async ({ page }) => {
    await comeInAs(page, 'bendahara')
    await page.goto('/kelola/transaksi/baru/tagihan')
    const bill = {
      'Untuk apa': 'Kantor',
      Penagih: 'CV Cetak Jaya',
      Keterangan: 'Cetak laporan tahunan',
    }
    await fillVoucher(page, { ...bill, 'Nominal sebelum pajak (rupiah)': '6.000.000' })
    await fillVoucher(page, { 'Jatuh tempo': addDays(todayInJakarta(), 20) })
    await page.getByRole('button', { name: 'Lihat jurnalnya' }).click()
    await expect(page.getByText(/dibukukan sesudah rekan lain menyetujui/)).toBeVisible()
    await page
      .getByLabel(/^Berkas/)
      .first()
      .setInputFiles(paper)
    await page.getByRole('button', { name: 'Ajukan', exact: true }).click()
    await expect(page.getByText('Diajukan').first()).toBeVisible()
    const voucher = page.url()

    await page.goto('/kelola/menunggu')
    await page
      .getByRole('link', { name: /Rp6\.000\.000: Mencatat tagihan/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Setujui' })).toHaveCount(0)
    const answer = await page.request.post(`${page.url().split('?')[0]}?aksi=setujui`, {
      form: { catatan: '', tampak: '0'.repeat(64) },
      headers: { origin: new URL(page.url()).origin },
    })
    expect(answer.status()).toBe(403)

    await comeInAs(page, 'admin')
    await approveFirst(page, /Rp6\.000\.000: Mencatat tagihan/)
    await page.goto(voucher)
    await expect(page.getByText('Dibukukan').first()).toBeVisible()
  },
)
