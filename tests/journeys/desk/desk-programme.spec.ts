import type { Page } from '@playwright/test'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { openSharp } from '#platform/picture/sharp.server.ts'
import { violationsOn } from '../axe.ts'
import { donationIn, expectThanks, fillForm } from '../giving/donation.ts'
import { expect, pace } from '../journey.ts'
import { comeInByLink, type NewDesk, test } from './programme-desk.ts'

async function aPhoto() {
  const sharp = await openSharp()
  const background = { r: 60, g: 140, b: 100 }
  const picture = sharp({ create: { width: 480, height: 360, channels: 3, background } })
  return { name: 'sumur.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

test('a new live database reaches its first paid donation by screens alone', async ({ desk }) => {
  test.setTimeout(180_000 * pace)
  const [first, second] = desk.links
  const writer = await desk.tab(wide)
  const complaints: string[] = []
  writer.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  writer.on('pageerror', ({ message }) => complaints.push(message))
  await comeInByLink(writer, first)
  await changeInstitution(writer)
  await pasteForeignTexts(writer)
  await proposeCampaign(writer)
  expect(complaints).toEqual([])

  const other = await desk.tab(wide)
  await comeInByLink(other, second)
  await other.goto('/kelola/menunggu')
  await other.getByRole('link', { name: /Menerbitkan program: Sumur/ }).click()
  await press(other, 'Setujui')
  await expect(other).toHaveURL(/\/kelola\/menunggu$/)

  const visitor = await desk.tab(phone)
  await seeCampaign(visitor)
  const id = await donate(visitor, desk)

  await other.goto(`/kelola/donasi?cari=${shortIdOf(id)}`)
  const row = other.getByRole('row').filter({ hasText: 'Rp50.000' })
  await expect(row).toContainText('Berhasil')
  await row.getByRole('link').first().click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText(shortIdOf(id))
  await expect(other.locator('main')).toContainText('KW/20')
  // Money of today is on the first page, and every act so far is in the log.
  await other.goto('/kelola')
  await expect(other.locator('main')).toContainText('Rp50.000')
  await other.goto('/kelola/jejak')
  for (const says of ['Mengubah data lembaga', 'Menyetujui pengajuan', 'Menambahkan pegawai'])
    await expect(other.getByText(says).first()).toBeVisible()
})

async function changeInstitution(page: Page): Promise<void> {
  await page.goto('/kelola/lembaga')
  await page.getByLabel('Jam layanan').fill('Senin–Jumat, 08.00–16.00 WIB')
  await page.getByLabel('Yang berubah').fill('Jam layanan ditulis.')
  await press(page, 'Simpan versi baru')
  await expect(page.getByText('Perubahan tersimpan.')).toBeVisible()
}

const fromWord = `<html><head><style>p {margin:0}</style></head><body><!--StartFragment-->
<h1 style='x'>Dari Word</h1><p class=MsoNormal onclick="window.hit=1"><b>Tebal</b><o:p>&nbsp;</o:p></p>
<p style='mso-list:l0 level1'><![if !supportLists]>·<![endif]>Butir</p><!--EndFragment--></body></html>`
const fromDocs = `<b style="font-weight:normal"><p><span style="font-weight:700">Dari Docs</span>
<a href="javascript:window.hit=1">klik</a> <a href="https://contoh.id/">baca</a></p></b>
<img src="https://jahat.test/a.png" onerror="window.hit=1"><script>window.hit=1</script>`
const fromSite = `<div class="isi" data-id="7"><style>p{color:red}</style><p style="color:red">Dari situs</p>
<table><tbody><tr><td onmouseover="window.hit=1">Pipa</td></tr></tbody></table>
<iframe src="https://jahat.test/b"></iframe><svg onload="window.hit=1"></svg></div>`
const hostile = /javascript:|onclick|onmouseover|Mso|jahat|data-id|<(?:iframe|script)|style="color/

/**
 * What other programs and sites copy comes into the editor as headings, lists, tables and links, and is stored so;
 * nothing of it runs, is fetched, or is refused by the page's policy only.
 */
async function pasteForeignTexts(page: Page): Promise<void> {
  await page.goto('/kelola/artikel/baru')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.evaluate(() => {
    const refused: string[] = []
    Reflect.set(window, 'refused', refused)
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      refused.push(effectiveDirective)
    })
  })
  const text = page.getByRole('textbox', { name: /^Isi artikel/ })
  for (const html of [fromWord, fromDocs, fromSite]) {
    await text.click()
    await page.keyboard.press('Control+End')
    await text.evaluate((editor, copied) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', copied)
      clipboardData.setData('text/plain', 'polos')
      const how = { clipboardData, bubbles: true, cancelable: true }
      editor.dispatchEvent(new ClipboardEvent('paste', how))
    }, html)
  }
  await expect(text.locator('h2')).toHaveText('Dari Word')
  await expect(text.locator('li')).toContainText('Butir')
  await expect(text.locator('strong')).toHaveText(['Tebal', 'Dari Docs'])
  await expect(text.getByRole('link')).toHaveText(['baca'])
  await expect(text.locator('td')).toHaveText('Pipa')
  await expect(text.locator('img')).toHaveCount(0)
  const sent = await page.locator('textarea[data-rich]').inputValue()
  expect(sent).toContain('<h2>Dari Word</h2>')
  expect(sent).not.toMatch(hostile)
  expect(sent).not.toContain('&lt;')
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([])
  await seePastedStored(page)
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])
}

