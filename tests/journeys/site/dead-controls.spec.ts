import type { Page } from '@playwright/test'
import { everyScreen, type Screen } from '#tests/screens/screens.ts'
import { expect, test, pace } from '../journey.ts'

test.use({ javaScriptEnabled: false, expected: /status of (404|422|410)|ERR_FAILED/ })

test('without JavaScript no screen shows a button that does nothing or a clock that stands', {
  tag: '@night',
}, async ({ page, product }) => {
  test.setTimeout(300_000 * pace)
  expect(await deadOn(page, await everyScreen(product.origin))).toEqual([])
})

async function deadOn(page: Page, screens: readonly Screen[]): Promise<string[]> {
  // Neither hides a control, and both take longer to load than the page.
  await page.route(/\.(woff2?|jpe?g|png|webp|avif)(\?|$)/, (route) => route.abort())
  const dead: string[] = []
  for (const { name, path } of screens) {
    await page.goto(path)
    for (const control of await deadControls(page)) dead.push(`${name} (${path}): ${control}`)
  }
  return dead
}

/** Visible buttons without a native action, and visible timers. */
async function deadControls(page: Page): Promise<string[]> {
  const found: string[] = []
  const controls = page.locator(
    'button[type=button]:not([popovertarget]):not([commandfor]), [role=timer], [role=button]:not(button)',
  )
  for (const control of await controls.all()) {
    if (!(await control.isVisible())) continue
    found.push((await control.getAttribute('aria-label')) ?? (await control.innerText()))
  }
  return found
}
