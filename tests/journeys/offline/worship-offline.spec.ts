import { expect, open, press, pace } from '../journey.ts'
import { test, visitTwice } from './offline.ts'

test('without a network times are found by name and by position, and doa, tasbih, khatam and hafalan go on', {
  tag: '@night',
}, async ({ page, context }) => {
  test.setTimeout(90_000 * pace)
  await visitTwice(page)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -8.3812, longitude: 114.6333 })
  await context.setOffline(true)

  const place = page.locator('main header').first()
  await open(page, '/waktu-salat')
  await press(page, 'Ganti tempat')
  await page.getByLabel('Kabupaten, kota, atau kecamatan').fill('jatinangr')
  await page.getByRole('button', { name: /^Kec\. Jatinangor/ }).click()
  await expect(place).toContainText('Kec. Jatinangor, Kab. Sumedang')
  await press(page, 'Pakai lokasi saya')
  await expect(place).toContainText('dekat Negara, 3 km')
  await expect(page.getByRole('definition').first()).toHaveText(/^\d\d\.\d\d$/)

  await open(page, '/doa')
  await page.getByText('Orang tua', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Ibrahim ayat 41' })).toBeVisible()
  await page.getByRole('button', { name: /hitung satu/ }).click()
  await expect(page.getByText('Jumlah 1')).toBeVisible()
  // Which verses are read as zikir waits for a scholar.
  await expect(page.getByText('sedang menunggu tinjauan ulama')).toBeVisible()

  await open(page, '/khatam')
  await press(page, 'Mulai hari ini')
  await expect(page.getByText('Halaman 1–21')).toBeVisible()
  await open(page, '/hafalan')
  await page.getByRole('button', { name: 'Ucapkan, lalu sentuh untuk membuka' }).first().click()
  await press(page, 'Lancar')
  await expect(page.getByText('Tercatat: lancar.')).toBeVisible()
})
