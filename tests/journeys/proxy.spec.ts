import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { type Response, test as base } from '@playwright/test'
import routes from '#app/routes.ts'
import { expect, warm, watchConsole, pace } from './journey.ts'
import { startServer } from '../server.ts'
import { type LiveProduct, liveSettings, startLive } from './live.ts'
import { forms } from './proxy-forms.ts'

const test = base.extend<object, { live: LiveProduct }>({
  live: [
    async ({ browserName }, give) => {
      if (browserName !== 'chromium') throw new Error('the journeys are written for Chromium')
      const live = await startLive()
      await give(live)
      await live.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ live }, give) => {
    await give(live.front.origin)
  },
})

/** Screens of the demo, missing in live mode. */
const demoOnly = ['dev/simulator']

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    // In every run the plain forms, which anybody can send; with a script in the long one.
    const tag = javaScriptEnabled ? '@long' : []
    test('every form of every screen comes through a proxy that ends TLS', { tag }, async ({
      browser,
      live,
    }) => {
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

test('the forms above are all there are for visitors', () => {
  const withAction = allRoutes(routes as RouteConfigEntry[]).filter(({ file }) => {
    // Staff's forms have journeys of their own.
    if (file.startsWith('desk/')) return false
    return /export (async function|function|const) action\b/.test(
      readFileSync(path.join('app', file), 'utf8'),
    )
  })
  const known = [...Object.keys(forms), ...demoOnly]
  expect(new Set(withAction.map((route) => route.path))).toEqual(new Set(known))
})

test('live mode does not start on what a demo has made', async () => {
  // The sample data of before-journeys.
  const start = startServer({ env: liveSettings })
  await expect(start).rejects.toThrow('this database was made in demo mode and opens in no other')
})

test('a form of another site is refused in words, and is no error', async ({ live }) => {
  for (const origin of ['https://jahat.example', live.server.origin, 'null']) {
    for (const address of [
      '/forgot-password',
      '/forgot-password.data',
      '/zakatcalculator/zakatemas',
    ]) {
      const answer = await fetch(live.server.origin + address, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'contact=siti%40contoh.id',
      })
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain('Formulir ini dikirim dari alamat lain')
    }
  }
  const lines = live.server.output().split('\n')
  expect(lines.filter((line) => /page\.failed|\bat .*:\d+:\d+/.test(line))).toEqual([])
})

function allRoutes(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...allRoutes(entry.children ?? [])])
}

/** An answer that shows that the server refused the request. */
function isRefused(response: Response): boolean {
  return [400, 403, 405, 413, 415].includes(response.status()) || response.status() >= 500
}
