import type { Page } from '@playwright/test'
import { firstCampaign, openCold, visitAnew } from './cold.ts'
import { expect, holdBack, pace, test } from '../journey.ts'

/** What a browser says of a file that it did not get. */
const provoked = /Failed to load resource|status of 4/

// A first visit: nothing has begun in this tab, and nothing is stored.
test.use({ isWarm: false, expected: provoked })

/** The scripts that were asked for so far. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

const status = (page: Page) => page.locator('#mulai')
const card = (page: Page) => page.getByRole('region', { name: 'Pemutar murottal' })

test('an impatient second press is the same press', { tag: '@night' }, async ({ page }) => {
  const letGo = await holdBack(page, '**/assets/entry.client-*')
  await openCold(page, '/surat/112')
  const latin = page.locator('[data-toggle="latin"]')
  await expect(latin).toHaveAttribute('aria-pressed', 'true')
  await latin.click()
  await latin.click()
  letGo()
  await expect(latin).toHaveAttribute('aria-pressed', 'false')
  await page.waitForTimeout(500)
  await expect(latin).toHaveAttribute('aria-pressed', 'false')
})

test('the answer to a press stands on the page before the press is over', {
  tag: '@night',
}, async ({ page }) => {
  await openCold(page, '/surat/112')
  const said = await page.getByRole('button', { name: 'Putar surah' }).evaluate((button) => {
    ;(button as HTMLButtonElement).click()
    const { opacity } = getComputedStyle(button)
    return [button.ariaBusy, Number(opacity) < 1, document.getElementById('mulai')?.textContent]
  })
  expect(said).toEqual(['true', true, 'Sebentar, sedang disiapkan…'])
})

test('what is pressed or typed before React is done once it is there: a recitation, a share sheet, each press of a counter, letters of a filter, a verse that is saved; then the next pages of the tab begin by themselves', {
  tag: '@night',
}, async ({ browser, product }) => {
  test.setTimeout(120_000 * pace)
  const visitor = { browser, origin: product.origin, expected: provoked }
  const visit = (name: string, look: (page: Page) => Promise<void>) =>
    test.step(name, () => visitAnew(visitor, look))
  await visit(
    'a recitation plays from a press at first paint, and the page says so at once',
    recite,
  )
  await visit('the share sheet opens by a press; one that comes too late asks for another', share)
  await visit('each press of a counter counts', countThree)
  await visit('letters typed into a filter are there and filter', filterByLetters)
  await visit('a verse is saved', saveVerse)
})

async function recite(page: Page): Promise<void> {
  await openCold(page, '/surat/2')
  const button = page.getByRole('button', { name: 'Putar surah' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true', { timeout: 2_000 * pace })
  await expect(status(page)).toHaveText('Sebentar, sedang disiapkan…')
  await expect(card(page)).toBeVisible()
  await expect(status(page)).toBeEmpty()
  await expect(page.getByRole('button', { name: 'Jeda surah' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing')
}

async function share(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let calls = 0
    // A browser feature that the browser of the tests lacks.
    Object.defineProperty(navigator, 'share', {
      value: (shared: ShareData) => {
        calls += 1
        if (calls === 1) return Promise.reject(new DOMException('late', 'NotAllowedError'))
        document.title = `dibagikan ${shared.url}`
        return Promise.resolve()
      },
    })
  })
  const slug = await firstCampaign(page)
  await page.goto(`/campaign/${slug}`, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Lainnya' })
  await button.click()
  await expect(page.getByText('Tekan sekali lagi untuk membagikan.')).toBeVisible()
  await button.click()
  await expect(page).toHaveTitle(new RegExp(`dibagikan .*/campaign/${slug}`))
}

async function countThree(page: Page): Promise<void> {
  const letGo = await holdBack(page, '**/assets/entry.client-*')
  await openCold(page, '/yasin-tahlil?bagian=tahlil')
  const counter = page.getByRole('button', { name: /^Hitung / }).first()
  for (let press = 0; press < 3; press += 1) await counter.click()
  letGo()
  await expect(page.locator('[data-counter]').first().getByRole('status')).toHaveText(/^3 dari /)
}

async function filterByLetters(page: Page): Promise<void> {
  await openCold(page, '/alquran')
  const field = page.getByRole('searchbox', { name: 'Cari nama surah' })
  await field.click()
  await page.keyboard.type('baqarah', { delay: 60 })
  await expect(field).toHaveValue('baqarah')
  await expect(page.locator('main a[href^="/surat/"]')).toHaveCount(1)
  await expect(field).toHaveValue('baqarah')
  await expect(field).toBeFocused()
}

async function saveVerse(page: Page): Promise<void> {
  await openCold(page, '/surat/112')
  const save = page.getByRole('button', { name: 'Simpan ayat 2' })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  const kept = await page.evaluate(() => localStorage.getItem('amanah.ayat-tersimpan'))
  expect(kept).toContain('112')
  await page.evaluate(() => localStorage.clear())
  const entry = page.waitForRequest(/\/assets\/entry\.client-/)
  await page.goto('/program')
  await entry
}

test('a form that only a script can send waits for it, and sends what was typed', {
  tag: '@night',
}, async ({ page }) => {
  await openCold(page, '/account')
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.method())
  })
  await page.getByLabel('E-mail atau nomor HP').fill('siapa@contoh.id')
  await page.getByLabel('Kata sandi', { exact: true }).fill('bukan sandi yang benar')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByLabel('E-mail atau nomor HP')).toHaveValue('siapa@contoh.id')
  expect(loads).toEqual([])
})

