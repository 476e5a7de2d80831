import { violationsOn } from '../axe.ts'
import type { Page } from '@playwright/test'
import { expect, follow, open, press, test, pace } from '../journey.ts'
import { card, title } from './player.ts'

test.use({ hasTouch: true })

const item = (page: Page, order: number) => page.locator(`#bacaan-${order}`)
const said = (page: Page, order: number) => item(page, order).getByRole('status')

test('a tahlil is read for somebody: name, counting by hand and by key, undo, and all of it kept', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/alquran')
  await follow(page.locator('main'), /^Yasin & tahlil/)
  await expect(page).toHaveURL(/\/yasin-tahlil$/)
  await follow(page.getByRole('navigation', { name: 'Bagian' }), 'Tahlil')
  await expect(page.locator('main ol > li[id^=bacaan-]')).toHaveCount(25)
  await page.getByLabel('Nama almarhum atau almarhumah').fill('Bapak Ahmad bin Abdullah')
  await expect(item(page, 1)).toContainText('khususnya untuk Bapak Ahmad bin Abdullah')

  const face = page.getByRole('button', { name: 'Hitung Tahlil', exact: true })
  for (let press = 0; press < 20; press += 1) await face.tap()
  await press(item(page, 19), 'Kurangi satu hitungan Tahlil')
  await expect(said(page, 19)).toHaveText('19 dari 33')
  await face.focus()
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press(press % 2 === 0 ? 'Space' : 'Enter')
  }
  await expect(said(page, 19)).toHaveText('33 dari 33, selesai')
  await face.click({ force: true })
  await expect(said(page, 19)).toHaveText('33 dari 33, selesai')
  await item(page, 19).getByLabel('100×').check()
  await expect(said(page, 19)).toHaveText('33 dari 100')

  const address = new URL(page.url())
  expect(address.search).toBe('?bagian=tahlil')
  await page.reload()
  await expect(said(page, 19)).toHaveText('33 dari 100')
  await expect(page.getByLabel('Nama almarhum atau almarhumah')).toHaveValue(
    'Bapak Ahmad bin Abdullah',
  )
  await press(page, 'Ulangi semua hitungan')
  await expect(said(page, 19)).toBeEmpty()
  await expect(page.getByRole('link', { name: 'Sedekah sekarang' })).toHaveAttribute(
    'href',
    '/sedekah',
  )
})

test('when a count is complete the screen goes on by itself, if that is wished', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/yasin-tahlil?bagian=tahlil')
  await page.getByLabel('Lanjut otomatis').check()
  const face = page.getByRole('button', { name: 'Hitung Istigfar', exact: true })
  for (let press = 0; press < 3; press += 1) await face.press('Enter')
  // Reading 18 is said once: keyboard and screen reader continue at its title.
  await expect(item(page, 18).getByRole('heading')).toBeFocused()
  await expect(item(page, 18)).toBeInViewport()

  await item(page, 22).getByLabel('7×').check()
  const tasbih = page.getByRole('button', { name: 'Hitung Tasbih', exact: true })
  for (let press = 0; press < 7; press += 1) await tasbih.press('Space')
  // 23 waits for its review and has no text.
  await expect(item(page, 24).getByRole('heading')).toBeFocused()
})

test('Yasin plays whole, and three times for the night of mid-Syakban', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, '/yasin-tahlil')
  await expect(page.locator('[data-verse]')).toHaveCount(83)
  await press(page, 'Putar Yasin')
  await expect(title(page)).toHaveText('Surat Yasin - Ayat 1')
  await expect(title(page)).toHaveText('Surat Yasin - Ayat 2', { timeout: 20_000 * pace })
  await follow(page.getByRole('navigation', { name: 'Bagian' }), 'Tahlil')
  await expect(item(page, 25)).toBeAttached()
  await expect(card(page)).toBeVisible()
  await follow(page.getByRole('navigation', { name: 'Bagian' }), 'Yasin')
  await page.getByText('Yasin 3× malam Nisfu Syakban').click()
  await press(page, 'Hitung Yasin')
  await expect(page.locator('details').getByText('1 dari 3')).toBeAttached()
  await press(page, 'Putar 3×')
  await expect(page.getByText('Sedang diputar: Yasin ke-1 dari 3')).toBeVisible()
  await expect(title(page)).toHaveText('Surat Yasin - Ayat 1')
})

test('on paper the readings and the name stand, and nothing to press', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, '/yasin-tahlil?bagian=tahlil')
  await page.getByLabel('Nama almarhum atau almarhumah').fill('Ibu Siti')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  for (const gone of ['banner', 'navigation', 'toolbar', 'contentinfo', 'textbox'] as const) {
    for (const element of await page.getByRole(gone).all()) await expect(element).toBeHidden()
  }
  await expect(item(page, 1)).toContainText('Ibu Siti')
  await expect(item(page, 9).locator('[lang=ar]')).toBeVisible()
  await expect(page.getByText(/LPMQ Kementerian Agama RI/).first()).toBeVisible()
  // A5 in points, from a browser that was asked for A4.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf).toMatch(/MediaBox\s*\[\s*0 0 4(19|20)[\d.]* 59[456]/)
})

test('what waits for review says so, and the Arabic alone can be read', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, '/yasin-tahlil?bagian=tahlil')
  for (const order of [15, 23, 25]) {
    await expect(item(page, order)).toContainText('belum kami muat')
    await expect(item(page, order).locator('[data-counter]')).toHaveCount(0)
  }
  await expect(item(page, 15).locator('[lang=ar]')).toHaveCount(0)
  await expect(item(page, 25).locator('[lang=ar]')).toHaveCount(4)
  await page.getByRole('toolbar').getByRole('button', { name: 'Latin' }).click()
  await expect(item(page, 9).locator('[data-latin]')).toBeHidden()
  await follow(page.getByRole('toolbar'), 'Mode baca: hanya Arab')
  await expect(page.locator('main [data-arti]')).toHaveCount(0)
  await expect(item(page, 9).locator('[lang=ar]')).toBeVisible()
  await follow(page.getByRole('toolbar'), 'Tampilkan dengan arti')
  await expect(item(page, 9).locator('[data-arti]')).toBeVisible()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script both are there to read, and nothing that needs one', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto('/yasin-tahlil')
    await expect(page.locator('[data-verse]')).toHaveCount(83)
    await follow(page.getByRole('navigation', { name: 'Bagian' }), 'Tahlil')
    await expect(page).toHaveURL(/bagian=tahlil$/)
    await expect(item(page, 19).locator('[lang=ar]')).toBeVisible()
    await expect(item(page, 19)).toContainText('33 atau 100×')
    await expect(item(page, 19).locator('[data-counter]')).toBeHidden()
    await expect(page.getByLabel('Nama almarhum atau almarhumah')).toBeHidden()
  })
})

for (const theme of ['light', 'dark', 'sepia'] as const) {
  test(`the tahlil can be used by everyone, ${theme}`, { tag: '@night' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(
      (look) => localStorage.setItem('amanah.baca', look),
      JSON.stringify({ theme }),
    )
    await open(page, '/yasin-tahlil?bagian=tahlil')
    await page.getByRole('button', { name: 'Hitung Istigfar', exact: true }).press('Space')
    const violations = await violationsOn(page)
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
}
