import type { Browser, CDPSession, Page } from '@playwright/test'
import { expect, watchConsole } from '../journey.ts'

/** What Lighthouse calls slow 4G. */
const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

type Cold = { session: CDPSession; isOffline(offline: boolean): Promise<void> }

/**
 * Loads a page over a slow network, on a processor so many times slower, and answers at its first paint, when nothing
 * has been fetched but the page.
 */
export async function openCold(page: Page, path: string, cpuSlower = 1): Promise<Cold> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlower })
  const isOffline = async (offline: boolean) => {
    await session.send('Network.emulateNetworkConditions', { offline, ...slow })
  }
  await isOffline(false)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  return { session, isOffline }
}

type Visitor = { browser: Browser; origin: string; expected: RegExp }

/** A visitor of its own: what React leaves behind would begin it again. Its console must stay silent, too. */
export async function visitAnew(
  { browser, origin, expected }: Visitor,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ baseURL: origin, serviceWorkers: 'block' })
  const complaints = watchConsole(page)
  await look(page)
  expect(complaints.filter((text) => !expected.test(text))).toEqual([])
  await page.close()
}

/** The address of a campaign of the home page. */
export async function firstCampaign(page: Page): Promise<string> {
  const html = await (await page.request.get('/')).text()
  return /href="\/campaign\/([^"#?]+)"/.exec(html)?.[1] ?? ''
}
