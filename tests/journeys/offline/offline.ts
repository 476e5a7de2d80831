import type { Page } from '@playwright/test'
import { type Front, startFront } from '#tests/fakes/front.ts'
import { expect, open, pace } from '../journey.ts'
import { test as base } from '../quran/player.ts'

/** A product behind a proxy that can be cut, and a browser with offline storage. */
export const test = base.extend<object, { front: Front }>({
  serviceWorkers: 'allow',
  // The browser's messages about the missing network, and the app's about the token it could not renew.
  expected:
    /ERR_(INTERNET_DISCONNECTED|CONNECTION|FAILED|EMPTY_RESPONSE)|could not be refreshed|Failed to fetch/,
  front: [
    async ({ hosts }, give) => {
      const front = await startFront(hosts.product.origin)
      await give(front)
      await front.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ front }, give) => {
    await give(front.origin)
  },
})

/** Visits a screen and comes back to it: then the device stores everything, and this waits until it has. */
export async function visitTwice(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await open(page, path)
  await untilKept(page)
}

/** Waits until everything that works offline is stored. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/kerangka.html')) !== undefined), {
      timeout: 60_000 * pace,
    })
    .toBe(true)
}

/** Everything stored on the device: cache by cache, the addresses and the readable texts. */
export async function everythingKept(page: Page): Promise<{ url: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const isText = /text|json|javascript/.test(answer?.headers.get('Content-Type') ?? '')
        found.push({ url: request.url, text: isText ? ((await answer?.text()) ?? '') : '' })
      }
    }
    return found
  })
}
