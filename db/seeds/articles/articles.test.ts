import { expect, test } from 'vitest'
import { countWords, SLUG } from '#features/article/article.ts'
import { calculateZakat } from '#features/zakat/calculate.ts'
import { cleanHtml } from '#platform/text/clean-html.server.ts'
import { parseRichText, plainText } from '#platform/text/rich-text.ts'
import { demoArticles } from './articles.ts'
import { boundCampaigns } from '../campaigns/campaigns-bound.ts'
import { openCampaigns } from '../campaigns/campaigns-open.ts'
import { wakafCampaigns } from '../campaigns/campaigns-wakaf.ts'
import { zakatCampaigns } from '../campaigns/campaigns-zakat.ts'

const demoCampaigns = [...boundCampaigns, ...openCampaigns, ...wakafCampaigns, ...zakatCampaigns]
const out = demoArticles.filter(({ isDraft, daysAgo }) => !isDraft && daysAgo >= 0)

test('the demo has articles of every kind to read, under slugs of their own', () => {
  expect(out.length).toBeGreaterThanOrEqual(12)
  expect(new Set(out.map(({ category }) => category)).size).toBe(5)
  const slugs = demoArticles.map(({ slug }) => slug)
  expect(slugs.filter((slug) => !SLUG.test(slug))).toEqual([])
  const campaigns = demoCampaigns.map(({ slug }) => slug)
  expect(new Set([...slugs, ...campaigns]).size).toBe(slugs.length + campaigns.length)
  const named = demoArticles.flatMap(({ campaign }) => campaign ?? [])
  expect(named.filter((slug) => !campaigns.includes(slug))).toEqual([])
})

test.each(out.map(({ slug, body }) => [slug, body]))(
  '%s is a real text, and nothing of it is lost in cleaning',
  (_slug, body) => {
    const words = countWords(plainText(parseRichText(body)))
    expect(words).toBeGreaterThanOrEqual(300)
    expect(countWords(plainText(parseRichText(cleanHtml(body))))).toBe(words)
    expect(body).not.toMatch(/href="(?!\/)/)
  },
)

const decree = { metode: 'bruto', nisabBulan: 7_640_144, nisabTahun: 91_681_728 }
const monthly = { ...decree, periode: 'bulanan' }
const yearly = { ...decree, periode: 'tahunan' }
const savings = { hargaEmas24PerGram: 1_193_000, haul: true, bungaBank: 1_200_000 }
const gold = { gram: '100', hargaEmas24PerGram: 1_193_000, haul: true }

test.each([
  ['zakatpenghasilan', { ...monthly, penghasilanUtama: 7_000_000 }, 'BELUM_NISAB', 0],
  ['zakatpenghasilan', { ...monthly, penghasilanUtama: 8_000_000 }, 'WAJIB', 200_000],
  ['zakatpenghasilan', { ...monthly, penghasilanUtama: 12_500_000 }, 'WAJIB', 312_500],
  [
    'zakatpenghasilan',
    { ...yearly, penghasilanUtama: 100_000_000, sudahDibayar: 1_200_000 },
    'WAJIB',
    1_300_000,
  ],
  [
    'zakatsimpananuang',
    { ...savings, saldo: 250_000_000, utangJatuhTempo: 4_800_000 },
    'WAJIB',
    6_100_000,
  ],
  ['zakatemas', { ...gold, karat: 18 }, 'BELUM_NISAB', 0],
  ['zakatemas', { ...gold, karat: 22 }, 'WAJIB', 2_733_959],
] as const)('an example of the articles is what %s says of %j', (name, input, status, zakat) => {
  expect(calculateZakat(name, input)).toMatchObject({ status, zakatRupiah: zakat })
})
