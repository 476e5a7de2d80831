import { violationsOn } from '../axe.ts'
import type { Page } from '@playwright/test'
import { expect, open, press, test } from '../journey.ts'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Alat baca' })
const sheet = (page: Page) => page.getByRole('dialog')
const verse = (page: Page, ayah: number) => page.locator(`#ayat-${ayah}`)

test('theme and sizes are seen at once and stand before the first picture of the next page', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/surat/112')
  const sizeOf = () =>
    verse(page, 1)
      .locator('[lang=ar]')
      .evaluate((element) => getComputedStyle(element).fontSize)
  await press(toolbar(page), 'Tampilan')
  await sheet(page).getByText('Sepia').click()
  await sheet(page).getByRole('slider', { name: 'Ukuran huruf Arab' }).fill('48')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia')
  expect(await sizeOf()).toBe('48px')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(toolbar(page).getByRole('button', { name: 'Tampilan' })).toBeFocused()

  // The first rendering is already correct: the attribute is there before the body.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await open(page, '/surat/113')
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody'))).toBe('sepia')
  expect(await sizeOf()).toBe('48px')
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  )
  expect(ground).toBe('rgb(243, 232, 210)')
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#f3e8d2')

  await press(toolbar(page), 'Tampilan')
  await press(sheet(page), 'Kembalikan ke awal')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('reading mode runs on by page of the mushaf, with names and basmala where they belong', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/surat/36')
  await toolbar(page)
    .getByRole('link', { name: /^Mode baca/ })
    .click()
  await expect(page).toHaveURL(/\/surat\/36\?tampil=mushaf$/)
  const pages = page.getByRole('region', { name: /^Halaman \d+$/ })
  await expect(pages).toHaveCount(6)
  await expect(page.locator('[data-verse]')).toHaveCount(83)
  await expect(page.locator('[data-arti]')).toHaveCount(0)

  await open(page, '/juz/30?tampil=mushaf')
  await expect(page.locator('[data-verse]')).toHaveCount(564)
  await expect(page.getByRole('heading', { level: 2, name: /^Surah / })).toHaveCount(37)
  await expect(page.getByText('بِسْمِ اللّٰهِ الرَّحْمٰنِ الرَّحِيْمِ'.normalize('NFC'))).toHaveCount(37)

  // A page in reading mode has the Arabic only; the rest is fetched when needed.
  await open(page, '/surat/36?tampil=mushaf')
  await toolbar(page)
    .getByRole('link', { name: /^Tampilkan per ayat/ })
    .click()
  await expect(page.locator('[data-arti]')).toHaveCount(83)
  await expect(page.locator('[data-arti]').nth(1)).toHaveText('Demi Al-Qur’an yang penuh hikmah,')

  for (const [path, basmala] of [
    ['/surat/9?tampil=mushaf', 0],
    ['/surat/1?tampil=mushaf', 1],
    ['/surat/1', 1],
    ['/halaman/1', 1],
  ] as const) {
    await page.goto(path)
    const words = 'بِسْمِ اللّٰهِ الرَّحْمٰنِ الرَّحِيْمِ'.normalize('NFC')
    await expect(page.locator('[lang=ar]', { hasText: words })).toHaveCount(basmala)
  }
})

test('a page of the mushaf leads to the next and back to verses with their meaning, and is heard from its first verse', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/halaman/603')
  await page.getByRole('link', { name: /Halaman berikutnya/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Halaman 604' })).toBeVisible()
  await expect(page.locator('[data-verse]')).toHaveCount(15)
  await page.getByRole('link', { name: 'Baca Al-Falaq dengan arti' }).click()
  await expect(page).toHaveURL(/\/surat\/113#ayat-1$/)
  await open(page, '/halaman/603')
  await press(page, 'Putar halaman')
  const sounding = page.locator('[data-verse][aria-current=true]')
  const title = page.getByRole('region', { name: 'Pemutar murottal' }).locator('p').first()
  await expect(title).toHaveText(/^Juz 30 : Surat Al-Kafirun - Ayat /)
  await expect(sounding).toHaveCount(1)
  // The last verse of the page; the recitation then turns the page.
  await press(page.locator('[data-surah="Al-Lahab"]'), 'Menu ayat 5')
  await press(sheet(page), 'Putar dari ayat ini')
  await expect(page).toHaveURL(/\/halaman\/604$/)
  await expect(title).toHaveText(/^Juz 30 : Surat Al-Ikhlas - Ayat /)
  await expect(sounding).toHaveCount(1)
  for (const path of ['/halaman/0', '/halaman/605', '/halaman/x']) {
    expect((await page.request.get(path)).status()).toBe(404)
  }
})

test('in reading mode a verse is marked while it plays, from its own menu', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/surat/112?tampil=mushaf')
  await press(page, 'Menu ayat 3')
  await press(sheet(page), 'Putar dari ayat ini')
  await expect(verse(page, 3)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('region', { name: 'Pemutar murottal' })).toBeVisible()
})

test('a reader goes to another verse, page, juz or surah from one place', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/surat/2')
  const goTo = () => press(toolbar(page), /^Pindah/)
  await goTo()
  await sheet(page).getByLabel('Nomor ayat').fill('255')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#ayat-255$/)
  await expect(verse(page, 255)).toBeInViewport()
  await goTo()
  await sheet(page).getByLabel('Cari surah').fill('mulk')
  await sheet(page)
    .getByRole('link', { name: /Al-Mulk/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Surah Al-Mulk' })).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
  await goTo()
  await sheet(page).getByRole('link', { name: 'Juz 30', exact: true }).click()
  await expect(page).toHaveURL(/\/juz\/30$/)
  await goTo()
  await sheet(page).getByLabel('Nomor halaman').fill('50')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/halaman\/50$/)
})

test('an address leads straight to its verse', { tag: '@night' }, async ({ page }) => {
  await open(page, '/surat/2#ayat-200')
  await expect(verse(page, 200)).toBeInViewport()
})

test('where a guest stopped is remembered, and led back to', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, '/alquran')
  await expect(page.getByText('Lanjutkan membaca')).toHaveCount(0)
  await open(page, '/surat/2')
  await verse(page, 30).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 40)
  const kept = () => page.evaluate(() => localStorage.getItem('amanah.terakhir-dibaca'))
  await expect.poll(kept).toContain('Al-Baqarah ayat')
  await open(page, '/')
  await expect(page.getByRole('link', { name: /Lanjutkan membaca.*Al-Baqarah/ })).toBeVisible()
  await open(page, '/alquran')
  await page.getByRole('link', { name: /Lanjutkan membaca.*Al-Baqarah ayat (2|3)\d/ }).click()
  await expect(page).toHaveURL(/\/surat\/2#ayat-(2|3)\d$/)
  await expect(page.locator('[data-verse]:target, #ayat-30')).toBeInViewport()
})

