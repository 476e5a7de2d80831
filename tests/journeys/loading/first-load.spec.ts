import type { Browser, Page } from '@playwright/test'
import { openCold } from './cold.ts'
import { expect, pace, test } from '../journey.ts'
import { besides, type TraceEvent, tasksIn, traced, workOf } from './trace.ts'

// A first visit: nothing has begun in this tab, and nothing is stored.
test.use({ isWarm: false })

/** What long tasks may take beyond their first 50 ms, all together, on a phone of the middle range (docs/domain/speed.md, P3). */
const BLOCKED_MS = 100
const LONG_MS = 50
const CPU_SLOWER = 4
/** Other programs on this machine make single loads dearer; what the page itself does costs as much each time. */
const TRIES = 5

/** How long the main thread was blocked, in processor time. */
function blockedIn(events: readonly TraceEvent[]): number {
  const parsing = events
    .filter(({ name, ph }) => name === 'ParseHTML' && ph === 'X')
    .toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0))[0]
  if (!parsing) throw new Error('no page was read')
  return tasksIn(besides(events, parsing)).reduce(
    (sum, task) => sum + Math.max(0, workOf(task) - LONG_MS),
    0,
  )
}

type Load = { browser: Browser; page: Page; path: string }

function load({ browser, page, path }: Load): Promise<TraceEvent[]> {
  return traced({ browser, page }, async () => {
    await openCold(page, path, CPU_SLOWER)
    await page.waitForLoadState('load')
    await page.waitForTimeout(1_500)
  })
}

/** The same with a first press, until React works and has taken over verses for a while. */
async function loadAndPress({ browser, page, path }: Load): Promise<TraceEvent[]> {
  return traced({ browser, page }, async () => {
    await openCold(page, path, CPU_SLOWER)
    await page.waitForLoadState('load')
    await page
      .locator('main button')
      .first()
      .evaluate((button) => (button as HTMLElement).click())
    await page.waitForFunction(() => sessionStorage.getItem('amanah.mulai'))
    await page.waitForTimeout(1_500)
  })
}

async function leastBlocked(load: () => Promise<TraceEvent[]>): Promise<number> {
  const times: number[] = []
  for (let tried = 0; tried < TRIES; tried += 1) times.push(blockedIn(await load()))
  console.log(`blocked: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`)
  return Math.min(...times)
}

for (const path of ['/', '/surat/2', '/campaign/banjir-demak-dapur-umum']) {
  test(`the first load of ${path} hardly blocks a slow phone`, { tag: '@night' }, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000 * pace)
    expect(await leastBlocked(() => load({ browser, page, path }))).toBeLessThanOrEqual(BLOCKED_MS)
  })
}

test('React takes over the longest surah without blocking a slow phone', { tag: '@night' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000 * pace)
  const blocked = await leastBlocked(async () => {
    const events = await loadAndPress({ browser, page, path: '/surat/2' })
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    return events
  })
  expect(blocked).toBeLessThanOrEqual(BLOCKED_MS)
})
