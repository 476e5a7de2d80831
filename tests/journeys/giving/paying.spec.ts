import type { Page } from '@playwright/test'
import { donationIn, expectThanks, payInSimulator } from './donation.ts'
import { expect, open, press, test } from '../journey.ts'

const meals = 'makan-bergizi-asrama-yatim'

async function fill(page: Page): Promise<string> {
  await page.getByRole('textbox', { name: 'Nominal lain' }).fill('150000')
  await page.getByLabel('Nama lengkap').fill('Siti Aminah')
  await page.getByLabel('E-mail', { exact: true }).fill('siti@contoh.id')
  await page.getByLabel('Saya menyetujui').check()
  await page.getByRole('button', { name: 'Lanjut pilih pembayaran' }).click()
  await expect(page).toHaveURL(/\/payment\/[0-9A-Z]{26}$/)
  return donationIn(page.url())
}

test('a giver abroad sees the sum roughly in their own money, and the device remembers which', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, `/donasi-sekarang/${meals}`)
  const about = page.locator('summary', { hasText: 'mata uang lain' })
  await expect(page.getByText(/^Kira-kira /)).toHaveCount(0)
  await about.click()
  await page.getByLabel('Mata uang').selectOption('SAR')
  const id = await fill(page)
  // Rp150.000 by the sample's Rp4.440 a riyal; rupiah stays what is paid.
  const said = page.locator('main summary').first()
  await expect(said).toContainText('Kira-kira SAR 33,78')
  await expect(said).toContainText(/kurs \d+ \w+ \d{4}, Data contoh/)
  await said.click()
  await page.getByLabel('Mata uang').selectOption('')
  await expect(said).toHaveText('Lihat kira-kira dalam mata uang lain')
  await expect(page.locator('main')).toContainText('Rp150.000')

  await press(page, /^QRIS/)
  await expect(page).toHaveURL(`/checkout-qrcode/${id}`)
  await expect(page.getByRole('img', { name: /Kode QRIS/ })).toBeVisible()
  await payInSimulator(page, id)
  await expectThanks(page, 'Rp150.000')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form of the currency stands for itself: what it says comes with the page', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto(`/donasi-sekarang/${meals}?nominal=50000`)
    await page.locator('summary', { hasText: 'mata uang lain' }).click()
    await page.getByLabel('Mata uang').selectOption('USD')
    await page.getByRole('button', { name: 'Tampilkan' }).click()
    await expect(page).toHaveURL(/nominal=50000/)
    await expect(page).toHaveURL(/kurs=USD/)
    await expect(page.locator('main')).toContainText('Kira-kira USD 3,00')
    const id = await fill(page)
    await page.locator('summary', { hasText: 'mata uang lain' }).click()
    await page.getByLabel('Mata uang').selectOption('USD')
    await page.getByRole('button', { name: 'Tampilkan' }).click()
    await expect(page).toHaveURL(`/payment/${id}?kurs=USD`)
    await expect(page.locator('main')).toContainText('Kira-kira USD 9,01')
    await expect(page.locator('main')).toContainText('Yang ditagih tetap rupiah')
  })
})
