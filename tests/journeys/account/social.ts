import type { BrowserContext, Page, Route } from '@playwright/test'
import { startServer, type TestServer } from '#tests/server/server.ts'
import { type FakeFirebase, startFirebase } from '#tests/fakes/firebase/firebase.ts'
import { test as base, expect, open, pace } from '../journey.ts'

/** Google's hosts that the SDK contacts; the fake answers for all of them. */
const GOOGLE = /^https:\/\/(apis|identitytoolkit|securetoken)\.google(apis)?\.com\//
/** The browser's own messages about a request that a journey refuses on purpose. */
const REFUSED = /net::ERR_|status of 4\d\d|status of 503/

type PerWorker = { firebase: FakeFirebase; product: TestServer }
type PerTest = { google: Google }

/** A journey's control of the connection between the browser and Google. */
export type Google = {
  /** Requests with a matching address are refused, or never answered. */
  refuse(address: RegExp): void
  silence(address: RegExp): void
  /** Everything is answered again. */
  answer(): void
}

/** Journeys with a product that has four sign-in providers, and the fake in place of Google. */
export const test = base.extend<PerTest, PerWorker>({
  firebase: [
    // Playwright derives a fixture's needs from this pattern, and requires one.
    async ({ playwright: _needsNothing }, give) => {
      const firebase = await startFirebase()
      await give(firebase)
      await firebase.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ firebase }, give) => {
      const product = await startServer({
        env: {
          FIREBASE_PROVIDERS: 'google,facebook,github,twitter',
          FIREBASE_PROJECT_ID: firebase.projectId,
          FIREBASE_API_KEY: 'a-key-of-the-tests',
          FIREBASE_JWKS_URL: firebase.jwksUrl,
        },
      })
      await give(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 200_000 * pace },
  ],
  google: [
    async ({ context, firebase }, give) => {
      firebase.reset()
      await give(await standInForGoogle(context, firebase))
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
  expected: REFUSED,
})

export { expect }

/** Google's addresses lead to the fake; nothing else leaves this machine. */
async function standInForGoogle(context: BrowserContext, firebase: FakeFirebase): Promise<Google> {
  const refused: RegExp[] = []
  const silent: RegExp[] = []

  async function lead(route: Route): Promise<void> {
    const address = route.request().url()
    if (silent.some((each) => each.test(address))) return
    if (refused.some((each) => each.test(address))) return route.abort()
    const { host, pathname, search } = new URL(address)
    const isHelper = host === `${firebase.projectId}.firebaseapp.com`
    if (!isHelper && !GOOGLE.test(address)) return route.abort()
    const response = await route.fetch({ url: `${firebase.origin}${pathname}${search}` })
    await route.fulfill({ response })
  }

  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    // A window may close while it is loading.
    (route) => lead(route).catch(() => {}),
  )
  return {
    refuse: (address) => void refused.push(address),
    silence: (address) => void silent.push(address),
    answer: () => {
      refused.length = 0
      silent.length = 0
    },
  }
}

/** Opens the sign-in screen and waits until its buttons work. */
export async function openSignIn(page: Page): Promise<void> {
  await open(page, '/account')
  await untilReady(page)
}

/** The SDK has loaded, so that a press opens a window at once. */
export function untilReady(page: Page): Promise<void> {
  return expect(button(page, 'Google')).not.toHaveAttribute('aria-busy')
}

export function button(page: Page, provider: string) {
  return page.getByRole('button', { name: `Masuk dengan ${provider}`, exact: true })
}

/** Clicks a provider's button; answers the window that opens. */
export async function pressProvider(page: Page, provider: string): Promise<Page> {
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  const opened = page.waitForEvent('popup')
  await button(page, provider).click()
  return opened
}

/** Signs in at the provider, with an account new to it. */
export async function fillWindow(
  popup: Page,
  { email = 'siti@contoh.id', name = 'Siti Aminah' } = {},
): Promise<void> {
  await popup.getByLabel('E-mail').fill(email)
  await popup.getByLabel('Name').fill(name)
  await popup.getByRole('button', { name: 'Sign in' }).click()
}

/** The account's screen greets by this name; a new member consents first. */
export async function expectAccountOf(page: Page, name: string): Promise<void> {
  const greeting = page.getByRole('heading', { level: 1, name })
  const consent = page.getByLabel(/^Saya menyetujui/)
  // A new document and two calls, which is slow on a busy machine.
  await expect(greeting.or(consent)).toBeVisible({ timeout: 30_000 * pace })
  if (await consent.isVisible()) {
    await consent.check()
    await page.getByRole('button', { name: 'Buat akun' }).click()
  }
  // The old document also shows the account, just before it is left.
  await expect(page.locator('html:not([data-before])')).toHaveCount(1, { timeout: 30_000 * pace })
  await expect(greeting).toBeVisible({ timeout: 30_000 * pace })
}

/** Signs out on the account's screen; ends on the sign-in screen. */
export async function signOutAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keluar dari akun' }).click()
  await page.waitForFunction(() => localStorage.getItem('SY_SESSION') === null)
  await openSignIn(page)
}
