import type { Page } from '@playwright/test'
import { anotherDevice, register, signInOnPage, heading, stored } from '../account/account.ts'
import { expect, follow, open, press, test, pace } from '../journey.ts'

test.use({ expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

const portion = (page: Page) => page.locator('main section').first()
const kept = (page: Page) => expect(page.getByText('Tersimpan di akun Anda')).toBeVisible()

test('a plan goes to the account, is on another device, works offline and catches up; no page read is lost', {
  tag: '@night',
}, async ({ page, browser, product, context }) => {
  test.setTimeout(120_000 * pace)
  await open(page, '/khatam')
  await page.getByLabel('Jumlah').fill('604')
  await press(page, 'Mulai hari ini')
  await expect(page.getByText('Tersimpan di perangkat ini saja')).toBeVisible()
  await press(page, 'Selesai hari ini')
  await expect(portion(page)).toContainText('1 dari 604 halaman')
  await open(page, '/')
  await expect(page.getByText('Khatam · bacaan hari ini')).toBeVisible()

  const contact = await register(page, product.origin)
  await open(page, '/khatam')
  await kept(page)
  await expect(portion(page)).toContainText('1 dari 604 halaman')

  const tablet = await anotherDevice(browser, product.origin)
  await signInOnPage(tablet, contact)
  await expect(heading(tablet)).toHaveText('Siti Aminah')
  await open(tablet, '/khatam')
  await expect(portion(tablet)).toContainText('1 dari 604 halaman')
  await tablet.context().setOffline(true)
  await markUpTo(tablet, 10)
  await expect(tablet.getByText('begitu ada internet')).toBeVisible()
  await markUpTo(page, 5)
  await kept(page)
  await tablet.context().setOffline(false)
  await kept(tablet)
  await expect(portion(tablet)).toContainText('10 dari 604 halaman')
  await open(page, '/khatam')
  await expect(portion(page)).toContainText('10 dari 604 halaman')

  // What the account has leaves the device with the session.
  await open(page, '/account')
  const loaded = page.waitForEvent('load')
  await press(page, 'Keluar dari akun')
  await loaded
  expect(await stored(page, 'amanah.khatam')).toBeNull()
  await tablet.context().close()
  await context.setOffline(false)
})

async function markUpTo(page: Page, last: number): Promise<void> {
  await page.getByText('Tandai sampai halaman lain').click()
  await page.getByLabel('Sudah dibaca sampai halaman').fill(String(last))
  await press(page, 'Tandai')
  await expect(portion(page)).toContainText(`${last} dari 604 halaman`)
}

test('a circle shares 30 juz by a link without account and without script', {
  tag: '@night',
}, async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.origin,
    javaScriptEnabled: false,
    locale: 'id-ID',
  })
  const page = await context.newPage()
  await page.goto('/khatam')
  await follow(page, 'Khatam bersama')
  await press(page, 'Buat tautan')
  await expect(page.getByText('Tulis nama khatam ini').first()).toBeVisible()
  await page.getByLabel('Nama khatam').fill('Keluarga <b>besar</b>')
  await press(page, 'Buat tautan')
  await expect(heading(page)).toHaveText('Keluarga <b>besar</b>')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const organiser = page.url()
  await page.goto(organiser.replace(/\?.*/, ''))
  await press(page, 'Ambil')
  await expect(page.getByText('Tulis nama Anda.').first()).toBeVisible()
  await page.getByLabel('Nama Anda').fill('Siti')
  await page.getByLabel('1', { exact: true }).check()
  await page.getByLabel('2', { exact: true }).check()
  await press(page, 'Ambil')
  await expect(page.getByText('Tautan Anda')).toBeVisible()
  await press(page, 'Selesai, juz 1')
  await expect(page.getByText('1 dari 30 juz selesai')).toBeVisible()
  await page.goto(organiser)
  await press(page, 'Kosongkan, juz 2')
  await expect(page.getByLabel('2', { exact: true })).toBeVisible()
  await page.goto('/khatam/bersama/0123456789ABCDEFGHJKMNPQRS')
  await expect(heading(page)).toHaveText('Khatam bersama')
  await expect(page.getByText('Tautan tidak berlaku')).toBeVisible()
  await context.close()
})

test.describe('in the east', () => {
  test.use({ timezoneId: 'Asia/Jayapura' })

  test('a new portion comes at midnight of the place, missed days are spread again, and home says the same', {
    tag: '@night',
  }, async ({ page }) => {
    const at = (moment: string) => page.clock.setFixedTime(moment)
    await at('2026-11-28T23:30:00+09:00')
    await open(page, '/khatam')
    await page.getByLabel('Jumlah').fill('30')
    await press(page, 'Mulai hari ini')
    await press(page, 'Selesai hari ini')
    await expect(portion(page)).toContainText('Bacaan hari ini selesai')
    // 22.30 in Jakarta: there it is still the day before.
    await at('2026-11-29T00:30:00+09:00')
    await open(page, '/khatam')
    await expect(portion(page)).toContainText('Halaman 22–42 · 21 halaman')
    await at('2026-12-08T06:00:00+09:00')
    await open(page, '/khatam')
    await expect(portion(page)).toContainText('Halaman 22–51 · 30 halaman')
    await open(page, '/')
    await expect(page.getByText('Halaman 22–51')).toBeVisible()
  })
})
