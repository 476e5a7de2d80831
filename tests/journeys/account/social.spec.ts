import type { Page } from '@playwright/test'
import { storageKeys } from '#app/client/storage-keys.ts'
import { inInbox } from '#tests/screens/account-screens.ts'
import { password, register, signInOnPage, stored } from './account.ts'
import { holdBack, open, press } from '../journey.ts'
import {
  button,
  expect,
  expectAccountOf,
  fillWindow,
  openSignIn,
  pressProvider,
  signOutAgain,
  test,
  untilReady,
} from './social.ts'

const SDK_HOST = 'identitytoolkit.googleapis.com'

for (const provider of ['Google', 'Facebook', 'GitHub', 'Twitter']) {
  test(`${provider} signs somebody in, in a window of 500 × 600`, {
    tag: '@night',
  }, async ({ page }) => {
    await openSignIn(page)
    const popup = await pressProvider(page, provider)
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600])
    await fillWindow(popup, { email: 'budi@contoh.id', name: `Budi ${provider}` })
    await expectAccountOf(page, `Budi ${provider}`)
    // Our session is the only stored one.
    const keys = () => page.evaluate(() => Object.keys(localStorage)).catch(() => [])
    // The page may still be reloading itself.
    await expect.poll(keys).toContain('SY_SESSION')
    const kept = await keys()
    expect(kept.filter((key) => /firebase/i.test(key))).toEqual([])
  })
}

test('a sign-in by a window of 500 × 600 leaves nothing in the browser but what the privacy policy names, and signing out takes the session', {
  tag: '@night',
}, async ({ page, context, product }) => {
  await test.step('no byte of the SDK comes before the sign-in screen', () =>
    expectSdkAtSignIn(page, product.origin))
  const popup = await pressProvider(page, 'Google')
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600])
  await fillWindow(popup, { email: 'rini@contoh.id', name: 'Rini' })
  await expectAccountOf(page, 'Rini')
  const signedIn = await leftIn(page)
  expect(signedIn.databases).toEqual([])
  expect(signedIn.names).toContain('SY_SESSION')
  expect(signedIn.names.filter((name) => !isListed(name))).toEqual([])

  await signOutAgain(page)
  const left = await leftIn(page)
  expect(left.databases).toEqual([])
  expect(left.names.filter((name) => !isListed(name))).toEqual([])
  for (const name of ['SY_SESSION', 'amanah.akun']) expect(left.names).not.toContain(name)
  expect(await context.cookies()).toEqual([])
})

/** The names of all databases and entries that this origin has in the browser. */
function leftIn(page: Page): Promise<{ databases: string[]; names: string[] }> {
  return page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
    names: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  }))
}

function isListed(name: string): boolean {
  return name in storageKeys || name.startsWith('amanah.isian.')
}

test('the second time it is the same account, and another provider’s the same e-mail is another', {
  tag: '@night',
}, async ({ page, firebase }) => {
  firebase.users.hasOneAccountPerEmail = false
  await openSignIn(page)
  await fillWindow(await pressProvider(page, 'Google'))
  await expectAccountOf(page, 'Siti Aminah')
  await page.getByLabel('Nama').first().fill('Siti dari Bandung')
  await page
    .getByRole('button', { name: /^Simpan/ })
    .first()
    .click()
  await expectAccountOf(page, 'Siti dari Bandung')

  await signOutAgain(page)
  const again = await pressProvider(page, 'Google')
  await again.getByRole('button', { name: 'siti@contoh.id' }).click()
  await expectAccountOf(page, 'Siti dari Bandung')

  await signOutAgain(page)
  await fillWindow(await pressProvider(page, 'Facebook'), { name: 'Siti di Facebook' })
  await expectAccountOf(page, 'Siti di Facebook')
})

test('nobody gets an account without saying yes, and a password’s account is linked by its owner', {
  tag: '@night',
}, async ({ page, product }) => {
  const contact = await register(page, product.origin)
  await press(page, 'Keluar dari akun')
  await openSignIn(page)
  await fillWindow(await pressProvider(page, 'GitHub'), { email: contact, name: 'Siti GitHub' })
  await expect(page.getByText('Akun GitHub ini baru di sini')).toBeVisible()
  await press(page, 'Buat akun')
  await expect(
    page.getByText('Setujui Syarat & Kebijakan Privasi untuk membuat akun.'),
  ).toBeVisible()
  expect(await stored(page, 'SY_SESSION')).toBeNull()
  await press(page, 'Batal')

  await signInOnPage(page, contact)
  await expectAccountOf(page, 'Siti Aminah')
  const section = page.locator('#akun-terhubung')
  const link = section.getByRole('button', { name: 'Hubungkan GitHub' })
  await expect(link).not.toHaveAttribute('aria-busy')
  await link.click()
  await expect(section.getByText('Isi kata sandi Anda dahulu.').first()).toBeVisible()
  await section.getByLabel('Kata sandi saat ini', { exact: true }).fill(password)
  const opened = page.waitForEvent('popup')
  await link.click()
  await (await opened).getByRole('button', { name: contact }).click()
  await expect(section.locator('li').filter({ hasText: 'Sejak' })).toContainText('GitHub')

  await press(page, 'Keluar dari akun')
  await openSignIn(page)
  const again = await pressProvider(page, 'GitHub')
  await again.getByRole('button', { name: contact }).click()
  await expectAccountOf(page, 'Siti Aminah')
  await section.getByRole('button', { name: /^Lepas/ }).click()
  await section.getByLabel('Kata sandi saat ini', { exact: true }).fill(password)
  await section.getByRole('button', { name: 'Lepas akun' }).click()
  await expect(section.locator('li').filter({ hasText: 'Sejak' })).toHaveCount(0)
})

