import { expect, open, press, test } from '../journey.ts'

test('times are those of a place found by a slip or by position, moved by minutes, and also on the home screen', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/waktu-salat')
  await press(page, 'Ganti tempat')
  await page.getByLabel('Kabupaten, kota, atau kecamatan').fill('Sumedng')
  await page.getByRole('button', { name: /^Sumedang/ }).click()
  await expect(page.locator('main header').first()).toContainText('Sumedang, WIB')
  const today = page.getByRole('definition')
  const before = await today.nth(1).textContent()
  await page.getByText('Koreksi menit').click()
  await press(page, 'Subuh satu menit lebih lambat')
  await expect(today.nth(1)).not.toHaveText(String(before))
  const moved = await today.nth(1).textContent()
  await press(page, 'Setahun')
  await expect(page.getByRole('table')).toHaveCount(12)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Unduh kalender (.ics)'),
  ])
  expect(file.suggestedFilename()).toBe('waktu-salat-sumedang.ics')

  await open(page, '/')
  await expect(page.getByLabel('Waktu salat').getByText(String(moved)).first()).toBeVisible()
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: -6.9502, longitude: 107.9701 })
  await open(page, '/waktu-salat')
  await press(page, 'Pakai lokasi saya')
  await expect(page.locator('main header').first()).toContainText('dekat Sumedang, 12 km')
})
