import type { Page } from '@playwright/test'
import { visitAnew } from './cold.ts'
import { expect, navigation, pace, test } from '../journey.ts'

// A first visit: nothing has begun in this tab, and nothing is stored.
test.use({ isWarm: false })

type Visit = (look: (page: Page) => Promise<void>) => Promise<void>

test('pages are read without React, with one script of at most 3 000 bytes; it begins at load where everybody acts, where the browser alone knows what to show, and at a place in a page', {
  tag: '@night',
}, async ({ browser, product, request }) => {
  test.setTimeout(120_000 * pace)
  const visit: Visit = (look) =>
    visitAnew({ browser, origin: product.origin, expected: /Failed to load resource|ERR_/ }, look)
  await test.step('pages are read without React, and where reading stopped is kept', async () => {
    const paths = ['/', '/surat/2', '/alquran', '/program', '/zakatcalculator/zakatemas']
    // Side by side, as most of it is waiting; each by a visitor of its own, as a page keeps where one stopped.
    const boots = await Promise.all(paths.map((path) => readWithoutReact(visit, path)))
    const headers = { 'accept-encoding': 'br' }
    const size = async () =>
      Number((await request.get(boots[0] ?? '', { headers })).headers()['content-length'])
    // A server that has just started packs its files fully behind its first answers.
    await expect.poll(size, { timeout: 90_000 * pace }).toBeLessThanOrEqual(3_000)
  })
  for (const path of ['/unduhan', '/alquran?tampil=tersimpan', '/account', '/surat/2#ayat-255']) {
    await test.step(`it begins at load of ${path}`, () => visit((page) => beginAt(page, path)))
  }
  for (const key of ['amanah.ayat-tersimpan', 'amanah.terakhir-dibaca', 'SY_SESSION']) {
    await test.step(`it begins at load where ${key} is kept`, () =>
      visit(async (page) => {
        await page.addInitScript((kept) => localStorage.setItem(kept, '{}'), key)
        await beginAt(page, '/about')
      }))
  }
})

/** Reads a page and answers the one script that it has fetched. */
async function readWithoutReact(visit: Visit, path: string): Promise<string> {
  const scripts: string[] = []
  await visit(async (page) => {
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.goto(path)
    await page.mouse.wheel(0, 2_000)
    await page.waitForTimeout(2_500)
    expect(scripts, path).toEqual([expect.stringMatching(/^\/assets\/boot-[\w-]+\.js$/)])
    if (path === '/surat/2') await expectPlaceKept(page)
    if (path === '/') await followToProgram(page)
  })
  const [boot = ''] = scripts
  expect(scripts.filter((script) => script !== boot)).toEqual([])
  return boot
}

/** A link is a document, and React stays away there too. */
async function followToProgram(page: Page): Promise<void> {
  await navigation(page).getByRole('link', { name: 'Program' }).click()
  await expect(page).toHaveURL(/\/program$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(1_000)
}

/** Where reading stopped is kept without React. */
async function expectPlaceKept(page: Page): Promise<void> {
  await page.mouse.wheel(0, 4_000)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('amanah.terakhir-dibaca')))
    .toMatch(/"to":"\/surat\/2#ayat-\d+","title":"Al-Baqarah ayat \d+"/)
}

async function beginAt(page: Page, path: string): Promise<void> {
  const begun = page.waitForRequest(/\/assets\/entry\.client-/)
  await page.goto(path)
  await begun
}
