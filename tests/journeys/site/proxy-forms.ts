import type { Page } from '@playwright/test'
import { calculatorPages } from '#features/zakat/zakat.ts'
import { password } from '../account/account.ts'
import { fillForm, giveBank } from '../giving/donation.ts'
import { expect, press, untilHydrated, pace } from '../journey.ts'
import type { LiveProduct } from '../live.ts'

type Walk = { page: Page; live: LiveProduct; hasScript: boolean }
type Form = (walk: Walk) => Promise<void>

/** Every screen with a form, by its address in app/routes.ts, and how a person fills it in. */
export const forms: Record<string, Form> = {
  'forgot-password': async (walk) => {
    // An unknown person: a contact gets few links per day.
    await askForReset(walk, 'budi@contoh.id')
  },
  'password/:id': async (walk) => {
    const { page, live } = walk
    const earlier = (await live.mail.letters()).length
    await askForReset(walk, live.contact)
    const link = await inEmail(live, earlier, new RegExp(`${live.front.origin}/password/\\w{26}`))
    await visit(walk, link)
    await page.getByLabel(/^Kata sandi baru|^Kata sandi$/).fill(password)
    await press(page, 'Simpan kata sandi')
    await expect(page.locator('main')).toContainText(/sudah diganti|berhasil/i)
  },
  'donasi-rutin': async (walk) => {
    const { page } = walk
    await visit(walk, '/donasi-rutin')
    await page.getByLabel('Nominal setiap kali').fill('50000')
    await page.getByLabel('Nama lengkap').fill('Siti Aminah')
    await page.getByLabel('E-mail', { exact: true }).fill('siti.rutin@contoh.id')
    await page.getByLabel('Saya menyetujui').check()
    await press(page, 'Mulai donasi rutin')
    await expect(page.locator('main')).toContainText('Tinggal satu langkah')
  },
  'donasi-rutin/:token': async (walk) => {
    const { page, live } = walk
    await visit(walk, `/donasi-rutin/${live.stopTokens.pop()}`)
    await press(page, 'Lewati yang berikutnya')
    await expect(page.locator('main')).toContainText('dilewatkan')
    await press(page, 'Berhenti')
    await expect(page.locator('main')).toContainText('Sudah berhenti')
  },
  'kabar/berhenti/:token': async (walk) => {
    const { page, live } = walk
    await visit(walk, `/kabar/berhenti/${live.newsTokens.pop()}`)
    await press(page, 'Berhenti menerima kabar')
    await expect(page.locator('main')).toContainText('tidak dikirim lagi')
  },
  'pilihan/:token': async (walk) => {
    const { page, live } = walk
    await visit(walk, live.choiceTokens.pop() ?? '')
    await press(page, 'Berhenti dari kabar')
    await expect(page.locator('main')).toContainText('Kabar tidak kami kirim lagi')
  },
  'kontak-baru/:aksi/:token': async (walk) => {
    const { page, live } = walk
    const earlier = (await live.mail.letters()).length
    await visit(walk, live.choiceTokens.pop() ?? '')
    await page.getByLabel('E-mail atau nomor HP yang baru').fill(`baru${earlier}@contoh.id`)
    await press(page, 'Kirim tautan persetujuan')
    await expect(page.locator('main')).toContainText('berlaku 24 jam')
    const wanted = new RegExp(`${live.front.origin}/kontak-baru/pakai/\\w{64}`)
    await visit(walk, await inEmail(live, earlier, wanted))
    await press(page, 'Pakai kontak ini')
    await expect(page.locator('main')).toContainText('Kontak baru dipakai')
  },
  'hapus-data/:aksi/:token': async (walk) => {
    const { page, live } = walk
    const earlier = (await live.mail.letters()).length
    await visit(walk, live.leaveTokens.pop() ?? '')
    await press(page, 'Minta tautan konfirmasi')
    await expect(page.locator('main')).toContainText('Sebelum ditekan tidak ada yang dihapus')
    const wanted = new RegExp(`${live.front.origin}/hapus-data/yakin/\\w{64}`)
    await visit(walk, await inEmail(live, earlier, wanted))
    await press(page, 'Ya, hapus data saya')
    await expect(page.locator('main')).toContainText('Permintaan Anda kami terima')
  },
  'pengembalian/:token': (walk) => giveBank(walk, walk.live.bankTokens.pop()),
  'checkout-transfer/:id': async (walk) => {
    const { page } = walk
    await give(walk)
    await press(page, /Transfer ke BSI/)
    await expect(page).toHaveURL(/\/checkout-transfer\/\w{26}$/)
    if (walk.hasScript) await untilHydrated(page)
    await page.getByText('Kirim bukti transfer (tidak wajib)').click()
    const buffer = Buffer.from('%PDF-1.4\nbukti\n%%EOF')
    const file = { name: 'bukti.pdf', mimeType: 'application/pdf', buffer }
    await page.getByLabel('Berkas bukti').setInputFiles(file)
    await press(page, 'Kirim bukti')
    await expect(page.getByText('Bukti transfer sudah kami terima')).toBeVisible()
  },
  'khatam/bersama': async (walk) => {
    const { page } = walk
    await visit(walk, '/khatam/bersama')
    await page.getByLabel('Nama khatam').fill('Khatam keluarga')
    await press(page, 'Buat tautan')
    await expect(page.getByText('Tautan pengatur')).toBeVisible()
  },
  'khatam/bersama/:token': async (walk) => {
    const { page } = walk
    // The circle that was begun just now.
    await page.getByLabel('Nama Anda').fill('Siti')
    await page.getByRole('checkbox', { name: '7', exact: true }).check()
    await press(page, 'Ambil')
    await press(page, 'Selesai, juz 7')
    await expect(page.getByText('1 dari 30 juz selesai')).toBeVisible()
  },
  'kunjungan/:slug': async (walk) => {
    await askForVisit(walk)
  },
  'kunjungan/:slug/:id': async (walk) => {
    const { page } = walk
    // The page of the visit requested just now: an address may request few.
    await expect(page.getByText('Menunggu jawaban')).toBeVisible()
    await page.getByText('Batalkan kunjungan').click()
    await press(page, 'Ya, batalkan')
    await expect(page.getByText('Dibatalkan', { exact: true })).toBeVisible()
  },
  'pusat-bantuan/belum-terkonfirmasi': async (walk) => {
    const { page } = walk
    await visit(walk, '/pusat-bantuan/belum-terkonfirmasi')
    await page.getByLabel('Nomor donasi').fill('tidak tahu')
    await page.getByLabel('Jam bayar').fill('09:05')
    await page.getByLabel('Bank atau cara bayar').fill('BCA')
    await page.getByLabel('Jumlah yang dibayar').fill('50000')
    await page.getByLabel('E-mail Anda').fill('siti@contoh.id')
    const buffer = Buffer.from('%PDF-1.4\nstruk\n%%EOF')
    const file = { name: 'struk.pdf', mimeType: 'application/pdf', buffer }
    await page.getByLabel('Bukti pembayaran').setInputFiles(file)
    await press(page, 'Kirim laporan')
    await expect(heading(page)).toHaveText('Pesan Anda sudah kami terima')
  },
  'pusat-bantuan/pengaduan': async (walk) => {
    await complain(walk)
  },
  'pusat-bantuan/tiket/:token': async (walk) => {
    const { page } = walk
    await complain(walk)
    await page.getByRole('link', { name: 'Buka tiket' }).click()
    await expect(page).toHaveURL(/\/pusat-bantuan\/tiket\/\w{26}$/)
    if (walk.hasScript) await untilHydrated(page)
    const thread = page.getByRole('list', { name: 'Percakapan' })
    await page.getByLabel('Pesan').fill('Sejak Senin.')
    await press(page, 'Kirim balasan')
    await expect(thread).toContainText('Sejak Senin.')
    await press(page, 'Sudah selesai, tutup tiket')
    await expect(page.getByText('Selesai', { exact: true })).toBeVisible()
  },
  'pusat-bantuan/:slug': async (walk) => {
    await visit(walk, '/pusat-bantuan/sudah-bayar-belum-terkonfirmasi')
    await press(walk.page, walk.hasScript ? 'Ya' : 'Tidak')
    await expect(
      walk.page.getByText(/Alhamdulillah, terima kasih|Terima kasih sudah/),
    ).toBeVisible()
  },
  'donasi-sekarang/:slug': async (walk) => {
    await give(walk)
  },
  'payment/:id': async (walk) => {
    const { page } = walk
    const id = await give(walk)
    await press(page, /BCA/)
    await expect(page).toHaveURL(new RegExp(`/checkout-va/${id}$`))
    await expect(page.locator('main')).toContainText('Rp50.000')
    await visit(walk, `/payment/${id}?batalkan=1`)
    await press(page, 'Ya, batalkan donasi')
    await expect(page.locator('main')).toContainText(/dibatalkan/i)
  },
  sedekah: async (walk) => {
    const { page } = walk
    await visit(walk, '/sedekah')
    await page.getByLabel('Nominal lain').fill('20000')
    await page.getByLabel('Nomor WhatsApp atau e-mail').fill('siti@contoh.id')
    await page.getByLabel('Saya menyetujui').check()
    await press(page, 'Tampilkan QRIS')
    await expect(page).toHaveURL(/\/checkout-qrcode\/\w{26}$/)
    await expect(page.getByRole('img', { name: /Kode QRIS/ })).toBeVisible()
  },
  'zakatcalculator/zakatpenghasilan': async (walk) => {
    const { page } = walk
    await visit(walk, '/zakatcalculator/zakatpenghasilan')
    await page.getByLabel('Gaji atau penghasilan utama').fill('10.000.000')
    // With a script the result appears while typing.
    if (!walk.hasScript) await press(page, 'Hitung zakat')
    // The result leads to the donation form, which a click posts too.
    await page.getByText('Tunaikan Rp250.000').click()
    await expect(page).toHaveURL(/\/donasi-sekarang\/zakat-penghasilan(\?nominal=250000)?$/)
    await expect(page.getByRole('button', { name: 'Lanjut pilih pembayaran' })).toBeVisible()
  },
  ...Object.fromEntries(
    calculatorPages
      .filter((name) => name !== 'zakatpenghasilan')
      .map((name) => [`zakatcalculator/${name}`, (walk: Walk) => calculate(walk, name)]),
  ),
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function visit({ page, hasScript }: Walk, address: string): Promise<void> {
  await page.goto(address)
  if (hasScript) await untilHydrated(page)
}

async function askForReset(walk: Walk, contact: string): Promise<void> {
  const { page } = walk
  await visit(walk, '/forgot-password')
  await page.getByLabel('E-mail atau nomor HP').fill(contact)
  await press(page, 'Kirim tautan')
  await expect(page.getByText('Jika akun ini terdaftar')).toBeVisible()
}

/** The match in a mail after the first `earlier` ones; waits for it. */
async function inEmail({ mail }: LiveProduct, earlier: number, wanted: RegExp): Promise<string> {
  let found = ''
  await expect(async () => {
    const newest = (await mail.letters()).slice(earlier).findLast(({ text }) => wanted.test(text))
    found = wanted.exec(newest?.text ?? '')?.[0] ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 20_000 * pace })
  return found
}

async function askForVisit(walk: Walk): Promise<void> {
  const { page } = walk
  await visit(walk, '/kunjungan/asrama-tepian-musi')
  // A Tuesday at least three days ahead.
  const day = new Date(Date.now() + 3 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((2 - day.getUTCDay() + 7) % 7))
  await page.getByLabel('Tanggal').fill(day.toISOString().slice(0, 10))
  await page.getByLabel('Jumlah orang').fill('2')
  await page.getByLabel('Nama', { exact: true }).fill('Siti Aminah')
  await page.getByLabel('Nomor HP').fill('0812 3456 7890')
  await page.getByRole('checkbox').check()
  await press(page, 'Kirim permintaan kunjungan')
  await expect(page).toHaveURL(/\/kunjungan\/asrama-tepian-musi\/\w{26}$/)
  await expect(page.getByText('Menunggu jawaban')).toBeVisible()
}

async function complain(walk: Walk): Promise<void> {
  const { page } = walk
  await visit(walk, '/pusat-bantuan/pengaduan')
  await page.getByLabel('Apa yang ingin').fill('Telepon tidak dijawab.')
  await press(page, 'Kirim')
  await expect(heading(page)).toHaveText('Pesan Anda sudah kami terima')
}

async function give(walk: Walk): Promise<string> {
  const { page } = walk
  await visit(walk, '/donasi-sekarang/makan-bergizi-asrama-yatim')
  await fillForm(page, { name: 'Siti Aminah' })
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Sends an empty calculator: missing values are reported beside their fields. With a script it sends nothing. */
async function calculate(walk: Walk, name: string): Promise<void> {
  const { page, hasScript } = walk
  if (hasScript) return
  await visit(walk, `/zakatcalculator/${name}`)
  await page
    .getByRole('button', { name: /^Hitung/ })
    .first()
    .click()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Hitung/ }).first()).toBeVisible()
}
