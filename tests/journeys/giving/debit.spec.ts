import type { Page } from '@playwright/test'
import { startServer } from '#tests/server/server.ts'
import { expect, pace, press, test } from '../journey.ts'

/** A plan of each month from its form to the page behind the link in its first message. */
async function beginPlan(page: Page, email: string): Promise<string> {
  await page.goto('/donasi-rutin?nominal=50000')
  await expect(page.getByLabel('Nominal setiap kali')).toHaveValue(/50\.?000/)
  await page.getByRole('radio', { name: /Setiap bulan/ }).check()
  await page.getByLabel('Nama lengkap').fill('Siti Aminah')
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel('Saya menyetujui').check()
  await press(page, 'Mulai donasi rutin')
  await expect(page.locator('main')).toContainText('Tinggal satu langkah')
  let link = ''
  await expect(async () => {
    const inbox = await (await page.request.get('/dev/kotak-masuk')).text()
    const mine = inbox.slice(inbox.indexOf(email))
    link = /\/donasi-rutin\/[0-9a-f]{64}/.exec(mine)?.[0] ?? ''
    expect(inbox).toContain(email)
    expect(link).not.toBe('')
  }).toPass({ timeout: 30_000 * pace })
  await page.goto(link)
  await press(page, 'Aktifkan donasi rutin')
  await expect(page.locator('main')).toContainText('Sedang berjalan')
  return link
}

/** The page says so once the job that follows debits has run. */
async function untilShown(page: Page, link: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(link)
    await expect(page.locator('main')).toContainText(text, { timeout: 1_000 })
  }).toPass({ timeout: 90_000 * pace, intervals: [2_000] })
}

test('a plan is agreed to be debited, shown, and stopped by one press, with and without script', {
  tag: '@long',
}, async ({ browser }) => {
  test.slow()
  const server = await startServer({ env: { CARDS: 'on', DEBITS: 'on' } })
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: server.origin,
      serviceWorkers: 'block',
      viewport: { width: 360, height: 740 },
    })
    const page = await context.newPage()
    const link = await beginPlan(page, `siti.${javaScriptEnabled}@contoh.id`)
    await page.getByLabel(/Saya setuju .* mendebit kartu saya paling banyak Rp50\.000/).check()
    await press(page, 'Setuju dan bayar yang pertama')
    await expect(page).toHaveURL(/\/checkout-card\/[0-9A-Z]{26}$/)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.request.post(`/sandbox/charges/${id}/pay`)
    await untilShown(page, link, 'Debit otomatis aktif')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
    await press(page, 'Berhenti')
    await expect(page.locator('main')).toContainText(/Sedang dihentikan|Sudah berhenti/)
    await untilShown(page, link, 'Sudah berhenti')
    await context.close()
  }
  await server.stop()
})
