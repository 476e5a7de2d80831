import MiniSearch from 'minisearch'
import { demoCampaigns } from '#db/seeds/campaigns/campaigns.ts'
import { rank } from '#features/search/rank.ts'
import { buildSiteIndex, siteWords, type SiteDocument } from '#features/search/site-index.ts'
import { type Figure, median } from './figures.ts'

/** More pages than a charity of this size publishes in some years. */
const PAGES = 1_000
const queries = [
  'zakat penghasilan',
  'wakaf sumur',
  'beasiswa santri',
  'makan anak yatim',
  'operasi katarak',
  'air bersih',
  'membangun masjid',
  'banjir',
  'infak',
  'mushaf',
]
const slips = ['wakfa sumur', 'beasisw santri', 'opersai katarak', 'zakta fitrah', 'bnjir demak']

/** The search over the site's pages against MiniSearch (same words, prefix and typing errors) on a thousand pages. */
export function measureSiteSearch({ rounds }: { rounds: number }): Figure[] {
  const documents = samplePages()
  const began = performance.now()
  const index = buildSiteIndex(documents)
  const built = performance.now() - began
  const mini = miniSearch(documents)
  const now = new Date()
  console.log(`Site search: ${PAGES} pages indexed in ${built.toFixed(0)} ms`)
  return [
    { what: 'words', of: queries },
    { what: 'slips', of: slips },
  ].map(({ what, of }) => {
    // Alternately, so that a busy moment of the machine affects both.
    const pairs = of.flatMap((query) =>
      Array.from({ length: rounds * 20 }, () => [
        time(() => rank(index, query, now)),
        time(() => mini.search(query)),
      ]),
    )
    const [ours, theirs] = [0, 1].map((side) => pairs.map((pair) => pair[side] as number)) as [
      number[],
      number[],
    ]
    const [p50, floor] = [median(ours), median(theirs)]
    return {
      goal: '–',
      what: `site search, ${what}, p50`,
      ours: millis(p50),
      floor: `${millis(floor)} (MiniSearch)`,
      ratio: p50 / floor,
      limit: { most: 3 },
      note: `p99 ${millis(p99(ours))}, theirs ${millis(p99(theirs))}; ours has stems, synonyms and phrases besides`,
    }
  })
}

/** Repeated sample pages, each with a word of its own. */
function samplePages(): SiteDocument[] {
  return Array.from({ length: PAGES }, (_, at) => {
    const campaign = demoCampaigns[at % demoCampaigns.length] as (typeof demoCampaigns)[0]
    return {
      kind: 'program',
      id: `${campaign.slug}-${at}`,
      title: `${campaign.title} nomor${at}`,
      keywords: campaign.location,
      summary: campaign.summary,
      body: campaign.story.join('\n'),
      publishedAt: null,
      endsAt: null,
    }
  })
}

function miniSearch(documents: readonly SiteDocument[]): MiniSearch<SiteDocument> {
  const mini = new MiniSearch<SiteDocument>({
    fields: ['title', 'keywords', 'summary', 'body'],
    tokenize: (text) => siteWords(text).map(({ text: word }) => word),
    processTerm: (term) => term,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: 0.2,
      boost: { title: 5, keywords: 2.5, summary: 2 },
    },
  })
  mini.addAll([...documents])
  return mini
}

function time(act: () => unknown): number {
  const began = performance.now()
  act()
  return performance.now() - began
}

function p99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}

function millis(milliseconds: number): string {
  return `${milliseconds.toFixed(2)} ms`
}