test('keys work on the reader, never in a field, and can be switched off', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/surat/36')
  await page.keyboard.press('?')
  await expect(sheet(page).getByRole('heading', { name: 'Pintasan papan ketik' })).toBeVisible()
  await page.keyboard.press('l')
  await expect(page.locator('html')).not.toHaveAttribute('data-hide')
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await expect(page.locator('html')).toHaveAttribute('data-hide', 'latin')
  await page.keyboard.press('j')
  await expect(verse(page, 1)).toBeInViewport()
  await page.keyboard.press('p')
  await expect(page.getByRole('region', { name: 'Pemutar murottal' })).toBeVisible()
  // Over the open card N and P are its own.
  await press(page.getByRole('region', { name: 'Pemutar murottal' }), 'Tutup')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/surat\/37$/)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel('Nomor ayat').focus()
  await page.keyboard.press('t')
  await expect(page.locator('html')).toHaveAttribute('data-hide', 'latin')
  await page.getByLabel('Nomor ayat').blur()
  await page.keyboard.press('?')
  await sheet(page).getByLabel('Gunakan pintasan di layar baca').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await expect(page.locator('html')).toHaveAttribute('data-hide', 'latin')
})

test('on paper there are the verses and their source, and nothing to press', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/surat/112')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const gone of ['banner', 'navigation', 'toolbar', 'contentinfo'] as const) {
    for (const element of await page.getByRole(gone).all()) await expect(element).toBeHidden()
  }
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(verse(page, 4).locator('[lang=ar]')).toBeVisible()
  await expect(page.getByText(/LPMQ Kementerian Agama RI/).first()).toBeVisible()
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  )
  expect(ground).toBe('rgb(255, 255, 255)')
})

test('a screen reader hears where it is, and Arabic as Arabic', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, '/surat/2')
  const second = verse(page, 2)
  await expect(second).toMatchAriaSnapshot(`
    - listitem:
      - text: Ayat 2
      - button "Putar ayat 2"
      - button "Menu ayat 2"
  `)
  const arabic = second.locator('[lang=ar]')
  await expect(arabic).toHaveAttribute('dir', 'rtl')
  await open(page, '/halaman/3')
  await expect(page.locator('p.mushaf-text').first()).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('button', { name: 'Menu ayat 6' })).toBeVisible()
})

for (const theme of ['light', 'dark', 'sepia'] as const) {
  test(`the reader and what it opens can be used by everyone, ${theme}`, { tag: '@night' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(
      (look) => localStorage.setItem('amanah.baca', look),
      JSON.stringify({ theme }),
    )
    const found: string[] = []
    const look = async (where: string) => {
      const violations = await violationsOn(page)
      for (const { id, nodes } of violations) found.push(`${where}: ${id} ${nodes[0]?.target}`)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 360) found.push(`${where}: ${width} px wide`)
    }
    await open(page, '/surat/112?tampil=mushaf')
    await look('reading mode')
    await open(page, '/surat/112')
    await look('verses')
    for (const [name, button] of [
      ['look', 'Tampilan'],
      ['go to', /^Pindah/],
      ['verse', 'Menu ayat 2'],
    ] as const) {
      await press(page, button)
      await expect(sheet(page)).toBeVisible()
      await look(name)
      await press(sheet(page), 'Tutup')
    }
    expect(found).toEqual([])
  })
}
