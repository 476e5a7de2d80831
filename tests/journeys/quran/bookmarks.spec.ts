import { violationsOn } from '../axe.ts'
import type { Browser, Page } from '@playwright/test'
import { inInbox } from '#tests/screens/account-screens.ts'
import { expect, follow, open, press, test, untilHydrated, pace } from '../journey.ts'

test.use({ expected: /status of (401|500)|ERR_INTERNET_DISCONNECTED/ })

const KEY = 'amanah.ayat-tersimpan'
const LIST = '/alquran?tampil=tersimpan'
const password = 'hujan senja kopi pahit'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const sheet = (page: Page) => page.getByRole('dialog')
const cards = (page: Page) => page.locator('main li', { has: page.getByRole('heading') })
const save = (page: Page, ayah: number) =>
  page.locator(`#ayat-${ayah}`).getByRole('button', { name: `Simpan ayat ${ayah}`, exact: true })

let people = 0

/** Registers through the screens; ends signed in on /account. Answers the contact. */
async function register(page: Page, origin: string): Promise<string> {
  people += 1
  const contact = `penanda.${people}.${Date.now()}@contoh.id`
  await open(page, '/register')
  await page.getByLabel('Nama lengkap').fill('Siti Aminah')
  await page.getByLabel('E-mail atau nomor HP').fill(contact)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByLabel('Saya menyetujui').check()
  await press(page, 'Daftar')
  await page.waitForURL(/\/otpregister\//)
  await untilHydrated(page)
  await page
    .getByLabel('Kode enam angka')
    .fill(await inInbox(origin, { contact, wanted: /\b\d{6}\b/ }))
  await press(page, 'Selesaikan pendaftaran')
  await page.waitForURL(/\/account$/)
  return contact
}

async function signIn(page: Page, contact: string): Promise<void> {
  await open(page, '/account')
  await page.getByLabel('E-mail atau nomor HP').fill(contact)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await press(page, 'Masuk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siti Aminah')
}

/** Signing out reloads the screen with the sign-in form; a load begun before it ends would be cancelled. */
async function signOut(page: Page): Promise<void> {
  await open(page, '/account')
  const loaded = page.waitForEvent('load')
  await press(page, 'Keluar dari akun')
  await loaded
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible()
}

async function anotherDevice(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'id-ID' })
  return context.newPage()
}

/** Writes a note and labels through the menu of a verse. */
async function write(page: Page, ayah: number, note: string, labels: string): Promise<void> {
  await press(page.locator(`#ayat-${ayah}`), `Menu ayat ${ayah}`)
  await press(sheet(page), 'Catatan dan label')
  await sheet(page).getByLabel('Catatan').fill(note)
  await sheet(page).getByRole('textbox', { name: 'Label' }).fill(labels)
  await press(sheet(page), /^Simpan (perubahan|ayat)$/)
  await expect(sheet(page)).toHaveCount(0)
}

test('a guest’s marks stay on the device, move into the account once, are on every device, and leave with the session', {
  tag: '@night',
}, async ({ page, browser, product }) => {
  test.setTimeout(120_000 * pace)
  await open(page, '/surat/112')
  await save(page, 1).click()
  await expect(save(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await save(page, 4).click()
  await write(page, 1, 'Sepertiga Al-Qur’an', 'hafalan, malam')
  await write(page, 2, 'Tempat bergantung', 'hafalan')
  await open(page, '/surat/112')
  for (const ayah of [1, 2, 4]) {
    await expect(save(page, ayah)).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(save(page, 3)).toHaveAttribute('aria-pressed', 'false')

  const contact = await register(page, product.origin)
  await open(page, LIST)
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByText('Sepertiga Al-Qur’an')).toBeVisible()
  expect(await stored(page, KEY)).toBeNull()
  const token = (await stored(page, 'SY_SESSION')) ?? ''
  const listed = await page.request.get('/v2/alquran/save-verse?urut=mushaf', {
    headers: { authorization: token },
  })
  expect((await listed.json()).data).toMatchObject([
    { surahId: 112, nomorAyat: 1, catatan: 'Sepertiga Al-Qur’an', label: ['hafalan', 'malam'] },
    { surahId: 112, nomorAyat: 2, catatan: 'Tempat bergantung', label: ['hafalan'] },
    { surahId: 112, nomorAyat: 4, catatan: null, label: [] },
  ])

  const other = await anotherDevice(browser, product.origin)
  await open(other, '/surat/112')
  await write(other, 1, 'Dari tablet', 'tablet')
  await signIn(other, contact)
  await open(other, LIST)
  await expect(cards(other)).toHaveCount(3)
  const first = cards(other).filter({ hasText: '112:1' })
  await expect(first).toContainText('Dari tablet')
  await expect(first).toContainText('Sepertiga Al-Qur’an')
  await open(other, '/surat/112')
  await expect(save(other, 4)).toHaveAttribute('aria-pressed', 'true')
  await save(other, 4).click()
  await expect(save(other, 4)).toHaveAttribute('aria-pressed', 'false')
  await other.context().close()

  await open(page, LIST)
  await expect(cards(page)).toHaveCount(2)
  await signOut(page)
  await open(page, LIST)
  await expect(page.getByText('Belum ada ayat tersimpan')).toBeVisible()
  await open(page, '/surat/112')
  await expect(save(page, 1)).toHaveAttribute('aria-pressed', 'false')
  for (const key of [KEY, 'SY_SESSION']) expect(await stored(page, key)).toBeNull()
})

test('the list is filtered by label and words, ordered, edited, and what is taken out can be brought back', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/surat/112')
  await write(page, 1, 'Sepertiga Al-Qur’an', 'hafalan')
  await write(page, 2, 'Tempat bergantung', 'doa')
  await open(page, '/alquran')
  await follow(page.locator('main'), 'Tersimpan')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first().locator('[lang=ar]')).toBeVisible()
  await press(page.getByRole('group', { name: 'Label' }), /^doa/)
  await expect(cards(page)).toHaveCount(1)
  await press(page.getByRole('group', { name: 'Label' }), 'Semua')
  await page.getByLabel('Cari di ayat tersimpan').fill('sepertiga')
  await expect(page.getByRole('status').filter({ hasText: '1 dari 2 ayat' })).toBeVisible()
  await page.getByLabel('Cari di ayat tersimpan').fill('')
  await page.getByLabel('Urutan').selectOption('mushaf')
  await expect(cards(page).first()).toContainText('112:1')

  await press(page, 'Catatan, label, dan sorotan Al-Ikhlas ayat 2')
  await sheet(page).getByLabel('Catatan').fill('Hanya kepada-Nya')
  await press(sheet(page), 'Simpan perubahan')
  await expect(cards(page).nth(1)).toContainText('Hanya kepada-Nya')

  const violations = await violationsOn(page)
  expect(violations.map(({ id }) => id)).toEqual([])

  await press(page, 'Hapus Al-Ikhlas ayat 2 dari tersimpan')
  await expect(cards(page)).toHaveCount(1)
  await press(page, 'Urungkan')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).nth(1)).toContainText('Hanya kepada-Nya')

  const download = page.waitForEvent('download')
  await press(page, 'Unduh Markdown')
  expect((await download).suggestedFilename()).toBe('ayat-tersimpan.md')
})

