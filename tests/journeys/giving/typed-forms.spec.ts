import type { Page } from '@playwright/test'
import { donationIn, fillForm, findCampaign, payInSimulator } from './donation.ts'
import { expect, follow, open, press, test, untilHydrated } from '../journey.ts'

// The browser logs every answer that refuses a form, and React what a translator has moved.
test.use({ expected: /status of (422|401)|NotFoundError|Minified React error|hydrat/i })

/** Wraps every text of the page twice, as the translation of Chrome does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const isDrawn = text.parentElement?.closest('script,style,textarea,option,noscript') === null
      if (!isDrawn || text.data.trim() === '') continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.append(text)
    }
  })
}

const forms = [
  ['/donasi-sekarang/{slug}', 'Lanjut pilih pembayaran', 'Nama lengkap'],
  ['/donasi-sekarang/zakat-maal', 'Lanjut pilih pembayaran', 'Nama lengkap'],
  ['/sedekah', 'Tampilkan QRIS', 'Nomor WhatsApp atau e-mail'],
  ['/register', 'Daftar', 'Nama lengkap'],
  ['/account', 'Masuk', 'E-mail atau nomor HP'],
  ['/zakatcalculator/zakatemas', 'Hitung zakat', 'Berat emas'],
  ['/kunjungan/asrama-tepian-musi', 'Kirim permintaan kunjungan', 'Nama'],
] as const

for (const [path, button, label] of forms) {
  test(`the translated form of ${path} is refused in words and keeps what was typed`, {
    tag: '@night',
  }, async ({ page, request, product }) => {
    const { slug } = await findCampaign(request, product.origin)
    for (const when of ['after', 'before'] as const) {
      const address = path.replace('{slug}', slug)
      if (when === 'before') {
        await page.addInitScript(() => sessionStorage.removeItem('amanah.mulai'))
        await page.goto(address, { waitUntil: 'commit' })
        await page.locator('main form').first().waitFor()
        await translate(page)
      } else await open(page, address)
      const field = page.getByLabel(label, { exact: false }).first()
      await field.fill('s')
      await untilHydrated(page)
      await translate(page)
      for (const turn of [1, 2]) {
        await press(page, button)
        await expect(
          page.locator('[aria-invalid], [role=alert]').first(),
          `${when} ${turn}`,
        ).toBeVisible()
        await expect(field).toHaveValue('s')
        await expect(page.locator('main')).not.toContainText('Internal Server Error')
        await translate(page)
      }
    }
  })
}

test('a translated page is searched, filtered and played on', { tag: '@night' }, async ({
  page,
}) => {
  await open(page, '/program')
  await translate(page)
  await page.locator('main a[href*="/program?"], main a[href*="kategori"]').first().click()
  await translate(page)
  await open(page, '/surat/112')
  await translate(page)
  await page.getByRole('button', { name: /Putar/ }).first().click()
  await expect(page.getByRole('region', { name: /murottal/i })).toBeVisible()
  await translate(page)
  await open(page, '/alquran')
  await translate(page)
  await page.getByRole('searchbox').first().fill('yasin')
  await page.waitForTimeout(500)
  await translate(page)
  await page.getByRole('searchbox').first().fill('yasinx')
  await expect(page.locator('main')).not.toContainText('Internal Server Error')
})

test('a giving form is there again after a reload, a way back and the arrow, until it is paid', {
  tag: '@night',
}, async ({ page, request, product }) => {
  const { slug } = await findCampaign(request, product.origin)
  const form = `/donasi-sekarang/${slug}`
  const typed = async () => {
    await untilHydrated(page)
    await expect(page.getByLabel('Nama lengkap')).toHaveValue('Siti Aminah')
    await expect(page.getByLabel('Nomor WhatsApp')).toHaveValue('0812 3456 7890')
    await expect(page.getByLabel('Tulis doa dan harapan')).toHaveValue('Semoga berkah')
    await expect(page.getByLabel('Nominal lain')).toHaveValue('75.000')
  }
  await open(page, form)
  await page.getByLabel('Nominal lain').fill('75000')
  await page.getByLabel('Nama lengkap').fill('Siti Aminah')
  await page.getByLabel('Nomor WhatsApp').fill('0812 3456 7890')
  await page.getByLabel('Tulis doa dan harapan').fill('Semoga berkah')
  await page.reload()
  await typed()

  await fillForm(page, { amount: '', name: 'Siti Aminah', prayer: 'Semoga berkah' })
  await expect(page.locator('main')).toContainText('dari Siti Aminah')
  await page.goBack()
  await expect(page).toHaveURL(form)
  await typed()
  await fillForm(page, { amount: '', name: 'Siti Aminah', prayer: 'Semoga berkah' })
  await follow(page, 'Kembali ke formulir')
  await expect(page).toHaveURL(form)
  await typed()
  await fillForm(page, { amount: '', name: 'Siti Aminah', prayer: 'Semoga berkah' })
  const id = donationIn(page.url())

  // Whoever only has the link sees no name.
  const stranger = await page.context().newPage()
  await open(stranger, `/payment/${id}`)
  await expect(stranger.locator('main')).toContainText('dari S*** A***')
  await stranger.close()

  await press(page, /^QRIS/)
  await expect(page).toHaveURL(`/checkout-qrcode/${id}`)
  await payInSimulator(page, id)
  await expect(page).toHaveURL(`/payment/${id}`)
  await expect(page.locator('main')).toContainText('Siti Aminah')
  await open(page, form)
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('')
})
