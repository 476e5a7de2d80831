import type { Browser, CDPSession, Page } from '@playwright/test'
import { openCold } from './cold.ts'
import { expect, pace, test } from '../journey.ts'
import { besides, spanEnd, type TraceEvent, tasksIn, traced, workOf } from './trace.ts'

// A first visit: nothing has begun in this tab, and nothing is stored.
test.use({ isWarm: false })

/** A press is answered within this time, in which the processor works for the page alone. */
const ANSWERED_MS = 100
/** A phone of the middle range, with Lighthouse's figure. */
const CPU_SLOWER = 4
/** Other programs on this machine make single presses dearer; what the page itself does costs as much each time. */
const TRIES = 5

/** What the first frame after a press shows; `before` is what the place of the words held until then. */
type FirstFrame = { before: string; said: string; opacity: number }

/** In the page: notes the first frame after a press. */
function noteFirstFrame(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const place = document.getElementById('mulai')
      const button = (target as Element).closest('button') as Element
      const before = place?.textContent ?? 'no place'
      requestAnimationFrame(() => {
        const opacity = Number(getComputedStyle(button).opacity)
        Object.assign(window, { seen: { before, said: place?.textContent ?? '', opacity } })
      })
    },
    { capture: true, once: true },
  )
}

/** The processor time from a press to the end of the frame that follows it, in milliseconds. */
function workUntilFrame(events: readonly TraceEvent[]): number {
  const click = events.find(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click',
  )
  if (!click) throw new Error('nothing was pressed')
  const here = besides(events, click)
  const paint = here.find(({ name, ts }) => name === 'Paint' && ts > click.ts)
  if (!paint) throw new Error('nothing was drawn')
  return tasksIn(here)
    .filter((task) => spanEnd(task) > click.ts && task.ts < spanEnd(paint))
    .reduce((sum, task) => sum + workOf(task), 0)
}

async function pressTraced(browser: Browser, page: Page, name: string) {
  const events = await traced({ browser, page }, async () => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.waitForFunction(() => Reflect.get(window, 'seen') !== undefined)
    await page.waitForTimeout(100)
  })
  const frame = await page.evaluate(() => Reflect.get(window, 'seen') as FirstFrame)
  return { frame, ms: workUntilFrame(events) }
}

for (const [path, name] of [
  ['/surat/2', 'Putar surah'],
  ['/surat/112', 'Simpan ayat 2'],
  ['/campaign/banjir-demak-dapur-umum', 'Salin tautan'],
] as const) {
  test(`a first press on ${path} shows its answer in the next frame, within 100 ms on a slow phone`, {
    tag: '@night',
  }, async ({ page, browser }) => {
    test.setTimeout(120_000 * pace)
    await page.addInitScript(noteFirstFrame)
    // React never comes, so the answer is the boot file's alone.
    await page.route('**/assets/entry.client-*', () => {})
    const times: number[] = []
    for (let tried = 0; tried < TRIES; tried += 1) {
      await openCold(page, path, CPU_SLOWER)
      const { frame, ms } = await pressTraced(browser, page, name)
      // The place was there before its words, as screen readers need it.
      expect(frame).toMatchObject({ before: '', said: 'Sebentar, sedang disiapkan…' })
      expect(frame.opacity).toBeLessThan(1)
      times.push(ms)
    }
    console.log(`${path}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`)
    expect(Math.min(...times)).toBeGreaterThan(0)
    expect(Math.min(...times)).toBeLessThanOrEqual(ANSWERED_MS)
  })
}

/** The nodes of a role as the browser hands them to assistive technology. */
async function told(session: CDPSession, role: string) {
  const { root } = await session.send('DOM.getDocument')
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role })
  return nodes.map(({ name, properties = [] }) => {
    const states = new Map(properties.map((each) => [`${each.name}`, each.value.value as unknown]))
    return {
      name: name?.value as string,
      isBusy: Boolean(states.get('busy')),
      live: states.get('live'),
    }
  })
}

test('assistive technology is told of a first press: the button is busy, and a live region says why', {
  tag: '@night',
}, async ({ page }) => {
  await page.route('**/assets/entry.client-*', () => {})
  const { session } = await openCold(page, '/surat/112')
  await session.send('Accessibility.enable')
  const name = 'Putar surah'
  const button = async () => (await told(session, 'button')).find((each) => each.name === name)
  expect(await button()).toMatchObject({ isBusy: false })
  expect(await told(session, 'status')).toContainEqual(expect.objectContaining({ live: 'polite' }))
  await page.getByRole('button', { name, exact: true }).click()
  expect(await button()).toMatchObject({ isBusy: true })
  const status = page.getByRole('status').filter({ hasText: 'Sebentar, sedang disiapkan…' })
  await expect(status).toBeInViewport()
})
