import * as v from 'valibot'
import { zakatSnapshot } from '#features/zakat/contract.ts'
import { expect, follow, open, press, test } from '../journey.ts'
import { misfitsAt } from '../site/seen.ts'

test.use({ expected: /status of 422/ })

test('gold is found among the calculators, reckoned while it is typed, shown with its figures, and given to the rupiah', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/zakatcalculator')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of ['emas', 'perak', 'perhiasan', 'penghasilan', 'simpananuang', 'fitrah'])
    await expect(
      page.locator(`main a[href="/zakatcalculator/zakat${name}"]:visible`).first(),
    ).toBeVisible()
  await page.getByLabel('Emas batangan atau koin').check()
  await follow(page.locator('#panduan'), 'Zakat emas')
  await expect(page).toHaveURL('/zakatcalculator/zakatemas')
  await press(page, 'Hitung zakat')
  await expect(page.getByRole('alert')).toContainText('Berat perlu diisi.')

  const weight = page.getByLabel('Berat emas')
  await weight.fill('85.125')
  await expect(page.getByText('= 85.125 gram')).toBeVisible()
  await weight.fill('120,5')
  await page.getByLabel('Kadar').selectOption('18')
  await page.getByRole('radio', { name: 'Belum' }).check()
  const result = page.getByRole('complementary', { name: 'Hasil' })
  await expect(result.getByRole('heading', { name: 'Belum haul' })).toBeVisible()
  await page.getByRole('radio', { name: 'Sudah' }).check()
  await expect(result).toContainText('Anda wajib berzakat sebesar Rp5.298.235')
  await expect(result).toContainText('120,5 gram × 18/24')
  await expect(result).toContainText('data contoh')

  await follow(result, 'Tunaikan Rp5.298.235')
  await expect(page).toHaveURL('/donasi-sekarang/zakat-maal?nominal=5298235')
  await expect(page.getByLabel('Nominal lain')).toHaveValue('5.298.235')
  const kept = await page.evaluate(() => sessionStorage.getItem('amanah.zakat.perhitungan'))
  const { slug, snapshot } = JSON.parse(kept ?? '{}') as { slug: string; snapshot: unknown }
  expect(slug).toBe('zakat-maal')
  expect(v.parse(zakatSnapshot, snapshot)).toMatchObject({
    jenis: 'zakatemas',
    zakatRupiah: 5_298_235,
  })
})

test('rows come and go, the device remembers results until it is told to forget', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/zakatcalculator/zakatsimpananuang')
  await press(page, 'Tambah saldo')
  await page.getByRole('textbox', { name: 'Saldo 1' }).fill('150000000')
  await page.getByRole('textbox', { name: 'Saldo 2' }).fill('50000000')
  await page.getByRole('radio', { name: 'Sudah' }).check()
  const result = page.getByRole('complementary', { name: 'Hasil' })
  await expect(result).toContainText('Rp5.000.000')
  await press(page, 'Hapus saldo 1')
  await expect(page.getByRole('textbox', { name: 'Saldo' })).toHaveValue('50.000.000')
  await expect(result).toContainText('Belum mencapai nisab (kurang Rp149.325.000)')
  await expect(result.getByRole('link', { name: 'Berinfak seikhlasnya' })).toBeVisible()

  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('amanah.zakat.hasil')))
    .toContain('Belum mencapai nisab')
  await open(page, '/zakatcalculator')
  await expect(page.getByText('Hasil terakhir di perangkat ini')).toBeVisible()
  await press(page, 'Hapus')
  await expect(page.getByText('Hasil terakhir di perangkat ini')).toBeHidden()
})

test('the calculators need no script: rows, mistakes and results come from the server', {
  tag: '@night',
}, async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })
  const page = await context.newPage()
  await page.goto('/zakatcalculator/zakatperhiasan')
  await page.getByLabel('Berat').fill('80')
  await page.getByRole('button', { name: 'Tambah perhiasan' }).click()
  await page.getByLabel('Berat').nth(1).fill('8,5,5')
  await page.getByLabel('Kadar').nth(1).selectOption('18')
  await page.getByRole('radio', { name: 'Sudah' }).check()
  await page.getByRole('button', { name: 'Hitung zakat' }).click()
  await expect(page.getByRole('alert')).toContainText('Berat harus angka, contoh 85,5.')
  await page.getByLabel('Berat').nth(1).fill('20')
  await page.getByRole('button', { name: 'Hitung zakat' }).click()
  const result = page.getByRole('complementary', { name: 'Hasil' })
  await expect(result).toContainText('95 gram')
  await expect(result).toContainText('Rp5.569.375')
  await page.getByRole('button', { name: 'Hapus perhiasan 2' }).click()
  await expect(result).toContainText('kurang 5 gram emas murni')

  await page.goto('/zakatcalculator/zakatpenghasilan')
  await expect(page.getByRole('textbox', { name: 'Kebutuhan pokok' })).toBeHidden()
  await page.getByRole('radio', { name: 'Neto' }).check()
  await page.getByLabel('Gaji atau penghasilan utama').fill('20.000.000')
  await page.getByRole('textbox', { name: 'Kebutuhan pokok' }).fill('10.000.000')
  await page.getByRole('button', { name: 'Hitung zakat' }).click()
  await expect(result).toContainText('Rp250.000')
  await expect(result).toContainText('Keputusan Ketua BAZNAS No. 15 Tahun 2026')
  await context.close()
})

