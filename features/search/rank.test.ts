import { expect, test } from 'vitest'
import { categories, organizer } from '#db/seeds/content.ts'
import { demoCampaigns } from '#db/seeds/campaigns/campaigns.ts'
import { searchText } from '#features/verse-search/open-search.server.ts'
import { wordsOf } from '#features/verse-search/words/words.ts'
import { readConfig } from '#platform/config.ts'
import { rank } from './rank.ts'
import { buildSiteIndex, type SiteDocument, siteWords } from './site-index.ts'

const now = new Date('2026-11-21T03:00:00Z')
const DAY = 86_400_000
const documents = demoCampaigns.map((campaign): SiteDocument => {
  const { slug, title, summary, story, location, endsInDays } = campaign
  const category = categories.find((each) => each.slug === campaign.category)
  return {
    kind: 'program',
    id: slug,
    title,
    summary,
    body: story.join('\n'),
    keywords: [category?.name, location, organizer].join(' '),
    publishedAt: now.getTime() - campaign.startedDaysAgo * DAY,
    endsAt: endsInDays === undefined ? null : now.getTime() + endsInDays * DAY,
  }
})
const quran = searchText(readConfig({}))
const vocabulary = new Set(
  quran.verses.flatMap(({ indonesian }) => wordsOf(indonesian).map(({ text }) => text)),
)
const index = buildSiteIndex(documents, (word) => vocabulary.has(word))
const found = (query: string) => rank(index, query, now)
const ids = (query: string) => found(query).hits.map(({ document }) => document.id)

test.each([
  ['zakat maal', 'zakat-maal'],
  ['zakat mal', 'zakat-maal'],
  ['zakat profesi', 'zakat-penghasilan'],
  ['zakat penghasilan', 'zakat-penghasilan'],
  ['zakat fitrah', 'zakat-fitrah'],
  ['zakat fitroh', 'zakat-fitrah'],
  ['bayar zakat fitri', 'zakat-fitrah'],
  ['fidyah', 'fidyah'],
  ['bayar fidiah puasa', 'fidyah'],
  ['infaq', 'infak-umum'],
  ['infak umum', 'infak-umum'],
  ['wakaf sumur', 'wakaf-sumur-gunungkidul'],
  ['waqaf sumur', 'wakaf-sumur-gunungkidul'],
  ['sumur bor', 'wakaf-sumur-gunungkidul'],
  ['gunung kidul', 'wakaf-sumur-gunungkidul'],
  ['airbersih santri', 'air-bersih-santri-cikoneng'],
  ['zakatmaal', 'zakat-maal'],
  ['gunungkidul', 'wakaf-sumur-gunungkidul'],
  ['air bersih', 'air-bersih-santri-cikoneng'],
  ['air bersih santri', 'air-bersih-santri-cikoneng'],
  ['santri cikoneng', 'air-bersih-santri-cikoneng'],
  ['santri cikonang', 'air-bersih-santri-cikoneng'],
  ['banjir demak', 'banjir-demak-dapur-umum'],
  ['bencana banjir', 'banjir-demak-dapur-umum'],
  ['korban banjir', 'banjir-demak-dapur-umum'],
  ['dapur umum', 'banjir-demak-dapur-umum'],
  ['beasiswa santri', 'beasiswa-santri-penghafal'],
  ['penghafal quran', 'beasiswa-santri-penghafal'],
  ['beasiswa hafidz', 'beasiswa-santri-penghafal'],
  ["penghafal al-qur'an", 'beasiswa-santri-penghafal'],
  ['anak yatim', 'makan-bergizi-asrama-yatim'],
  ['makan anak yatim', 'makan-bergizi-asrama-yatim'],
  ['makanan bergizi', 'makan-bergizi-asrama-yatim'],
  ['yatim piatu', 'makan-bergizi-asrama-yatim'],
  ['operasi katarak', 'operasi-katarak-lansia'],
  ['katarak gratis lansia', 'operasi-katarak-lansia'],
  ['operasi mata dhuafa', 'operasi-katarak-lansia'],
  ['qurban', 'qurban-kampung-mualaf-mentawai'],
  ['kurban mentawai', 'qurban-kampung-mualaf-mentawai'],
  ['muallaf', 'qurban-kampung-mualaf-mentawai'],
  ['wakaf quran', 'wakaf-mushaf-pelosok'],
  ['wakaf mushaf', 'wakaf-mushaf-pelosok'],
  ['wakaf masjid', 'wakaf-tanah-masjid-sigi'],
  ['wakaf tanah', 'wakaf-tanah-masjid-sigi'],
  ['wakaf uang', 'wakaf-uang-abadi'],
  ['wakaf kopi', 'wakaf-kebun-kopi-gayo'],
  ['meja madrasah', 'meja-dan-buku-madrasah-ende'],
  ['buku madrasah', 'meja-dan-buku-madrasah-ende'],
  ['membangun masjid', 'wakaf-tanah-masjid-sigi'],
])('“%s” finds %s first', (query, id) => {
  expect(ids(query)[0]).toBe(id)
})

test('what nobody wrote of finds nothing, or says that it holds only a part', () => {
  expect(ids('xyzzy')).toEqual([])
  expect(ids('kulkas vespa')).toEqual([])
  expect(found('bencana banjir')).toMatchObject({ isPartial: true })
  expect(found('banjir')).toMatchObject({ isPartial: false, mended: null })
})

test('a slip is mended and said', () => {
  expect(found('beasisw').mended).toBeNull()
  expect(found('katrak lansia').mended).toBe('katarak lansia')
  expect(found('wakfa sumur').mended).toBe('wakaf sumur')
  expect(found('opersai katarak').mended).toBe('operasi katarak')
})

test('what is over stands behind what answers as well and still runs', () => {
  const before = ids('wakaf')
  const first = documents.findIndex(({ id }) => id === before[0])
  const ended = documents.map((each, at) => (at === first ? { ...each, endsAt: 0 } : each))
  const hits = rank(buildSiteIndex(ended), 'wakaf', now).hits.filter(
    ({ strength }) => strength === 'title',
  )
  expect(hits.at(-1)).toMatchObject({ document: { id: before[0] }, isOver: true })
})

test('of two equal articles the newer one is first', () => {
  const article = { ...(documents[0] as SiteDocument), kind: 'berita' as const, endsAt: null }
  const two = buildSiteIndex([
    { ...article, id: 'old', publishedAt: now.getTime() - 300 * DAY },
    { ...article, id: 'new', publishedAt: now.getTime() - DAY },
  ])
  expect(rank(two, article.title, now).hits.map(({ document }) => document.id)).toEqual([
    'new',
    'old',
  ])
})

test.each(['sumur', 'sedekah', 'beasiswa', 'masjid', 'duafa', 'pangan', 'obat', 'yatim'])(
  'pages with the word %s itself come before all that only have a synonym',
  (query) => {
    const hits = found(query).hits.map(({ document }) => {
      const words = siteWords(Object.values(document).join(' '))
      return words.some(({ text }) => index.stem(text) === index.stem(query))
    })
    expect(hits.length).toBeGreaterThan(1)
    expect(hits).toEqual(hits.toSorted((a, b) => Number(b) - Number(a)))
  },
)
