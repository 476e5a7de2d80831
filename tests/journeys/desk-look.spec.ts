import { doorOf, doors } from '#app/desk/doors.ts'
import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { expect, pace, test } from './journey.ts'

test.use({ isWarm: false })

/** Comes to the desk of a demo by one press, as somebody of this role. */
async function enterAs(page: Page, name: string): Promise<void> {
  await page.goto('/kelola')
  await page.getByRole('button', { name }).click()
  await expect(page).toHaveURL(/\/kelola$/)
}

/** The door's pattern of an address: one page of each kind is looked at. */
function kindOfPage(path: string): string | undefined {
  return Object.keys(doors).find((pattern) => doorOf(path) === doors[pattern])
}

const file = /\.(csv|json|xlsx|pdf)$/

/** Every kind of page that links lead to from the first one, each once. */
async function walk(page: Page, look: (path: string) => Promise<void>): Promise<string[]> {
  const seen = new Set<string>()
  const waiting = ['/kelola']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = kindOfPage(path)
    if (!kind || seen.has(kind)) continue
    seen.add(kind)
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 200])
    await look(path)
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('a[href^="/kelola"]')].map((link) => link.getAttribute('href')),
    )
    for (const href of links) {
      const [next = ''] = (href ?? '').split(/[?#]/)
      if (!file.test(next)) waiting.push(next)
    }
  }
  return [...seen]
}

for (const { width, height, colorScheme } of [
  { width: 360, height: 740, colorScheme: 'dark' as const },
  { width: 1280, height: 800, colorScheme: 'light' as const },
]) {
  test(`every page of the desk can be used by everyone: ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(240_000 * pace)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await enterAs(page, 'Admin')
    const found: string[] = []
    const kinds = await walk(page, async (path) => {
      for (const { id, impact, tags, nodes } of await violationsOn(page)) {
        const isRule = tags.some((tag) => /^wcag2\d?a{1,2}$/.test(tag))
        if (!isRule && impact !== 'serious' && impact !== 'critical') continue
        found.push(`${path}: ${id}, first at ${nodes[0]?.target.join(' ')}`)
      }
      const { headings, wide } = await page.evaluate(() => ({
        headings: document.querySelectorAll('h1').length,
        wide: document.documentElement.scrollWidth,
      }))
      if (headings !== 1) found.push(`${path}: ${headings} first headings`)
      if (wide > width) found.push(`${path}: ${wide} px wide`)
    })
    expect(found).toEqual([])
    expect(kinds.length).toBeGreaterThan(10)
  })
}

test('the demo desk opens by one press, and an auditor finds nothing to change', async ({
  page,
}) => {
  test.setTimeout(120_000 * pace)
  await enterAs(page, 'Auditor')
  await walk(page, async (path) => {
    const acts = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]')].map((form) =>
        form.getAttribute('action'),
      ),
    )
    // Their own sessions and password stay theirs.
    if (path !== '/kelola/sesi') expect([path, acts]).toEqual([path, []])
  })
})
