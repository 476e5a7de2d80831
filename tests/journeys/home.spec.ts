import { expect, test } from './journey.ts'

// A first visit: React begins with the first act.
test.use({ isWarm: false })

const day = (at: Date, zoneHours: number) =>
  new Date(at.getTime() + zoneHours * 3_600_000).toISOString().slice(0, 10)

test('home leads with the date and the next prayer, also before React and without JavaScript', async ({
  browser,
  page,
  product,
}) => {
  await page.goto('/')
  const prayer = page.getByRole('region', { name: 'Waktu salat' })
  await expect(prayer).toContainText(
    /(Subuh|Zuhur|Asar|Magrib|Isya) · (\d+ jam )?(\d+ menit )?lagi/,
  )
  await expect(prayer).toContainText('Jakarta')
  // What it says is what the API calculates for Jakarta.
  const { token } = await (await page.request.get('/v2/session')).json()
  const answer = await page.request.get(`/v2/prayer-times?tanggal=${day(new Date(), 7)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = await answer.json()
  await expect(prayer.locator('dd')).toHaveText(
    [data.subuh, data.zuhur, data.asar, data.magrib, data.isya].map((time: string) =>
      time.replace(':', '.'),
    ),
  )
  // Nobody has touched anything, so React has not begun.
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  // The first view of a phone: the date, the prayer, and zakat one press away.
  for (const seen of [
    page.locator('[data-fill=hijri]'),
    prayer,
    page.getByRole('navigation', { name: 'Pintasan' }).getByRole('link', { name: 'Zakat' }),
  ]) {
    await expect(seen).toBeInViewport({ ratio: 1 })
  }

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })
  const still = await plain.newPage()
  await still.goto('/')
  await expect(still.getByRole('region', { name: 'Waktu salat' })).toContainText(
    /(Subuh|Zuhur|Asar|Magrib|Isya) · waktu salat berikutnya/,
  )
  await plain.close()
})

test('home shows the city of the device and the way back to what was read, and is one page for all', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  const before = await (await page.request.get('/')).text()
  await page.evaluate(() => {
    localStorage.setItem('amanah.kota', 'jayapura')
    const read = { to: '/surat/2#ayat-25', title: 'Al-Baqarah ayat 25', detail: 'Surat ke-2' }
    localStorage.setItem('amanah.terakhir-dibaca', JSON.stringify({ ...read, at: 1, isOwn: false }))
  })
  const asked = page.waitForResponse('**/waktu-salat/jayapura.json')
  await page.reload()
  expect((await asked).ok()).toBe(true)
  const prayer = page.getByRole('region', { name: 'Waktu salat' })
  await expect(prayer).toContainText('Jayapura')
  await expect(prayer).toContainText('WIT')
  const back = page.getByRole('link', { name: /Lanjutkan membaca.*Al-Baqarah ayat 25/ })
  await expect(back).toBeInViewport({ ratio: 1 })
  await expect(back).toHaveAttribute('href', '/surat/2#ayat-25')

  // The days of a month are kept, so the next visit asks nothing.
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.reload()
  await expect(prayer).toContainText('Jayapura')
  expect(requests.filter((url) => url.includes('waktu-salat'))).toEqual([])
  const script = /<script[^>]*>[^<]*<\/script>/g
  const after = await (await page.request.get('/')).text()
  expect(after.replaceAll(script, '').length).toBe(before.replaceAll(script, '').length)
})

test('home has rhythm on a phone: a page of at most 3 600 px, and rows that are swiped', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    3_600,
  )
  const row = page.getByRole('heading', { name: 'Pilihan untuk Anda' }).locator('xpath=../..')
  const list = row.getByRole('list')
  expect(
    await list.evaluate((element) => element.scrollWidth / element.clientWidth),
  ).toBeGreaterThan(2)
  await expect(page.getByText('orang menerima manfaat')).toBeVisible()
})

test('the wide header names five parts and lights the one a screen belongs to', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/news')
  const header = page.getByRole('banner').getByRole('navigation', { name: 'Utama' })
  await expect(header.getByRole('link')).toHaveText([
    'Program',
    'Zakat',
    'Wakaf',
    'Al-Qur’an',
    'Kabar',
  ])
  const lit = header.locator('[aria-current]')
  await expect(lit).toHaveText('Kabar')
  await page.locator('main article h2 a, main article h3 a').first().click()
  await expect(page).toHaveURL(/\/latest-news\//)
  await expect(lit).toHaveText('Kabar')
  await page.goto('/zakatcalculator/zakatemas')
  await expect(lit).toHaveText('Zakat')
  await page.goto('/mydonation')
  await expect(lit).toHaveCount(0)
  const account = page.getByRole('banner').getByRole('link', { name: 'Masuk' })
  await expect(account).toHaveAttribute('aria-current', 'page')
})