/** The draft as it was stored: read from the server's own answer, and drawn. */
async function seePastedStored(page: Page): Promise<void> {
  await page.getByLabel('Judul', { exact: true }).fill('Tempelan')
  await page.locator('main [name=slug]').fill('tempelan')
  await page.getByLabel('Ringkasan').fill('Dari tiga sumber.')
  await page.getByLabel('Penulis').fill('Tim kabar')
  await page.locator('[name=category]').selectOption('kisah')
  await press(page, 'Simpan konsep')
  await expect(page.getByText('Perubahan tersimpan.')).toBeVisible()
  const answer = await (await page.request.get(page.url())).text()
  const [, stored = ''] = /<textarea[^>]*data-rich[^>]*>([\s\S]*?)<\/textarea>/.exec(answer) ?? []
  expect(stored).toContain('&lt;h2&gt;Dari Word&lt;/h2&gt;')
  expect(stored.replaceAll('&lt;', '<').replaceAll('&quot;', '"')).not.toMatch(hostile)
  await page.getByRole('link', { name: 'Pratinjau' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Dari Word' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'baca' })).toHaveAttribute(
    'href',
    'https://contoh.id/',
  )
  await expect(page.locator('main td')).toHaveText('Pipa')
}

/** A category, a photo and a draft, which waits for another person. */
async function proposeCampaign(writer: Page): Promise<void> {
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
  await writer.getByLabel('Kategori', { exact: true }).selectOption('Air bersih')
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
}

async function seeCampaign(visitor: Page): Promise<void> {
  await visitor.goto('/campaign/sumur-untuk-desa-oebola')
  await expect(visitor.getByRole('img', { name: 'Sumur lama yang kering' }).first()).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Mengapa' })).toBeVisible()
  await expect(visitor.locator('#cerita figcaption')).toHaveText('Mata air di bawah')
  await expect(visitor.locator('#cerita td').first()).toHaveText('Pipa')
}

/** Gives by a virtual account: the provider says that it was paid, and the thanks and the letter come. */
async function donate(visitor: Page, { mail, provider, deliver }: NewDesk): Promise<string> {
  await visitor.goto('/donasi-sekarang/sumur-untuk-desa-oebola')
  await visitor.getByLabel(/^E-?mail/).fill('dewi@contoh.id')
  await fillForm(visitor, { name: 'Dewi Lestari' })
  const id = donationIn(visitor.url())
  await press(visitor, /BCA/)
  await expect(visitor).toHaveURL(new RegExp(`/checkout-va/${id}$`))
  const [reference = ''] = provider.charges()
  expect(await deliver(provider.pay(reference))).toBe(200)
  await expectThanks(visitor, 'Rp50.000')
  await expect(async () => {
    const letters = (await mail.letters()).filter(({ to }) => to.includes('dewi@contoh.id'))
    expect(letters.map(({ text }) => text).join()).toContain('Rp50.000')
  }).toPass({ timeout: 30_000 * pace })
  return id
}

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
