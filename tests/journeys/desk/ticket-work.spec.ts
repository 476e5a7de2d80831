import { fillForm, payInSimulator } from '../giving/donation.ts'
import { expect, open, press, test } from '../journey.ts'
import { comeInAs } from './institution-money.ts'

test('from a ticket its payment is found, its papers go again in two presses, and its donor is one press away', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await open(page, '/donasi-sekarang/makan-bergizi-asrama-yatim')
  await fillForm(page, { name: 'Nurhayati Lestari' })
  const id = page.url().split('/').at(-1) ?? ''
  await press(page, /^QRIS/)
  await expect(page).toHaveURL(`/checkout-qrcode/${id}`)
  await payInSimulator(page, id)

  await comeInAs(page, 'layanan')
  // A caller: the ticket is written while they speak.
  await page.goto('/kelola/tiket/baru')
  await page.getByLabel('Nomor HP atau e-mail penelepon').fill('0812 3456 7890')
  await page.getByLabel('Yang disampaikan').fill('Kuitansi saya belum sampai.')
  await press(page, 'Buka tiket')
  const title = page.getByRole('heading', { level: 1, name: /^Tiket B-/ })
  const number = (await title.innerText()).replace('Tiket ', '')
  await page.goto('/kelola/tiket')
  // Two presses: the ticket, and what is done with its payment.
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('button', { name: /^Kirim ulang kuitansi donasi/ }).click()
  await page.getByRole('link', { name: 'Nurhayati Lestari' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nurhayati Lestari')
})
