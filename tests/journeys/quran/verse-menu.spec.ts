import type { Page } from '@playwright/test'
import { expect, open, press, test } from '../journey.ts'

// The journey of a failing tafsir provokes it.
test.use({ expected: /status of 503/ })

const sheet = (page: Page) => page.getByRole('dialog')

test('a verse is copied with its meaning and source, and its address alone', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await open(page, '/surat/36?tampil=mushaf')
  await press(page, 'Menu ayat 2')
  await press(sheet(page), 'Salin ayat dan artinya')
  await expect(page.getByText('Ayat disalin')).toBeVisible()
  expect(await copied()).toContain('“Demi Al-Qur’an yang penuh hikmah,”')
  await open(page, '/surat/2')
  await press(page, 'Menu ayat 3')
  await press(sheet(page), 'Salin ayat dan artinya')
  await expect(page.getByText('Ayat disalin')).toBeVisible()
  expect(await copied()).toMatch(
    /^الَّذِيْنَ[\s\S]*“\(yaitu\)[\s\S]*\(QS Al-Baqarah \[2\]: 3\) Terjemahan/,
  )
  await press(page, 'Menu ayat 3')
  await press(sheet(page), 'Salin tautan')
  await expect(page.getByText('Tautan disalin')).toBeVisible()
  expect(await copied()).toMatch(/^http.*\/ayat\/2\/3$/)
})

test('a verse is explained on demand, together with the verses that share the text', {
  tag: '@long',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v2/tafsir')) asked.push(new URL(request.url()).pathname)
  })
  await open(page, '/surat/56')
  expect(asked).toEqual([])
  await press(page, 'Menu ayat 52')
  await press(sheet(page), 'Tafsir ringkas')
  await expect(sheet(page).getByText('Ayat 51–53 ditafsirkan bersama')).toBeVisible()
  await expect(sheet(page).getByText(/Tafsir ringkas: LPMQ Kementerian Agama RI/)).toBeVisible()
  expect(asked).toEqual(['/v2/tafsir/56'])
})

test('a tafsir that does not come says so and comes when tried again', { tag: '@long' }, async ({
  page,
}) => {
  let isCut = true
  await page.route('**/v2/tafsir/**', (route) =>
    isCut ? route.fulfill({ status: 503, json: { detail: 'Sedang sibuk.' } }) : route.continue(),
  )
  await open(page, '/surat/112')
  await press(page, 'Menu ayat 1')
  await press(sheet(page), 'Tafsir ringkas')
  await expect(sheet(page).getByText('Sedang sibuk.')).toBeVisible()
  isCut = false
  await press(sheet(page), 'Coba lagi')
  await expect(sheet(page).getByText(/LPMQ/)).toBeVisible()
})

test('a verse becomes a picture with its words, also the longest of all', { tag: '@long' }, async ({
  page,
}) => {
  for (const [ayah, tall] of [
    [3, 1350],
    [282, 2000],
  ] as const) {
    await open(page, '/surat/2')
    await press(page, `Menu ayat ${ayah}`)
    await press(sheet(page), 'Bagikan sebagai gambar')
    const picture = sheet(page).getByRole('img', { name: `Gambar QS Al-Baqarah [2]: ${ayah}` })
    await expect(picture).toBeVisible()
    const { width, height } = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return { width: image.naturalWidth, height: image.naturalHeight }
    })
    expect(width).toBe(1080)
    expect(height).toBeGreaterThanOrEqual(tall)
    const download = page.waitForEvent('download')
    await sheet(page).getByRole('link', { name: 'Unduh gambar' }).click()
    expect((await download).suggestedFilename()).toBe(`surat-2-ayat-${ayah}.png`)
    await (await download).saveAs(test.info().outputPath(`ayat-${ayah}.png`))
  }
})
