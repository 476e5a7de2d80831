import path from 'node:path'
import type { Page } from '@playwright/test'
import { askLedger } from '#checks/ledger.server.ts'
import { connect } from '#platform/db/connect.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { startServer } from '#tests/server/server.ts'
import {
  type ShownCampaign,
  expectThanks,
  fillForm,
  findCampaign,
  payInSimulator,
  submitDonationForm,
} from './donation.ts'
import { expect, follow, open, press, test, pace } from '../journey.ts'

// The browser itself logs every answer that refuses a form.
test.use({ expected: /status of 422/ })

test('a gift of Rp50.000 by QRIS reaches the total, the donors and the ledger, and outlives kill -9', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000 * pace)
  const server = await startServer()
  const context = await browser.newContext({ baseURL: server.origin, locale: 'id-ID' })
  const page = await context.newPage()
  const before = await findCampaign(request, server.origin)
  const donation = { name: 'Siti Aminah', prayer: 'Semoga airnya berkah.' }
  const id = await submitDonationForm(page, before.slug, donation)

  await press(page, /^QRIS/)
  await expect(page).toHaveURL(`/checkout-qrcode/${id}`)
  await expect(page.getByRole('img', { name: /^Kode QRIS untuk .*Rp50\.000$/ })).toBeVisible()
  await payInSimulator(page, id)
  await expectThanks(page, 'Rp50.000')

  const wanted = { ...before, collected: before.collected + 50_000, donors: before.donors + 1 }
  await expectShown(page, { wanted, gift: donation })

  await server.kill()
  await server.restart()
  await page.goto(`/payment/${id}`)
  await expectThanks(page, 'Rp50.000')
  await expectShown(page, { wanted, gift: donation })
  expect(await findCampaign(request, server.origin, before.slug)).toMatchObject(wanted)

  await context.close()
  await server.end()
  await expectBooked(server.dataDir, { id, amount: 50_000 })
  await server.stop()
})

type Shown = { wanted: ShownCampaign; gift: { name: string; prayer: string } }

/** The campaign's public page, cached before the donation, shows the new total and the donor. */
async function expectShown(page: Page, { wanted, gift: donation }: Shown): Promise<void> {
  const main = page.locator('main')
  await expect(async () => {
    await page.goto(`/campaign/${wanted.slug}`)
    await expect(main).toContainText(formatRupiah(wanted.collected), { timeout: 500 })
    await expect(main.locator('#doa')).toContainText(donation.prayer, { timeout: 500 })
  }).toPass({ timeout: 15_000 * pace })
  // A prayer stands once, among the prayers; the donor's row has name and sum.
  const donor = main.locator('#donatur li').filter({ hasText: donation.name }).first()
  await expect(donor).toContainText('Rp50.000')
}

/** Opens the server's data afterwards: one journal for the donation, and books without errors. */
async function expectBooked(
  dataDir: string,
  donation: { id: string; amount: number },
): Promise<void> {
  const { db, close } = await connect({ dataDir: path.join(dataDir, 'database') })
  try {
    const postings = await db
      .selectFrom('ledger_posting')
      .innerJoin('donation', 'donation.id', 'ledger_posting.source_id')
      .where('donation.public_id', '=', donation.id)
      .select(['ledger_posting.amount', 'debit_account', 'credit_account', 'donation.status'])
      .execute()
    expect(postings).toContainEqual(
      expect.objectContaining({ amount: donation.amount, status: 'paid', debit_account: '1130' }),
    )
    const answers = Object.entries(await askLedger(db))
    expect(answers.filter(([, count]) => count !== 0)).toEqual([])
  } finally {
    await close()
  }
}

for (const { method, way, screen, code } of [
  { method: 'virtual account', way: /BCA/, screen: 'checkout-va', code: /\d{4} \d{4}/ },
  { method: 'retail', way: /Alfamart/, screen: 'checkout-retail', code: /[A-Z0-9]{4}/ },
]) {
  test(`a gift is paid by ${method}`, { tag: '@night' }, async ({ page, product, request }) => {
    const { slug } = await findCampaign(request, product.origin)
    const id = await submitDonationForm(page, slug, { name: 'Budi Santoso', amount: '75000' })
    await press(page, way)
    await expect(page).toHaveURL(`/${screen}/${id}`)
    await expect(page.locator('main')).toContainText(code)
    await expect(page.locator('main')).toContainText('Rp75.000')
    await payInSimulator(page, id)
    await expectThanks(page, 'Rp75.000')
  })
}

test('the form keeps what was typed and says what to mend', { tag: '@night' }, async ({
  page,
  product,
  request,
}) => {
  const { slug } = await findCampaign(request, product.origin)
  await open(page, `/donasi-sekarang/${slug}`)
  await page.getByLabel('Nominal lain').fill('9000')
  await page.getByLabel('Nama lengkap').fill('Siti')
  await press(page, 'Lanjut pilih pembayaran')
  const main = page.locator('main')
  await expect(main).toContainText('Setujui Syarat & Kebijakan Privasi untuk melanjutkan.')
  await expect(main).toContainText('Isi nomor WhatsApp atau e-mail, cukup salah satu.')
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Siti')
  await page.getByLabel('Nominal lain').fill('')
  await fillForm(page, { name: 'Siti Aminah' })
})

test('a code is swapped for another way to pay, and the donation is cancelled', {
  tag: '@night',
}, async ({ page, product, request }) => {
  const { slug } = await findCampaign(request, product.origin)
  const id = await submitDonationForm(page, slug, { name: 'Siti Aminah' })
  await press(page, /^QRIS/)
  await expect(page).toHaveURL(`/checkout-qrcode/${id}`)
  await page.getByText('Ganti metode').click()
  await press(page, /BCA/)
  await expect(page).toHaveURL(`/checkout-va/${id}`)
  // The old address leads to the present payment screen.
  await page.goto(`/checkout-qrcode/${id}`)
  await expect(page).toHaveURL(`/checkout-va/${id}`)

  await follow(page, 'Batalkan donasi')
  await expect(page.locator('main')).toContainText('kode BCA')
  await press(page, 'Ya, batalkan donasi')
  await expect(page).toHaveURL(`/payment/${id}`)
  await expect(page.locator('main')).toContainText('Donasi ini dibatalkan')
})
