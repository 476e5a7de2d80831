import type { Page } from '@playwright/test'
import { aCameraPhoto } from '#tests/money/disbursements.ts'
import { expect, press, test } from '../journey.ts'

const families = Array.from({ length: 9 }, (_, index) => ({
  asnaf: ['fakir', 'miskin', 'gharimin'][index % 3] ?? 'fakir',
  nama: `Keluarga ${'ABCDEFGHI'[index]} Cikupa`,
}))

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

async function enterAs(page: Page, person: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/kelola')
  await page.locator(`button[name=peran][value=${person}]`).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible()
}

/** An act as its form sends it; answers the address that follows. */
async function send(page: Page, path: string, form: Record<string, string> = {}): Promise<string> {
  const origin = new URL(page.url()).origin
  const answer = await page.request.post(`${origin}${path}`, {
    form,
    headers: { origin },
    maxRedirects: 0,
  })
  expect([path, answer.status()]).toEqual([path, 303])
  return (answer.headers()['location'] ?? '').split('?')[0] ?? ''
}

/** A finger signs on the screen. */
async function sign(page: Page): Promise<void> {
  const pad = page.locator('canvas')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('no place to sign')
  const touch = await page.context().newCDPSession(page)
  const at = (step: number) => [{ x: box.x + 30 + step * 20, y: box.y + 60 + 25 * Math.sin(step) }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step < 10; step += 1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

/** Registers them, surveyed by one and decided by another; answers their numbers. */
async function nineActive(page: Page): Promise<string[]> {
  await enterAs(page, 'program')
  const today = await page.evaluate(() => new Date().toISOString().slice(0, 10))
  const pages: string[] = []
  for (const { asnaf, nama } of families) {
    const who = { jenis: 'family', asnaf, nama, anggota: '4', wilayah: 'Kab. Garut' }
    const why = { kebutuhan: 'Biaya sekolah', setuju: today }
    const at = await send(page, '/kelola/mustahik/baru?aksi=simpan', { ...who, ...why })
    await send(page, `${at}?aksi=survei`, { tanggal: today, petugas: 'Rini' })
    pages.push(at)
  }
  await enterAs(page, 'admin')
  for (const at of pages) await send(page, `${at}?aksi=layak`)
  await enterAs(page, 'program')
  for (const at of pages) await send(page, `${at}?aksi=aktifkan`)
  const numbers: string[] = []
  for (const at of pages) {
    await page.goto(at)
    numbers.push(await page.getByRole('heading', { level: 1 }).innerText())
  }
  return numbers
}

test('zakat reaches nine families of three asnaf, each with a photo and a signature from a phone', {
  tag: '@night',
}, async ({ page }) => {
  test.slow()
  const numbers = await nineActive(page)
  await page.goto('/kelola/penyaluran/baru')
  await page.getByLabel('Dana', { exact: true }).selectOption('Z')
  await page.getByLabel('Digunakan untuk').selectOption('5120')
  await page.getByLabel('Bidang').selectOption('pendidikan')
  await page.getByLabel('Nominal (rupiah)').fill('90.000')
  await page.getByLabel('Keperluan').fill('Seragam sekolah sembilan keluarga')
  await page.getByLabel('Jumlah penerima manfaat').fill('36')
  await press(page, 'Ajukan penyaluran')
  await expect(page.getByRole('status')).toContainText('Pengajuan dikirim')
  const disbursement = new URL(page.url()).pathname
  for (const nomor of numbers) {
    const counts = { pria: '2', wanita: '2', keluarga: '1' }
    await send(page, `${disbursement}?aksi=penerima`, { nomor, bidang: 'pendidikan', ...counts })
  }

  await enterAs(page, 'bendahara')
  await page.goto('/kelola/menunggu')
  await page.getByRole('link', { name: /Seragam sekolah sembilan keluarga/ }).click()
  await press(page, 'Setujui')
  await page.goto(disbursement)
  await page.getByLabel('Nomor transfer atau bukti').fill('TRF-9')
  await press(page, 'Catat sudah dibayar')
  await expect(page.getByRole('status')).toContainText('tersimpan')
  await expect(page.getByText(/Cikupa/)).toHaveCount(0)

  await enterAs(page, 'program')
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await aCameraPhoto() }
  for (const [index, number] of numbers.entries()) {
    await page.goto(disbursement)
    const row = page.getByRole('row').filter({ hasText: number })
    await row.getByRole('link', { name: 'Belum ada' }).click()
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
    await expect(page.getByLabel('Yang menandatangani')).toHaveValue(families[index]?.nama ?? '')
    await page.getByLabel('Foto penyerahan').setInputFiles(photo)
    await sign(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
    await press(page, 'Simpan bukti')
    await expect(page.getByRole('status')).toContainText('tersimpan')
  }
  await expect(page.getByRole('link', { name: '2 berkas' })).toHaveCount(9)
  await page.getByRole('link', { name: '2 berkas' }).first().click()
  await expect(page.getByText('Ditandatangani')).toBeVisible()
  const file = await page.getByRole('link', { name: /^Bukti terima/ }).getAttribute('href')
  const signed = await page.request.get(`${new URL(page.url()).origin}${file}`)
  expect([signed.status(), signed.headers()['content-type']]).toEqual([200, 'image/jpeg'])

  // Whoever pays sees that it is proven and not who it is.
  await enterAs(page, 'bendahara')
  const closed = await page.request.get(`${new URL(page.url()).origin}${file}`)
  expect(closed.status()).toBe(403)
})
