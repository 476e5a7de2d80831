import { violationsOn } from '../axe.ts'
import { expect, holdBack, navigation, open, press, test } from '../journey.ts'
import { card, title } from './player.ts'

test.use({ expected: /Failed to load resource/ })

const PLAYBACK = '**/assets/playback-*'
const coming = 'Memuat audio…'

test('what plays is fetched by the first sound, which says so at once; the last press wins', {
  tag: '@night',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const letGo = await holdBack(page, PLAYBACK)
  await open(page, '/surat/112')
  await press(page, 'Simpan ayat 1')
  expect(asked.filter((url) => url.includes('/playback-'))).toEqual([])
  const isSaid = await page.getByRole('button', { name: 'Putar ayat 2' }).evaluate(async (play) => {
    ;(play as HTMLButtonElement).click()
    await new Promise(requestAnimationFrame)
    return document.body.textContent
  })
  expect(isSaid).toContain(coming)
  await press(page, 'Putar ayat 3')
  letGo()
  await expect(title(page)).toHaveText('Surat Al-Ikhlas - Ayat 3')
  await expect(page.getByRole('button', { name: 'Jeda ayat 3' })).toBeFocused()
  expect(asked.filter((url) => url.includes('/playback-'))).toHaveLength(1)
})

test('another surah that is opened meanwhile does not begin to sound', { tag: '@night' }, async ({
  page,
}) => {
  const letGo = await holdBack(page, PLAYBACK)
  await open(page, '/surat/112')
  await press(page, 'Putar surah')
  await page.getByRole('link', { name: /Surah berikutnya/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Surah Al-Falaq' })).toBeVisible()
  letGo()
  await expect(page.getByText(coming)).toHaveCount(0)
  await expect(card(page)).toHaveCount(0)
})

test('a player that does not come is said in words, and the page can be loaded again', {
  tag: '@night',
}, async ({ page }) => {
  await page.route(PLAYBACK, (route) => route.abort())
  await open(page, '/surat/112')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await press(page, 'Putar surah')
  await expect(page.getByText(/^Murottal belum dapat diputar\. Periksa koneksi/)).toBeVisible()
  await expect(page.getByText(coming)).toHaveCount(0)
  expect(loads).toBe(0)
  await page.unroute(PLAYBACK)
  await press(page, 'Muat ulang')
  await expect.poll(() => loads).toBe(1)
  await press(page, 'Putar surah')
  await expect(card(page)).toBeVisible()
})

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ viewport: { width, height }, colorScheme })

      test(
        `the card that is on its way stands clear of the navigation, ${width} ${colorScheme}`,
        {
          tag: '@night',
        },
        async ({ page }, testInfo) => {
          const letGo = await holdBack(page, PLAYBACK)
          await open(page, '/surat/112')
          await press(page, 'Putar surah')
          const note = page.getByText(coming)
          await expect(note).toBeVisible()
          const said = await note.boundingBox()
          const bar = await navigation(page).boundingBox()
          if (!said || !bar) throw new Error('nothing is drawn')
          expect(said.x).toBeGreaterThanOrEqual(0)
          expect(said.x + said.width).toBeLessThanOrEqual(width)
          expect(said.y + said.height).toBeLessThanOrEqual(height)
          const isClear = said.y + said.height <= bar.y || said.y >= bar.y + bar.height
          expect(isClear).toBe(true)
          expect(await violationsOn(page)).toEqual([])
          await page.screenshot({ path: testInfo.outputPath('memuat-audio.png') })
          letGo()
          await expect(card(page)).toBeVisible()
          await expect(note).toHaveCount(0)
        },
      )
    })
  }
}
