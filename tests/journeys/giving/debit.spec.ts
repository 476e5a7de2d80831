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

const env = { CARDS: 'on', DEBITS: 'on', EWALLETS: 'gopay' }

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with script' : 'without script'
  test(`a plan is debited from a card or from GoPay, shown, and let go of by one press, ${how}`, {
    tag: '@night',
  }, async ({ browser }) => {
    test.slow()
    const server = await startServer({ env })
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: server.origin,
      serviceWorkers: 'block',
      viewport: { width: 360, height: 740 },
    })
    const page = await context.newPage()
    await debitCard(page, `siti.${javaScriptEnabled}@contoh.id`)
    await debitWallet(page, `umar.${javaScriptEnabled}@contoh.id`)
    await context.close()
    await server.stop()
  })
}

async function debitCard(page: Page, email: string): Promise<void> {
  const link = await beginPlan(page, email)
  await page.getByLabel(/Saya setuju .* mendebit kartu saya paling banyak Rp50\.000/).check()
  await press(page, 'Setuju dan bayar yang pertama')
  await expect(page).toHaveURL(/\/checkout-card\/[0-9A-Z]{26}$/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.request.post(`/sandbox/charges/${id}/pay`)
  await untilShown(page, link, 'Debit otomatis aktif')
  await expectNarrow(page)
  await press(page, 'Berhenti')
  await expect(page.locator('main')).toContainText(/Sedang dihentikan|Sudah berhenti/)
  await untilShown(page, link, 'Sudah berhenti')
}

async function debitWallet(page: Page, email: string): Promise<void> {
  const link = await beginPlan(page, email)
  await page.getByRole('link', { name: 'GoPay', exact: true }).click()
  await page.getByLabel('Nomor HP GoPay').fill('0812 3456 7890')
  await page.getByLabel(/Saya setuju .* mendebit GoPay saya paling banyak Rp50\.000/).check()
  await expectNarrow(page)
  await press(page, 'Setuju dan hubungkan GoPay')
  const onward = page.getByRole('link', { name: 'Lanjut ke GoPay' })
  const [, id] = ((await onward.getAttribute('href')) ?? '').split('#')
  await page.request.post(`/sandbox/charges/${id}/link-allow`)
  await untilShown(page, link, 'GoPay dengan nomor berakhiran 7890 terhubung.')
  await expectNarrow(page)
  await press(page, 'Lepas GoPay')
  await untilShown(page, link, 'berhenti: dihentikan donatur')
  await expect(page.locator('main')).toContainText('Sedang berjalan')
}

async function expectNarrow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
}
