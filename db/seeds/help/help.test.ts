import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { blocksOf, plainHelpText } from '#features/help/blocks.ts'
import { helpTopics } from '#features/help/help.ts'
import { searchHelp } from '#features/help/search-help.ts'
import { shippedHelp } from '../fill.server.ts'

const articles = shippedHelp.map(({ body, ...article }) => ({
  ...article,
  text: plainHelpText(body),
}))

function linksIn(body: string): string[] {
  return blocksOf(body)
    .flatMap((block) => ('words' in block ? block.words : block.items.flat()))
    .flatMap(({ to }) => (to ? [to] : []))
}

test('every subject has articles, and no two share an address or one of a form', () => {
  const slugs = shippedHelp.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.length).toBeGreaterThanOrEqual(24)
  expect(new Set(shippedHelp.map(({ topic }) => topic))).toEqual(new Set(helpTopics))
  const taken = ['belum-terkonfirmasi', 'pengaduan', 'tiket']
  expect(slugs.filter((slug) => taken.includes(slug))).toEqual([])
})

test('every link of an article leads to a screen, or to another article', () => {
  const slugs = new Set(shippedHelp.map(({ slug }) => `/pusat-bantuan/${slug}`))
  const screens = new Set(routes.map(({ path = '' }) => `/${path}`))
  const links = shippedHelp.flatMap(({ body }) => linksIn(body))
  expect(links.length).toBeGreaterThan(30)
  const lost = links.filter((to) => {
    const path = to.replace(/\?.*$/, '')
    return !slugs.has(path) && !screens.has(path) && path !== '/doa-orang-baik/semua'
  })
  expect(lost).toEqual([])
})

test('no sign of the notation is left over as text', () => {
  for (const { text, title } of articles) expect(`${title} ${text}`).not.toMatch(/\*\*|\]\(|^#|> /)
})

test.each([
  ['sudah bayar belum masuk', 'sudah-bayar-belum-terkonfirmasi'],
  ['konfirmasi pembayaran', 'sudah-bayar-belum-terkonfirmasi'],
  ['kode otp', 'kode-otp-tidak-masuk'],
  ['lupa password', 'lupa-kata-sandi'],
  ['kwitansi', 'mengunduh-kuitansi'],
  ['refund', 'membatalkan-donasi'],
  ['hamba alah', 'berdonasi-tanpa-nama'],
  ['donasi dobel', 'terbayar-dua-kali'],
  ['penipuan', 'mengenali-penipuan'],
  ['ganti bank', 'ganti-metode-pembayaran'],
  ['murotal offline', 'membaca-tanpa-internet'],
  ['hapus akun', 'mengunduh-dan-menghapus-data'],
  ['npwp', 'npwp-untuk-zakat'],
  ['alfamart', 'membayar-di-gerai'],
])('who types “%s” finds %s among the first three', (typed, slug) => {
  const found = searchHelp(articles, typed).slice(0, 3)
  expect(found.map((article) => article.slug)).toContain(slug)
})
