import type { Page } from '@playwright/test'
import { everyScreen } from '#tests/screens/screens.ts'
import { expect, open, test, pace } from '../journey.ts'

test.use({ expected: /status of (404|410)|requires 'Trusted|Creating a TrustedTypePolicy/ })

type Factory = { createPolicy(name: string, rules: object): void }

/** Counts what the pages' policy refuses from now on, whatever the console says. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective}: ${event.sample || event.blockedURI}`)
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'refused') as string[])
}

test('no screen needs what the policy refuses', { tag: '@night' }, async ({ page, product }) => {
  test.setTimeout(240_000 * pace)
  const refused = await watchPolicy(page)
  for (const { name, path } of await everyScreen(product.origin)) {
    // The desk has no React that could be waited for.
    await (path.startsWith('/kelola') ? page.goto(path) : open(page, path))
    expect(await refused(), name).toEqual([])
  }
})

test('an injected script, markup or code is refused by the browser', { tag: '@night' }, async ({
  page,
}) => {
  const refused = await watchPolicy(page)
  await open(page, '/account')
  const tried = await page.evaluate(() => {
    const attempt = (run: () => void) => {
      try {
        run()
        return 'worked'
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      markup: attempt(() => {
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.hit=1">')
      }),
      frame: attempt(() => {
        document.createElement('iframe').srcdoc = '<script>parent.hit=1</script>'
      }),
      elsewhere: attempt(() => {
        document.createElement('script').src = 'https://jahat.example/x.js'
      }),
      dataUrl: attempt(() => {
        document.createElement('script').src = 'data:text/javascript,window.hit=1'
      }),
      code: attempt(() => {
        document.createElement('script').text = 'window.hit=1'
      }),
      words: attempt(() => {
        const script = document.createElement('script')
        script.innerHTML = 'window.hit=1'
        document.body.append(script)
      }),
      policy: attempt(() => {
        const trustedTypes = Reflect.get(window, 'trustedTypes') as Factory
        trustedTypes.createPolicy('lain', { createHTML: (html: string) => html })
      }),
    }
  })
  expect(tried).toEqual({
    markup: 'TypeError',
    frame: 'TypeError',
    elsewhere: 'TypeError',
    dataUrl: 'TypeError',
    code: 'TypeError',
    // Content that React renders again stays empty: it is accepted, and nothing runs.
    words: 'worked',
    policy: 'TypeError',
  })
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
  expect((await refused()).length).toBeGreaterThan(0)
})
