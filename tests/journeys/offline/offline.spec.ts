import type { BrowserContext, Page } from '@playwright/test'
import { violationsOn } from '../axe.ts'
import { expect, follow, navigation, open, press, pace } from '../journey.ts'
import { fillForm, findCampaign } from '../giving/donation.ts'
import { everythingKept, test, visitTwice } from './offline.ts'

test.describe.configure({ timeout: 120_000 * pace })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.locator('main')
const results = (page: Page) => page.locator('[data-results] article')

test('after the second visit the app opens at a home of its own, and the text is read, searched and reckoned with though no such screen was opened before; nothing of a giver, a payment or a token is kept', {
  tag: '@night',
}, async ({ page, context, request, front }) => {
  await visitTwice(page)
  await test.step('the home leads to what is kept', () => goHome(page, context))
  await context.setOffline(true)
  await test.step('the text', () => readKept(page))
  await test.step('the search and the calculators', () => searchAndReckon(page))
  await context.setOffline(false)
  const { slug } = await findCampaign(request, front.origin)
  await test.step('nothing of a giver is kept', () => expectNothingPrivate(page, slug))
})

test('when the server is gone the device answers as well, and takes what is new when it is back', {
  tag: '@night',
}, async ({ page, front }) => {
  await visitTwice(page, '/alquran')
  front.isCut = true
  await open(page, '/surat/18')
  await expect(page.locator('[data-verse]')).toHaveCount(110)
  await open(page, '/juz/15')
  await expect(page.locator('[data-verse]').first()).toBeVisible()
  front.isCut = false
  await open(page, '/program')
  await expect(heading(page)).toBeVisible()
  front.isCut = true
  // Visited before: shown as it was.
  await open(page, '/program')
  await expect(page.locator('main article').first()).toBeVisible()
  front.isCut = false
})

test('what needs the network says so, also giving, and comes by itself when there is one', {
  tag: '@night',
}, async ({ page, context, request, front }) => {
  const { slug } = await findCampaign(request, front.origin)
  await visitTwice(page)
  await context.setOffline(true)
  for (const path of [
    '/wakaf',
    `/donasi-sekarang/${slug}`,
    '/payment/0123456789ABCDEFGHJKMNPQRS',
  ]) {
    await open(page, path)
    await expect(heading(page)).toHaveText('Tanpa internet')
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  }
  await open(page, `/donasi-sekarang/${slug}`)
  await context.setOffline(false)
  await expect(page.getByLabel('Nama lengkap')).toBeVisible()
  // The document was opened offline; the next one is complete again.
  let documents = 0
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents += 1
  })
  // A form of giving has no other way out.
  await page.getByRole('link', { name: 'Kembali ke program' }).click()
  await expect(page).toHaveURL(new RegExp(`/campaign/${slug}$`))
  expect(documents).toBe(1)
})

test('the app can be installed, and is offered only where the browser does', {
  tag: '@night',
}, async ({ page }) => {
  await visitTwice(page, '/unduhan')
  const cdp = await page.context().newCDPSession(page)
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // A private window, as in tests, cannot install anything.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([])
  const manifest = await cdp.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])

  const offer = page.getByRole('region', { name: 'Pasang aplikasi' })
  await expect(offer).toHaveCount(0)
  await page.evaluate(() => {
    const invitation = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    })
    window.dispatchEvent(invitation)
  })
  await press(offer, 'Pasang')
  await expect(offer).toHaveCount(0)
})

async function goHome(page: Page, context: BrowserContext): Promise<void> {
  const place = {
    to: '/surat/18#ayat-10',
    title: 'Al-Kahf ayat 10',
    detail: 'Surat ke-18',
    at: 1,
    isOwn: false,
  }
  await page.evaluate(
    (kept) => localStorage.setItem('amanah.terakhir-dibaca', JSON.stringify(kept)),
    place,
  )
  await context.setOffline(true)
  await open(page, '/')
  await expect(heading(page)).toHaveText('Anda sedang tanpa internet')
  await expect(
    main(page).getByRole('link', { name: /Lanjutkan membaca.*Al-Kahf ayat 10/ }),
  ).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  for (const [link, title] of [
    ['Yasin', 'Surah Yasin'],
    ['Yasin & tahlil', 'Yasin & tahlil'],
    ['Waktu salat', 'Waktu salat'],
    ['Kalkulator zakat', /zakat/i],
    ['Unduhan', 'Unduhan'],
  ] as const) {
    await main(page)
      .getByRole('link', { name: link, exact: link === 'Yasin' })
      .first()
      .click()
    await expect(heading(page)).toHaveText(title)
    await follow(navigation(page), 'Beranda')
    await expect(heading(page)).toHaveText('Anda sedang tanpa internet')
  }

  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Kebaikan Anda, kami jaga sampai tujuan.')
}

