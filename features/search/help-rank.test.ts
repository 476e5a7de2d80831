import { expect, test } from 'vitest'
import { demoArticles } from '#db/seeds/articles/articles.ts'
import { demoCampaigns } from '#db/seeds/campaigns/campaigns.ts'
import { shippedHelp } from '#db/seeds/fill.server.ts'
import { topicWords } from '#features/help/help.ts'
import { rank } from './rank.ts'
import { buildSiteIndex, type SiteDocument } from './site-index.ts'

const now = new Date('2026-11-21T03:00:00Z')
const DAY = 86_400_000

const empty = { keywords: '', publishedAt: null, endsAt: null }

// The three kinds together, as in a visitor's search.
const documents: SiteDocument[] = [
  ...demoCampaigns.map(({ slug, title, summary, story, location }): SiteDocument => {
    const texts = { title, summary, body: story.join('\n'), keywords: location }
    return { ...empty, kind: 'program', id: slug, ...texts }
  }),
  ...demoArticles.map(({ slug, title, summary, body, daysAgo }): SiteDocument => {
    const publishedAt = now.getTime() - daysAgo * DAY
    return { ...empty, kind: 'berita', id: slug, title, summary, body, publishedAt }
  }),
  ...shippedHelp.map(({ slug, title, summary, body, keywords, topic }): SiteDocument => {
    const texts = { title, summary, body, keywords: `${topicWords[topic].title} ${keywords}` }
    return { ...empty, kind: 'bantuan', id: slug, ...texts }
  }),
]
const index = buildSiteIndex(documents)
const firstOf = (kind: SiteDocument['kind'], query: string) =>
  rank(index, query, now).hits.find(({ document }) => document.kind === kind)?.document.title

test.each([
  ['lupa sandi', 'Lupa kata sandi'],
  ['lupa password', 'Lupa kata sandi'],
  ['otp tidak masuk', 'Kode OTP tidak masuk'],
  ['kode otp gak masuk', 'Kode OTP tidak masuk'],
  ['sudah bayar', 'Sudah bayar tapi belum terkonfirmasi'],
  ['kuitansi saya mana', 'Di mana kuitansi saya?'],
  ['bukti setor zakat', 'Apa itu Bukti Setor Zakat?'],
  ['penipuan', 'Mengenali penipuan atas nama kami'],
  ['menghitung zakat', 'Bagaimana menghitung zakat saya?'],
  ['kapan zakat fitrah', 'Kapan zakat fitrah dapat ditunaikan?'],
  ['terbayar dua kali', 'Terbayar dua kali'],
  ['virtual account', 'Membayar lewat Virtual Account'],
])('help for “%s” begins with “%s”', (query, title) => {
  expect(firstOf('bantuan', query)).toBe(title)
})

test.each([
  ['zakat bulanan atau tahunan', 'Zakat penghasilan: dibayar bulanan atau tahunan?'],
  ['golongan penerima zakat', 'Delapan golongan penerima zakat, dan mengapa hanya mereka'],
  ['perhiasan emas dipakai', 'Perhiasan yang dipakai, apakah wajib dizakati?'],
  ['adab sedekah', 'Sebelum memberi: lima adab bersedekah'],
  ['wakaf umar', 'Wakaf Umar di Khaibar dan sumur yang tidak boleh dijual'],
])('news for “%s” begins with “%s”', (query, title) => {
  expect(firstOf('berita', query)).toBe(title)
})
