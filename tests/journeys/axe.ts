import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/**
 * The accessibility violations of this screen, by every rule of axe. One page, without the list of passed rules:
 * three times as fast with the same result, since we have no foreign frames.
 */
export async function violationsOn(page: Page): Promise<Violations> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  return (await axe.analyze()).violations
}

type SizeAndTheme = { width: number; height: number; colorScheme: 'light' | 'dark' }

/** Both sizes in both themes; neighbours differ in both. */
export const looks: readonly SizeAndTheme[] = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
]

/** Shows the pages from now on in this size and theme. */
export async function lookAs(page: Page, look: SizeAndTheme | undefined): Promise<void> {
  if (!look) throw new Error('there is no such look')
  const { width, height, colorScheme } = look
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** What keeps somebody from using this screen: all of WCAG 2.2 AA, and serious cases of bad practice beyond it. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const found: string[] = []
  for (const { id, impact, tags, nodes } of await violationsOn(page)) {
    const isRule = tags.some((tag) => /^wcag2\d?a{1,2}$/.test(tag))
    if (!isRule && impact !== 'serious' && impact !== 'critical') continue
    found.push(`${id}, ${nodes.length} times, first at ${nodes[0]?.target.join(' ')}`)
  }
  const { headings, width, viewport } = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    width: document.documentElement.scrollWidth,
    viewport: innerWidth,
  }))
  if (headings !== 1) found.push(`${headings} first headings`)
  if (width > viewport) found.push(`${width} px wide`)
  return found
}
