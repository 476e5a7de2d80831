import { violationsOn } from '../axe.ts'
import { expect, open, pace, press } from '../journey.ts'
import { card, heardFiles, listenIn, resetHosts, test, title } from './player.ts'

test.beforeEach(({ hosts }) => resetHosts(hosts, 1))

test('a list of surahs and verses is made, ordered and heard, and stays on the device', {
  tag: '@night',
}, async ({ page }) => {
  await listenIn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/alquran?tampil=daftar')
  await expect(page.getByText('Belum ada daftar putar')).toBeVisible()
  await page.getByLabel('Nama daftar baru').fill('Sebelum tidur')
  await press(page, 'Buat daftar')
  const form = page.getByRole('form', { name: 'Tambah ke Sebelum tidur' })
  await form.getByLabel('Surah').selectOption('112')
  await form.getByLabel('Dari ayat').fill('4')
  await press(form, 'Tambah')
  await form.getByLabel('Surah').selectOption('108')
  await press(form, 'Tambah')
  await press(page, 'Naikkan Al-Kausar')
  await expect(page.getByRole('list', { name: 'Isi Sebelum tidur' })).toHaveText(
    /Al-Kausar.*Al-Ikhlas 4/,
  )
  expect(await violationsOn(page)).toEqual([])
  await page.reload()
  await press(page, 'Putar daftar')
  await expect(title(page)).toContainText('Surat Al-Ikhlas - Ayat 4', { timeout: 30_000 * pace })
  await expect(card(page).getByRole('button', { name: 'Putar lagi' })).toBeVisible({
    timeout: 30_000 * pace,
  })
  expect(await heardFiles(page)).toEqual(['001001', '108001', '108002', '108003', '112004'])
})
