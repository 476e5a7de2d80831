import { readFile } from 'node:fs/promises'
import { shortIdOf } from '#platform/ids/public-id.ts'
import type { Page } from '@playwright/test'
import { type ReadPdf, readPdf } from '#tests/pdf.ts'
import { donationIn, expectThanks, findCampaign, payInSimulator } from './donation.ts'
import { expect, follow, open, press, test } from '../journey.ts'

// The browser itself logs a 404 page.
test.use({ expected: /status of 404/ })

test('zakat penghasilan from the reckoning to a Bukti Setor Zakat that a stranger finds valid', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/zakatcalculator/zakatpenghasilan')
  await page.getByRole('radio', { name: 'Neto' }).check()
  await page.getByLabel('Gaji atau penghasilan utama').fill('20.000.000')
  await page.getByRole('textbox', { name: 'Kebutuhan pokok' }).fill('10.000.000')
  const result = page.getByRole('complementary', { name: 'Hasil' })
  await follow(result, 'Tunaikan Rp250.000')

  await expect(page).toHaveURL('/donasi-sekarang/zakat-penghasilan?nominal=250000')
  await page.getByLabel('Nama lengkap').fill('Siti Aḥmad Aminah')
  await page.getByLabel('E-mail', { exact: true }).fill('siti@contoh.id')
  await page.getByLabel('Saya butuh Bukti Setor Zakat').check()
  await page.getByLabel('NPWP atau NIK').fill('3273015708850001')
  await page.getByLabel('Saya menyetujui').check()
  await press(page, 'Lanjut pilih pembayaran')
  await expect(page).toHaveURL(/\/payment\/[0-9A-Z]{26}$/)
  const id = donationIn(page.url())
  await press(page, /^QRIS/)
  await expect(page).toHaveURL(`/checkout-qrcode/${id}`)
  await payInSimulator(page, id)
  await expectThanks(page, 'Rp250.000', 'zakat')

  const bsz = await download(page, 'Unduh Bukti Setor Zakat')
  const kuitansi = await download(page, 'Unduh kuitansi')
  const number = /BSZ\/\d{4}\/\d{6}/.exec(bsz.text)?.[0] as string
  for (const said of [
    'Rp250.000',
    'Dua ratus lima puluh ribu rupiah',
    '3273 0157 0885 0001',
    shortIdOf(id),
  ]) {
    expect(bsz.text).toContain(said)
  }
  for (const { text, pages } of [bsz, kuitansi]) {
    expect(text.normalize('NFC')).toContain('Siti Aḥmad Aminah')
    expect(pages).toBe(1)
  }
  expect(kuitansi.text).not.toContain('3273')

  const [scanned] = bsz.links
  expect(scanned).toBe(`${new URL(page.url()).origin}/verifikasi/${number}`)
  await page.goto(scanned as string)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bukti Setor Zakat ini sah')
  const main = page.locator('main')
  await expect(main).toContainText(number)
  await expect(main).toContainText('S***')
  await expect(main).not.toContainText(/Aminah|250\.000|3273/)
})

async function download(page: Page, link: string): Promise<ReadPdf> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).click()
  return readPdf(await readFile(await (await waiting).path()))
}

test('without script: the kuitansi is a link, and any number can be verified, also one that is void', {
  tag: '@night',
}, async ({ browser, product, request }) => {
  const { slug } = await findCampaign(request, product.origin)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })
  const page = await context.newPage()
  const id = await giveWithoutScript(page, slug)
  await request.post(`${product.origin}/sandbox/charges/${id}/pay`)
  await expect(async () => {
    await page.goto(`/payment/${id}`)
    await expect(page.getByRole('link', { name: 'Unduh kuitansi' })).toBeVisible({ timeout: 500 })
  }).toPass()
  const { text } = await download(page, 'Unduh kuitansi')
  const number = /KW\/\d{4}\/\d{6}/.exec(text)?.[0] as string

  const heading = page.getByRole('heading', { level: 1 })
  await follow(page.getByRole('contentinfo'), 'Verifikasi kuitansi')
  await verify(page, 'bukan nomor')
  await expect(page.getByText('Itu bukan nomor dokumen kami.')).toBeVisible()
  await verify(page, 'kw 2020 1')
  await expect(heading).toHaveText('Nomor tidak ditemukan')
  await verify(page, number.toLowerCase().replaceAll('/', ' - '))
  await expect(page).toHaveURL(`/verifikasi/${number}`)
  await expect(heading).toHaveText('Kuitansi ini sah')

  await request.post(`${product.origin}/sandbox/charges/${id}/reverse`)
  await expect(async () => {
    await page.reload()
    await expect(heading).toHaveText('Kuitansi ini batal', { timeout: 500 })
  }).toPass()
  await expect(page.getByText('Dibatalkan')).toBeVisible()
  await context.close()
})

async function verify(page: Page, typed: string): Promise<void> {
  await page.getByLabel('Nomor dokumen').fill(typed)
  await press(page, 'Periksa')
}

async function giveWithoutScript(page: Page, slug: string): Promise<string> {
  await page.goto(`/donasi-sekarang/${slug}`)
  await page.getByRole('radio', { name: 'Rp50.000' }).check()
  await page.getByLabel('Nama lengkap').fill('Siti Aminah')
  await page.getByLabel('E-mail', { exact: true }).fill('siti@contoh.id')
  await page.getByLabel('Saya menyetujui').check()
  await press(page, 'Lanjut pilih pembayaran')
  await page.getByRole('button', { name: 'QRIS' }).click()
  return donationIn(page.url())
}
