import type { Page } from '@playwright/test'
import { visitAnew } from './cold.ts'
import { expect, follow, navigation, open, press, test } from '../journey.ts'

test.use({ expected: /Failed to load resource|dynamically imported module|Error loading/ })

/** Opens a screen and waits until it has learned of a newer build. */
async function openWithNewBuild(page: Page, path: string): Promise<() => number> {
  await page.route('**/builds/latest.json?*', (route) =>
    route.fulfill({ json: { id: 'lebih-baru', timestamp: 1 } }),
  )
  const heard = page.waitForResponse('**/builds/latest.json?*')
  await open(page, path)
  await heard
  return documents(page)
}

/** Counts documents loaded from now on. */
function documents(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

test('the first question for a new build comes one second after the page has loaded; a screen whose file does not load is loaded as a document, at most once in ten seconds', {
  tag: '@night',
}, async ({ browser, page, product }) => {
  await test.step('the first question comes one second after the page has loaded', () =>
    // A browser of its own, as its clock stands still.
    visitAnew({ browser, origin: product.origin, expected: /^none$/ }, expectFirstQuestion))
  await test.step('a screen whose file does not load is loaded as a document', () =>
    loadAsDocument(page))
})

async function expectFirstQuestion(page: Page): Promise<void> {
  let questions = 0
  page.on('request', (request) => {
    if (request.url().includes('/builds/latest.json')) questions += 1
  })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(10_000)
  await page.goto('/program')
  await page.clock.runFor(999)
  // A question that came too early would have been on its way by now.
  await page.request.get('/builds/latest.json')
  expect(questions).toBe(0)
  const question = page.waitForRequest(/\/builds\/latest\.json\?\d+$/)
  await page.clock.runFor(1)
  await question
  expect(questions).toBe(1)
}

async function loadAsDocument(page: Page): Promise<void> {
  await page.clock.install()
  await open(page, '/')
  await page.route('**/assets/alquran-*.js', (route) => route.abort())
  const loads = documents(page)
  await follow(navigation(page), 'Al-Qur’an')
  await expect.poll(loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Al-Qur’an')

  // Within ten seconds it shows a notice instead of loading again.
  await open(page, '/')
  expect(loads()).toBe(2)
  await follow(navigation(page), 'Al-Qur’an')
  await expect(page.getByText('Halaman belum dapat dimuat')).toBeVisible()
  expect(loads()).toBe(2)

  await open(page, '/')
  await page.clock.fastForward(10_000)
  await follow(navigation(page), 'Al-Qur’an')
  await expect.poll(loads).toBe(4)
}

test('a new build is taken at the next navigation', { tag: '@night' }, async ({ page }) => {
  const loads = await openWithNewBuild(page, '/')
  await follow(navigation(page), 'Program')
  await expect(page).toHaveURL(/\/program$/)
  await expect.poll(loads).toBe(1)
})

test('a new build waits while audio plays', { tag: '@night' }, async ({ page }) => {
  const loads = await openWithNewBuild(page, '/surat/1')
  await press(page, 'Putar surah')
  await follow(navigation(page), 'Program')
  await expect(page).toHaveURL(/\/program$/)
  await expect(page.getByRole('region', { name: 'Pemutar murottal' })).toBeVisible()
  expect(loads()).toBe(0)
})

test('a new build does not take away a form that has been touched', { tag: '@night' }, async ({
  page,
  request,
}) => {
  const html = await (await request.get('/program')).text()
  const slug = /href="\/campaign\/([^"#?]+)"/.exec(html)?.[1]
  const loads = await openWithNewBuild(page, `/donasi-sekarang/${slug}`)
  await page.getByLabel('Nama lengkap').fill('Siti')
  await follow(page.getByRole('banner'), 'Bantuan')
  await expect(page).toHaveURL(/\/pusat-bantuan$/)
  expect(loads()).toBe(0)
})
