import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { askLedger } from '#checks/ledger.server.ts'
import { connect } from '#platform/db/connect.server.ts'
import { startServer } from '#tests/server/server.ts'
import { donationIn, expectThanks, fillForm, payInSimulator } from './donation.ts'
import { expect, follow, open, press, test, watchConsole, pace } from '../journey.ts'

/** The twelfth of Ramadan 1447, and a day far from any Ramadan. */
const IN_SEASON = '2026-03-02T09:00:00+07:00'
const OFF_SEASON = '2026-06-15T09:00:00+07:00'

type Walk = (page: Page) => Promise<string>

/** Runs a walk through the product on a given day, and answers how the resulting donation is booked. */
async function onTheDay(browser: Browser, day: string, walk: Walk) {
  const server = await startServer({ env: { TEST_CLOCK: day } })
  const context = await browser.newContext({ baseURL: server.origin, locale: 'id-ID' })
  const page = await context.newPage()
  const complaints = watchConsole(page)
  await page.clock.setSystemTime(day)
  const id = await walk(page)
  expect(complaints).toEqual([])
  await context.close()
  await server.end()
  const found = await booked(server.dataDir, id)
  await server.stop()
  return found
}

const resultOf = (page: Page) => page.getByRole('complementary', { name: 'Hasil', exact: true })

test('a family of four reckons its zakat fitrah, pays it by QRIS, and it stands in the books as fitrah', {
  tag: '@night',
}, async ({ browser }) => {
  test.setTimeout(120_000 * pace)
  const found = await onTheDay(browser, IN_SEASON, async (page) => {
    await open(page, '/zakatcalculator/zakatfitrah')
    await expect(page.getByText('Zakat fitrah sedang dibuka')).toBeVisible()
    for (let more = 0; more < 3; more++) await press(page, 'Tambah jiwa')
    await expect(resultOf(page)).toContainText('4 jiwa × Rp50.000')
    await follow(resultOf(page), 'Tunaikan Rp200.000')
    await expect(page).toHaveURL('/donasi-sekarang/zakat-fitrah?nominal=200000')
    const summary = page.getByRole('complementary', { name: 'Ringkasan' })
    await expect(summary).toContainText(/paling banyak 12,5%Rp25\.000/)
    await page.getByLabel('Nama yang dizakati').fill('Ahmad\nSiti\nUmar\nAisyah')
    await page.getByLabel('Saya telah berniat').check()
    await fillForm(page, { name: 'Keluarga Ahmad', amount: '' })

    const id = donationIn(page.url())
    await press(page, /^QRIS/)
    await expect(page).toHaveURL(`/checkout-qrcode/${id}`)
    await expect(page.getByRole('img', { name: /^Kode QRIS untuk .*Rp200\.000$/ })).toBeVisible()
    await payInSimulator(page, id)
    await expectThanks(page, 'Rp200.000', 'zakat')
    return id
  })
  expect(found).toEqual({
    posting: { debit_account: '1130', credit_account: '4120', fund: 'Z', amount: 200_000 },
    jenis: 'zakatfitrah',
    wrong: [],
  })
})

test('out of its season fitrah is reckoned and not taken; zakat on silver and on savings is, and paid', {
  tag: '@night',
}, async ({ browser }) => {
  test.setTimeout(180_000 * pace)
  const found = await onTheDay(browser, OFF_SEASON, async (page) => {
    await open(page, '/zakatcalculator/zakatfitrah')
    await expect(resultOf(page)).toContainText('Zakat fitrah dibuka mulai 8 Februari 2027')
    await open(page, '/donasi-sekarang/zakat-fitrah')
    await expect(page.getByText('Belum waktunya')).toBeVisible()
    await expect(page.locator('main')).toContainText('Zakat fitrah dibuka mulai 8 Februari 2027')

    await open(page, '/zakatcalculator/zakatperak')
    await page.getByLabel('Berat perak').fill('700')
    await page.getByLabel('Harga perak per gram').fill('20.000')
    await page.getByRole('radio', { name: 'Sudah' }).check()
    await follow(resultOf(page), 'Tunaikan Rp350.000')
    await payByVa(page, 'Rp350.000')

    await open(page, '/zakatcalculator/zakatsimpananuang')
    await page.getByRole('textbox', { name: 'Saldo' }).first().fill('400.000.000')
    await page.getByRole('radio', { name: 'Sudah' }).check()
    await follow(resultOf(page), 'Tunaikan Rp10.000.000')
    return payByVa(page, 'Rp10.000.000')
  })
  expect(found).toEqual({
    posting: { debit_account: '1130', credit_account: '4110', fund: 'Z', amount: 10_000_000 },
    jenis: 'zakatsimpananuang',
    wrong: [],
  })
})

/** From the donation form with its amount to the thanks; answers the donation's id. */
async function payByVa(page: Page, amount: string): Promise<string> {
  await fillForm(page, { name: 'Siti Aminah', amount: '' })
  const id = donationIn(page.url())
  await press(page, /BCA/)
  await expect(page).toHaveURL(`/checkout-va/${id}`)
  await payInSimulator(page, id)
  await expectThanks(page, amount, 'zakat')
  return id
}

/** The booking of a donation on a stopped server, and the nightly checks whose result is not zero. */
async function booked(dataDir: string, publicId: string) {
  const connection = await connect({ dataDir: path.join(dataDir, 'database') })
  const donation = await connection.db
    .selectFrom('donation')
    .select(['id', 'zakat'])
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()
  const posting = await connection.db
    .selectFrom('ledger_posting')
    .select(['debit_account', 'credit_account', 'fund', 'amount'])
    .where('source_id', '=', donation.id)
    .executeTakeFirst()
  const answers = Object.entries(await askLedger(connection.db))
  await connection.close()
  const { jenis } = (donation.zakat ?? {}) as { jenis?: string }
  return { posting, jenis, wrong: answers.filter(([, count]) => count > 0) }
}
