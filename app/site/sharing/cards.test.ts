import { expect, test } from 'vitest'
import { openQuran } from '#features/quran/text/source.server.ts'
import { drawCard } from '#platform/picture/card-picture.server.ts'
import { campaignCard, siteCard, storyCard, surahCard, verseCard } from './cards.ts'

const institution = 'Amanah'
const cover = { motif: 'sumur', place: 'desa', palette: 'fajar', seed: 7 }
const campaign = {
  institution,
  title: 'Sumur untuk desa <script>',
  kind: 'Infak terikat',
  picture: { cover },
  collected: 128_500_000,
  target: 250_000_000,
  percent: 51,
  donors: 1832,
}
const surah = openQuran({ quranSource: 'kemenag' }).findSurah(2)
if (!surah) throw new Error('no surah 2')
const verse = surah.verses[254]

const cards = {
  campaign: campaignCard(campaign),
  story: storyCard({
    institution,
    title: 'Kabar',
    kind: 'Kisah',
    date: '1 Mei 2026',
    picture: { cover },
  }),
  surah: surahCard({ ...surah, institution }),
  verse: verseCard({
    institution,
    reference: 'QS Al-Baqarah [2]: 255',
    arabic: verse?.arabic ?? '',
    indonesian: verse?.indonesian ?? '',
  }),
  site: siteCard({ institution }),
}

test.each(Object.entries(cards))('all words of the %s card stand inside the picture', (_, card) => {
  for (const { box } of card.letters) {
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(30)
    expect(box.x + box.width).toBeLessThanOrEqual(1200 - 30)
    expect(box.y + box.height).toBeLessThanOrEqual(630 - 20)
  }
})

test.each(['campaign', 'story'] as const)('no word of the %s card covers its picture', (name) => {
  const [, from] = /translate\((\d+) /.exec(cards[name].background) ?? []
  for (const { box } of cards[name].letters) {
    expect(box.x + box.width).toBeLessThan(Number(from))
  }
})

test.each(Object.entries(cards))(
  'the %s card is small enough for every messenger',
  async (_, card) => {
    const jpeg = await drawCard(card)
    expect(jpeg.length).toBeLessThan(300_000)
    expect(jpeg.length).toBeGreaterThan(20_000)
  },
)

test('a campaign shows its totals; without a target, or before the first gift, what there is', () => {
  const words = (card: Partial<typeof campaign> | { target: null; percent: null }) =>
    campaignCard({ ...campaign, ...card }).letters.map(({ text }) => text)
  expect(words({})).toEqual([
    'Amanah',
    'Infak terikat',
    'Sumur untuk desa <script>',
    'Rp128.500.000 terkumpul dari Rp250.000.000',
    '1.832 donatur',
  ])
  expect(words({ target: null, percent: null })).toContain('Rp128.500.000 terkumpul')
  expect(words({ collected: 0, percent: 0, donors: 0 })).toContain('Target Rp250.000.000')
  expect(words({ collected: 0, percent: 0, donors: 0 })).toContain('')
})

test('the bar is never longer than its track', () => {
  const bars = (percent: number) =>
    [
      ...campaignCard({ ...campaign, percent }).background.matchAll(/width="(\d+)" height="14"/g),
    ].map(([, width]) => Number(width))
  expect(bars(0)).toEqual([500])
  expect(bars(50)).toEqual([500, 250])
  expect(bars(240)).toEqual([500, 500])
})

test('what is written in a picture of a verse is the verse of the text, letter for letter', () => {
  const texts = cards.verse.letters.map(({ text }) => text)
  expect(texts).toContain(verse?.arabic)
  expect(texts).toContain(verse?.indonesian)
})
