import { newContact, register, stored } from './account.ts'
import { expect, open, press, test } from '../journey.ts'

test('a stranger who names my contact keeps me from no link on a device I was signed in on', {
  tag: '@night',
}, async ({ page, product, request }) => {
  const contact = await register(page, product.origin)
  expect(await stored(page, 'amanah.perangkat')).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  await press(page, 'Keluar dari akun')
  const forgot = (name: string) =>
    request.post('/v2/auth/password/forgot', { data: { contact: name } })
  // Known or unknown, a contact gets the same answers.
  for (const name of [contact, newContact()]) {
    for (const status of [200, 200, 200, 429]) expect((await forgot(name)).status()).toBe(status)
  }
  const code = () => request.post('/v2/auth/code', { data: { contact } })
  for (let time = 0; time < 4; time++) await code()
  expect((await code()).status()).toBe(429)

  await open(page, '/forgot-password')
  await page.getByLabel('E-mail atau nomor HP').fill(contact)
  await press(page, 'Kirim tautan')
  await expect(page.getByText('Jika akun ini terdaftar, tautannya sudah kami kirim.')).toBeVisible()
})
