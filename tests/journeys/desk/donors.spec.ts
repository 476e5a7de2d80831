import { expect, press, test } from '../journey.ts'
import { approveFirst, comeInAs } from './institution-money.ts'

/** 300 rows, of which one code and one contact stand twice. */
function aSheet(): string {
  const rows = Array.from(
    { length: 298 },
    (_, at) => `P${at};Pindahan Nomor ${at};08119${100_000 + at};`,
  )
  const doubles = ['P7;Pindahan Nomor 7;0811999000;', 'P900;Ibu Pindahan Nomor 9;08119100009;']
  return ['kode_lama;nama;hp;email', ...rows, ...doubles].join('\n')
}

test('300 donors are moved in with doubles, twice; two of them are merged by two people and parted again', {
  tag: '@night',
}, async ({ page }) => {
  test.slow()
  await comeInAs(page, 'bendahara')
  await page.goto('/kelola/donatur/impor')
  const sheet = page.getByLabel('Atau tempel dari lembar kerja')
  await sheet.fill(aSheet())
  await press(page, 'Periksa')
  await expect(page.getByText('299 donatur baru, 1 sudah ada, 1 mungkin ganda')).toBeVisible()
  await press(page, 'Pindahkan semuanya')
  await expect(page).toHaveURL(/kabar=simpan/)
  await expect(page.getByText(/^299 donatur,/)).toBeVisible()
  await sheet.fill(aSheet())
  await press(page, 'Periksa')
  await expect(page.getByText('0 donatur baru, 300 sudah ada')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pindahkan semuanya' })).toHaveCount(0)

  await page.goto('/kelola/donatur/saran')
  const pair = page.getByRole('row').filter({ hasText: 'Ibu Pindahan Nomor 9' })
  await pair.getByRole('link', { name: 'Pindahan Nomor 9', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pindahan Nomor 9')
  const kept = page.url()
  await press(page, 'Gabungkan ke sini')
  await expect(page).toHaveURL(/\/kelola\/menunggu/)
  await comeInAs(page, 'admin')
  await approveFirst(page, /Pindahan Nomor 9/)
  await comeInAs(page, 'bendahara')
  await page.goto(kept)
  const merged = page.getByText(/^Ibu Pindahan Nomor 9 digabungkan/)
  await expect(merged).toBeVisible()
  await press(page, 'Batalkan penggabungan')
  await expect(merged).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Gabungkan ke sini' })).toBeVisible()
})
