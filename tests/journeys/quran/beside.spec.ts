import type { Page } from '@playwright/test'
import { violationsOn } from '../axe.ts'
import { expect, open, press, test } from '../journey.ts'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Alat baca' })
const sheet = (page: Page) => page.getByRole('dialog')

test('on a wide screen the meaning and the tafsir stand beside the Arabic, and on a phone under it', {
  tag: '@night',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v2/tafsir/')) asked.push(request.url())
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/surat/112')
  const verse = page.locator('#ayat-2')
  const isBeside = () =>
    verse.evaluate((row) => {
      const [arabic, meaning] = ['[lang=ar]', '[data-arti]'].map((part) =>
        row.querySelector(part)?.getBoundingClientRect(),
      )
      return (meaning?.right ?? 0) <= (arabic?.left ?? 0)
    })
  expect(await isBeside()).toBe(false)
  await press(page, 'Tampilan')
  await sheet(page).getByRole('radio', { name: 'Arti', exact: true }).check()
  expect(await isBeside()).toBe(true)
  expect(asked).toEqual([])
  await sheet(page).getByRole('radio', { name: 'Arti dan tafsir' }).check()
  await page.keyboard.press('Escape')
  await expect(verse).toContainText('Tafsir:')
  await expect(page.getByText(/^Tafsir ringkas/).first()).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(await violationsOn(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/surat/113')
  expect(await page.evaluate(() => document.documentElement.dataset['beside'])).toBe('tafsir')
  await page.mouse.wheel(0, 100)
  await expect(toolbar(page)).toBeVisible()
  expect(await isBeside()).toBe(false)
  expect(asked).toHaveLength(1)
})

test('mushaf mode shows a highlight and the English translation, which Unduhan tells and deletes', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/surat/112')
  await press(page.locator('#ayat-1'), 'Menu ayat 1')
  await sheet(page).getByText('Ungu', { exact: true }).click()
  await page.keyboard.press('Escape')
  await press(page, 'Tampilan')
  await sheet(page).getByLabel('Terjemahan Inggris').check()
  await page.keyboard.press('Escape')
  await expect(page.locator('#ayat-1 [lang=en]')).toBeVisible()

  await open(page, '/surat/112?tampil=mushaf')
  await page.mouse.wheel(0, 10)
  await expect(page.getByRole('button', { name: 'Menu ayat 1, disorot ungu' })).toBeVisible()
  await expect(page.getByText('Say: He is Allah, the One!')).toBeVisible()
  await expect(page.getByText('English by M. Pickthall (1930)')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await open(page, '/unduhan')
  const kept = page.getByRole('region', { name: 'Terjemahan Inggris' })
  await expect(kept).toContainText(/tersimpan di perangkat ini, [\d,.]+ (KB|MB)/)
  await press(page, 'Hapus dan matikan terjemahan Inggris')
  await expect(kept).toHaveCount(0)
  expect(await page.evaluate(() => caches.has('amanah-inggris-1'))).toBe(false)
  await open(page, '/surat/112')
  await page.mouse.wheel(0, 10)
  await expect(toolbar(page)).toBeVisible()
  await expect(page.locator('#ayat-1 [lang=en]')).toHaveCount(0)
})
