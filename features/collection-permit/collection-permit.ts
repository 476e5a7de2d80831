import { addDays } from '#platform/time/jakarta.ts'

/** What a permit (PUB) says. */
export type PermitTerms = {
  campaignId: string
  number: string
  issuer: string
  region: string
  /** 'yyyy-mm-dd', both included. */
  from: string
  through: string
  isDisaster: boolean
}

/** One version of a permit: the first as it was recorded, a later one as two people corrected it or took it back. */
export type PermitVersion = PermitTerms & {
  version: number
  campaign: string
  isWithdrawn: boolean
  /** Why it was corrected; of the first version none. */
  reason: string
  by: string | null
  approvedBy: string | null
  at: Date
}

/** The version of a permit that holds, beside what its campaign received, cost and passed on within its days. */
export type PermitReport = PermitTerms & {
  id: string
  version: number
  isWithdrawn: boolean
  campaign: string
  slug: string
  collected: number
  /** What the amil took of it for collecting. */
  cost: number
  passedOn: number
  /** Whether the campaign still receives after its last day. */
  isOpen: boolean
}

/** Of what came in, at most so much may go into collecting; of a disaster's nothing (Permensos 8/2021). */
export const MOST_COST_PERCENT = 10
/** Above this a disaster's collection is looked at by a public accountant. */
const AUDITED_ABOVE = 500_000_000
const WARNED_DAYS_BEFORE = 14
const REPORT_WITHIN_DAYS = 30

export type PermitWord = { tone: 'danger' | 'warning'; words: string }

/** The day by which the report is sent to whoever gave the permit: thirty days after its end. */
export function reportDueOn(through: string): string {
  return addDays(through, REPORT_WITHIN_DAYS)
}

/** What is wrong or near with a permit on a day, the worst first; of one that was taken back nothing. */
export function permitWords(
  permit: PermitReport & { isFiled: boolean },
  today: string,
): PermitWord[] {
  const { through, isDisaster, collected, cost, isOpen, isFiled, isWithdrawn } = permit
  if (isWithdrawn) return [{ tone: 'warning', words: 'Izin ditarik' }]
  const words: PermitWord[] = []
  const most = isDisaster ? 0 : Math.floor((collected * MOST_COST_PERCENT) / 100)
  if (cost > most) {
    const limit = isDisaster
      ? 'untuk bencana tidak boleh ada'
      : `paling banyak ${MOST_COST_PERCENT} %`
    words.push({ tone: 'danger', words: `Biaya pengumpulan ${limit}` })
  }
  if (isOpen && today > through)
    words.push({ tone: 'danger', words: 'Program masih menerima setelah izin berakhir' })
  if (isDisaster && collected > AUDITED_ABOVE)
    words.push({ tone: 'warning', words: 'Di atas Rp500 juta: diperiksa akuntan publik' })
  if (today <= through && today > addDays(through, 0 - WARNED_DAYS_BEFORE - 1))
    words.push({ tone: 'warning', words: 'Izin segera berakhir' })
  if (today > through && !isFiled) {
    const isLate = today > reportDueOn(through)
    words.push(
      isLate
        ? { tone: 'danger', words: 'Laporannya terlambat' }
        : { tone: 'warning', words: 'Laporannya harus dikirim' },
    )
  }
  return words
}
