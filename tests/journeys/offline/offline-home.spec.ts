import type { Page } from '@playwright/test'
import { violationsOn } from '../axe.ts'
import { expect, follow, open, pace } from '../journey.ts'
import { test, visitTwice } from './offline.ts'

test.describe.configure({ timeout: 120_000 * pace })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.locator('main')

test('a verse opens by its own address without a network', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await visitTwice(page)
  await context.setOffline(true)
  await open(page, '/ayat/2/255')
  await expect(heading(page)).toHaveText('Surah Al-Baqarah ayat 255')
  await expect(main(page).locator('[lang=ar]').first()).toContainText('اَللّٰهُ')
  await follow(main(page), 'Ayat 256')
  await expect(heading(page)).toHaveText('Surah Al-Baqarah ayat 256')
  await open(page, '/ayat/2/287')
  await expect(heading(page)).toContainText('404')
})

test('with little kept the home says so, and leads to what was opened', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.goto('/')
  await expect(heading(page)).toHaveText('Anda sedang tanpa internet')
  await expect(main(page)).toContainText('Belum ada yang tersimpan di perangkat ini')
  expect(await violationsOn(page)).toEqual([])
  await context.setOffline(false)
  await page.goto('/surat/36')
  await page.waitForLoadState('load')
  await context.setOffline(true)
  await page.goto('/')
  await main(page)
    .getByRole('link', { name: /^Surah Yasin/ })
    .click()
  await expect(page.locator('[data-verse]')).toHaveCount(83)
  await page.goto('/surat/37')
  await expect(heading(page)).toHaveText('Tanpa internet')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Coba lagi' }).click()
  await expect(heading(page)).toHaveText('Surah As-Saffat')
})

test('without the text the home says how to keep it', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await visitTwice(page)
  await page.evaluate(() => caches.delete('amanah-quran-teks'))
  await context.setOffline(true)
  await open(page, '/')
  await expect(main(page)).toContainText('Al-Qur’an belum tersimpan di perangkat ini')
  await follow(main(page), 'Buka Unduhan')
  await expect(heading(page)).toHaveText('Unduhan')
})
