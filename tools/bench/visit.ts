import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArgs, browserEnv, resolveBrowser } from '#tests/screens/browser.ts'
import { beginInTab } from '../../tests/journeys/journey.ts'

/** A common phone. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
}

/** A first visit counts for a minute: what is fetched behind the reader's back counts too. */
const COUNTED_MS = 60_000

export type Resource = { url: string; kind: string }

/** What a first visit requested: until the page had loaded, and within the whole minute. */
export type Visit = { own: Resource[]; all: Resource[] }

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const found = await resolveBrowser()
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: browserEnv(found),
    args: browserArgs,
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** A first visit by a new device: empty cache, nothing stored, service worker as shipped, nothing pressed. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  const seen = requestsOf(context)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  const own = [...seen]
  await wait(COUNTED_MS)
  await context.close()
  return { own, all: seen }
}

/**
 * The scripts of a page after one act at one of its controls. On a page without controls `act` answers false, and the
 * page is loaded again in a tab that has begun, as when a visitor comes to it from another.
 */
export async function scriptsAfterAct(
  browser: Browser,
  { url, act }: { url: string; act: (page: Page) => Promise<boolean> },
): Promise<Resource[]> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const seen = requestsOf(context)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  if (!(await act(page))) {
    seen.length = 0
    await page.addInitScript(beginInTab)
    await page.reload({ waitUntil: 'load' })
  }
  await wait(5_000)
  await context.close()
  return seen.filter(isScript)
}

/** Every request over the network, also the service worker's. */
function requestsOf(context: BrowserContext): Resource[] {
  const seen: Resource[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('http')) seen.push({ url, kind: request.resourceType() })
  })
  return seen
}

export function isScript({ url, kind }: Resource): boolean {
  return kind === 'script' || /\.js(\?|$)/.test(url)
}
