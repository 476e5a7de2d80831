import { expect, press, test } from '../journey.ts'
import { comeInAs } from './institution-money.ts'

test('from a ticket its payment is found, and its papers go again in two presses', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await comeInAs(page, 'layanan')
  await page.goto('/kelola/donasi?cari=siti+khadijah&keadaan=paid')
  const donation = await page.getByRole('cell').getByRole('link').first().innerText()
  // A caller names it: the ticket is written while they speak.
  await page.goto('/kelola/tiket/baru')
  await page.getByLabel('Nomor HP atau e-mail penelepon').fill('0812 3456 7890')
  await page.getByLabel('Yang disampaikan').fill('Kuitansi saya belum sampai.')
  await page.getByLabel('Nomor donasi').fill(donation)
  await press(page, 'Buka tiket')
  const title = page.getByRole('heading', { level: 1, name: /^Tiket B-/ })
  const number = (await title.innerText()).replace('Tiket ', '')
  await page.goto('/kelola/tiket')
  // Two presses: the ticket, and what is done with its payment.
  await page.getByRole('link', { name: number }).click()
  await press(page, `Kirim ulang kuitansi donasi ${donation}`)
  await expect(page).toHaveURL(/kabar=kuitansi/)
  await page.getByRole('link', { name: donation }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Donasi ${donation}`)
})