test('a forgotten password also takes out a linked provider when its owner wishes, without script', {
  tag: '@night',
}, async ({ page, product, browser }) => {
  const contact = await register(page, product.origin)
  const section = page.locator('#akun-terhubung')
  const link = section.getByRole('button', { name: 'Hubungkan GitHub' })
  await expect(link).not.toHaveAttribute('aria-busy')
  await section.getByLabel('Kata sandi saat ini', { exact: true }).fill(password)
  const opened = page.waitForEvent('popup')
  await link.click()
  await fillWindow(await opened, { email: contact, name: 'Siti GitHub' })
  await expect(section.locator('li').filter({ hasText: 'Sejak' })).toContainText('GitHub')
  await press(page, 'Keluar dari akun')

  const quiet = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false })
  const plain = await quiet.newPage()
  await plain.goto('/forgot-password')
  await plain.getByLabel('E-mail atau nomor HP').fill(contact)
  await plain.locator('main button[type=submit]').click()
  await plain.goto(await inInbox(product.origin, { contact, wanted: /\/password\/[0-9A-Z]{26}/ }))
  const choice = plain.getByLabel('Lepaskan juga akun GitHub yang tertaut')
  await expect(choice).not.toBeChecked()
  await choice.check()
  await plain.getByLabel('Kata sandi baru', { exact: true }).fill('12345678')
  await plain.locator('main button[type=submit]').click()
  await expect(plain.locator('#field-password-error')).toContainText('mudah ditebak')
  // The tick is remembered, the password is not.
  await expect(choice).toBeChecked()
  await plain.getByLabel('Kata sandi baru', { exact: true }).fill('sawah hijau di pagi hari')
  await plain.locator('main button[type=submit]').click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Kata sandi sudah diganti')
  await inInbox(product.origin, { contact, wanted: /akun penyedia masuk .* ikut dilepas/ })
  await quiet.close()

  await openSignIn(page)
  const again = await pressProvider(page, 'GitHub')
  await again.getByRole('button', { name: contact }).click()
  await expect(page.getByText('Akun GitHub ini baru di sini')).toBeVisible()
})

test('whoever comes to the sign-in screen from another one can sign in there too', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    history.pushState(null, '', '/account')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await untilReady(page)
  await fillWindow(await pressProvider(page, 'Google'))
  await expectAccountOf(page, 'Siti Aminah')
})

test('a press before the SDK is there opens no window, and asks for a second press in words', {
  tag: '@night',
}, async ({ page, context }) => {
  const letGo = await holdBack(page, '**/assets/firebase.client-*')
  await open(page, '/account')
  const google = button(page, 'Google')
  await expect(google).toHaveAttribute('aria-busy', 'true')
  await google.click()
  await expect(page.getByText('Sebentar, sedang disiapkan…')).toBeVisible()
  expect(context.pages()).toHaveLength(1)

  letGo()
  const again = page.getByText('Sudah siap. Tekan Google sekali lagi.')
  await expect(again).toBeVisible()
  await expect(again).toHaveAttribute('role', 'status')
  expect(context.pages()).toHaveLength(1)
  await fillWindow(await pressProvider(page, 'Google'))
  await expectAccountOf(page, 'Siti Aminah')
})

/** Ends on the sign-in screen, whose policy alone lets Google in. */
async function expectSdkAtSignIn(page: Page, origin: string): Promise<void> {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.url().startsWith(`${origin}/assets/`)) scripts.add(response.url())
  })
  for (const path of ['/', '/alquran', '/program']) await open(page, path)
  await page.waitForLoadState('networkidle')
  expect(await withSdk(page, scripts)).toEqual([])
  await openSignIn(page)
  const found = await withSdk(page, scripts)
  expect(found).toHaveLength(1)
  const { headers } = await page.request.get('/').then((r) => ({ headers: r.headers() }))
  expect(headers['content-security-policy']).not.toContain('google')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
}

/** The scripts among these that contain the SDK. */
async function withSdk(page: Page, addresses: Set<string>): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    if (!address.endsWith('.js')) continue
    const text = await (await page.request.get(address)).text()
    if (text.includes(SDK_HOST)) found.push(address)
  }
  return found
}
