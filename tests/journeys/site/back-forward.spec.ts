import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArgs, browserEnv, browsersHere, type TestBrowser } from '#tests/screens/browser.ts'
import { expect, holdBack, test as base } from '../journey.ts'

type Whole = { context(): Promise<BrowserContext>; why: string[] }

/**
 * A browser with its cache of whole pages, which Playwright turns off by default. The one of the other journeys may be
 * a headless shell, which has none: then another that lies here does.
 */
const test = base.extend<object, { whole: Whole }>({
  whole: [
    async ({ browserName }, give) => {
      if (browserName !== 'chromium') throw new Error('the journeys are written for Chromium')
      const why: string[] = []
      for (const candidate of await browsersHere()) {
        const browser = await launchWhole(candidate).catch(() => undefined)
        if (!browser) continue
        const context = () => browser.newContext({ serviceWorkers: 'block', locale: 'id-ID' })
        const reasons = await whyNot(await context())
        if (reasons.length === 0) await give({ context, why: [] })
        await browser.close()
        if (reasons.length === 0) return
        why.push(`${candidate.name}: ${reasons.join(', ')}`)
      }
      await give({ context: () => Promise.reject(new Error('no browser')), why })
    },
    { scope: 'worker' },
  ],
})

/** Playwright’s own by its channel: without one, and by the path of the other journeys, it is a headless shell. */
function launchWhole({ executablePath, env }: Pick<TestBrowser, 'executablePath' | 'env'>) {
  return chromium.launch({
    executablePath,
    ...(!executablePath && { channel: 'chromium' }),
    env: browserEnv({ env }),
    args: [...browserArgs, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless', '--headless=old'],
  })
}

test.beforeEach(({ whole }) => {
  const reason = `no browser here keeps a page whole, as a full Chromium does: ${whole.why.join('; ')}`
  test.skip(whole.why.length > 0, reason)
})

/**
 * Why bare pages are not kept whole each time they are left: a headless shell keeps none
 * (BackForwardCacheDisabledForDelegate), or one now and then on a busy machine.
 */
async function whyNot(context: BrowserContext): Promise<string[]> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>bare</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const page = await context.newPage()
  const reasons: string[] = []
  for (let round = 0; round < 5 && reasons.length === 0; round += 1) {
    await page.goto(`${origin}/${round}/1`)
    await page.goto(`${origin}/${round}/2`)
    reasons.push(...(await goBack(page)))
  }
  await context.close()
  server.close()
  return reasons
}

/** Goes back as a reader does. Answers why the page was loaded again; nothing when it came back whole. */
async function goBack(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const reasons: string[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  const kind = new Promise<string>((resolve) => {
    session.on('Page.frameNavigated', ({ type }) => resolve(type))
  })
  // Playwright waits for a load, which a whole page does not have. The press is answered before the page is left.
  await page.evaluate(() => void setTimeout(() => history.back()))
  const isWhole = (await kind) === 'BackForwardCacheRestore'
  await page.waitForFunction(() => document.readyState === 'complete')
  return isWhole ? [] : reasons.length > 0 ? reasons : ['no reason was given']
}

for (const path of ['/', '/surat/2', '/campaign/banjir-demak-dapur-umum', '/ramadhan', '/search']) {
  test(`${path} comes back whole, read without React`, { tag: '@night' }, async ({
    whole,
    product,
  }) => {
    const context = await whole.context()
    const page = await context.newPage()
    await page.goto(product.origin + path)
    await page.waitForTimeout(2_500)
    await page.goto(`${product.origin}/about`)
    expect(await goBack(page)).toEqual([])
    await context.close()
  })
}

test('a page left while its press waited comes back whole, still, and answers the next press', {
  tag: '@night',
}, async ({ whole, product }) => {
  const context = await whole.context()
  const page = await context.newPage()
  const letGo = await holdBack(page, '**/assets/entry.client-*')
  await page.goto(`${product.origin}/surat/112`)
  const save = (verse: number) => page.getByRole('button', { name: `Simpan ayat ${verse}` })
  await save(1).click()
  await expect(save(1)).toHaveAttribute('aria-busy', 'true')
  await page.goto(`${product.origin}/about`)
  letGo()
  expect(await goBack(page)).toEqual([])
  await expect(save(1)).not.toHaveAttribute('aria-busy')
  await save(2).click()
  await expect(save(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(save(1)).toHaveAttribute('aria-pressed', 'false')
  await context.close()
})

test('a page where React works comes back whole and works', { tag: '@night' }, async ({
  whole,
  product,
}) => {
  const context = await whole.context()
  const page = await context.newPage()
  await page.goto(`${product.origin}/surat/112`)
  const save = (verse: number) => page.getByRole('button', { name: `Simpan ayat ${verse}` })
  await save(1).click()
  await expect(save(1)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${product.origin}/about`)
  expect(await goBack(page)).toEqual([])
  await save(3).click()
  await expect(save(3)).toHaveAttribute('aria-pressed', 'true')
  await context.close()
})
