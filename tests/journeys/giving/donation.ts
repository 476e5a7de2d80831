import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Noun, receivedWords } from '#features/campaign/nouns.ts'
import { open, press, untilHydrated } from '../journey.ts'

export type ShownCampaign = { slug: string; title: string; collected: number; donors: number }

/** A campaign of the sample data, or the named one in its present state. */
export async function findCampaign(
  request: APIRequestContext,
  origin: string,
  slug?: string,
): Promise<ShownCampaign> {
  const { token } = await (await request.get(`${origin}/v2/session`)).json()
  const headers = { authorization: `Bearer ${token}` }
  const path = slug ? `/v2/campaigns/${slug}` : '/v2/campaigns?status=berjalan&limit=1'
  const { data } = await (await request.get(`${origin}${path}`, { headers })).json()
  return slug ? data : data[0]
}

export type TypedDonation = {
  /** Typed under 'Nominal lain'; '' keeps the present text, and without it the tile of Rp50.000 is chosen. */
  amount?: string
  name: string
  prayer?: string
}

/** Fills in the donation form as a person would and sends it; ends on the choice of the payment method. */
export async function fillForm(page: Page, donation: TypedDonation): Promise<void> {
  if (donation.amount === undefined) await page.getByRole('radio', { name: 'Rp50.000' }).check()
  else if (donation.amount) await page.getByLabel('Nominal lain').fill(donation.amount)
  await page.getByLabel('Nama lengkap').fill(donation.name)
  await page.getByLabel('Nomor WhatsApp').fill('0812 3456 7890')
  if (donation.prayer) {
    await page.getByLabel('Tulis doa dan harapan').fill(donation.prayer)
    await page.getByLabel('Tampilkan doa ini').check()
  }
  await page.getByLabel('Saya menyetujui').check()
  await press(page, 'Lanjut pilih pembayaran')
  await expect(page).toHaveURL(/\/payment\/[0-9A-Z]{26}$/)
}

/** From the home page to the choice of the payment method; answers the donation's id. */
export async function submitDonationForm(
  page: Page,
  slug: string,
  donation: TypedDonation,
): Promise<string> {
  await open(page, `/campaign/${slug}`)
  await page.getByRole('link', { name: 'Donasi Sekarang' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/donasi-sekarang/${slug}`))
  await fillForm(page, donation)
  return donationIn(page.url())
}

/** The donation's id in the address of a payment or checkout screen. */
export function donationIn(url: string): string {
  return new URL(url).pathname.split('/').at(-1) as string
}

/** Pays in the simulator's own screen, as if at the bank; `code` is looked for among the charges. */
export async function payInSimulator(page: Page, donationId: string): Promise<void> {
  const bank = await page.context().newPage()
  await open(bank, new URL('/dev/simulator', page.url()).href)
  const charge = bank
    .locator('main li')
    .filter({ has: bank.locator(`a[href="/payment/${donationId}"]`) })
  await press(charge, 'Bayar')
  await expect(charge.getByText('Dibayar')).toBeVisible()
  await bank.close()
}

/** The thanks screen, reached automatically while the code was still shown. */
export async function expectThanks(
  page: Page,
  amount: string,
  noun: Noun = 'donasi',
): Promise<void> {
  await expect(page).toHaveURL(/\/payment\/[0-9A-Z]{26}$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(receivedWords(noun))
  await expect(page.locator('main')).toContainText(amount)
}

/** Fills in where money shall go back to, on the page of a link. */
export async function giveBank(
  { page, hasScript }: { page: Page; hasScript: boolean },
  token = '',
): Promise<void> {
  await page.goto(`/pengembalian/${token}`)
  if (hasScript) await untilHydrated(page)
  await page.getByLabel('Bank', { exact: true }).selectOption('BSI')
  await page.getByLabel('Nomor rekening').fill('7001 2345 67')
  await page.getByLabel('Nama pemilik rekening').fill('Siti Aminah')
  await press(page, 'Kirim rekening')
  await expect(page.locator('main')).toContainText('sudah kami terima')
}
