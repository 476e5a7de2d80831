import { violationsOn } from '../axe.ts'
import { readFile } from 'node:fs/promises'
import type { Browser, Download, Page } from '@playwright/test'
import { readPdf } from '#tests/pdf.ts'
import { inInbox } from '#tests/screens/account-screens.ts'
import {
  anotherDevice,
  heading,
  password,
  register,
  signInOnPage,
  stored,
} from '../account/account.ts'
import { donationIn, fillForm, findCampaign, payInSimulator } from './donation.ts'
import { expect, open, press, test, untilHydrated, pace } from '../journey.ts'

test.use({ expected: /status of (401|410|422)/ })

/** Pays the donation on the screen by a virtual account; ends on the thanks. */
async function pay(page: Page, donationId: string): Promise<void> {
  await press(page, /BCA/)
  await expect(page).toHaveURL(/\/checkout-va\//)
  await payInSimulator(page, donationId)
  await expect(heading(page)).toHaveText('Alhamdulillah, donasi Anda telah kami terima')
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<[string, Buffer]> {
  const waiting: Promise<Download> = page.waitForEvent('download')
  await press()
  const download = await waiting
  return [download.suggestedFilename(), await readFile(await download.path())]
}

/** The first donation on the screen in this state. */
const card = (page: Page, state: string) =>
  page
    .locator('main li')
    .filter({ has: page.getByRole('link', { name: /^Rincian/ }) })
    .filter({ hasText: state })
    .first()

test('register, give, find it again with its receipt, take the data along, and leave for good', async ({
  page,
  product,
  request,
}) => {
  test.setTimeout(120_000 * pace)
  const contact = await register(page, product.origin)
  const { slug, title } = await findCampaign(request, product.origin)
  await open(page, `/donasi-sekarang/${slug}`)
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Siti Aminah')
  await fillForm(page, { name: 'Siti Aminah' })
  const id = donationIn(page.url())

  await open(page, '/mydonation')
  await expect(card(page, 'Menunggu pembayaran')).toContainText('Rp50.000')
  await card(page, 'Menunggu pembayaran').getByRole('link', { name: 'Lanjutkan bayar' }).click()
  await expect(page).toHaveURL(new RegExp(`/payment/${id}$`))
  await pay(page, id)

  await open(page, '/mydonation')
  const donation = card(page, 'Berhasil')
  await expect(donation).toContainText(title)
  await expect(donation).toContainText('BCA Virtual Account')
  await page.getByRole('link', { name: 'Menunggu', exact: true }).click()
  await expect(page.getByText('Tidak ada donasi di sini')).toBeVisible()
  await page.getByRole('link', { name: 'Berhasil', exact: true }).click()
  await expect(donation).toBeVisible()
  const receiptLink = donation.getByRole('link', { name: /^Kuitansi/ })
  await expect(receiptLink).toBeVisible()
  const [, receipt] = await downloaded(page, () => receiptLink.click())
  expect((await readPdf(receipt)).text).toContain('Siti Aminah')
  const year = new Date().getFullYear()
  const [recapName, recap] = await downloaded(page, () => press(page, `Rekap ${year} (PDF)`))
  expect(recapName).toBe(`rekap-donasi-${year}.pdf`)
  expect((await readPdf(recap)).text).toContain('Rp50.000')
  const [, csv] = await downloaded(page, () => press(page, 'Unduh CSV'))
  expect(csv.toString()).toContain(id)
  const startsPlan = page.getByRole('link', { name: 'Mulai donasi rutin' })
  await expect(startsPlan).toHaveAttribute('href', '/donasi-rutin')
  await donation.getByRole('link', { name: 'Donasi lagi' }).click()
  await expect(page).toHaveURL(new RegExp(`/donasi-sekarang/${slug}\\?nominal=50000`))

  await open(page, '/account')
  await page.getByLabel('Kata sandi untuk mengunduh', { exact: true }).fill(password)
  const [dataName, data] = await downloaded(page, () => press(page, 'Unduh data saya'))
  expect(dataName).toBe('data-saya.json')
  const { data: held } = JSON.parse(data.toString())
  expect(held.donasi).toHaveLength(1)
  expect(held.kontak[0].value).toBe(contact)

  const session = await stored(page, 'SY_SESSION')
  await press(page, 'Hapus akun saya')
  await expect(page.getByText('1 donasi dan 1 kuitansi')).toBeVisible()
  await press(page, 'Hapus akun selamanya')
  await expect(page.locator('main')).toContainText('Centang bahwa Anda mengerti')
  await page.getByLabel('Kata sandi untuk menghapus', { exact: true }).fill(password)
  await page.getByLabel('Saya mengerti').check()
  await press(page, 'Hapus akun selamanya')
  await page.waitForURL(`${product.origin}/`)
  await untilHydrated(page)
  expect(await stored(page, 'SY_SESSION')).toBeNull()
  const headers = { authorization: session ?? '' }
  expect((await request.get(`${product.origin}/v2/me`, { headers })).status()).toBe(401)
  const paper = await request.get(`${product.origin}/kuitansi/${id}.pdf`)
  const { text } = await readPdf(await paper.body())
  expect(text).toContain('Donatur terhapus')
  expect(text).not.toContain('Siti Aminah')
  await signInOnPage(page, contact)
  await expect(page.locator('main')).toContainText('E-mail, nomor HP, atau kata sandi salah.')
})

type DonationToFind = { origin: string; number: string; contact: string }

/** Another person's device: the number and a code show the donation, and it is still there after a reload. */
async function findWithoutSigningIn(browser: Browser, { origin, number, contact }: DonationToFind) {
  const page = await anotherDevice(browser, origin)
  const newest = () => inInbox(origin, { contact, wanted: /\b\d{6}\b/ })
  const before = await newest()
  await open(page, '/mydonation')
  await expect(page.getByText('Masuk untuk melihat donasi Anda')).toBeVisible()
  await page.getByLabel('Nomor donasi atau nomor kuitansi').fill(number)
  await page.getByLabel('E-mail atau nomor HP').fill(contact)
  await press(page, 'Kirim kode')
  await expect.poll(newest).not.toBe(before)
  await page.getByLabel('Kode enam angka').fill(await newest())
  await press(page, 'Lihat donasi')
  await expect(card(page, 'Menunggu pembayaran')).toContainText('Rp50.000')
  await page.reload()
  await expect(card(page, 'Menunggu pembayaran')).toBeVisible()
  await page.context().close()
}

test('who is not signed in finds one gift by its number and a code, and after signing in those given without it', {
  tag: '@night',
}, async ({ page, browser, product, request }) => {
  const { slug } = await findCampaign(request, product.origin)
  const contact = await register(page, product.origin)
  const { token } = await (await request.get(`${product.origin}/v2/session`)).json()
  const given = await request.post(`${product.origin}/v2/donations`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': contact },
    data: {
      campaignSlug: slug,
      amount: 50_000,
      donorName: 'Siti Aminah',
      donorEmail: contact,
      consent: true,
    },
  })
  expect(given.status()).toBe(201)
  const { data } = await given.json()
  await findWithoutSigningIn(browser, { origin: product.origin, number: data.donationId, contact })
  await open(page, '/mydonation')
  await expect(page.getByText('Belum ada donasi')).toBeVisible()
  await press(page, 'Masukkan ke daftar saya')
  await expect(card(page, 'Menunggu pembayaran')).toBeVisible()
  await expect(page.getByText('tanpa masuk')).toHaveCount(0)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const violations = await violationsOn(page)
    expect(violations.map(({ id }) => id)).toEqual([])
  }
})
