import { expect, follow, open, test } from '../journey.ts'

test.use({ expected: /status of (404|410)/ })

const article = 'zakat-penghasilan-bulanan-atau-tahunan'

test('news is found, read and passed on; drafts and what is scheduled are nowhere; the feed is a document', {
  tag: '@night',
}, async ({ page, request }) => {
  await open(page, '/news')
  await follow(page, 'Edukasi zakat')
  await expect(page).toHaveURL('/news?kategori=edukasi-zakat')
  await page.getByLabel('Cari artikel').fill('nisab sebulan')
  await page.getByLabel('Cari artikel').press('Enter')
  await expect(page.locator('main')).toContainText('1 artikel untuk “nisab sebulan”')
  await follow(page, 'Zakat penghasilan')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Zakat penghasilan: dibayar bulanan atau tahunan?',
  )
  await expect(page.getByRole('table')).toContainText('Rp200.000')
  await expect(page.getByRole('link', { name: 'Zakat untuk program ini' })).toHaveAttribute(
    'href',
    '/donasi-sekarang/zakat-penghasilan',
  )
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`/latest-news/${article}`)),
  )
  for (const slug of ['konsep-tanya-jawab-amil', 'laporan-triwulan-mendatang']) {
    expect((await request.get(`/latest-news/${slug}`)).status(), slug).toBe(404)
  }

  // The browser's own XML parser reads the feed.
  const feed = await page.evaluate(async () => {
    const asked = new XMLHttpRequest()
    asked.open('GET', '/news/rss.xml')
    asked.responseType = 'document'
    await new Promise((resolve) => {
      asked.onloadend = resolve
      asked.send()
    })
    const links = [...(asked.responseXML?.querySelectorAll('item > link') ?? [])]
    return { type: asked.getResponseHeader('content-type'), links: links.map((l) => l.textContent) }
  })
  expect(feed.type).toContain('application/rss+xml')
  expect(feed.links).toContain(new URL(`/latest-news/${article}`, page.url()).href)
  expect(feed.links.join()).not.toMatch(/konsep|mendatang/)
})

test('rules say their version, keep the older ones, and need no script', { tag: '@night' }, async ({
  browser,
  product,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: product.origin })
  await page.goto('/syarat-ketentuan')
  await expect(page.locator('main')).toContainText('Kode persetujuan 2026-11')
  await expect(page.locator('#bagian-pengembalian-dana')).toHaveText('Pengembalian dana')
  await follow(page, 'Penafian')
  await expect(page.locator('main')).toContainText('Versi 2')
  await follow(page.getByRole('region', { name: 'Riwayat versi' }), 'Versi 1')
  await expect(page.locator('main')).toContainText('Ini versi lama')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await follow(page, 'Baca versi yang berlaku')
  await expect(page).toHaveURL('/disclaimer')
  await follow(page, 'Tentang kami')
  await expect(page.locator('main')).toContainText('Infak terikat')
  await page.close()
})
