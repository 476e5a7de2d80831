import type { Page } from '@playwright/test'
import { expect, open, press, test } from '../journey.ts'
import { comeInAs } from './institution-money.ts'

/** Stand-ins, a name to a line as a sheet's column: the names themselves are entered by people. */
const column = (word: string) =>
  Array.from({ length: 99 }, (_, each) => `${word}${'ب'.repeat(each)}`).join('\n')

async function propose(page: Page, key: string, texts: Record<string, string>): Promise<void> {
  await page.goto(`/kelola/tinjauan/${key}`)
  const reviewer = { reviewer: 'KH. Contoh', title: 'Ketua Dewan', reviewedOn: '2026-11-20' }
  for (const [name, value] of Object.entries({ ...texts, ...reviewer }))
    await page.locator(`main [name=${name}]`).fill(value)
  await press(page, 'Ajukan')
  await expect(page.getByRole('status')).toContainText('Pengajuan dikirim')
}

async function approve(page: Page): Promise<void> {
  await page.goto('/kelola/menunggu')
  await page
    .getByRole('link', { name: /Menampilkan teks yang sudah ditinjau ulama/ })
    .first()
    .click()
  await press(page, 'Setujui')
  await expect(page.getByRole('heading', { level: 1, name: 'Menunggu Anda' })).toBeVisible()
}

test('the Asmaul Husna and the verses of zikir wait for a scholar and two people, then show with tasbih', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/doa/asmaul-husna')
  await expect(page.getByText('menunggu tinjauan ulama')).toBeVisible()
  await open(page, '/doa')
  await expect(page.getByText('Setelah salat', { exact: true })).toHaveCount(0)

  await comeInAs(page, 'editor')
  await propose(page, 'zikir.asmaul-husna', {
    arabic: column('ا'),
    latin: column('Nama '),
    indonesian: column('Arti '),
  })
  // The lists come filled in, for the scholar to judge.
  await propose(page, 'zikir.ayat', {})
  await comeInAs(page, 'admin')
  await approve(page)
  await approve(page)

  await open(page, '/doa/asmaul-husna')
  await expect(page.getByRole('list').first().getByRole('button')).toHaveCount(99)
  await expect(page.getByText('Ditinjau oleh KH. Contoh, Ketua Dewan')).toBeVisible()
  await page.getByRole('button', { name: /^2/ }).first().click()
  await page.getByRole('button', { name: /hitung satu/ }).click()
  await expect(page.getByText('Jumlah 1')).toBeVisible()
  await open(page, '/doa')
  await page.getByText('Setelah salat', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Al-Baqarah ayat 255' }).first()).toBeVisible()
})
