import type { Page } from '@playwright/test'
import { donationIn, expectThanks, payInSimulator } from './donation.ts'
import { expect, navigation, open, press, test } from '../journey.ts'

const meals = 'makan-bergizi-asrama-yatim'

/** Fills the form of a campaign and sends it; ends on the choice of the payment method. */
async function fill(page: Page, slug: string, nominal?: string): Promise<string> {
  await page.goto(`/donasi-sekarang/${slug}`)
  if (nominal) await page.getByRole('textbox', { name: 'Nominal lain' }).fill(nominal)
  await page.getByLabel('Nama lengkap').fill('Siti Aminah')
  await page.getByLabel('E-mail', { exact: true }).fill('siti@contoh.id')
  await page.getByLabel('Saya menyetujui').check()
  await page.getByRole('button', { name: 'Lanjut pilih pembayaran' }).click()
  await expect(page).toHaveURL(/\/payment\/[0-9A-Z]{26}$/)
  return donationIn(page.url())
}

test('from the form to the payment nothing leads elsewhere, and the navigation is back once it is paid', {
  tag: '@night',
}, async ({ page }) => {
  const expectBare = async () => {
    await expect(navigation(page)).toHaveCount(0)
    await expect(page.locator('footer')).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('Yayasan')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bantuan' })).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Kebijakan Privasi' }),
    ).toBeVisible()
  }
  await open(page, `/donasi-sekarang/${meals}`)
  await expectBare()
  const id = await fill(page, meals, '150000')
  await expectBare()
  // Limits are said only where they bind.
  await expect(page.locator('main')).not.toContainText('Rp10.000 –')
  await expect(page.getByRole('button', { name: /^QRIS/ })).toContainText('GoPay')
  await press(page, /^QRIS/)
  await expect(page).toHaveURL(`/checkout-qrcode/${id}`)
  await expectBare()

  // The phone of the journeys is 360 × 740: the picture can be saved without scrolling.
  const save = page.getByRole('button', { name: 'Unduh QR' })
  const bar = page.getByRole('button', { name: 'Cek status pembayaran' })
  await expect(save).toBeVisible()
  const box = await save.boundingBox()
  const below = await bar.boundingBox()
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  await expect(page.locator('main summary').first()).toHaveText('Dari ponsel ini juga')
  const waiting = page.waitForEvent('download')
  await save.click()
  expect((await waiting).suggestedFilename()).toBe('QRIS-150000.png')

  await payInSimulator(page, id)
  await expectThanks(page, 'Rp150.000')
  await expect(navigation(page).first()).toBeAttached()
  const main = page.locator('main')
  for (const words of [
    '± 10 hari makan bagi seorang anak',
    'Dihitung Rp15.000 untuk 1 hari makan',
    'Yang terjadi selanjutnya',
    'Ajak yang lain berbuat baik',
  ]) {
    await expect(main).toContainText(words)
  }
  // No scholar has passed the doa of this demo, so none stands here.
  await expect(main.locator('[lang=ar]')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('no clock stands still and no button is dead on the payment screens', {
    tag: '@night',
  }, async ({ page }) => {
    const id = await fill(page, meals, '150000')
    await page.getByRole('button', { name: 'QRIS' }).click()
    await expect(page).toHaveURL(`/checkout-qrcode/${id}`)
    await expect(page.getByRole('img', { name: /Kode QRIS/ })).toBeVisible()
    await expect(page.getByRole('timer')).toBeHidden()
    for (const name of ['Salin', 'Unduh QR']) {
      await expect(page.getByRole('button', { name })).toBeHidden()
    }
    await expect(page.getByText('Simpan tangkapan layar')).toBeVisible()
    await expect(page.locator('time')).toBeVisible()
    await page.getByRole('link', { name: 'Ganti metode' }).first().click()
    await page.getByRole('button', { name: /BCA/ }).click()
    await expect(page).toHaveURL(`/checkout-va/${id}`)
    await expect(page.getByRole('timer')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Salin' })).toBeHidden()
  })
})
