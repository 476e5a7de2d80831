import type { Locator, Page } from '@playwright/test'
import { everyScreen } from '#tests/screens/screens.ts'
import { violationsOn } from '../axe.ts'
import { firstCampaign, openCold, visitAnew } from './cold.ts'
import { expect, holdBack, test, pace } from '../journey.ts'

/** What a browser says of a file that it did not get. */
const provoked = /Failed to load resource|ERR_/

// A first visit: nothing has begun in this tab, and nothing is stored.
test.use({ isWarm: false, expected: provoked })

const status = (page: Page) => page.locator('#mulai')

/** The scripts that a page has asked for, without the boot file. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && !pathname.startsWith('/assets/boot-')) {
      scripts.push(pathname)
    }
  })
  return scripts
}

const begins = (page: Page) => page.waitForRequest(/\/assets\/entry\.client-/)

test('no public screen fetches React by itself', {
  tag: '@night',
}, async ({ page, product }) => {
  test.setTimeout(240_000 * pace)
  for (const { name, path } of await everyScreen(product.origin)) {
    const answer = await page.goto(path)
    const isPublic = /s-maxage/.test(answer?.headers()['cache-control'] ?? '')
    // What the browser alone knows: downloads and saved verses.
    if (!isPublic || /^\/unduhan|tersimpan/.test(path)) continue
    await page.waitForTimeout(300)
    // Also what came from the browser's own cache.
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
    )
    const scripts = fetched.filter((file) => file.endsWith('.js') && !file.includes('/boot-'))
    expect(scripts, name).toEqual([])
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
  }
})

test('without a share sheet nothing offers one, and a copy that the browser finds too late asks for a second press', {
  tag: '@night',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const { writeText } = Clipboard.prototype
    let calls = 0
    Clipboard.prototype.writeText = function (text) {
      calls += 1
      if (calls > 1) return writeText.call(this, text)
      return Promise.reject(new DOMException('late', 'NotAllowedError'))
    }
  })
  await page.goto(`/campaign/${await firstCampaign(page)}`)
  await expect(page.getByRole('button', { name: 'Lainnya' })).toBeHidden()
  await page.getByRole('button', { name: 'Salin tautan' }).click()
  await page.getByRole('button', { name: 'Tekan sekali lagi' }).click()
  await expect(page.getByRole('button', { name: 'Tautan disalin' })).toBeVisible()
})

test('what is shown of a verse is chosen by a first press', { tag: '@night' }, async ({ page }) => {
  await page.goto('/surat/112', { waitUntil: 'commit' })
  const latin = page.getByRole('button', { name: 'Latin' })
  await expect(page.locator('[data-latin]').first()).toBeVisible()
  await latin.click()
  await expect(latin).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('[data-latin]').first()).toBeHidden()
})

test('both elements that sound were made inside the first press', { tag: '@night' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: boolean[] = []
    Object.assign(window, { made })
    const { load } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.load = function () {
      made.push(window.event?.type === 'click' && window.event.isTrusted)
      load.call(this)
    }
  })
  await page.goto('/surat/112')
  await page.getByRole('button', { name: 'Putar surah' }).click()
  await expect(page.getByRole('region', { name: 'Pemutar murottal' })).toBeVisible()
  // The player loads them again, out of the press.
  const made = await page.evaluate(() => Reflect.get(window, 'made') as boolean[])
  expect(made.slice(0, 2)).toEqual([true, true])
  expect(await page.evaluate(() => Reflect.get(window, '__amanah').audio)).toEqual([])
})

test('the page says that the device is offline, without React', { tag: '@night' }, async ({
  page,
  context,
}) => {
  const scripts = scriptsOf(page)
  await page.goto('/about')
  await context.setOffline(true)
  await expect(status(page)).toHaveText('Tanpa internet')
  await context.setOffline(false)
  await expect(status(page)).toBeEmpty()
  expect(scripts).toEqual([])
})

test('an offer to install that came before React is there afterwards', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/about')
  const wasStopped = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    window.dispatchEvent(offer)
    return offer.defaultPrevented
  })
  expect(wasStopped).toBe(true)
  // An act, and then a screen that React draws.
  await page.evaluate(() => {
    location.hash = 'isi'
  })
  await page.waitForFunction(() => sessionStorage.getItem('amanah.mulai'))
  await page.evaluate(() => {
    history.pushState(null, '', '/unduhan')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('button', { name: 'Pasang' })).toBeVisible()
})

test('a countdown waits as the time itself, and counts once React is there', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/ramadhan')
  const next = page.locator('[data-begins] p').nth(1)
  await expect(next).toHaveText(/^\d\d\.\d\d WI(B|TA|T)$/)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.getByRole('combobox').first().focus()
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d/)
})

test('text that the browser brings back is filtered by', { tag: '@night' }, async ({ page }) => {
  await page.goto('/alquran')
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    // As after a way back: before `load`, and without any event.
    addEventListener('pagehide', () => sessionStorage.setItem('lama', field?.value ?? ''))
    if (field) field.value = 'baqarah'
  })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector<HTMLInputElement>('input[type=search]')
      if (field) field.value = sessionStorage.getItem('lama') ?? ''
    })
  })
  await page.reload()
  await expect(page.locator('main a[href^="/surat/"]')).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toHaveValue('baqarah')
})

test('a file that hangs is said in words, and a late React asks for another press', {
  tag: '@night',
}, async ({ page }) => {
  await page.clock.install()
  const letGo = await holdBack(page, '**/assets/entry.client-*')
  await page.goto('/surat/112')
  const save = page.getByRole('button', { name: 'Simpan ayat 2' })
  await save.click()
  await expect(status(page)).toHaveText('Sebentar, sedang disiapkan…')
  await page.clock.fastForward(20_000)
  await expect(status(page)).toContainText('Belum berhasil')
  letGo()
  await expect(status(page)).toHaveText('Sudah siap. Silakan tekan lagi.')
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
})

