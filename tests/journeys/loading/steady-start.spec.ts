import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

// A first visit: nothing has begun in this tab, and nothing is stored.
test.use({ isWarm: false })

type Start = { touches: number; atOnce: number; drawnWhenReady: number }

/** In the page: a finger touches text again and again until React works. */
function touchUntilReady(): void {
  const start = { touches: 0, atOnce: 0, drawnWhenReady: -1 }
  Object.assign(window, { start })
  const isTaken = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'))
  addEventListener('amanah:siap', () => {
    clearInterval(timer)
    start.drawnWhenReady = [...document.querySelectorAll('[data-verse]')].filter(isTaken).length
  })
  const timer = setInterval(() => {
    const text = document.querySelector('#ayat-200 [data-arti]')
    if (!text) return
    for (const name of ['pointerdown', 'touchstart', 'pointercancel', 'mousedown', 'click']) {
      start.touches += 1
      text.dispatchEvent(new Event(name, { bubbles: true }))
      // React that takes the page over within a touch is ready when the touch ends.
      if (start.drawnWhenReady >= 0) start.atOnce += 1
    }
  })
}

const startOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'start') as Start)

test('a finger on a long surah does not make React take it over in one piece', {
  tag: '@night',
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(touchUntilReady)
  await page.goto('/surat/2')
  await page.getByRole('button', { name: 'Simpan ayat 1', exact: true }).click()
  await expect(page.locator('#ayat-1 [aria-pressed="true"]')).toBeVisible()

  const start = await startOf(page)
  expect(start.touches).toBeGreaterThan(0)
  expect(start.atOnce).toBe(0)
  expect(start.drawnWhenReady).toBeGreaterThanOrEqual(0)
  expect(start.drawnWhenReady).toBeLessThan(286 / 2)
})

test('the last verse answers a press although React has not come to it yet', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/surat/2')
  const presses = [1, 140, 286].map((ayah) => `#ayat-${ayah} .verse-save`)
  await page.evaluate((buttons) => {
    for (const button of buttons) document.querySelector<HTMLElement>(button)?.click()
  }, presses)
  for (const button of presses) {
    await expect(page.locator(button)).toHaveAttribute('aria-pressed', 'true')
  }
})
