import type { Page } from '@playwright/test'
import { startServer } from '#tests/server/server.ts'
import { expect, pace, press, test } from '../journey.ts'
import { approveFirst, comeInAs, fillVoucher } from './institution-money.ts'

const FEBRUARY = '2027-02-03T10:00:00+07:00'

/** One person proposes to close the days, another approves. */
async function closeByTwo(page: Page, through: string): Promise<void> {
  await comeInAs(page, 'bendahara')
  await page.goto(`/kelola/periode?sampai=${through}`)
  await expect(page.getByText('Tidak ada yang menghalangi penutupan')).toBeVisible()
  await page.getByLabel('Catatan').fill('Tutup buku')
  await press(page, 'Ajukan penutupan')
  await expect(page.getByText(/Pengajuan dikirim/)).toBeVisible()
  await comeInAs(page, 'admin')
  await approveFirst(page, /periode/i)
}

test('two people close December and January; a late gift stands beside what was signed', {
  tag: '@night',
}, async ({ browser }) => {
  test.setTimeout(240_000 * pace)
  const before = await startServer({ env: { TEST_CLOCK: FEBRUARY } })
  const desk = await browser.newContext({ baseURL: before.origin })
  const page = await desk.newPage()
  await closeByTwo(page, '2026-12-31')

  await comeInAs(page, 'bendahara')
  await page.goto('/kelola/donasi/tunai')
  await page.getByLabel('Program').selectOption({ index: 1 })
  await fillVoucher(page, { 'Nominal (rupiah)': '7.000' })
  await page.getByLabel('Diterima pada').fill('2026-12-30')
  await press(page, 'Simpan dan terbitkan kuitansi')
  await expect(page.getByText('Rp7.000').first()).toBeVisible()
  await closeByTwo(page, '2027-01-31')
  await desk.close()
  await before.end()

  // What is closed is frozen at the latest when the server starts.
  const after = await startServer({ dataDir: before.dataDir, env: { TEST_CLOCK: FEBRUARY } })
  const again = await browser.newContext({ baseURL: after.origin })
  const read = await again.newPage()
  await comeInAs(read, 'auditor')
  await expect(async () => {
    await read.goto('/kelola/laporan')
    await read
      .getByRole('link', { name: /– 31 Desember 2026/ })
      .first()
      .click({ timeout: 2_000 })
    await expect(read.getByRole('heading', { level: 1, name: 'Laporan tertutup' })).toBeVisible()
  }).toPass()
  await expect(read.getByRole('heading', { name: 'Susulan setelah ditutup' })).toBeVisible()
  await expect(read.getByText('Dengan susulan').first()).toBeVisible()
  await read.getByText('Saring dan urutkan').click()
  await fillVoucher(read, { 'Bandingkan dengan': '31 Januari 2027' })
  await press(read, 'Terapkan')
  await expect(read.getByText('Selisih', { exact: true }).first()).toBeVisible()
  await read.goto('/laporan')
  await expect(read.getByRole('link', { name: /Januari 2027/ }).first()).toBeVisible()
  await again.close()
  await after.end()
  await before.stop()
})