test('gold and savings below the nisab are due together, a herd in animals, with and without script', {
  tag: '@night',
}, async ({ page, browser, product }) => {
  // Who has 50 g of gold is told of the rest instead of a no.
  await open(page, '/zakatcalculator/zakatemas')
  await page.getByLabel('Berat emas').fill('50')
  await page.getByRole('radio', { name: 'Sudah' }).check()
  await follow(page.getByRole('complementary', { name: 'Hasil' }), 'Hitung harta gabungan')
  await expect(page).toHaveURL('/zakatcalculator/zakatgabungan')
  await page.getByLabel('Uang dan tabungan').fill('150000000')
  await page.getByLabel('Emas simpanan').fill('50')
  const result = page.getByRole('complementary', { name: 'Hasil' })
  await expect(result).toContainText('Harta bersih')
  await expect(result).toContainText('Anda wajib berzakat sebesar Rp6.681.250')
  await expect(result).toContainText('Pilihan awal, sampai dewan syariah lembaga menetapkan')
  await page.getByLabel('Belum satu tahun Hijriah').nth(0).check()
  await expect(result).toContainText('Anda wajib berzakat sebesar Rp2.931.250')
  await follow(result, 'Tunaikan Rp2.931.250')
  await expect(page).toHaveURL('/donasi-sekarang/zakat-maal?nominal=2931250')

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })
  const plain = await context.newPage()
  await plain.goto('/zakatcalculator/zakatpeternakan')
  await plain.getByRole('radio', { name: 'Digembalakan' }).check()
  await plain.getByRole('radio', { name: 'Sapi' }).check()
  await plain.getByLabel('Jumlah').fill('70')
  await plain.getByRole('radio', { name: 'Sudah' }).check()
  await plain.getByRole('button', { name: 'Hitung zakat' }).click()
  const animals = plain.getByRole('complementary', { name: 'Hasil' })
  await expect(animals).toContainText('1 tabi’ (sapi 1 tahun) dan 1 musinnah (sapi betina 2 tahun)')
  await expect(animals).toContainText('Rp29.000.000')
  await plain.getByRole('radio', { name: 'Diberi pakan' }).check()
  await plain.getByRole('button', { name: 'Hitung zakat' }).click()
  await expect(animals).toContainText('Bukan zakat ternak')
  await context.close()
})

test('the largest sums stay on one line of a phone, with all text twice as large', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/zakatcalculator/zakatperusahaan')
  await page.getByRole('textbox', { name: 'Aset lancar' }).fill('999999999999999')
  await page.getByRole('radio', { name: 'Sudah' }).check()
  await expect(page.getByRole('complementary', { name: 'Hasil' })).toContainText(
    'Rp25.000.000.000.000',
  )
  expect(await misfitsAt(page, 100)).toEqual([])
  expect(await misfitsAt(page, 200)).toEqual([])
})

test('what zakat is, with the thresholds of the day, their decree, and where it went', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/zakat')
  const main = page.locator('main')
  await expect(main).toContainText('Rp7.640.144')
  await expect(main).toContainText('Keputusan Ketua BAZNAS No. 15 Tahun 2026')
  await expect(main).toContainText('Berlaku sejak 1 Januari 2026')
  await expect(main).toContainText('At-Taubah ayat 60')
  await expect(main.getByRole('listitem').filter({ hasText: 'Miskin' })).toContainText(
    'tersalurkan',
  )
  await follow(main, /^Zakat fitrah Sebelum/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kalkulator zakat fitrah')
  await press(page, 'Tambah jiwa')
  await press(page, 'Tambah jiwa')
  await press(page, 'Tambah jiwa')
  await expect(page.getByRole('complementary', { name: 'Hasil' }).first()).toContainText(
    '4 jiwa × Rp50.000',
  )
})
