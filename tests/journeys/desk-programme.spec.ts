import type { Page } from '@playwright/test'
import { openSharp } from '#platform/sharp.server.ts'
import { violationsOn } from './axe.ts'
import { expect } from './journey.ts'
import { test } from './programme-desk.ts'

async function aPhoto() {
  const sharp = await openSharp()
  const background = { r: 60, g: 140, b: 100 }
  const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background } })
  return { name: 'sumur.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

test('a new live database gets a campaign with a photo, by screens and two people', async ({
  desk,
}) => {
  test.slow()
  const writer = await desk.tabOf('program')
  const complaints: string[] = []
  writer.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  writer.on('pageerror', ({ message }) => complaints.push(message))
  await writer.goto('/kelola/kategori')
  await writer.getByLabel('Nama').fill('Air bersih')
  await writer.getByLabel('Keterangan').fill('Sumur, pipa, dan tandon.')
  await press(writer, 'Buat kategori')
  await expect(writer.getByText('/category/air-bersih')).toBeVisible()

  await writer.goto('/kelola/media')
  await writer.getByLabel('Berkas').setInputFiles(await aPhoto())
  await writer.getByLabel('Keterangan gambar').fill('Sumur lama yang kering')
  await writer.getByLabel('Pemotret atau sumber').fill('Rina')
  await press(writer, 'Unggah')
  await expect(writer.getByText('Belum dipakai di mana pun.')).toBeVisible()

  await writer.goto('/kelola/program/baru')
  await writer.getByLabel('Judul', { exact: true }).fill('Sumur untuk Desa Oebola')
  await writer.getByLabel('Ringkasan').fill('Air bersih untuk 64 keluarga.')
  await writeStory(writer)
  await writer.getByLabel('Kategori').selectOption('Air bersih')
  await writer.getByLabel('Jenis dana').selectOption('4210')
  await writer.getByLabel('Target').fill('50.000.000')
  await writer.getByLabel('Pelaksana').fill('Yayasan Contoh')
  await writer.getByLabel('Lokasi').fill('Kupang, Nusa Tenggara Timur')
  await writer.getByRole('radio', { name: 'Sumur lama yang kering' }).check()
  expect(await violationsOn(writer)).toEqual([])
  await press(writer, 'Simpan konsep')
  await expect(writer.getByRole('heading', { name: 'Sumur untuk Desa Oebola' })).toBeVisible()
  await press(writer, 'Ajukan penerbitan')
  await expect(writer.getByText('menunggu keputusan orang lain')).toBeVisible()
  expect(complaints).toEqual([])

  const other = await desk.tabOf('bendahara')
  await other.goto('/kelola/menunggu')
  await other
    .getByRole('link', { name: /Menerbitkan program|Sumur untuk Desa Oebola/ })
    .first()
    .click()
  await press(other, 'Setujui')
  await expect(other).toHaveURL(/\/kelola\/menunggu$/)

  const visitor = await desk.visitor()
  await visitor.goto('/campaign/sumur-untuk-desa-oebola')
  await expect(visitor.getByRole('img', { name: 'Sumur lama yang kering' }).first()).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Mengapa' })).toBeVisible()
  await expect(visitor.locator('#cerita figcaption')).toHaveText('Mata air di bawah')
  await expect(visitor.locator('#cerita td').first()).toHaveText('Pipa')
  await visitor.goto('/donasi-sekarang/sumur-untuk-desa-oebola')
  await expect(visitor.getByText('Rp25.000').first()).toBeVisible()
})

/** Writes with the editor: a heading, bold words, a picture of the library with its caption, and a table. */
async function writeStory(page: Page): Promise<void> {
  const text = page.getByRole('textbox', { name: /^Cerita/ })
  await text.click()
  await page.keyboard.type('Mengapa')
  await press(page, 'Judul bagian')
  await expect(page.getByRole('button', { name: 'Judul bagian' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Enter')
  await page.keyboard.type('Air jauh di ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bawah')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await press(page, 'Gambar')
  await page.getByRole('dialog').getByRole('button', { name: 'Sumur lama yang kering' }).click()
  await text.locator('figcaption').click()
  await page.keyboard.type('Mata air di bawah')
  await text.locator('p').last().click()
  await press(page, 'Tabel')
  for (const [place, words] of ['Barang', 'Harga'].entries()) {
    await text.locator('th').nth(place).click()
    await page.keyboard.type(words)
  }
  await text.locator('td').first().click()
  await page.keyboard.type('Pipa')
}
