import { expectThanks, findCampaign } from '../giving/donation.ts'
import { expect, test } from '../journey.ts'

test.use({ javaScriptEnabled: false, expected: /status of 422/ })

test('a gift needs no script: form, mistakes, way to pay, code, thanks', {
  tag: '@night',
}, async ({ page, product, request }) => {
  const { slug } = await findCampaign(request, product.origin)
  await page.goto(`/donasi-sekarang/${slug}`)
  const send = page.getByRole('button', { name: 'Lanjut pilih pembayaran' })
  await page.getByRole('radio', { name: 'Rp50.000' }).check()
  // An operational part on top, which is added only by choice.
  await expect(page.getByRole('radio', { name: 'Tidak' })).toBeChecked()
  await page.getByRole('radio', { name: 'Rp5.000' }).check()
  await page.getByLabel('Nama lengkap').fill('Siti Aminah')
  await page.getByLabel('E-mail', { exact: true }).fill('siti@contoh.id')
  await send.click()
  await expect(page.locator('main')).toContainText('Setujui Syarat & Kebijakan Privasi')
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Siti Aminah')
  await expect(page.getByRole('radio', { name: 'Rp5.000' })).toBeChecked()

  await page.getByLabel('Saya menyetujui').check()
  await send.click()
  await expect(page).toHaveURL(/\/payment\/[0-9A-Z]{26}$/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.getByRole('button', { name: 'QRIS' }).click()
  await expect(page).toHaveURL(`/checkout-qrcode/${id}`)
  await expect(page.getByRole('img', { name: /Kode QRIS/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cek status pembayaran' }).click()
  await expect(page).toHaveURL(`/checkout-qrcode/${id}?cek=1`)
  await expect(page.locator('main')).toContainText('Belum ada pembayaran yang kami terima')

  await request.post(`/sandbox/charges/${id}/pay`)
  await expect
    .poll(async () => {
      await page.goto(`/payment/${id}`)
      return page.getByRole('heading', { level: 1 }).textContent()
    })
    .toContain('Alhamdulillah')
  await expectThanks(page, 'Rp55.000')
})

test('a zakat needs no script: reckoned, carried to its gift with the calculation, and paid', {
  tag: '@night',
}, async ({ page, request }) => {
  await page.goto('/zakatcalculator/zakatpenghasilan')
  await page.getByLabel('Gaji atau penghasilan utama').fill('10.000.000')
  await page.getByRole('button', { name: 'Hitung zakat' }).click()
  await page.getByRole('button', { name: 'Tunaikan Rp250.000' }).click()
  // Incomes must not appear in an address.
  await expect(page).toHaveURL('/donasi-sekarang/zakat-penghasilan')
  await expect(page.locator('main')).toContainText('Rp31.250')
  expect(await page.locator('input[name=zakat]').inputValue()).toContain('"zakatRupiah":250000')

  const send = page.getByRole('button', { name: 'Lanjut pilih pembayaran' })
  await page.getByLabel('Nama lengkap').fill('Siti Aminah')
  await send.click()
  await expect(page.locator('main')).toContainText('Setujui Syarat & Kebijakan Privasi')
  await page.getByLabel('E-mail', { exact: true }).fill('siti@contoh.id')
  await page.getByLabel('Saya menyetujui').check()
  await send.click()
  await expect(page).toHaveURL(/\/payment\/[0-9A-Z]{26}$/)
  await expect(page.locator('main')).toContainText('Rp31.250')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.getByRole('button', { name: 'QRIS' }).click()
  await request.post(`/sandbox/charges/${id}/pay`)
  await expect
    .poll(async () => {
      await page.goto(`/payment/${id}`)
      return page.getByRole('heading', { level: 1 }).textContent()
    })
    .toContain('Alhamdulillah')
  await expectThanks(page, 'Rp250.000', 'zakat')
})
