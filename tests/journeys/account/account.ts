import type { Browser, Page } from '@playwright/test'
import { inInbox } from '#tests/screens/account-screens.ts'
import { expect, open, press, untilHydrated } from '../journey.ts'

/** The password of everyone who registers here. */
export const password = 'hujan senja kopi pahit'
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

let people = 0
/** A contact without an account. */
export function newContact(): string {
  people += 1
  return `siti.${people}.${Date.now()}@contoh.id`
}

/** Fills in the form of /register. */
export async function fillRegistration(page: Page, contact: string): Promise<void> {
  await page.getByLabel('Nama lengkap').fill('Siti Aminah')
  await page.getByLabel('E-mail atau nomor HP').fill(contact)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByLabel('Saya menyetujui').check()
}

/** Registers through the screens; ends signed in on /account. Answers the contact. */
export async function register(page: Page, origin: string): Promise<string> {
  const contact = newContact()
  await open(page, '/register')
  await fillRegistration(page, contact)
  await press(page, 'Daftar')
  await page.waitForURL(/\/otpregister\//)
  await untilHydrated(page)
  const code = await inInbox(origin, { contact, wanted: /\b\d{6}\b/ })
  await page.getByLabel('Kode enam angka').fill(code)
  await press(page, 'Selesaikan pendaftaran')
  await page.waitForURL(/\/account$/)
  await expect(heading(page)).toHaveText('Siti Aminah')
  return contact
}

/** Signs in on /account, without waiting for the result. */
export async function signInOnPage(page: Page, contact: string, secret = password): Promise<void> {
  await open(page, '/account')
  await page.getByLabel('E-mail atau nomor HP').fill(contact)
  await page.getByLabel('Kata sandi', { exact: true }).fill(secret)
  await press(page, 'Masuk')
}

/** Signs in on /account with a code from the inbox; ends on the account. */
export async function signInByCodeOnPage(page: Page, given: { origin: string; contact: string }) {
  const { origin, contact } = given
  const newest = () => inInbox(origin, { contact, wanted: /\b\d{6}\b/ })
  const before = await newest()
  await open(page, '/account')
  await press(page, 'Masuk dengan kode')
  await page.getByLabel('E-mail atau nomor HP').fill(contact)
  await press(page, 'Kirim kode')
  await expect.poll(newest).not.toBe(before)
  await page.getByLabel('Kode enam angka').fill(await newest())
  await press(page, 'Masuk')
  await expect(heading(page)).toHaveText('Siti Aminah')
}

/** Another device of the same person. */
export async function anotherDevice(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'id-ID' })
  return context.newPage()
}
