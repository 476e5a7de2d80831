import { everyScreen, type Screen } from '#tests/screens/screens.ts'
import { lookAs, looks } from '../axe.ts'
import { expect, pace, test } from '../journey.ts'
import { faintTexts, misfitsAt, roomLeft, smallFields } from './seen.ts'
import type { Page } from '@playwright/test'

test.use({ expected: /status of (404|410)/ })

/** A gallery of our own parts, and tools of a demo. */
const visitors = ({ path }: Screen) => !path.startsWith('/dev/')

test('a text that is too wide, too faint or cut, and a field of small letters are found', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.setContent(`<input name="kecil" style="font-size: 13px">
    <nav><p style="width: 40px; overflow: hidden">Pemberitahuan</p></nav>
    <select style="width: 90px; font-size: 16px"><option>24<option>24 karat (murni)</select>
    <div style="background-image: linear-gradient(#0b5a43, #0a3f31)"><p style="color: #6b8f71">samar</p></div>`)
  expect(await misfitsAt(page, 200)).toEqual([
    '"Pemberitahuan" has no room',
    '"24 karat (murni)" has no room',
  ])
  expect(await smallFields(page)).toEqual(['the letters of kecil are below 16 px'])
  expect(await faintTexts(page)).toEqual([expect.stringContaining('samar')])
})

test('every screen fits a phone at twice the size of text, and reads on its ground', {
  tag: '@night',
}, async ({ page, product }) => {
  test.setTimeout(600_000 * pace)
  expect(await faultsOn(page, await everyScreen(product.origin))).toEqual([])
})

test('at 400 % zoom what stays in place leaves at least half of the height', {
  tag: '@night',
}, async ({ page, product }) => {
  test.setTimeout(120_000 * pace)
  await page.setViewportSize({ width: 320, height: 256 })
  const screens = await everyScreen(product.origin)
  const tight: string[] = []
  const kinds =
    /^\/(|campaign|donasi-sekarang|surat|juz|zakatcalculator\/zakatemas|asrama)(\/[^/]*)?$/
  for (const { name, path } of screens.filter((screen) => kinds.test(screen.path))) {
    await page.goto(path)
    const room = await roomLeft(page)
    if (room < 0.5) tight.push(`${name}: ${Math.round(room * 100)} %`)
  }
  expect(tight).toEqual([])
})

async function faultsOn(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = []
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { name, path } of screens.filter(visitors)) {
    for (const look of looks.filter(({ width }) => width === 360)) {
      await lookAs(page, look)
      // A theme that changes on an open screen moves to its colours.
      await page.goto(path)
      for (const fault of await faintTexts(page))
        found.push(`${name}, ${look.colorScheme}: ${fault}`)
    }
    const faults = await smallFields(page)
    for (const percent of [100, 200]) faults.push(...(await misfitsAt(page, percent)))
    found.push(...faults.map((fault) => `${name}: ${fault}`))
  }
  return found
}
