import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

async function enterAs(page: Page, role: 'bendahara' | 'layanan'): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/kelola')
  await page.locator(`button[value="${role}"]`).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible()
}

async function count(page: Page): Promise<void> {
  await page.getByLabel('Rp50.000').fill('3')
  await page.getByLabel('Rp2.000').fill('41')
  await page.getByLabel('Rp500 logam').fill('7')
  await page.getByRole('button', { name: 'Simpan hitungan saya' }).click()
}

/** What the newest statement of the sample account ends with: the next one begins there. */
async function closingBalance(page: Page): Promise<number> {
  await page.goto('/kelola/rekening-koran')
  await page.getByRole('link', { name: 'BSI 7000000202' }).first().click()
  const words = await page.locator('div:has(> dt:text-is("Saldo akhir")) > dd').innerText()
  return Number(words.replaceAll(/\D/g, ''))
}

const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
/** 3 × 50.000 + 41 × 2.000 + 7 × 500. */
const SUM = 235_500

test('a Friday box goes from two counts that do not see each other to the line of the bank', {
  tag: '@night',
}, async ({ page }) => {
  await enterAs(page, 'bendahara')
  await page.goto('/kelola/kotak')
  await page.getByLabel('Nomor kotak').fill('JUM-01')
  await page.getByLabel('Tempat').fill('Masjid Al-Ikhlas')
  await page.getByLabel('Untuk program').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Daftarkan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kotak amal JUM-01' })).toBeVisible()
  await page.getByLabel('Dibuka bersama').fill('Pak Amir')
  await page.getByRole('button', { name: 'Buka dan hitung' }).click()
  await expect(page.getByRole('heading', { name: 'Hitungan pertama' })).toBeVisible()
  const address = page.url()
  await count(page)
  await expect(page.getByText('Minta rekan lain menghitung juga')).toBeVisible()

  await enterAs(page, 'layanan')
  await page.goto(address)
  await expect(page.getByText('Giliran Anda')).toBeVisible()
  await expect(page.getByText('235.500')).toHaveCount(0)
  await count(page)
  await expect(page.getByText('Kedua hitungan sama: Rp235.500')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Berita acara (PDF)' })).toBeVisible()

  await enterAs(page, 'bendahara')
  const closing = await closingBalance(page)
  await page.goto('/kelola/rekening-koran')
  await page.getByLabel('Rekening', { exact: true }).selectOption({ label: 'BSI 7000000202' })
  const balance = closing + SUM
  const rows = `Tanggal;Keterangan;Debet;Kredit;Saldo\n${today};SETORAN TUNAI KOTAK JUMAT;;${SUM}.00;${balance}.00`
  const file = { name: 'mutasi.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }
  await page.getByLabel('Berkas').setInputFiles(file)
  await page.getByRole('button', { name: 'Unggah' }).click()
  const act = page.getByRole('link', { name: 'Setoran kotak amal' })
  await expect(async () => {
    await page.reload()
    await expect(act).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await act.click()
  await expect(page.getByLabel(/JUM-01, Masjid Al-Ikhlas: Rp235.500/)).toBeChecked()
  await page.getByRole('button', { name: 'Catat setoran' }).click()
  await expect(page.getByText(/Setoran kotak amal: BA-KI\//)).toBeVisible()
  await page.goto('/kelola/kotak')
  await expect(page.getByRole('heading', { name: 'Belum disetor' })).toHaveCount(0)
})
