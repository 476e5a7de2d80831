import { anotherDevice, register, signInOnPage, heading } from '../account/account.ts'
import { expect, open, press, test, pace } from '../journey.ts'

test('verses are hidden, said and marked; the marks are in the account and on another device', {
  tag: '@night',
}, async ({ page, browser, product }) => {
  test.setTimeout(120_000 * pace)
  await open(page, '/hafalan')
  await page.getByRole('button', { name: 'Ucapkan, lalu sentuh untuk membuka' }).first().click()
  await press(page, 'Lancar')
  await expect(page.getByText('Tercatat: lancar.')).toBeVisible()
  await expect(page.getByText('1 dari 114 surah sudah mulai dihafal.')).toBeVisible()
  await press(page, 'Sambung ayat')
  await press(page, 'Buka sambungannya')
  await press(page, 'Ragu')

  const contact = await register(page, product.origin)
  await open(page, '/hafalan')
  await expect(page.getByText('Tersimpan di akun Anda')).toBeVisible()
  const tablet = await anotherDevice(browser, product.origin)
  await signInOnPage(tablet, contact)
  await expect(heading(tablet)).toHaveText('Siti Aminah')
  await open(tablet, '/hafalan')
  await expect(tablet.getByText('1 dari 114 surah sudah mulai dihafal.')).toBeVisible()
  await tablet.context().close()
})

test('what was said well in the evening is to be said again the next day, from its morning on', {
  tag: '@night',
}, async ({ page }) => {
  const at = (moment: string) => page.clock.setFixedTime(moment)
  const due = page.locator('section').filter({ hasText: 'Ulangi hari ini' })
  await at('2026-11-28T20:00:00+07:00')
  await open(page, '/hafalan')
  await page.getByRole('button', { name: 'Ucapkan, lalu sentuh untuk membuka' }).first().click()
  await press(page, 'Lupa')
  await expect(due).toContainText('Belum ada yang perlu diulang')
  await at('2026-11-29T05:00:00+07:00')
  await open(page, '/hafalan')
  await expect(due.getByRole('button', { name: 'An-Nas ayat 1' })).toBeVisible()
})

test('prayers of the Quran open by subject, and the tasbih counts a full round', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/doa')
  await page.getByText('Orang tua', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Ibrahim ayat 41' })).toBeVisible()
  const counter = page.getByRole('button', { name: /hitung satu/ })
  for (let each = 0; each < 33; each++) await counter.click()
  await expect(page.getByText('Genap 33, putaran 1')).toBeVisible()
})
