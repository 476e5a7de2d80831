import { expect, follow, open, press, test } from '../journey.ts'

const DAY_MS = 86_400_000

/** The next date 'yyyy-mm-dd' of a day of the week (0 is Sunday), at least three days ahead. */
function nextDay(weekday: number): string {
  const date = new Date(Date.now() + 3 * DAY_MS)
  date.setUTCDate(date.getUTCDate() + ((weekday - date.getUTCDay() + 7) % 7))
  return date.toISOString().slice(0, 10)
}

test.describe('mistakes on purpose', () => {
  test.use({ expected: /status of 422/ })

  test('a province leads to a dormitory, its needs, its campaign, and a visit that is told by mail', {
    tag: '@night',
  }, async ({ page }) => {
    await open(page, '/asrama')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asrama yatim dan duafa')
    const map = page.getByRole('region', { name: 'Peta asrama' })
    await follow(map, '2 asrama di Jawa Barat')
    await expect(page).toHaveURL('/asrama?provinsi=jawa-barat')
    await expect(page.locator('main article')).toHaveCount(2)
    await follow(page.getByRole('navigation', { name: 'Provinsi' }), 'Sumatera Selatan')
    await expect(page.locator('main article')).toHaveCount(1)
    await follow(map, /^Asrama Tepian Musi/)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asrama Tepian Musi')
    await expect(page.getByRole('progressbar', { name: 'Beras yang sudah ada' })).toHaveAttribute(
      'aria-valuetext',
      '83%',
    )
    const give = page.getByRole('link', { name: 'Donasi untuk asrama ini' }).first()
    await expect(give).toHaveAttribute('href', '/donasi-sekarang/makan-bergizi-asrama-yatim')
    await follow(page.locator('main'), 'Jadwalkan kunjungan')

    await page.getByLabel('Tanggal').fill(nextDay(0))
    await page.getByLabel('Jumlah orang').fill('8')
    await page.getByLabel('Nama', { exact: true }).fill('Ahmad Subagja')
    await page.getByLabel('Nomor HP').fill('0812 3456 7889')
    await page.getByRole('textbox', { name: /^E-mail/ }).fill('ahmad@contoh.id')
    await page.getByRole('checkbox').check()
    await press(page, 'Kirim permintaan kunjungan')
    await expect(page.getByRole('alert')).toContainText(
      'Asrama tidak menerima kunjungan pada hari Minggu.',
    )
    await page.getByLabel('Tanggal').fill(nextDay(2))
    await press(page, 'Kirim permintaan kunjungan')
    await expect(page).toHaveURL(/\/kunjungan\/asrama-tepian-musi\/[0-9A-Z]{26}$/)
    await expect(page.getByText('Menunggu jawaban')).toBeVisible()

    const code = await page.locator('dd').last().innerText()
    const address = page.url()
    await expect(async () => {
      await page.goto('/dev/kotak-masuk')
      // The demo's own visits have letters, too; accepted ones tell the way.
      const letters = page.locator('main li').filter({ hasText: code })
      const inbox = (await letters.allInnerTexts()).join('\n')
      expect(inbox).toContain('Permintaan kunjungan: Asrama Tepian Musi')
      expect(inbox).toContain(`Kode kunjungan: ${code}`)
      expect(inbox).toContain(address)
      expect(inbox).not.toContain('Jalan Contoh')
    }).toPass()

    await open(page, address)
    await page.getByText('Batalkan kunjungan').click()
    await press(page, 'Ya, batalkan')
    await expect(page.getByText('Dibatalkan', { exact: true })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the map, the needs and the form are there, and the address of the house is nowhere', {
    tag: '@night',
  }, async ({ page }) => {
    for (const path of ['/asrama', '/asrama?tempat=kosong', '/asrama/asrama-tepian-musi']) {
      await page.goto(path)
      expect(await page.content()).not.toContain('Jalan Contoh')
    }
    await page.getByRole('link', { name: 'Jadwalkan kunjungan' }).click()
    await page.getByLabel('Tanggal').fill(nextDay(3))
    await page.getByLabel('Jumlah orang').fill('2')
    await page.getByLabel('Nama', { exact: true }).fill('Siti Aminah')
    await page.getByLabel('Nomor HP').fill('0812 3456 7890')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Kirim permintaan kunjungan' }).click()
    await expect(page.getByText('Menunggu jawaban')).toBeVisible()
  })
})
