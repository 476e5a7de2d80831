import type { Page } from '@playwright/test'
import type { FakeFirebase } from '#tests/fakes/firebase/firebase.ts'
import { untilHydrated, pace } from '../journey.ts'
import {
  button,
  expect,
  expectAccountOf,
  fillWindow,
  type Google,
  openSignIn,
  untilReady,
  pressProvider,
  signOutAgain,
  test,
} from './social.ts'

/** The sentence is on the screen, and one can try again. */
async function expectSaid(page: Page, words: RegExp, timeout = 20_000 * pace): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible({ timeout })
  await untilReady(page)
}

type Situation = { page: Page; firebase: FakeFirebase; google: Google }

/** How to make the SDK give each code before the window is filled in. */
const beforeTheWindow: [code: string, words: RegExp, arrange: (given: Situation) => unknown][] = [
  [
    'popup-blocked',
    /memblokir jendela masuk/,
    ({ page }) =>
      page.addInitScript(() => {
        window.open = () => null
      }),
  ],
  ['internal-error', /pemblokir iklan/, ({ google }) => google.refuse(/\/js\/api\.js/)],
  [
    'web-storage-unsupported',
    /Izinkan cookie/,
    ({ firebase }) => {
      firebase.hasStorage = false
    },
  ],
  ['invalid-api-key', /belum disiapkan/, ({ page }) => answerSettings(page, { apiKey: '' })],
  [
    'auth-domain-config-required',
    /belum disiapkan/,
    ({ page }) => answerSettings(page, { authDomain: '' }),
  ],
]

/** The product refuses to start with such settings, so the test sends them to the browser. */
async function answerSettings(page: Page, wrong: Record<string, string>): Promise<void> {
  await page.route('**/v2/auth/social', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, ...wrong } } })
  })
}

for (const [code, words, arrange] of beforeTheWindow) {
  test(`sign-in error ${code} has words, and the form stays`, { tag: '@night' }, async ({
    page,
    firebase,
    google,
  }) => {
    await arrange({ page, firebase, google })
    await openSignIn(page)
    await page.getByLabel('E-mail atau nomor HP').fill('siti@contoh.id')
    await button(page, 'Google').click()
    await expectSaid(page, words)
    await expect(page.getByLabel('E-mail atau nomor HP')).toHaveValue('siti@contoh.id')
  })
}

/** How to make the SDK give each code after the sign-in at the provider. */
const afterTheWindow: [code: string, words: RegExp, arrange: (given: Situation) => void][] = [
  [
    'network-request-failed',
    /Koneksi terputus/,
    ({ google }) => google.refuse(/accounts:signInWithIdp/),
  ],
  [
    'user-mismatch',
    /berbeda dari akun yang sedang masuk/,
    ({ firebase }) => {
      firebase.users.refuseWith = 'USER_MISMATCH'
    },
  ],
  [
    'invalid-api-key',
    /belum disiapkan/,
    ({ firebase }) => {
      firebase.users.refuseWith = 'API key not valid. Please pass a valid API key.'
    },
  ],
  [
    'operation-not-supported-in-this-environment',
    /Buka dengan peramban lain/,
    ({ firebase }) => {
      firebase.windowFailure = 'auth/operation-not-supported-in-this-environment'
    },
  ],
]

for (const [code, words, arrange] of afterTheWindow) {
  test(`sign-in error ${code} has words when it comes after the window`, { tag: '@night' }, async ({
    page,
    firebase,
    google,
  }) => {
    arrange({ page, firebase, google })
    await openSignIn(page)
    await fillWindow(await pressProvider(page, 'Google'))
    await expectSaid(page, words)
  })
}

test('sign-in errors keep the form: unauthorized-domain, when the project does not list our address, is refused in words; network-request-failed gives up a silent helper after 5 to 15 seconds and a call after 30 to 60; popup-closed-by-user is silent', {
  tag: '@night',
}, async ({ page, firebase, google }) => {
  await test.step('unauthorized-domain', async () => {
    firebase.authorizedDomains = ['localhost']
    const asked = page.waitForResponse(/\/v1\/projects\?/)
    await openSignIn(page)
    await page.getByLabel('E-mail atau nomor HP').fill('siti@contoh.id')
    await button(page, 'Google').click()
    expect(await (await asked).json()).toMatchObject({ authorizedDomains: ['localhost'] })
    await expectSaid(page, /belum diaktifkan untuk alamat ini/)
    await expect(page.getByLabel('E-mail atau nomor HP')).toHaveValue('siti@contoh.id')
  })
  firebase.reset()
  await page.clock.install()
  await giveUpSilence(page, google)
  google.answer()
  firebase.reset()
  await test.step('popup-closed-by-user', () => closeWindow(page))
})

