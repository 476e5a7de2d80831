import type { Page } from '@playwright/test'
import { expect, follow, navigation, open, test } from '../journey.ts'

/** The style sheets of screens that apply now, by name. */
function sheetsThatApply(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-sheet]')]
      .filter(({ sheet }) => sheet && !sheet.disabled)
      .map(({ dataset }) => dataset.sheet as string),
  )
}

/** From now on notes the frames in which a screen's own sheet does not have the last word over another. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const wrong: string[] = []
    const look = () => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-sheet]')]
      const present = links.filter(({ sheet }) => sheet && !sheet.disabled && sheet.cssRules.length)
      const title = document.querySelector('h1')?.textContent ?? ''
      const wanted = /^(Surah|Al-Qur’an)/.test(title) ? 'reading' : 'browsing'
      const names = present.map(({ dataset }) => dataset.sheet).join()
      if (names.split(',').at(-1) !== wanted) wrong.push(`${location.pathname} ${title}: ${names}`)
      Object.assign(window, { wrongFrames: wrong })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => Reflect.get(window, 'wrongFrames') as string[])
}

test('a screen of another style sheet waits for its own, and never shows a frame without', {
  tag: '@night',
}, async ({ page }) => {
  // Late enough that a screen which does not wait would show frames in the wrong look.
  await page.route(/\/assets\/(reading|account)-.*\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await open(page, '/sedekah')
  expect(await sheetsThatApply(page)).toEqual(['browsing'])
  const wrongFrames = await watchFrames(page)

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await follow(navigation(page), 'Al-Qur’an')
  await follow(page.locator('main'), /Al-Fatihah/)
  await expect(page.locator('.reader-frame')).toBeVisible()
  expect(await sheetsThatApply(page)).toEqual(['reading'])
  await expect(page.locator('.verse-row').first()).toHaveCSS('content-visibility', 'auto')

  await follow(navigation(page), 'Beranda')
  await expect(page).toHaveURL('/')
  await expect.poll(() => sheetsThatApply(page)).toEqual(['browsing'])
  await page.goBack()
  await expect(page.locator('.reader-frame')).toBeVisible()
  await expect.poll(() => sheetsThatApply(page)).toEqual(['reading'])
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  expect(await wrongFrames()).toEqual([])
})

test.describe('without its style sheet', () => {
  test.use({ expected: /net::ERR_FAILED|Failed to load resource|uncaught on \S+: Event/ })

  test('a screen keeps the one of the screen before', { tag: '@night' }, async ({ page }) => {
    await page.route(/\/assets\/reading-.*\.css$/, (route) => route.abort())
    await open(page, '/sedekah')
    await follow(navigation(page), 'Al-Qur’an')
    await expect(page).toHaveURL('/alquran')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await sheetsThatApply(page)).toEqual(['browsing'])
  })
})
