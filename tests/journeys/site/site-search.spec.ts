import type { Page } from '@playwright/test'
import { expect, follow, open, press, test, untilHydrated } from '../journey.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Cari di situs ini' })
const options = (page: Page) => page.getByRole('option')
const rows = (page: Page) => page.locator('[data-results] article')

test('what is looked for is found while one types: verses that stay in the address and lead to their place, and from the header whatever the site has, with suggestions, tabs and recent searches', {
  tag: '@night',
}, async ({ page }) => {
  await test.step('verses stay in the address and lead to their place', () => searchVerses(page))
  await test.step('from the header to whatever the site has', () => searchSite(page))
})

async function searchVerses(page: Page): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Cari ayat' })
  const results = page.locator('[data-results] article')
  await open(page, '/alquran')
  await follow(page.locator('main'), 'Cari ayat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cari ayat')
  await untilHydrated(page)
  await field.pressSequentially('sabar dan salat', { delay: 20 })
  await expect(results.first()).toContainText('Al-Baqarah 2:45')
  await expect(results.nth(1)).toContainText('Al-Baqarah 2:153')
  await expect(page).toHaveURL(/\/verse-search\?q=sabar\+dan\+salat$/)
  await expect(page).toHaveTitle('“sabar dan salat”: cari ayat Al-Qur’an · Amanah')
  const found = page.getByText(/^Ayat 1–20 dari \d+ yang ditemukan$/)
  await expect(found).toBeVisible()
  await expect(results.nth(1).locator('mark')).toHaveText(['sabar', 'salat', 'sabar'])

  await follow(results.nth(1), 'Al-Baqarah')
  await expect(page).toHaveURL(/\/surat\/2#ayat-153$/)
  await expect(page.locator('#ayat-153')).toBeInViewport()
  await page.goBack()
  await expect(found).toBeVisible()
  await field.fill('')
  await expect(page.getByRole('region', { name: 'Pencarian terakhir' })).toContainText(
    'sabar dan salat',
  )
  await press(page, 'Hapus semua')
  await expect(page.getByRole('region', { name: 'Pencarian terakhir' })).toHaveCount(0)
}

async function searchSite(page: Page): Promise<void> {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Cari' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cari')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')

  await box(page).pressSequentially('wakaf su', { delay: 20 })
  await expect(options(page).first()).toContainText('Wakaf sumur bor')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await box(page).fill('membangun sumur')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/search/list?q=membangun+sumur')
  await expect(page).toHaveTitle(/^Hasil untuk “membangun sumur” · /)
  await expect(rows(page).first().locator('mark').first()).toBeVisible()
  await box(page).fill('sumur')
  await press(page, 'Cari')
  await expect(rows(page).first()).toContainText('Wakaf sumur bor untuk 12 dusun')
  await follow(page.getByRole('navigation', { name: 'Bagian' }), /^Program/)
  await expect(page).toHaveURL('/search/list?q=sumur&tab=program')
  await follow(page, 'Sudah selesai')
  await expect(page).toHaveURL(/status=selesai/)

  await open(page, '/search')
  const recent = page.getByRole('region', { name: 'Pencarian terakhir' })
  await expect(recent.getByRole('link')).toHaveText(['sumur', 'membangun sumur'])
  await press(recent, 'Hapus “sumur”')
  await expect(recent.getByRole('link')).toHaveText(['membangun sumur'])
  await press(recent, 'Hapus semua')
  await expect(recent).toHaveCount(0)
}

test('without script the same box finds the same, and says what is too short or not there', {
  tag: '@night',
}, async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })
  const page = await context.newPage()
  await page.goto('/search')
  await box(page).fill('wakfa sumur')
  await press(page, 'Cari')
  await expect(page).toHaveURL('/search/list?q=wakfa+sumur')
  await expect(page.getByText('Mungkin maksud Anda wakaf sumur?')).toBeVisible()
  await expect(rows(page).first()).toContainText('Wakaf sumur bor')
  await page.goto('/search/list?q=a')
  await expect(page.getByText('Ketik sedikitnya 2 huruf')).toBeVisible()
  await page.goto('/search/list?q=xyzzy')
  await expect(page.getByText('Belum ada yang cocok')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Banyak didukung' })).toBeVisible()
  await page.goto('/search/list')
  await expect(page).toHaveURL('/search')
  await context.close()
})

test('what was typed stays text, wherever it is shown', { tag: '@night' }, async ({ page }) => {
  for (const typed of [
    '<script>alert(1)</script>sumur',
    '"><img src=x onerror=alert(1)>sumur',
    '</title><h1>sumur',
    'javascript:alert(1)//sumur',
    '{{7*7}}${7*7} sumur',
  ]) {
    page.on('dialog', () => expect(typed).toBe('not run'))
    const response = await page.goto(`/search/list?q=${encodeURIComponent(typed)}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hasil untuk “${typed}”`)
    await expect(page).toHaveTitle(new RegExp('^Hasil untuk “.*sumur.*”'))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('main img')).toHaveCount(0)
  }
})

test('only what was typed last is asked for, and a press leads there', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, '/search')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/search/suggest')) asked.push(request.url())
  })
  await box(page).pressSequentially('al baqarah', { delay: 15 })
  await expect(options(page).first()).toContainText('Al-Baqarah')
  expect(asked.length).toBeLessThanOrEqual(2)
  expect(asked.at(-1)).toContain('q=al+baqarah')
  await options(page).first().click()
  await expect(page).toHaveURL('/surat/2')
})
