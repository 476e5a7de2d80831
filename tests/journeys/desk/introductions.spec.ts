import { violationsOn } from '../axe.ts'
import { expect, open, test } from '../journey.ts'
import { approveFirst, comeInAs } from './institution-money.ts'

const parts = ['Surah ini menegaskan keesaan Allah.', 'Ia turun di Mekah, dengan 4 ayat.']

test('the introduction of a surah comes from a sheet with its leave, and stands folded on its page once another person agrees', {
  tag: '@night',
}, async ({ page }) => {
  await comeInAs(page, 'editor')
  await page.goto('/kelola/tinjauan')
  await expect(page.getByText('0 dari 114 surah punya pengantar.')).toBeVisible()
  await page.getByRole('link', { name: 'Tulis atau unggah pengantar' }).click()
  const sheet = (rows: string) => page.getByLabel('Atau tempel dari lembar kerja').fill(rows)
  await sheet(`surah;pengantar\n115;"${parts.join('\n')}"`)
  await page.getByRole('button', { name: 'Periksa' }).click()
  await expect(page.getByText(/^Baris 2: /)).toBeVisible()
  await sheet(`surah;pengantar\n112;"${parts.join('\n')}"`)
  await page.getByRole('button', { name: 'Periksa' }).click()
  await page.getByLabel('Sumber').fill('Pengantar Surah, contoh.')
  await page.getByLabel('Izin dari').fill('Penerbit Contoh')
  await page.getByLabel('Tanggal izin').fill('2026-01-05')
  await page.getByLabel('Nama peninjau').fill('KH. Contoh')
  await page.getByLabel('Jabatan dan lembaga peninjau').fill('Ketua Dewan Syariah')
  await page.getByLabel('Tanggal tinjauan').fill('2026-01-06')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Ajukan semuanya' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  await open(page, '/surat/112')
  await expect(page.getByText('Tentang surah ini')).toHaveCount(0)

  await comeInAs(page, 'admin')
  await approveFirst(page, /Pengantar surah ke-112/)
  await expect(async () => {
    await open(page, '/surat/112')
    await expect(page.getByText('Tentang surah ini')).toBeVisible({ timeout: 500 })
  }).toPass()
  const first = page.getByText(String(parts[0]))
  await expect(first).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(first).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByText('Tentang surah ini').click()
  await expect(page.getByText(String(parts[1]))).toBeVisible()
  await expect(page.getByText(/Dimuat dengan izin Penerbit Contoh, 5 Januari 2026/)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  // From another screen the surah comes from the API.
  await page.getByRole('link', { name: /Surah sebelumnya/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Al-Lahab/ })).toBeVisible()
  await page.getByRole('link', { name: /Surah berikutnya/ }).click()
  await page.getByText('Tentang surah ini').click()
  await expect(first).toBeVisible()
})
