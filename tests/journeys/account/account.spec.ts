import { violationsOn } from '../axe.ts'
import sharp from 'sharp'
import { inInbox } from '#tests/screens/account-screens.ts'
import {
  anotherDevice,
  fillRegistration,
  heading,
  newContact,
  password,
  register,
  signInOnPage,
  signInByCodeOnPage,
  stored,
} from './account.ts'
import { expect, open, press, test, untilHydrated, pace } from '../journey.ts'

test.use({ expected: /status of (401|409|410|422|429)/ })

test('one registers with a code: nothing is ticked, mistakes have their words, a wrong code counts', {
  tag: '@night',
}, async ({ page, product }) => {
  const contact = newContact()
  await open(page, '/register')
  await expect(page.getByLabel('Saya menyetujui')).not.toBeChecked()
  await expect(page.getByLabel('Kirim kabar program')).not.toBeChecked()
  await expect(page.locator('#field-password-hint')).toContainText('Minimal 8 karakter')
  await page.getByLabel('Kata sandi', { exact: true }).fill('rahasia')
  await press(page, 'Daftar')
  const summary = page.getByRole('alert').filter({ hasText: 'Ada isian yang perlu diperbaiki' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Isi nama lengkap Anda.')
  await expect(page.getByLabel('Nama lengkap')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveValue('rahasia')
  // An error leaves when its field is corrected; the others stay.
  await page.getByLabel('Nama lengkap').fill('Siti Aminah')
  await expect(summary).not.toContainText('Isi nama lengkap Anda.')
  await expect(page.locator('#field-name-error')).toHaveCount(0)
  await expect(page.locator('#field-contact-error')).toBeVisible()

  await fillRegistration(page, contact)
  await page.getByLabel('Kata sandi', { exact: true }).fill('sitiaminah')
  await expect(page.getByText('Jangan memakai nama, e-mail').first()).toBeVisible()
  await page.getByRole('button', { name: 'Tampilkan kata sandi' }).click()
  await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await press(page, 'Daftar')
  await page.waitForURL(/\/otpregister\/[0-9A-Z]{26}$/)
  await untilHydrated(page)
  // Whole to the tab in which it was typed, masked to whoever else has the address.
  await expect(page.locator('main')).toContainText(contact)
  const elsewhere = await (await page.request.get(page.url())).text()
  expect(elsewhere).toContain('s***@c***.id')
  expect(elsewhere).not.toContain(contact)

  const field = page.getByLabel('Kode enam angka')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  const code = await inInbox(product.origin, { contact, wanted: /\b\d{6}\b/ })
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await press(page, 'Selesaikan pendaftaran')
  await expect(page.locator('#field-code-error')).toHaveText('Kode salah. Sisa percobaan 4.')
  await expect(page.getByText('Kirim ulang dalam')).toBeVisible()

  await field.fill(code)
  await press(page, 'Selesaikan pendaftaran')
  await page.waitForURL(/\/account$/)
  await expect(heading(page)).toHaveText('Siti Aminah')
  expect(await stored(page, 'SY_SESSION')).toMatch(/^[0-9A-Z]{52}$/)
  expect(Number(await stored(page, 'expired'))).toBeGreaterThan(Date.now() / 1000)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('link', { name: 'Siti, akun saya' })).toBeVisible()
})

test('a code can be asked for again after a minute; five wrong ones lock it; a used link is no link', {
  tag: '@night',
}, async ({ page, product }) => {
  test.setTimeout(180_000 * pace)
  const contact = newContact()
  await open(page, '/register')
  await fillRegistration(page, contact)
  await press(page, 'Daftar')
  await page.waitForURL(/\/otpregister\//)
  await untilHydrated(page)
  const link = page.url()
  const first = await inInbox(product.origin, { contact, wanted: /\b\d{6}\b/ })
  const field = page.getByLabel('Kode enam angka')
  for (const left of [4, 3, 2, 1]) {
    await field.fill(String((Number(first) + left) % 1_000_000).padStart(6, '0'))
    await press(page, 'Selesaikan pendaftaran')
    await expect(page.locator('#field-code-error')).toHaveText(
      `Kode salah. Sisa percobaan ${left}.`,
    )
  }
  await field.fill(String((Number(first) + 5) % 1_000_000).padStart(6, '0'))
  await press(page, 'Selesaikan pendaftaran')
  await expect(page.getByRole('alert')).toContainText('Minta kode baru.')
  await expect(field).toBeDisabled()

  await page.getByRole('button', { name: 'Kirim ulang kode' }).click({ timeout: 70_000 * pace })
  await expect(page.getByText('Kode baru sudah dikirim.')).toBeVisible()
  await expect(field).toBeEnabled()
  await expect.poll(() => inInbox(product.origin, { contact, wanted: /\b\d{6}\b/ })).not.toBe(first)
  await field.fill(await inInbox(product.origin, { contact, wanted: /\b\d{6}\b/ }))
  await press(page, 'Selesaikan pendaftaran')
  await page.waitForURL(/\/account$/)
  const answer = await page.goto(link)
  expect(answer?.status()).toBe(410)
  await expect(heading(page)).toHaveText('Tautan tidak berlaku')
})

test('a forgotten password is replaced by the link of a letter, and every other device is signed out', {
  tag: '@night',
}, async ({ page, browser, product }) => {
  const contact = await register(page, product.origin)
  const other = await anotherDevice(browser, product.origin)
  await open(other, '/forgot-password')
  await other.getByLabel('E-mail atau nomor HP').fill(contact)
  await press(other, 'Kirim tautan')
  await expect(
    other.getByText('Jika akun ini terdaftar, tautannya sudah kami kirim.'),
  ).toBeVisible()
  const path = await inInbox(product.origin, { contact, wanted: /\/password\/[0-9A-Z]{26}/ })
  await open(other, path)
  await other.getByLabel('Kata sandi baru', { exact: true }).fill('12345678')
  await press(other, 'Simpan kata sandi')
  await expect(other.locator('#field-password-error')).toContainText('mudah ditebak')
  await other.getByLabel('Kata sandi baru', { exact: true }).fill('sawah hijau di pagi hari')
  await press(other, 'Simpan kata sandi')
  await expect(heading(other)).toHaveText('Kata sandi sudah diganti')
  expect((await other.goto(path))?.status()).toBe(410)

  await open(page, '/account')
  await expect(page.getByText('Sesi Anda berakhir. Silakan masuk kembali.').first()).toBeVisible()
  expect(await stored(page, 'SY_SESSION')).toBeNull()
  await signInOnPage(other, contact)
  await expect(other.locator('#field-password-error')).toHaveText(
    'E-mail, nomor HP, atau kata sandi salah.',
  )
  await signInOnPage(other, contact, 'sawah hijau di pagi hari')
  await expect(heading(other)).toHaveText('Siti Aminah')
  await other.context().close()
})

test('one signs in with a code; devices are listed and signed out; a session that ends keeps what was typed, and one goes on after signing in again', {
  tag: '@night',
}, async ({ page, browser, product }) => {
  const contact = await register(page, product.origin)
  const other = await anotherDevice(browser, product.origin)
  await signInByCodeOnPage(other, { origin: product.origin, contact })
  const rows = page.locator('#perangkat li')
  await open(page, '/account')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Perangkat ini' })).toHaveCount(1)
  await rows.getByRole('button', { name: /^Keluarkan/ }).click()
  await expect(rows).toHaveCount(1)

  await other.getByLabel('Nama lengkap').fill('Siti Aminah Kusumawardhani')
  await press(other, 'Simpan profil')
  const alert = other.locator('#profil').getByRole('alert')
  await expect(alert).toContainText('Sesi Anda berakhir. Silakan masuk kembali.')
  await expect(alert).toBeFocused()
  await expect(other.getByLabel('Nama lengkap')).toHaveValue('Siti Aminah Kusumawardhani')
  await press(alert, 'Masuk kembali')
  const dialog = other.getByRole('dialog', { name: 'Masuk kembali' })
  await dialog.getByLabel('Kata sandi', { exact: true }).fill(password)
  await press(dialog, 'Masuk')
  await expect(dialog).toBeHidden()
  await press(other, 'Simpan profil')
  await expect(other.getByText('Profil Anda sudah disimpan.')).toBeVisible()
  await expect(heading(other)).toHaveText('Siti Aminah Kusumawardhani')
  await other.context().close()
})

test('a password is changed with the present one; consents, theme and signing out hold', {
  tag: '@night',
}, async ({ page, browser, product }) => {
  const contact = await register(page, product.origin)
  await page.getByLabel('Kata sandi saat ini', { exact: true }).fill('bukan yang ini')
  await page.getByLabel('Kata sandi baru', { exact: true }).fill('angin laut membawa kabar')
  await press(page, 'Ganti kata sandi')
  await expect(page.locator('#field-currentPassword-error')).toHaveText(
    'Kata sandi saat ini salah.',
  )
  const before = await stored(page, 'SY_SESSION')
  await page.getByLabel('Kata sandi saat ini', { exact: true }).fill(password)
  await press(page, 'Ganti kata sandi')
  await expect(page.getByText('Kata sandi sudah diganti.')).toBeVisible()
  expect(await stored(page, 'SY_SESSION')).not.toBe(before)

  const news = page.getByLabel('Kabar program lewat e-mail')
  await expect(news).not.toBeChecked()
  await news.check()
  await expect(page.getByText('Persetujuan Anda dicatat.')).toBeVisible()
  await page.getByRole('radio', { name: 'Gelap' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const other = await anotherDevice(browser, product.origin)
  await signInOnPage(other, contact, 'angin laut membawa kabar')
  await expect(heading(other)).toHaveText('Siti Aminah')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.getByLabel('Kabar program lewat e-mail')).toBeChecked()
  await press(other, 'Keluar dari akun')
  await expect(heading(other)).toHaveText('Masuk')
  expect(await stored(other, 'SY_SESSION')).toBeNull()
  await other.context().close()
})

test('a giving form is filled in for who is signed in; when the session ends it can go on as a guest', {
  tag: '@night',
}, async ({ page, product, request }) => {
  const contact = await register(page, product.origin)
  const html = await (await request.get('/program')).text()
  const slug = /href="\/campaign\/([^"#?]+)"/.exec(html)?.[1]
  await open(page, `/donasi-sekarang/${slug}`)
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Siti Aminah')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(contact)
  await page.getByLabel('Tulis doa').fill('Semoga berkah')
  await page.getByRole('radio', { name: 'Rp50.000' }).check()
  await page.getByLabel('Saya menyetujui').check()
  await page.evaluate(() => localStorage.setItem('SY_SESSION', 'A'.repeat(52)))
  await press(page, 'Lanjut pilih pembayaran')
  const alert = page.locator('main').getByRole('alert')
  await expect(alert).toContainText('Sesi Anda berakhir. Silakan masuk kembali.')
  await expect(page.getByLabel('Tulis doa')).toHaveValue('Semoga berkah')
  await press(alert, 'Lanjut tanpa akun')
  await page.waitForURL(/\/payment\/[0-9A-Z]{26}$/)
})

test('without script a forgotten password can be asked for, and too often says for how many minutes; signing in says what it needs', {
  tag: '@night',
}, async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/forgot-password')
  const contact = newContact()
  for (const time of [1, 2, 3, 4]) {
    await page.getByLabel('E-mail atau nomor HP').fill(contact)
    await page.locator('main button[type=submit]').click()
    await expect(page.locator('main')).toContainText(
      time < 4
        ? 'Jika akun ini terdaftar, tautannya sudah kami kirim.'
        : /Terlalu banyak percobaan. Coba lagi dalam \d+ menit/,
    )
  }
  for (const path of ['/account', '/register']) {
    await page.goto(path)
    // Text in <noscript> is not visible to the test's browser.
    expect(await page.content()).toContain('memerlukan JavaScript')
    // It is drawn as it will be; a form that only script can send says so in words.
    await expect(page.locator('main button[type=submit]')).toBeEnabled()
  }
  await context.close()
})

test('one’s account can be used by everyone, also with a long name and a photo', {
  tag: '@night',
}, async ({ page, product }) => {
  await register(page, product.origin)
  const name = 'Raden Ajeng Siti Aminah Kusumawardhani binti Haji Abdurrahman Wahid Hasyim'
  await page.getByLabel('Nama lengkap').fill(name)
  await press(page, 'Simpan profil')
  await expect(heading(page)).toHaveText(name)
  const create = { width: 1600, height: 1200, channels: 3 as const, background: '#c8963e' }
  const buffer = await sharp({ create }).jpeg().toBuffer()
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer }
  await page.getByLabel('Pasang foto').setInputFiles(file)
  await expect(page.getByText('Foto Anda sudah dipasang.')).toBeVisible()
  await expect(page.locator('main header img')).toBeVisible()
  await page.getByRole('button', { name: 'Ganti e-mail' }).click()
  const found: string[] = []
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 760 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const violations = await violationsOn(page)
      found.push(...violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`))
      const drawn = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(drawn, `${width}`).toBeLessThanOrEqual(width)
    }
  }
  expect(found).toEqual([])
})

test('account screens are kept by nobody: no-store, noindex, no payload', {
  tag: '@night',
}, async ({ request }) => {
  for (const path of ['/account', '/register', '/forgot-password']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['cache-control'], path).toBe('no-store')
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex')
    expect((await request.get(`${path}/_payload.json`)).status(), path).toBe(404)
  }
})
