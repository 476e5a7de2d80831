import sharp from 'sharp'
import { fillForm, payInSimulator } from '../giving/donation.ts'
import { expect, open, press } from '../journey.ts'
import { comeInAs } from './institution-money.ts'
import { postHook, templatesTo, test } from './whatsapp-desk.ts'

const PHONE = '+6281234567890'

// What layanan may not see is refused, and so are papers that have just left.
test.use({ expected: /status of (403|429)/ })

test('layanan answers a ticket of the site and one by WhatsApp: the proof beside the payment, papers and a refund at one press', {
  tag: '@night',
}, async ({ page, whatsapp }) => {
  test.slow()
  const papers = () => templatesTo(whatsapp, PHONE.slice(1)).length
  const before = papers()
  await open(page, '/donasi-sekarang/makan-bergizi-asrama-yatim')
  await fillForm(page, { name: 'Nurhayati Lestari' })
  const donationId = page.url().split('/').at(-1) ?? ''
  await press(page, /^QRIS/)
  await expect(page).toHaveURL(`/checkout-qrcode/${donationId}`)
  await payInSimulator(page, donationId)
  await expect.poll(papers).toBe(before + 1)
  const donation = `${donationId.slice(0, 4)}-${donationId.slice(4, 8)}`

  await open(page, '/pusat-bantuan/belum-terkonfirmasi')
  await page.getByLabel('Nomor donasi').fill(donation)
  await page.getByLabel('Jam bayar').fill('09:05')
  await page.getByLabel('Bank atau cara bayar').fill('QRIS')
  await page.getByLabel('Jumlah yang dibayar').fill('50000')
  await page.getByLabel('E-mail Anda').fill('nurhayati@contoh.id')
  const create = { width: 60, height: 90, channels: 3 as const, background: '#fff' }
  const buffer = await sharp({ create }).png().toBuffer()
  const proof = { name: 'struk.png', mimeType: 'image/png', buffer }
  await page.getByLabel('Bukti pembayaran').setInputFiles(proof)
  await press(page, 'Kirim laporan')
  const number = (await page.getByText(/^B-\w{4}-\w{4}$/).textContent()) ?? ''
  expect(await postHook(page, whatsapp.write(PHONE, 'Kuitansi saya mana?'))).toBe(200)

  await comeInAs(page, 'layanan')
  await page.goto('/kelola/tiket')
  await page.getByRole('link', { name: number }).click()
  await press(page, 'Pegang tiket ini')
  await expect(page.getByText(/^Anda memegang tiket ini sejak /)).toBeVisible()
  await press(page, 'Lihat bukti di sini')
  await expect(page.getByAltText('Bukti yang dikirim pelapor')).toBeVisible()
  const payment = page.getByRole('article').filter({ hasText: donation })
  await expect(payment).toContainText('Rp50.000')
  await press(payment, `Kirim ulang kuitansi donasi ${donation}`)
  await expect(page.getByText('Tunggu lima menit sebelum mengirim lagi.')).toBeVisible()

  await page.getByLabel('Catatan', { exact: true }).fill('Sudah lunas; ia lupa memuat ulang.')
  await press(page, 'Simpan catatan')
  await expect(page.getByText('Sudah lunas; ia lupa memuat ulang.')).toBeVisible()
  await page.getByText('Jawaban siap').click()
  await page.locator('a[href*="?jawaban="]').first().click()
  await expect(page.getByLabel('Jawaban', { exact: true })).not.toHaveValue('')
  await press(page, 'Kirim jawaban')
  await expect(page.getByRole('listitem').filter({ hasText: 'Lembaga' })).toHaveCount(1)

  await payment.getByRole('link', { name: donation }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Donasi ${donation}`)
  await page.goBack()
  await payment.getByRole('link', { name: 'Ajukan pengembalian' }).click()
  await expect(page).toHaveURL(/\/kelola\/pengembalian\/baru\?donasi=/)

  await page.goto('/kelola/tiket?kata=081234567890')
  await page.getByRole('cell').getByRole('link').first().click()
  await expect(page.getByText('Kuitansi saya mana?')).toBeVisible()
  await page.getByLabel('Jawaban', { exact: true }).fill('Baru saja kami kirim ulang.')
  await press(page, 'Kirim jawaban')
  const said = () => whatsapp.taken.filter(({ type }) => type === 'text')
  await expect.poll(() => JSON.stringify(said())).toContain('Baru saja kami kirim ulang.')
  expect(JSON.stringify(whatsapp.taken)).not.toContain('lupa memuat ulang')

  for (const address of ['/kelola/jurnal', '/kelola/pegawai', '/kelola/mustahik'])
    expect([address, (await page.request.get(address)).status()]).toEqual([address, 403])
  await expect(page.getByRole('link', { name: 'Pegawai' })).toHaveCount(0)
})
