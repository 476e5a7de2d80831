import { type Response, test as base } from '@playwright/test'
import { expect, warm, watchConsole, pace } from '../journey.ts'
import { type LiveProduct, startLive } from '../live.ts'
import { forms } from './proxy-forms.ts'

const test = base.extend<object, { live: LiveProduct }>({
  live: [
    async ({ browserName }, give) => {
      if (browserName !== 'chromium') throw new Error('the journeys are written for Chromium')
      const live = await startLive()
      await give(live)
      await live.stop()
    },
    { scope: 'worker', timeout: 200_000 * pace },
  ],
  baseURL: async ({ live }, give) => {
    await give(live.front.origin)
  },
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test('every form of every screen comes through a proxy that ends TLS', {
      tag: '@night',
    }, async ({ browser, live }) => {
      test.setTimeout(180_000 * pace)
      const { origin } = live.front
      const context = await browser.newContext({
        baseURL: origin,
        javaScriptEnabled,
        ignoreHTTPSErrors: true,
        locale: 'id-ID',
        serviceWorkers: 'block',
      })
      await warm(context)
      const page = await context.newPage()
      const complaints = watchConsole(page)
      const refused: string[] = []
      page.on('response', (response) => {
        if (isRefused(response)) refused.push(`${response.status()} ${response.url()}`)
      })
      for (const [form, fillIn] of Object.entries(forms)) {
        await test.step(form, () => fillIn({ page, live, hasScript: javaScriptEnabled }))
      }
      expect(refused).toEqual([])
      // A browser without a script logs each mistake that has a message.
      expect(complaints.filter((text) => !/status of 4(10|22)/.test(text))).toEqual([])
      expect(live.server.output()).not.toContain('"level":"error"')
      await context.close()
    })
  })
}

/** An answer that shows that the server refused the request. */
function isRefused(response: Response): boolean {
  return [400, 403, 405, 413, 415].includes(response.status()) || response.status() >= 500
}
