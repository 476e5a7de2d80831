import type { Browser, Page } from '@playwright/test'
import { type Figure, median } from './figures.ts'
import { aim } from './goals.ts'
import { PHONE } from './visit.ts'

/** Slow 4G, as Lighthouse has it. */
const LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false }
const ANSWERED_WITHIN_MS = 20_000

type Act = {
  what: string
  path: string
  act(page: Page): Promise<void>
  /** Settles when what was pressed or typed has happened. */
  done(page: Page): Promise<unknown>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shown = { state: 'visible', timeout: ANSWERED_WITHIN_MS } as const

/** A press, a key or letters at first paint, on pages that nothing has started. */
const acts: readonly Act[] = [
  {
    what: 'play',
    path: '/surat/2',
    act: (page) => button(page, 'Putar surah').click(),
    done: (page) => page.getByRole('region', { name: 'Pemutar murottal' }).waitFor(shown),
  },
  {
    what: 'save',
    path: '/surat/112',
    act: (page) => button(page, 'Simpan ayat 2').click(),
    done: (page) => page.locator('#ayat-2 [aria-pressed="true"]').waitFor(shown),
  },
  {
    what: 'menu',
    path: '/surat/112',
    act: (page) => button(page, 'Menu ayat 2').click(),
    done: (page) => page.getByRole('dialog').waitFor(shown),
  },
  {
    what: 'key',
    path: '/surat/112',
    act: (page) => page.keyboard.press('?'),
    done: (page) => page.getByRole('dialog').waitFor(shown),
  },
  {
    what: 'filter',
    path: '/alquran',
    act: (page) => typeInto(page, { field: 'input[type=search]', text: 'baqarah' }),
    done: (page) =>
      page.waitForFunction(
        () => document.querySelectorAll('main a[href^="/surat/"]').length === 1,
        undefined,
        { timeout: ANSWERED_WITHIN_MS },
      ),
  },
  {
    what: 'zakat',
    path: '/zakatcalculator/zakatpenghasilan',
    act: (page) => typeInto(page, { field: 'main form input[inputmode]', text: '10000000' }),
    done: (page) => page.getByText('Tunaikan Rp250.000').waitFor(shown),
  },
]

async function typeInto(page: Page, { field, text }: { field: string; text: string }) {
  await page.locator(field).first().click()
  await page.keyboard.type(text, { delay: 50 })
}

/** P1c: real presses and keys from first paint on; how many were lost, and how soon the screen answered a press. */
export async function pressFigures(
  browser: Browser,
  { origin, rounds }: { origin: string; rounds: number },
): Promise<Figure[]> {
  const lost: string[] = []
  const waits: number[] = []
  let tried = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const each of acts) {
      const outcome = await tryOnce(browser, { origin, each })
      tried += 1
      if (!outcome.isDone) lost.push(each.what)
      if (outcome.answeredMs !== undefined) waits.push(outcome.answeredMs)
    }
  }
  return [
    {
      what: `presses and keys at first paint, ${acts.map(({ what }) => what).join(', ')}`,
      ours: `${lost.length} lost`,
      floor: `${tried} tried`,
      ratio: lost.length,
      ...aim('P1c lost'),
      ...(lost.length > 0 && { note: `lost: ${lost.join(', ')}` }),
    },
    {
      what: 'press → first change on screen, median',
      ours: `${median(waits).toFixed(0)} ms`,
      floor: `${Math.max(...waits).toFixed(0)} ms at most`,
      ratio: median(waits),
      ...aim('P1c answer'),
    },
  ]
}

type Outcome = { isDone: boolean; answeredMs?: number }

async function tryOnce(
  browser: Browser,
  { origin, each }: { origin: string; each: Act },
): Promise<Outcome> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(noteAnswer)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await page.goto(origin + each.path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
    await each.act(page)
    const isDone = await each.done(page).then(
      () => true,
      () => false,
    )
    const answered = await page.evaluate(() => Reflect.get(window, 'answeredMs') as unknown)
    return { isDone, ...(typeof answered === 'number' && { answeredMs: answered }) }
  } finally {
    await context.close()
  }
}

/** In the page: the time from the first click to the first frame that shows a change of the document. */
function noteAnswer(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const changes = new MutationObserver(() => {
        changes.disconnect()
        requestAnimationFrame(() =>
          Object.assign(window, { answeredMs: performance.now() - timeStamp }),
        )
      })
      changes.observe(document, { subtree: true, childList: true, attributes: true })
    },
    { once: true, capture: true },
  )
}