test('the menu of a verse opens by a first press', { tag: '@night' }, async ({ page }) => {
  await openCold(page, '/surat/112')
  await page.getByRole('button', { name: 'Menu ayat 2' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a control reached and pressed by keys answers, and keeps the focus', {
  tag: '@night',
}, async ({ page }) => {
  await openCold(page, '/surat/112')
  const save = page.getByRole('button', { name: 'Simpan ayat 1' })
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(save).toBeFocused()
})

test('a shortcut works as the first key', { tag: '@night' }, async ({ page }) => {
  await openCold(page, '/surat/112')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a zakat is reckoned from the first letters', { tag: '@night' }, async ({ page }) => {
  await openCold(page, '/zakatcalculator/zakatpenghasilan')
  const field = page.getByLabel('Gaji atau penghasilan utama')
  await field.click()
  await page.keyboard.type('10000000', { delay: 50 })
  await expect(field).toHaveValue('10.000.000')
  await expect(page.getByText('Tunaikan Rp250.000')).toBeVisible()
  await expect(field).toBeFocused()
})

test('typing into the search suggests, and Enter searches before that too', {
  tag: '@night',
}, async ({ page }) => {
  await openCold(page, '/search')
  const field = page.getByRole('combobox', { name: 'Cari di situs ini' })
  await field.click()
  await page.keyboard.type('sumur', { delay: 60 })
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/list\?q=sumur/)
})

test('a form that the server answers is sent as a document at once', { tag: '@night' }, async ({
  page,
}) => {
  await openCold(page, '/search')
  const scripts = scriptsOf(page)
  await page.getByRole('combobox', { name: 'Cari di situs ini' }).evaluate((field) => {
    ;(field as HTMLInputElement).value = 'sumur'
  })
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await loaded
  await expect(page).toHaveURL(/\/search\/list\?q=sumur/)
  expect(scripts.filter((path) => !path.includes('/boot-'))).toEqual([])
})

test('aamiin is said by a first press', { tag: '@night' }, async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  const slug = /href="\/campaign\/([^"#?]+)"/.exec(html)?.[1]
  await openCold(page, `/doa-orang-baik/${slug}`)
  const button = page.getByRole('button', { name: 'Aamiin', exact: true }).first()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('a link is copied by a first press', { tag: '@night' }, async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const html = await (await request.get('/')).text()
  const slug = /href="\/campaign\/([^"#?]+)"/.exec(html)?.[1]
  await openCold(page, `/campaign/${slug}`)
  await page.getByRole('button', { name: 'Salin tautan' }).click()
  await expect(page.getByRole('button', { name: 'Tautan disalin' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/campaign/${slug}`)
})

test('a control that has gone asks for another press in words', { tag: '@night' }, async ({
  page,
}) => {
  await openCold(page, '/surat/112')
  const save = page.getByRole('button', { name: 'Simpan ayat 2' })
  await save.click()
  await save.evaluate((button) => {
    button.replaceWith(button.cloneNode(true))
  })
  await expect(status(page)).toHaveText('Sudah siap. Silakan tekan lagi.')
})
