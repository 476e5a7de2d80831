import type { Page } from '@playwright/test'
import { expect, follow, open, press, test, pace } from '../journey.ts'

test.use({ expected: /ERR_INTERNET_DISCONNECTED|could not be refreshed/ })

const field = (page: Page) => page.getByRole('searchbox', { name: 'Cari ayat' })
const results = (page: Page) => page.locator('[data-results] article')

async function titles(page: Page): Promise<string[]> {
  return page.locator('[data-results] h2').allTextContents()
}

for (const [what, typed, first] of [
  ['Latin as it is heard', 'qul huallah', 'Al-Ikhlas 112:1'],
  ['Latin with one l too few', 'alhamdulilah', 'Al-Fatihah 1:2'],
  ['Arabic without signs', 'إياك نعبد', 'Al-Fatihah 1:5'],
  ['a place in numbers', '2:255', 'Al-Baqarah 2:255'],
  ['a place in words', 'al baqarah 255', 'Al-Baqarah 2:255'],
  ['a juz', 'juz 30', "An-Naba' 78:1"],
  ['a verse with a name', 'ayat kursi', 'Al-Baqarah 2:255'],
] as const) {
  test(`${what} leads to its verse: ${typed}`, { tag: '@night' }, async ({ page }) => {
    await open(page, '/verse-search')
    await field(page).fill(typed)
    await expect(results(page).first()).toContainText(first)
  })
}

test('a topic leads to its verses, and what the Quran does not name is said to be so', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/verse-search')
  await field(page).fill('hukum menggunjing')
  await expect(results(page).first()).toContainText('Al-Hujurat 49:12')
  await expect(results(page).first()).toContainText('Ayat pilihan')
  await expect(page.getByText('Ayat pilihan tentang Gibah lebih dahulu.')).toBeVisible()
  await field(page).fill('bersyukur')
  const count = page.getByRole('status').filter({ hasText: 'yang ditemukan' })
  await expect(results(page).first()).toContainText('Ibrahim 14:7')
  const words = await count.textContent()
  await field(page).fill('syukur')
  await expect(field(page)).toHaveValue('syukur')
  await expect(count).toHaveText(words ?? '')
  await field(page).fill('hukum merokok')
  await expect(page.getByText('Al-Qur’an tidak menyebut merokok.')).toBeVisible()
  await expect(results(page).first()).toContainText('Berkaitan')
})

test('a slip is pointed out, and one press mends it', { tag: '@night' }, async ({ page }) => {
  await open(page, '/verse-search')
  await field(page).fill('kegelapam')
  await expect(page.getByText('Maksud Anda kegelapan?')).toBeVisible()
  await expect(results(page).first()).toContainText('Ejaan mirip')
  await follow(page, 'kegelapan')
  await expect(field(page)).toHaveValue('kegelapan')
  await expect(page).toHaveURL(/q=kegelapan/)
})

test('an address shows the same to someone else, with its filters', { tag: '@night' }, async ({
  page,
  browser,
}) => {
  await open(page, '/verse-search?q=surga')
  await page.getByLabel('Juz', { exact: true }).selectOption('30')
  await expect(page).toHaveURL(/q=surga&juz=30$/)
  await expect(page.getByText(/ayat ditemukan/)).toBeVisible()
  await expect(results(page).first()).toContainText('Juz 30')
  const here = await titles(page)

  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  expect(await titles(other)).toEqual(here)
  await expect(other.getByLabel('Juz', { exact: true })).toHaveValue('30')
  await other.context().close()
})

test('without script the form finds the same, page by page', { tag: '@night' }, async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })
  const page = await context.newPage()
  await page.goto('/verse-search')
  await field(page).fill('surga')
  await press(page, 'Cari')
  await expect(page).toHaveURL(/\/verse-search\?q=surga/)
  const first = await titles(page)
  expect(first).toHaveLength(20)
  await follow(page, 'Hasil berikutnya')
  await expect(page).toHaveURL(/halaman=2/)
  const second = await titles(page)
  expect(second.filter((title) => first.includes(title))).toEqual([])
  await follow(page, 'Sebelumnya')
  expect(await titles(page)).toEqual(first)
  await context.close()
})

test('nothing found, a place that does not exist, and filters in the way each say so', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/verse-search?q=xyzzy')
  await expect(page.getByText('Tidak ditemukan', { exact: true })).toBeVisible()
  await field(page).fill('2:300')
  await expect(page.getByText('Surah Al-Baqarah berisi 286 ayat.')).toBeVisible()
  await open(page, '/verse-search?q=sabar&surat=112')
  await follow(page, 'Cari tanpa saringan')
  await expect(results(page).first()).toBeVisible()
})

test('the keyboard goes to the field, to the results and back', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, '/verse-search?q=riba')
  await page.locator('h1').click()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
})

test('only what was typed last is asked for', { tag: '@night' }, async ({ page }) => {
  await open(page, '/verse-search')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/alquran/search')) asked.push(request.url())
  })
  await field(page).pressSequentially('petunjuk', { delay: 15 })
  await expect(results(page).first()).toBeVisible()
  expect(asked.length).toBeLessThanOrEqual(2)
  expect(asked.at(-1)).toContain('q=petunjuk')
})

test('with the text kept on the device it is searched without a network', {
  tag: '@night',
}, async ({ page, context }) => {
  await open(page, '/verse-search')
  await context.setOffline(true)
  await field(page).fill('sabar')
  await expect(page.getByText('Anda sedang tanpa internet')).toBeVisible()
  await context.setOffline(false)
  await press(page.getByRole('alert'), 'Coba lagi')
  await expect(results(page).first()).toBeVisible()
  const online = await titles(page)

  const keeping = page.getByRole('region', { name: 'Pencarian tanpa internet' })
  await press(keeping.filter({ visible: true }), 'Simpan sekarang')
  await expect(
    page.getByText('Teks tersimpan di perangkat ini.').filter({ visible: true }),
  ).toBeVisible({
    timeout: 30_000 * pace,
  })
  await context.setOffline(true)
  await field(page).fill('dajal')
  await expect(page.getByText('Al-Qur’an tidak menyebut dajal.')).toBeVisible()
  await expect(results(page).first()).toContainText('An-Naml 27:82')
  await field(page).fill('robbana atina')
  await expect(page.getByText('dari perangkat ini', { exact: false }).first()).toBeVisible()
  await expect(results(page).first()).toContainText('2:200')
  await field(page).fill('sabar')
  await expect(results(page).first().locator('mark').first()).toHaveText(/[sṣ]abar/i)
  expect(await titles(page)).toEqual(online)
  await context.setOffline(false)
})
