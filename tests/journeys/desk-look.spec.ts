import { type Door, doorOf } from '#app/desk/doors.ts'
import type { Page } from '@playwright/test'
import { faultsOf, lookAs, looks } from './axe.ts'
import { expect, pace, test } from './journey.ts'

test.use({ isWarm: false })

/** Comes to the desk of a demo by one press, as somebody of this role. */
async function enterAs(page: Page, name: string): Promise<void> {
  await page.goto('/kelola')
  await page.getByRole('button', { name: new RegExp(`^${name}(?! kedua)`) }).click()
  await expect(page).toHaveURL(/\/kelola$/)
}

/** The door of an address tells its kind of page: one page of each kind is looked at. */
const doorsOfPaths = new Map<string, Door | undefined>()

/** Looked up once for each address: hundreds of links lead to the same one. */
function doorOfPath(path: string): Door | undefined {
  if (!doorsOfPaths.has(path)) doorsOfPaths.set(path, doorOf(path))
  return doorsOfPaths.get(path)
}

const file = /\.(csv|json|xlsx|pdf)$/
const pathOf = (address: string) => address.split('?')[0] ?? ''

/** Every kind of page that links lead to from the first one, each once; `look` answers the links of a page. */
async function walk(look: (path: string, at: number) => Promise<string[]>): Promise<void> {
  const seen = new Set<Door>()
  const waiting = ['/kelola']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const door = doorOfPath(pathOf(path))
    if (!door || seen.has(door)) continue
    const links = await look(path, seen.size)
    seen.add(door)
    for (const href of links) {
      const [next = ''] = href.split('#')
      if (next.startsWith('/kelola') && !file.test(pathOf(next))) waiting.push(next)
    }
  }
  expect(seen.size).toBeGreaterThan(10)
}

type Look = { shown: typeof looks; isDrawn?: (at: number) => boolean }

/** What is wrong with the pages of the desk that are drawn, each kind of page in one of these looks. */
async function faultsOfDesk(page: Page, { shown, isDrawn = () => true }: Look): Promise<string[]> {
  await enterAs(page, 'Admin')
  const found: string[] = []
  await walk(async (path, at) => {
    if (!isDrawn(at)) return hrefsIn(await (await page.request.get(path)).text())
    await lookAs(page, shown[at % shown.length])
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 200])
    for (const fault of await faultsOf(page)) found.push(`${path}: ${fault}`)
    return await page.evaluate(() =>
      [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    )
  })
  return found
}

test('a third of the desk can be used by everyone, each page in one of the sizes and themes', async ({
  page,
}) => {
  test.setTimeout(240_000 * pace)
  expect(await faultsOfDesk(page, { shown: looks, isDrawn: (at) => at % 3 === 0 })).toEqual([])
})

for (const look of looks) {
  test(`every page of the desk can be used by everyone: ${look.width} px, ${look.colorScheme}`, {
    tag: '@long',
  }, async ({ page }) => {
    test.setTimeout(240_000 * pace)
    expect(await faultsOfDesk(page, { shown: [look] })).toEqual([])
  })
}

/** What a page is made of, without its words, ids and numbers. */
function shapeOf(html: string): string {
  return html
    .replaceAll(/>[^<]+</g, '><')
    .replaceAll(/\s(?:id|for|href|value|aria-describedby|aria-label|data-label)="[^"]*"/g, '')
}

/** The pages that somebody's role shows them, each fetched without a browser. */
async function pagesOf(page: Page, look: (path: string, html: string) => Promise<void>) {
  await walk(async (path) => {
    const answer = await page.request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    const html = await answer.text()
    await look(path, html.slice(html.indexOf('<main')))
    return hrefsIn(html)
  })
}

test('every page of the desk can be used by everyone in every role, where it differs from the admin’s', {
  tag: '@long',
}, async ({ page, browser, product }) => {
  test.setTimeout(600_000 * pace)
  const seen = new Set<string>()
  await enterAs(page, 'Admin')
  await pagesOf(page, async (_path, html) => void seen.add(shapeOf(html)))
  for (const name of ['Bendahara', 'Program', 'Editor', 'Layanan', 'Auditor']) {
    const context = await browser.newContext({ baseURL: product.origin })
    const tab = await context.newPage()
    await enterAs(tab, name)
    const found: string[] = []
    const before = seen.size
    await pagesOf(tab, async (path, html) => {
      if (seen.has(shapeOf(html))) return
      seen.add(shapeOf(html))
      await lookAs(tab, looks[seen.size % looks.length])
      await tab.goto(path)
      for (const fault of await faultsOf(tab)) found.push(`${name} ${path}: ${fault}`)
    })
    expect(seen.size).toBeGreaterThan(before)
    expect(found).toEqual([])
    await context.close()
  }
})

test('a list is narrowed, sorted and opened by the keyboard alone', async ({ page }) => {
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

test('the demo desk opens by one press, and an auditor finds nothing to change', async ({
  page,
}) => {
  test.setTimeout(120_000 * pace)
  await enterAs(page, 'Auditor')
  await walk(async (path) => {
    // The desk has no script: what the server answers is what is shown.
    const answer = await page.request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    const [, main = ''] = /<main\b.*?>(.*)<\/main>/s.exec(await answer.text()) ?? []
    expect(main, path).not.toBe('')
    const acts = main.match(/<form\b[^>]*method="post"[^>]*>/gi) ?? []
    // Their own sessions and password stay theirs.
    if (path !== '/kelola/sesi') expect([path, acts]).toEqual([path, []])
    return hrefsIn(await answer.text())
  })
})

function hrefsIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
}
