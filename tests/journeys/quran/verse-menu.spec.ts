import type { Locator } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expect, open, press, test } from '../journey.ts'

// The journey of a failing tafsir provokes it.
test.use({ expected: /status of 503/ })

const sheet = (page: Page) => page.getByRole('dialog')

test('a verse is copied with its meaning and source, and its address alone', {
  tag: '@night',
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
  tag: '@night',
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

test('a tafsir that does not come says so and comes when tried again', { tag: '@night' }, async ({
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

test('a verse becomes a picture in four forms, a long one several that say so', {
  tag: '@night',
}, async ({ page }) => {
  const size = (picture: Locator) =>
    picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    })
  await open(page, '/surat/2')
  await press(page, 'Menu ayat 3')
  await press(sheet(page), 'Bagikan sebagai gambar')
  const picture = sheet(page).getByRole('img', { name: 'Gambar QS Al-Baqarah [2]: 3' })
  for (const [form, width, height] of [
    ['Tegak', 1080, 1920],
    ['Lebar', 1920, 1080],
    ['Polos', 1080, undefined],
    ['Persegi', 1080, 1080],
  ] as const) {
    await sheet(page).getByText(form, { exact: true }).click()
    await expect
      .poll(async () => (await picture.count()) === 1 && (await size(picture)))
      .toEqual([width, height ?? expect.any(Number)])
  }
  const download = page.waitForEvent('download')
  await sheet(page).getByRole('link', { name: 'Unduh gambar' }).click()
  expect((await download).suggestedFilename()).toBe('surat-2-ayat-3-persegi.png')

  await open(page, '/surat/2')
  await press(page, 'Menu ayat 282')
  await press(sheet(page), 'Bagikan sebagai gambar')
  await expect(sheet(page).getByText(/dibagi menjadi \d+ gambar yang berurutan/)).toBeVisible()
  const several = sheet(page).getByRole('img', {
    name: /Gambar \d dari \d, QS Al-Baqarah \[2\]: 282/,
  })
  expect(await several.count()).toBeGreaterThan(2)
})

test('English comes only when it is chosen, stands under each verse in its own language, and stays without a network', {
  tag: '@night',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/terjemahan/en')) asked.push(request.url())
  })
  await open(page, '/surat/112')
  await press(page, 'Tampilan')
  expect(asked).toEqual([])
  await sheet(page).getByLabel('Terjemahan Inggris').check()
  await page.keyboard.press('Escape')
  await expect(page.locator('#ayat-1 [lang=en]')).toHaveText('Say: He is Allah, the One!')
  await expect(page.locator('main [lang=en]').first()).toContainText('Sincerity')
  await page.route('**/v2/terjemahan/en', (route) => route.abort('internetdisconnected'))
  await open(page, '/surat/114')
  await page.mouse.wheel(0, 100)
  await expect(page.locator('#ayat-1 [lang=en]')).toContainText('mankind')
  expect(asked).toHaveLength(1)
})