async function giveUpSilence(page: Page, google: Google): Promise<void> {
  const said = page.getByRole('alert').filter({ hasText: /Koneksi terputus/ })
  await test.step('network-request-failed of the helper', async () => {
    google.silence(/auth\/iframe/)
    await openSignIn(page)
    await page.getByLabel('E-mail atau nomor HP').fill('siti@contoh.id')
    await button(page, 'Google').click()
    await page.clock.runFor(4_000)
    await expect(said).toHaveCount(0)
    await page.clock.runFor(11_000)
    await expect(said).toBeVisible()
    await expect(page.getByLabel('E-mail atau nomor HP')).toHaveValue('siti@contoh.id')
  })
  await test.step('network-request-failed of a call', async () => {
    google.answer()
    google.silence(/accounts:signInWithIdp/)
    await openSignIn(page)
    const asked = page.waitForRequest(/accounts:signInWithIdp/)
    await fillWindow(await pressProvider(page, 'Google'))
    await asked
    await page.clock.runFor(20_000)
    await expect(said).toHaveCount(0)
    await page.clock.runFor(40_000)
    await expect(said).toBeVisible()
  })
}

async function closeWindow(page: Page): Promise<void> {
  await openSignIn(page)
  await page.getByLabel('E-mail atau nomor HP').fill('siti@contoh.id')
  const popup = await pressProvider(page, 'Google')
  await popup.waitForLoadState()
  await popup.close()
  // The SDK looks every two seconds whether the window is there, and then waits eight for its word.
  await page.clock.runFor(11_000)
  await expect(page.getByRole('alert')).toHaveText('')
  await expect(page.getByLabel('E-mail atau nomor HP')).toHaveValue('siti@contoh.id')
  await page.clock.resume()
  await fillWindow(await pressProvider(page, 'Google'))
  await expectAccountOf(page, 'Siti Aminah')
}

test('sign-in error cancelled-popup-request is silent: the second window takes the place of the first', {
  tag: '@night',
}, async ({ page }) => {
  await openSignIn(page)
  const first = await pressProvider(page, 'Google')
  await first.waitForLoadState()
  const second = await pressProvider(page, 'GitHub')
  await expect(page.getByRole('alert')).toHaveText('')
  await fillWindow(second)
  await expectAccountOf(page, 'Siti Aminah')
})

test('what Google knows of an account has words: a second factor, and an account that is switched off', {
  tag: '@night',
}, async ({ page, firebase }) => {
  await openSignIn(page)
  await fillWindow(await pressProvider(page, 'Google'))
  await expectAccountOf(page, 'Siti Aminah')
  await signOutAgain(page)
  const [user] = firebase.users.all
  if (!user) throw new Error('nobody has signed in')

  user.hasSecondFactor = true
  const popup = await pressProvider(page, 'Google')
  await popup.getByRole('button', { name: 'siti@contoh.id' }).click()
  await expectSaid(page, /verifikasi dua langkah/)

  user.isDisabled = true
  const again = await pressProvider(page, 'Google')
  await again.getByRole('button', { name: 'siti@contoh.id' }).click()
  await expectSaid(page, /dinonaktifkan/)

  await fillWindow(await pressProvider(page, 'Facebook'))
  await expectSaid(page, /sudah dipakai lewat penyedia lain/)
})

test('a token that is refused, and keys that cannot be had, are said by our own server', {
  tag: '@night',
}, async ({ page, firebase, product }) => {
  test.slow()
  // A newly started process has no keys in its cache.
  await product.restart()
  firebase.jwks = 'broken'
  await openSignIn(page)
  await fillWindow(await pressProvider(page, 'Google'))
  await expectSaid(page, /tidak dapat kami hubungi/)

  firebase.jwks = 'published'
  await page.route('**/v2/auth/social', (route) => {
    return route.continue({ postData: JSON.stringify({ idToken: 'bukan.token.kami' }) })
  })
  const popup = await pressProvider(page, 'Google')
  await popup.getByRole('button', { name: 'siti@contoh.id' }).click()
  await expectSaid(page, /tidak dapat memastikan/)

  await page.unroute('**/v2/auth/social')
  const last = await pressProvider(page, 'Google')
  await last.getByRole('button', { name: 'siti@contoh.id' }).click()
  await expectAccountOf(page, 'Siti Aminah')
  await untilHydrated(page)
})
