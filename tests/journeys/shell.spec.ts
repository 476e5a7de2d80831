import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BuildRecord, hashOf } from '#app/offline/build-pack.ts'
import { expect, follow, navigation, open, press, test, watchConsole } from './journey.ts'

test.use({ expected: /status of 404/ })

test('an unmatched path is a 404 that names the path as plain text, and one can go on from it', async ({
  page,
}) => {
  const path = '/tidak-ada/<b>tebal</b>'
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible()
  await expect(page.locator('main b')).toHaveCount(0)
  await follow(page.locator('main'), 'Beranda')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const answers = [
  ['/', 200],
  ['/program', 200],
  ['/alquran', 200],
  ['/surat/1', 200],
  ['/juz/30', 200],
  ['/surat/0', 404],
  ['/surat/115', 404],
  ['/surat/abc', 404],
  ['/juz/31', 404],
  ['/campaign/tidak-ada', 404],
  ['/donasi-sekarang/tidak-ada', 404],
  ['/payment/0123456789ABCDEFGHJKMNPQRS', 404],
  ['/checkout-qrcode/salah', 404],
] as const

test('every kind of address answers in Indonesian, with 200 or the error page', async ({
  request,
}) => {
  for (const [path, status] of answers) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, status])
    const html = await answer.text()
    expect(html, path).toContain('<html lang="id"')
    expect(html, path).toMatch(/<title>[^<]+<\/title>/)
    if (status === 404) expect(html, path).toContain('Page Not Found')
    else expect(html, path).toMatch(/<h1[ >]/)
  }
})

test('a screen that a script opens and that does not exist shows the same error page', async ({
  page,
}) => {
  await open(page, '/surat/114')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/surat/115' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page.getByText('Page Not Found')).toBeVisible()
})

test('public screens answer their data as plain JSON, screens that show an id do not', async ({
  request,
}) => {
  for (const path of ['/', '/program', '/alquran', '/surat/1', '/juz/30']) {
    const answer = await request.get(`${path === '/' ? '' : path}/_payload.json`)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type']).toContain('application/json')
    expect(Object.keys(await answer.json())).not.toHaveLength(0)
  }
  const html = await (await request.get('/program')).text()
  const slug = /href="\/campaign\/([^"#?]+)"/.exec(html)?.[1]
  expect((await request.get(`/donasi-sekarang/${slug}`)).headers()['cache-control']).toBe(
    'no-store',
  )
  expect((await request.get(`/donasi-sekarang/${slug}/_payload.json`)).status()).toBe(404)
})

test('an open page asks for the newest build, whose manifest lists its files as they are served', async ({
  page,
}) => {
  const asked = page.waitForRequest(/\/builds\/latest\.json\?\d+$/)
  await open(page, '/program')
  const latest = await (await (await asked).response())?.json()
  expect(Object.keys(latest)).toEqual(['id', 'timestamp'])
  const answer = await page.request.get(`/builds/meta/${latest.id}.json`)
  const meta = (await answer.json()) as BuildRecord
  expect(meta).toMatchObject(latest)
  expect(meta.files.length).toBeGreaterThan(50)
  for (const { url, bytes, hash } of meta.files.filter((_, at) => at % 20 === 0)) {
    const body = new Uint8Array(await (await page.request.get(url)).body())
    expect([body.length, await hashOf(body)], url).toEqual([bytes, hash])
  }
  expect((await page.request.get('/builds/meta/lain.json')).status()).toBe(404)
})

test('the dark theme follows the system', async ({ page }) => {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  const light = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).not.toBe(light)
})

test('the main navigation leads to every screen it names', async ({ page }) => {
  await open(page, '/')
  for (const name of ['Program', 'Al-Qur’an', 'Beranda']) {
    await follow(navigation(page), name)
    await expect(navigation(page).getByRole('link', { name })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a script that is not ours is refused, and the journeys would hear of it', {
  tag: '@long',
}, async ({ context }) => {
  const page = await context.newPage()
  const complaints = watchConsole(page)
  await open(page, '/')
  expect(complaints).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('window.wasRun = true')
    document.body.append(script)
  })
  await expect
    .poll(() => complaints.join())
    .toMatch(/Content Security Policy|requires 'TrustedScript'/)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})

test('no file of a screen starts the app: React begins only once every part is there', () => {
  const assets = fileURLToPath(new URL('../../build/client/assets/', import.meta.url))
  const importers = readdirSync(assets).filter(
    (name) =>
      name.endsWith('.js') &&
      !name.startsWith('manifest-') &&
      readFileSync(assets + name, 'utf8').includes('/entry.client-'),
  )
  expect(importers).toEqual([])
})

test.describe(() => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('a screen that cannot be reached says that there is no connection, and comes by itself when there is one', async ({
    page,
    context,
  }) => {
    await open(page, '/program')
    const campaigns = page.locator('main article h3 a, main article h2 a')
    await campaigns.first().click()
    await expect(page).toHaveURL(/\/campaign\//)
    await page.goBack()
    await expect(page).toHaveURL('/program')
    await context.setOffline(true)
    await campaigns.nth(1).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Tanpa internet')
    await press(page, 'Coba lagi')
    await expect(heading).toHaveText('Tanpa internet')
    await context.setOffline(false)
    await expect(heading).not.toHaveText('Tanpa internet')
    await expect(page).toHaveURL(/\/campaign\//)
    await expect(page.getByRole('link', { name: /sekarang$|^Tunaikan/i }).first()).toBeVisible()
  })
})
