import { expect, follow, open, press, test, pace } from '../journey.ts'

const campaign = 'banjir-demak-dapur-umum'

test('from a campaign to its donors, prayers and news, and saying aamiin once', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, `/campaign/${campaign}`)
  await follow(page, 'Semua doa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Doa orang baik')
  const first = page.getByRole('article').first()
  const words = await first.locator('p[aria-live]').textContent()
  const before = Number(/^\d+/.exec(words ?? '')?.[0] ?? 0)
  await press(first, 'Aamiin')
  const said = before === 0 ? 'Anda mengaminkan' : `Anda dan ${before} orang mengaminkan`
  await expect(first).toContainText(said)
  // The device remembers, and a second visit does not count again.
  await open(page, `/doa-orang-baik/${campaign}`)
  await expect(first.getByRole('button', { name: 'Aamiin' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await press(first, 'Aamiin')
  await expect(first.getByRole('button', { name: 'Aamiin' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )

  await follow(page, 'Kembali ke program')
  await follow(page, 'Semua donatur')
  const donors = page.locator('main ul li').filter({ hasText: 'Rp' })
  const count = await donors.count()
  await follow(page, 'Muat lebih banyak')
  await expect.poll(() => donors.count()).toBeGreaterThan(count)
  await follow(page, 'Terbesar')
  await expect(page).toHaveURL(/urut=terbesar$/)
  await expect(page.locator('main')).toContainText('Hamba Allah')
})

test.describe('with too many units first', () => {
  test.use({ expected: /status of 422/ })

  test('units of wakaf are chosen, paid for, and stand on the receipt', { tag: '@night' }, async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000 * pace)
    await open(page, '/wakaf')
    const card = page.getByRole('article').filter({ hasText: 'mushaf' }).first()
    await press(card, 'Tambah mushaf')
    await press(card, 'Tambah mushaf')
    await card.getByRole('button', { name: 'Wakafkan' }).click()
    await expect(page).toHaveURL(/\/donasi-sekarang\/wakaf-mushaf-pelosok\?jumlah=3$/)
    const units = page.getByLabel('Jumlah mushaf')
    await expect(units).toHaveValue('3')
    await press(page, 'Tambah mushaf')
    await press(page, 'Kurangi mushaf')
    await expect(page.locator('main')).toContainText('3 mushaf × Rp75.000')
    await units.fill('5000')
    await page.getByLabel('Nama lengkap').fill('Siti Aminah')
    await page.getByLabel('E-mail', { exact: true }).fill('siti@contoh.id')
    await page.getByLabel('Saya menyetujui').check()
    await press(page, 'Lanjut pilih pembayaran')
    await expect(page.getByRole('alert')).toContainText('itu yang masih tersisa')
    await units.fill('3')
    await press(page, 'Lanjut pilih pembayaran')
    await expect(page).toHaveURL(/\/payment\/[0-9A-Z]{26}$/)
    await expect(page.locator('main')).toContainText('3 mushaf × Rp75.000')
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.getByRole('button', { name: 'QRIS' }).click()
    await expect(page).toHaveURL(`/checkout-qrcode/${id}`)
    await request.post(`/sandbox/charges/${id}/pay`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alhamdulillah')
    await expect(page.locator('main')).toContainText('3 mushaf × Rp75.000')
    await expect(async () => {
      await page.goto('/wakaf')
      await expect(card).toContainText('849 dari 2.000 mushaf', { timeout: 500 })
    }).toPass({ timeout: 40_000 * pace })
  })
})

test.describe('with a mistake on the way', () => {
  test.use({ expected: /status of 422/ })

  test('a quick sedekah leads straight to its QRIS code', {
    tag: '@night',
  }, async ({ page }) => {
    await open(page, '/sedekah')
    await press(page, 'Tampilkan QRIS')
    await expect(page.getByRole('alert')).toContainText('Isi nominal.')
    await page.getByRole('radio', { name: 'Rp25.000' }).check()
    await page.getByLabel('Nomor WhatsApp atau e-mail').fill('siti@contoh.id')
    await page.getByLabel('Saya menyetujui').check()
    await press(page, 'Tampilkan QRIS')
    await expect(page).toHaveURL(/\/checkout-qrcode\/[0-9A-Z]{26}$/)
    await expect(page.getByRole('img', { name: /Kode QRIS/ })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('lists go on, units lead to the form, and a quick sedekah to its code', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto(`/donatur/${campaign}`)
    const first = await page.locator('main ul li').nth(3).textContent()
    await follow(page, 'Muat lebih banyak')
    await expect(page).toHaveURL(/setelah=/)
    expect(await page.locator('main ul li').nth(3).textContent()).not.toBe(first)

    await page.goto('/wakaf')
    const card = page.getByRole('article').filter({ hasText: 'mushaf' }).first()
    await card.getByLabel(/Jumlah mushaf/).fill('2')
    await card.getByRole('button', { name: 'Wakafkan' }).click()
    await expect(page.getByLabel('Jumlah mushaf')).toHaveValue('2')
    await page.getByLabel('Jumlah mushaf').fill('4')
    await page.getByLabel('Nama lengkap').fill('Siti Aminah')
    await page.getByLabel('E-mail', { exact: true }).fill('siti@contoh.id')
    await page.getByLabel('Saya menyetujui').check()
    await press(page, 'Lanjut pilih pembayaran')
    await expect(page.locator('main')).toContainText('4 mushaf × Rp75.000')

    await page.goto('/sedekah')
    await page.getByRole('radio', { name: 'Rp10.000' }).check()
    await page.getByLabel('Nomor WhatsApp atau e-mail').fill('0812 3456 7890')
    await page.getByLabel('Saya menyetujui').check()
    await press(page, 'Tampilkan QRIS')
    await expect(page).toHaveURL(/\/checkout-qrcode\/[0-9A-Z]{26}$/)
  })
})
