import { sampleInstitution } from '#platform/settings/institution.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { CoverDescription } from '#platform/db/schema/schema-article.ts'

export type DemoCategory = { slug: string; name: string; description: string }

/**
 * A campaign of the demo, with what it will have received and disbursed. Rupiah; days count from the day of seeding.
 */
export type DemoCampaign = {
  slug: string
  /** An earlier slug; it redirects. */
  formerSlug?: string
  title: string
  summary: string
  story: string[]
  category: string
  fund: Fund
  incomeAccount: string
  location: string
  target: number | null
  minimumAmount?: number
  amountStep?: number
  /** A wakaf in units: donations are whole multiples of the price. */
  unit?: { name: string; price: number; total: number }
  /** What a sum becomes: the campaign's own unit and the price of one, as its story says. */
  impact?: { unit: string; price: number }
  /** Zakat fitrah: accepted only in season, so its donations are from the last one. */
  isFitrah?: boolean
  presets: number[]
  /** The light and the seed; the words tell what it shows. */
  cover: CoverDescription
  coverWords: string
  isUrgent?: boolean
  startedDaysAgo: number
  /** Negative when it is over; missing when there is no end date. */
  endsInDays?: number
  received: { amount: number; donors: number }
  /** What reached people so far, and the account it was spent from. */
  disbursed?: { amount: number; account: string; description: string }
}

/** The sample institution runs its own campaigns. */
export const organizer = sampleInstitution.legalName

export const categories: DemoCategory[] = [
  {
    slug: 'zakat',
    name: 'Zakat',
    description:
      'Zakat dan fidyah yang disalurkan kepada golongan yang berhak, dicatat terpisah dari dana lain.',
  },
  {
    slug: 'air-bersih',
    name: 'Air bersih',
    description: 'Sumur, pipa, dan tandon untuk kampung dan pesantren yang kesulitan air.',
  },
  {
    slug: 'pendidikan',
    name: 'Pendidikan',
    description: 'Beasiswa, buku, dan ruang belajar bagi santri dan murid madrasah.',
  },
  {
    slug: 'yatim',
    name: 'Anak yatim',
    description: 'Makan, tempat tinggal, dan pendampingan bagi anak yatim dan duafa di asrama.',
  },
  {
    slug: 'kemanusiaan',
    name: 'Kemanusiaan',
    description:
      'Bantuan bencana, layanan kesehatan, dan infak tidak terikat untuk kebutuhan mendesak.',
  },
  {
    slug: 'wakaf',
    name: 'Wakaf',
    description: 'Pokok wakafnya terjaga, manfaatnya terus mengalir.',
  },
]
