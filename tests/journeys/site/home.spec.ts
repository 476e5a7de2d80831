import { expect, test } from '../journey.ts'

// A first visit: React begins with the first act.
test.use({ isWarm: false })

test('home shows the city of the device and the way back to what was read, and is one page for all', {
  tag: '@night',
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

test('home has rhythm on a phone: at most 3 400 px above the foot, and rows that are swiped', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/')
  const foot = await page.locator('body > footer').boundingBox()
  expect(foot?.y).toBeLessThanOrEqual(3_400)
  const row = page.getByRole('heading', { name: 'Pilihan untuk Anda' }).locator('xpath=../..')
  const list = row.getByRole('list')
  expect(
    await list.evaluate((element) => element.scrollWidth / element.clientWidth),
  ).toBeGreaterThan(2)
  await expect(page.getByText('orang menerima manfaat')).toBeVisible()
})

test('the wide header names five parts and lights the one a screen belongs to', {
  tag: '@night',
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