async function readKept(page: Page): Promise<void> {
  await open(page, '/surat/55')
  await expect(heading(page)).toHaveText('Surah Ar-Rahman')
  await expect(page.locator('[data-verse]')).toHaveCount(78)
  await expect(page).toHaveTitle(/^Surah Ar-Rahman \(55\)/)
  await expect(page.getByText('Tanpa internet', { exact: true })).toBeVisible()
  await open(page, '/juz/30')
  await expect(page.locator('[data-verse]')).toHaveCount(564)
  await open(page, '/halaman/121')
  await expect(heading(page)).toHaveText('Halaman 121')
  // A new juz begins in the middle of this page.
  await expect(page.locator('[data-verse]')).toHaveCount(6)
  await follow(page.locator('main'), 'Halaman 122')
  await expect(heading(page)).toHaveText('Halaman 122')
  await open(page, '/alquran')
  // The way back to what was read stands above the list, with a link of that name too.
  await main(page).locator('a[href="/surat/18"]').click()
  await expect(heading(page)).toHaveText('Surah Al-Kahf')
  await expect(page.locator('[data-verse]')).toHaveCount(110)
}

async function searchAndReckon(page: Page): Promise<void> {
  for (const [typed, first] of [
    ['qul huallah', 'Al-Ikhlas 112:1'],
    ['إياك نعبد', 'Al-Fatihah 1:5'],
    ['al baqarah 255', 'Al-Baqarah 2:255'],
  ] as const) {
    await open(page, `/verse-search?q=${encodeURIComponent(typed)}`)
    await expect(results(page).first()).toContainText(first)
  }
  await page.getByRole('searchbox', { name: 'Cari ayat' }).fill('sabar dan salat')
  await expect(results(page).first()).toContainText('Al-Baqarah 2:45')

  await open(page, '/zakatcalculator')
  await page.getByLabel('Emas batangan atau koin').check()
  await follow(page.locator('main section'), /^Zakat emas$/)
  await page.getByLabel('Berat emas').fill('120,5')
  await page.getByRole('radio', { name: 'Sudah' }).check()
  await expect(page.getByRole('complementary', { name: 'Hasil' })).toContainText(
    'Anda wajib berzakat',
  )
  await open(page, '/zakatcalculator/zakatfitrah')
  await expect(heading(page)).toContainText('fitrah')

  await open(page, '/yasin-tahlil')
  await expect(page.locator('[data-verse]')).toHaveCount(83)
  await open(page, '/yasin-tahlil?bagian=tahlil')
  await expect(page.locator('main [lang=ar]').nth(5)).toBeVisible()
}

async function expectNothingPrivate(page: Page, slug: string): Promise<void> {
  await open(page, `/campaign/${slug}`)
  await open(page, `/donasi-sekarang/${slug}`)
  await fillForm(page, { name: 'Siti Rahasia', prayer: 'Doa yang hanya Siti tahu' })
  const id = page.url().split('/').at(-1) ?? ''
  await page.reload()
  await open(page, '/dev/simulator')
  await open(page, '/dev/kotak-masuk')
  await open(page, '/verifikasi')
  await open(page, '/')

  const kept = await everythingKept(page)
  expect(kept.map(({ url }) => new URL(url).pathname)).toContain(`/campaign/${slug}`)
  const never =
    /^\/(payment|checkout-|donasi-sekarang|dev|kuitansi|sandbox|account|kelola|v2|v1|builds|sw\.js)/
  expect(kept.filter(({ url }) => never.test(new URL(url).pathname))).toEqual([])
  const token = await page.evaluate(() => JSON.stringify(localStorage))
  const secrets = [id, 'Siti Rahasia', 'Doa yang hanya Siti tahu', '81234567890']
  expect(token).not.toBe('{}')
  for (const secret of secrets) {
    expect(
      kept.filter(({ text }) => text.includes(secret)).map(({ url }) => url),
      secret,
    ).toEqual([])
  }
}
