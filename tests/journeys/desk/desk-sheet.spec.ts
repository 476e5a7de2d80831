import { expect, press, test } from '../journey.ts'

// A sheet with faults is not recorded.
test.use({ expected: /status of 422/ })

const HEAD = 'tanggal;program;jumlah;nama;hp;email;npwp_nik;nomor'

test('300 gifts come from a sheet once its 12 faults are mended, and never twice', {
  tag: '@night',
}, async ({ page }) => {
  test.slow()
  await page.goto('/program')
  const link = page.locator('a[href^="/campaign/"]').first()
  const slug = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  await page.goto('/kelola')
  await page.locator('button[name=peran][value=bendahara]').click()
  const today = await page.evaluate(() => Date.now())
  const day = (ago: number) => new Date(today - ago * 86_400_000).toISOString().slice(0, 10)
  const row = (index: number) =>
    `${day(2 + (index % 20))};${slug};${50 + index}.000;Donatur ${index};;;;BK-${index}`
  const whole = Array.from({ length: 300 }, (_, index) => row(index))
  const faults = [
    `${day(-3)};${slug};50.000;Besok;;;;`,
    `31/02/2026;${slug};50.000;Tanggal;;;;`,
    `${day(3)};tidak-ada;50.000;Program;;;;`,
    `${day(3)};${slug};0;Nol;;;;`,
    `${day(3)};${slug};75.00;Sen;;;;`,
    `${day(3)};${slug};-5.000;Minus;;;;`,
    `${day(3)};${slug};50.000;Hp;123;;;`,
    `${day(3)};${slug};50.000;Surel;;ali@;;`,
    `${day(3)};${slug};50.000;Nik;;;3,17E+15;`,
    `${day(3)};${slug};50.000;Npwp;;;123;`,
    `${day(3)};${slug};50.000;Nomor;;;;BK-7`,
    `${day(3)};;50.000;Kosong;;;;`,
  ]
  const planted = whole.toSpliced(100, 0, ...faults)
  await page.goto('/kelola/donasi/lembar')
  const text = page.getByLabel('Atau tempel dari lembar kerja')
  await text.fill([HEAD, ...planted].join('\n'))
  await press(page, 'Periksa')
  await expect(page.getByText(/12 baris perlu diperbaiki/)).toBeVisible()
  await expect(page.getByText(/^Baris \d+:/)).toHaveCount(12)
  await expect(page.getByRole('button', { name: 'Catat semuanya' })).toHaveCount(0)

  await text.fill([HEAD, ...whole].join('\n'))
  await press(page, 'Periksa')
  await expect(page.getByText(/300 donasi.*0 baris perlu diperbaiki/)).toBeVisible()
  await press(page, 'Catat semuanya')
  await expect(page.getByRole('cell', { name: 'Donatur 299' })).toBeVisible({ timeout: 60_000 })
  await page.goto('/kelola/donasi/lembar')
  await text.fill([HEAD, ...whole].join('\n'))
  await press(page, 'Periksa')
  await expect(page.getByText(/300 baris perlu diperbaiki/)).toBeVisible()
})