test('what cannot be kept has words: a broken store, a full one, and an account out of reach', {
  tag: '@night',
}, async ({ page, product }) => {
  test.setTimeout(90_000 * pace)
  await open(page, '/surat/112')
  await page.evaluate((key) => localStorage.setItem(key, '{"version":1,"marks":[{'), KEY)
  await open(page, '/surat/112')
  await save(page, 1).click()
  await expect(save(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await save(page, 2).click()
  await expect(page.getByText('Penyimpanan peramban penuh atau ditolak.')).toBeVisible()
  await expect(save(page, 2)).toHaveAttribute('aria-pressed', 'true')

  await register(page, product.origin)
  await open(page, '/surat/113')
  await save(page, 1).click()
  await expect(save(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await page.route('**/v2/alquran/save-verse**', (route) => route.abort('internetdisconnected'))
  await save(page, 3).click()
  await expect(page.getByText('Disimpan di perangkat ini.')).toBeVisible()
  await write(page, 2, 'Ditulis di kereta', 'jalan')
  await open(page, '/surat/113')
  await expect(save(page, 3)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#ayat-2')).toContainText('Ditulis di kereta')
  await page.unroute('**/v2/alquran/save-verse**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  const token = (await stored(page, 'SY_SESSION')) ?? ''
  const atAccount = async () => {
    const headers = { authorization: token }
    const answer = await page.request.get('/v2/alquran/save-verse?urut=mushaf', { headers })
    return (await answer.json()).data.map((each: { catatan: string | null }) => each.catatan)
  }
  await expect.poll(atAccount).toEqual([null, null, 'Ditulis di kereta', null])
  expect(await stored(page, `${KEY}.antre`)).toBeNull()
})

test('a verse is highlighted by touch, found by its colour, saved as a file and brought back without doubles', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '/surat/112')
  await press(page.locator('#ayat-1'), 'Menu ayat 1')
  await sheet(page).getByText('Biru', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('#ayat-1')).toContainText('Disorot Biru')
  await write(page, 2, 'Tempat bergantung', 'doa')
  expect((await violationsOn(page)).map(({ id }) => id)).toEqual([])
  await open(page, LIST)
  await press(page.getByRole('group', { name: 'Sorotan' }), 'Disorot Biru')
  await expect(cards(page)).toHaveCount(1)
  await press(page.getByRole('group', { name: 'Sorotan' }), 'Disorot Biru')
  const download = page.waitForEvent('download')
  await press(page, 'Unduh JSON')
  const file = await (await download).path()
  const bring = page.getByLabel('Berkas JSON ayat tersimpan')
  await bring.setInputFiles(file)
  await expect(page.getByText('2 ayat dari berkas masuk, 0 di antaranya baru.')).toBeVisible()
  await press(page, 'Hapus Al-Ikhlas ayat 1 dari tersimpan')
  await expect(cards(page)).toHaveCount(1)
  await bring.setInputFiles(file)
  await expect(page.getByText('2 ayat dari berkas masuk, 1 di antaranya baru.')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
})

test('where a member stopped reading is known on another device, and leaves with the session', {
  tag: '@night',
}, async ({ page, browser, product }) => {
  test.setTimeout(120_000 * pace)
  const contact = await register(page, product.origin)
  await open(page, '/surat/67')
  const told = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/v2/alquran/last-read'),
  )
  await page.locator('#ayat-20').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  expect((await told).postDataJSON()).toMatchObject({ surahId: 67 })

  const other = await anotherDevice(browser, product.origin)
  await signIn(other, contact)
  await open(other, '/alquran')
  const card = other.locator('[data-last-read]').getByRole('link')
  await expect(card).toContainText('Al-Mulk ayat')
  await other.context().close()

  await open(page, '/alquran')
  await expect(page.locator('[data-last-read]').getByRole('link')).toContainText('Al-Mulk ayat')
  await signOut(page)
  await open(page, '/alquran')
  await expect(page.locator('[data-last-read]').getByRole('link')).toHaveCount(0)
})
