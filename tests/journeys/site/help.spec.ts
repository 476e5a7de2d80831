import { inInbox } from '#tests/screens/account-screens.ts'
import { expect, follow, open, press, test } from '../journey.ts'

// The browser itself logs a refused form.
test.use({ expected: /status of 415/ })

// 1x1 pixel, made by hand: its content does not matter.
const proof = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('from a question to an article, a report with its proof, the answer by e-mail, and the thread', {
  tag: '@night',
}, async ({ page, product }) => {
  await open(page, '/pusat-bantuan')
  await page.getByRole('searchbox', { name: 'Cari di pusat bantuan' }).fill('belum terkonfrimasi')
  await press(page, 'Cari')
  await follow(page.locator('main'), /^Donasi & pembayaran Sudah bayar tapi/)
  await expect(page).toHaveURL('/pusat-bantuan/sudah-bayar-belum-terkonfirmasi')
  await press(page, 'Ya')
  await expect(page.getByText('Alhamdulillah, terima kasih.')).toBeVisible()
  await follow(page, 'laporan pembayaran')

  const email = `siti.${crypto.randomUUID()}@contoh.id`
  await page.getByLabel('Nomor donasi').fill('tidak tahu')
  await page.getByLabel('Jam bayar').fill('09:05')
  await page.getByLabel('Bank atau cara bayar').fill('BCA')
  await page.getByLabel('Jumlah yang dibayar').fill('50000')
  await page.getByLabel('E-mail Anda').fill(email)
  const file = { name: 'struk.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') }
  await page.getByLabel('Bukti pembayaran').setInputFiles(file)
  await press(page, 'Kirim laporan')
  await expect(page.getByRole('alert')).toContainText('Bukti harus berupa gambar')
  await page.getByLabel('Bukti pembayaran').setInputFiles({ ...file, buffer: proof })
  await press(page, 'Kirim laporan')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesan Anda sudah kami terima')
  await expect(page.locator('main')).toContainText(email)
  const number = (await page.getByText(/^B-\w{4}-\w{4}$/).textContent()) ?? ''

  const answer = { text: 'Boleh sebutkan nama pemilik rekening?', asks: true }
  const loader = `/sandbox/tickets/${number}/answer`
  expect((await page.request.post(loader, { data: answer })).status()).toBe(200)
  const wanted = /pemilik rekening\?[\s\S]*(pusat-bantuan\/tiket\/\w{26})/
  await inInbox(product.origin, { contact: email, wanted })
  const path = await inInbox(product.origin, {
    contact: email,
    wanted: /pusat-bantuan\/tiket\/\w{26}/,
  })

  await open(page, `/${path}`)
  await expect(page.getByText('Menunggu Anda')).toBeVisible()
  const thread = page.getByRole('list', { name: 'Percakapan' })
  await expect(thread).toContainText(answer.text)
  const attachment = thread.getByRole('link', { name: /^Unduh lampiran \(JPG/ })
  const kept = await page.request.get((await attachment.getAttribute('href')) ?? '')
  expect(kept.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="lampiran.jpg"',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  await page.getByLabel('Pesan').fill('Siti Aminah.')
  await press(page, 'Kirim balasan')
  await expect(thread).toContainText('Siti Aminah.')
  await expect(page.getByText('Baru', { exact: true })).toBeVisible()
  await press(page, 'Sudah selesai, tutup tiket')
  await expect(page.getByText('Selesai', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Pesan')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('one searches, says that it helped, and complains without a name', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto('/pusat-bantuan?topik=keamanan')
    await page.getByRole('searchbox').fill('kwitansi')
    await press(page, 'Cari')
    await follow(page.locator('main'), /Di mana kuitansi saya/)
    await press(page, 'Tidak')
    await expect(page.getByText('Terima kasih sudah jujur.')).toBeVisible()
    await follow(page.getByRole('article'), 'Tulis kepada kami')
    await press(page, 'Kirim')
    await page.getByLabel('Apa yang ingin').fill('Telepon tidak dijawab sejak Senin.')
    await press(page, 'Kirim')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesan Anda sudah kami terima')
    await follow(page, 'Buka tiket')
    await expect(page.locator('main')).toContainText('Telepon tidak dijawab sejak Senin.')
  })
})
