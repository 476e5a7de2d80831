import type { Page } from '@playwright/test'
import { deskLinksIn, deskScreens, walkDesk } from '#tests/screens/desk-screens.ts'
import { faultsOf, lookAs, looks } from '../axe.ts'
import { expect, pace, test } from '../journey.ts'

test.use({ isWarm: false })

/** Comes to the desk of a demo by one press, as somebody of this role. */
async function enterAs(page: Page, name: string): Promise<void> {
  await page.goto('/kelola')
  await page.getByRole('button', { name: new RegExp(`^${name}(?! kedua)`) }).click()
  await expect(page).toHaveURL(/\/kelola$/)
}

type Look = { shown: typeof looks; isDrawn?: (at: number) => boolean }

/** What is wrong with the pages of the desk that are drawn, each kind of page in one of these looks. */
async function faultsOfDesk(page: Page, { shown, isDrawn = () => true }: Look): Promise<string[]> {
  await enterAs(page, 'Admin')
  const found: string[] = []
  await walkDesk(async (path, at) => {
    if (!isDrawn(at)) return deskLinksIn(await (await page.request.get(path)).text(), path)
    await lookAs(page, shown[at % shown.length])
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 200])
    for (const fault of await faultsOf(page)) found.push(`${path}: ${fault}`)
    return deskLinksIn(await page.content(), path)
  })
  return found
}

test('a fifth of the desk can be used by everyone, each page in one of the sizes and themes', {
  tag: '@night',
}, async ({ page }) => {
  test.setTimeout(240_000 * pace)
  expect(await faultsOfDesk(page, { shown: looks, isDrawn: (at) => at % 5 === 0 })).toEqual([])
})

for (const look of looks) {
  test(`every page of the desk can be used by everyone: ${look.width} px, ${look.colorScheme}`, {
    tag: '@night',
  }, async ({ page }) => {
    test.setTimeout(240_000 * pace)
    expect(await faultsOfDesk(page, { shown: [look] })).toEqual([])
  })
}

/** The pages that somebody's role leads to, each fetched without a browser. */
async function pagesOf(page: Page) {
  return await deskScreens(async (path) => {
    const answer = await page.request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    return { status: answer.status(), html: await answer.text() }
  })
}

test('every page of the desk can be used by everyone in every role and state, where it differs', {
  tag: '@night',
}, async ({ browser, product }) => {
  test.setTimeout(1_200_000 * pace)
  const seen = new Set<string>()
  for (const name of ['Admin', 'Bendahara', 'Program', 'Editor', 'Layanan', 'Auditor']) {
    const context = await browser.newContext({ baseURL: product.origin })
    const tab = await context.newPage()
    await enterAs(tab, name)
    const found: string[] = []
    const others = (await pagesOf(tab)).filter(({ shape }) => !seen.has(shape))
    expect(others.length).toBeGreaterThan(0)
    for (const [at, { path, shape }] of others.entries()) {
      seen.add(shape)
      // Both sizes and both themes of each page, in turn as pairs.
      for (const look of [looks[(2 * at) % 4], looks[(2 * at + 1) % 4]]) {
        await lookAs(tab, look)
        await tab.goto(path)
        for (const fault of await faultsOf(tab)) found.push(`${name} ${path}: ${fault}`)
      }
    }
    expect(found).toEqual([])
    await context.close()
  }
})

test('a list is narrowed, sorted and opened by the keyboard alone', { tag: '@night' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enterAs(page, 'Program')
  await page.goto('/kelola/program')
  const reach = async (wanted: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      const isThere = await page.evaluate((at) => document.activeElement?.matches(at), wanted)
      if (isThere) return
    }
    throw new Error(`Tab does not reach ${wanted}`)
  }
  await reach('input[name=kata]')
  await page.keyboard.type('asrama')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/kata=asrama/)
  await reach('th a[href*="urut=judul"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/kata=asrama&urut=judul/)
  await expect(page.locator('th[aria-sort=ascending]')).toHaveText('Program')
  await reach('td a')
  const title = await page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
})