/** As from the browser's cache of whole pages. Headless Chromium has none (BackForwardCacheDisabledForDelegate). */
function leaveAndComeBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const name of ['pagehide', 'pageshow']) {
      dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
    }
  })
}

test('a script that never comes is said in words, and one can try again; a page that the browser brings back whole forgets the old press and answers a new one', {
  tag: '@night',
}, async ({ browser, product }) => {
  const visitor = { browser, origin: product.origin, expected: provoked }
  await test.step('a script that never comes is said in words, and one can try again', () =>
    visitAnew(visitor, tryAgain))
  await test.step('a page brought back whole forgets the old press and answers a new one', () =>
    visitAnew(visitor, pressAnew))
})

async function tryAgain(page: Page): Promise<void> {
  await page.route('**/assets/entry.client-*', (route) => route.abort())
  const { isOffline } = await openCold(page, '/surat/112')
  const save = page.getByRole('button', { name: 'Simpan ayat 2' })
  await save.click()
  await expect(status(page)).toContainText('Belum berhasil')
  await expect(save).not.toHaveAttribute('aria-busy')
  await isOffline(true)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(status(page)).toContainText('Belum berhasil')
  await isOffline(false)
  await page.unroute('**/assets/entry.client-*')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await reloaded
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(status(page)).toBeEmpty()
}

async function pressAnew(page: Page): Promise<void> {
  const letGo = await holdBack(page, '**/assets/entry.client-*')
  await page.goto('/surat/112')
  const saves = [1, 2].map((verse) => page.getByRole('button', { name: `Simpan ayat ${verse}` }))
  const [left, pressed] = saves as [Locator, Locator]
  await left.click()
  await expect(left).toHaveAttribute('aria-busy', 'true')
  await leaveAndComeBack(page)
  await expect(left).not.toHaveAttribute('aria-busy')
  await expect(status(page)).toBeEmpty()
  await pressed.click()
  await expect(status(page)).toHaveText('Sebentar, sedang disiapkan…')
  letGo()
  await expect(pressed).toHaveAttribute('aria-pressed', 'true')
  await expect(left).toHaveAttribute('aria-pressed', 'false')
}

test('a page brought back whole waits for an act, or begins where the tab has begun', {
  tag: '@night',
}, async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/surat/112')
  await leaveAndComeBack(page)
  await page.waitForTimeout(1_000)
  expect(scripts).toEqual([])
  const begun = begins(page)
  // Another page of this tab has begun meanwhile.
  await page.evaluate(() => sessionStorage.setItem('amanah.mulai', '1'))
  await leaveAndComeBack(page)
  await begun
})

test.describe(() => {
  test.use({ expected: /uncaught|Error|Failed/ })

  test('a React that cannot take over is said in words', { tag: '@night' }, async ({ page }) => {
    await page.route('**/assets/vendor-*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/surat/112')
    await page.getByRole('button', { name: 'Simpan ayat 2' }).click()
    await expect(status(page)).toContainText('Belum berhasil')
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    await expect(page.locator('[data-verse]')).toHaveCount(4)
  })
})

test('pages can be used by everyone before React, too', { tag: '@night' }, async ({ page }) => {
  const scripts = scriptsOf(page)
  for (const path of ['/', '/wakaf', '/ramadhan', '/zakatcalculator/zakatfitrah', '/surat/112']) {
    await page.goto(path)
    expect(await violationsOn(page), path).toEqual([])
    await expect(page.locator('main :disabled:not([aria-label^=Kurangi])')).toHaveCount(0)
    expect(scripts, path).toEqual([])
  }
})
