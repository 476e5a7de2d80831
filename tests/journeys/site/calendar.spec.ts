import { startServer } from '#tests/server/server.ts'
import { expect, follow, open, press, test, watchConsole, pace } from '../journey.ts'

test('the calendar turns its pages, changes its side, moves its dates, and is taken along', {
  tag: '@night',
}, async ({ page, request }) => {
  await open(page, '/calendar?bulan=2026-02')
  const month = page.getByRole('table')
  await expect(month.getByRole('cell', { name: /1 Ramadan 1447 H, Awal Ramadan/ })).toBeVisible()
  await follow(page, 'Bulan berikutnya')
  await expect(page.getByRole('heading', { name: 'Maret 2026' })).toBeVisible()
  await expect(month.getByRole('cell', { name: /Idulfitri, Dilarang berpuasa/ })).toBeVisible()
  await follow(page, 'Bulan Hijriah')
  await expect(page).toHaveURL('/calendar?hijriah=1447-09')
  await expect(page.getByRole('heading', { name: 'Ramadan 1447 H' })).toBeVisible()
  await follow(page, 'Mundur 1 hari')
  await expect(page).toHaveURL('/calendar?hijriah=1447-09&geser=-1')
  await expect(month.getByRole('cell', { name: '20 Februari 2026, Awal Ramadan' })).toBeVisible()

  await open(page, '/calendar?bulan=2060-12')
  const christmas = page.getByRole('listitem').filter({ hasText: 'Hari Raya Natal' })
  await expect(christmas.first()).toContainText(/sekitar \d+ \w+ 1483 H/)
  await expect(christmas.first()).not.toContainText('perkiraan')

  await page.getByLabel('Puasa sunah').check()
  await page.getByLabel('Libur nasional').check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Unduh kalender (.ics)'),
  ])
  const feed = await request.get(file.url())
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const taken = await feed.text()
  expect(taken).toMatch(/SUMMARY:Puasa Ayyamul Bidh/)
  expect(taken).toMatch(/SUMMARY:Hari Raya Natal\r\n/)
  const plain = await request.get('/calendar.ics')
  expect(await plain.text()).not.toMatch(/Natal/)
})

test('a city and what was read stay on the device; without script both screens still say everything', {
  tag: '@night',
}, async ({ page, browser, product }) => {
  await open(page, '/ramadhan')
  await page.getByLabel('Kota').selectOption('Jayapura')
  await expect(page).toHaveURL('/ramadhan?kota=jayapura')
  await expect(page.locator('main')).toContainText('Jayapura dan sekitarnya, WIT')
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d/)
  await press(page, 'Juz 1')
  await expect(page.getByRole('link', { name: 'Baca Juz 2' })).toBeVisible()
  await open(page, '/ramadhan')
  await expect(page).toHaveURL('/ramadhan?kota=jayapura')
  await expect(page.getByRole('button', { name: 'Juz 1', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await press(page, 'Kota terdekat')
  await expect(page.getByText('Izin lokasi tidak diberikan.')).toBeVisible()
  await page.context().grantPermissions(['geolocation'])
  // Its nearest city across the strait, Banyuwangi, has another clock.
  await page.context().setGeolocation({ latitude: -8.3812, longitude: 114.6333 })
  const asked: string[] = []
  page.on('request', (sent) => asked.push(`${sent.url()} ${sent.postData() ?? ''}`))
  await press(page, 'Kota terdekat')
  await expect(page).toHaveURL('/ramadhan')
  await expect(page.locator('main')).toContainText('Lokasi Anda, dekat Negara, 3 km, WITA')
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d/)
  await open(page, '/')
  const prayer = page.getByRole('region', { name: 'Waktu salat' })
  await expect(prayer).toContainText('dekat Negara, 3 km')
  await expect(prayer).toContainText('WITA')
  await open(page, '/calendar')
  await open(page, '/ramadhan')
  await expect(page.locator('main')).toContainText('dekat Negara, 3 km')
  // The place stays on the device.
  expect(asked.filter((sent) => /negara|denpasar|8[.,]38|114[.,]63/i.test(sent))).toEqual([])

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: product.origin })
  await plain.goto('/ramadhan')
  await plain.getByLabel('Kota').selectOption('Makassar')
  await press(plain, 'Pilih')
  await expect(plain).toHaveURL('/ramadhan?kota=makassar')
  await expect(plain.getByRole('table').getByRole('row')).toHaveCount(31)
  await plain.goto('/calendar?hijriah=1447-12')
  await follow(plain, 'Bulan berikutnya')
  await expect(plain.getByRole('heading', { name: 'Muharram 1448 H' })).toBeVisible()
  await plain.close()
})

test('after Magrib the date is that of the evening, by the city of the device, and what a kept page said is put right', {
  tag: '@night',
}, async ({ browser }) => {
  test.setTimeout(180_000 * pace)
  // In Jakarta Magrib is at 17.57 and in Jayapura it was two hours ago.
  const server = await startServer({ env: { TEST_CLOCK: '2026-11-27T17:20:00+07:00' } })
  const page = await browser.newPage({ baseURL: server.origin, locale: 'id-ID' })
  const complaints = watchConsole(page)
  const day = '17 Jumadilakhir 1448 H'
  const evening = 'malam 18 Jumadilakhir 1448 H'
  const today = page.getByRole('region', { name: 'Hari ini' })
  await open(page, '/')
  await expect(page.getByRole('link', { name: day, exact: true })).toBeVisible()
  await open(page, '/calendar')
  await expect(today).toContainText(day)
  await open(page, '/ramadhan?kota=jayapura')
  await expect(page.locator('main')).toContainText(evening)
  await page.getByLabel('Kota').selectOption('Merauke')
  await expect(page).toHaveURL('/ramadhan?kota=merauke')
  await open(page, '/calendar')
  await expect(today).toContainText(evening)
  await expect(today).toContainText('Jumat malam, 27 November 2026')
  await open(page, '/')
  await expect(page.getByRole('link', { name: evening })).toBeVisible()
  expect(complaints).toEqual([])
  await page.close()
  await server.stop()
})

test('in Ramadan one counts to Magrib on the twelfth day', { tag: '@night' }, async ({
  browser,
}) => {
  test.setTimeout(120_000 * pace)
  const server = await startServer({ env: { TEST_CLOCK: '2026-03-02T17:00:00+07:00' } })
  const page = await browser.newPage({ baseURL: server.origin, locale: 'id-ID' })
  const complaints = watchConsole(page)
  await open(page, '/')
  await follow(page, 'Imsakiyah dan tadarus hari ini')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hari ke-12 Ramadan')
  await expect(page.locator('main')).toContainText('Menuju Magrib, waktu berbuka 18.15 WIB')
  await expect(page.getByRole('timer')).toHaveText(/^01:1[0-5]:/)
  await expect(page.getByRole('row', { name: /hari ini/ })).toContainText('Sen, 2 Mar')
  await expect(page.getByRole('link', { name: 'Tunaikan zakat fitrah' })).toBeVisible()
  expect(complaints).toEqual([])
  await page.close()
  await server.stop()
})
