import { violationsOn } from '../axe.ts'
import type { Page } from '@playwright/test'
import { expect, open, press, test } from '../journey.ts'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Alat baca' })
const sheet = (page: Page) => page.getByRole('dialog')

test('tajwid is coloured without touching the text, and the night dims the screen', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/surat/112')
  const text = () => page.locator('#ayat-1 [lang=ar]').evaluate((verse) => verse.innerHTML)
  const coloured = () =>
    page.evaluate(() =>
      [...CSS.highlights].flatMap(([name, highlight]) =>
        [...highlight].map((range) => {
          const text = range.startContainer.textContent ?? ''
          return `${name} ${text.slice(range.startOffset, range.endOffset)}`
        }),
      ),
    )
  const before = await text()
  expect(await coloured()).toEqual([])
  await press(toolbar(page), 'Tampilan')
  await sheet(page).getByRole('checkbox', { name: 'Warna tajwid' }).check()
  await expect(sheet(page).getByText('Mad lazim', { exact: true })).toBeVisible()
  await expect.poll(coloured).toContain('tajwid-qalqalah دٌۚ')
  expect(await text()).toBe(before)
  expect(await violationsOn(page)).toEqual([])

  await sheet(page).getByRole('radio', { name: 'Redup', exact: true }).check()
  await expect(page.locator('html')).toHaveAttribute('data-night', '2')
  await press(sheet(page), 'Kembalikan ke awal')
  await expect(page.locator('html')).not.toHaveAttribute('data-night')
  await expect.poll(coloured).toEqual([])
})

test('a verse is copied in parts, from its menu and by a key', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await open(page, '/surat/112')
  await press(page, 'Menu ayat 1')
  await press(sheet(page), 'Salin dengan pilihan')
  await sheet(page).getByLabel('Arab', { exact: true }).uncheck()
  await sheet(page).getByLabel('Terjemahan').uncheck()
  await sheet(page).getByLabel('Latin').check()
  await press(sheet(page), 'Salin')
  await expect(page.getByText('Ayat disalin')).toBeVisible()
  expect(await copied()).toBe('Qul huwallāhu aḥad(un).\n\n(QS Al-Ikhlas [112]: 1)')
  await page.keyboard.press('c')
  await expect(sheet(page).getByRole('heading', { name: /^Salin Al-Ikhlas/ })).toBeVisible()
})

test('the page scrolls by itself until it is touched', { tag: '@night' }, async ({ page }) => {
  await open(page, '/surat/36')
  const at = () => page.evaluate(() => scrollY)
  await press(toolbar(page), 'Tampilan')
  await press(sheet(page), 'Gulir otomatis')
  const bar = page.getByRole('group', { name: 'Gulir otomatis' })
  await expect(bar.getByText('Gulir 2/5')).toBeVisible()
  await press(bar, 'Lebih cepat')
  const start = await at()
  await expect.poll(at).toBeGreaterThan(start + 20)
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, 5)
  await expect(bar).toHaveCount(0)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('a held verse offers what to copy', { tag: '@night' }, async ({ page }) => {
    await open(page, '/surat/112')
    const arabic = page.locator('#ayat-2 [lang=ar]')
    const finger = { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 300 }
    await arabic.dispatchEvent('pointerdown', finger)
    await expect(sheet(page).getByRole('heading', { name: 'Salin Al-Ikhlas 2' })).toBeVisible()
    await expect(sheet(page).getByLabel('Teks yang akan disalin')).toContainText('QS Al-Ikhlas')
  })
})
