import { addDays, DAY_MS, dayOf, formatDate, momentAt, startOfDay } from '#platform/time/jakarta.ts'

/** When zakat fitrah is accepted. Days are those of Jakarta, 'yyyy-mm-dd'. */
export type FitrahSeason =
  | { state: 'open'; idulfitri: string; isEstimate: boolean }
  /** The last hour before the prayer: nothing is begun any more, and what still comes is zakat fitrah. */
  | { state: 'closing'; idulfitri: string; isEstimate: boolean }
  /** The morning of Idulfitri, after the prayer: donations now count as sedekah. */
  | { state: 'late'; idulfitri: string; isEstimate: boolean }
  | { state: 'closed'; opens: string; isEstimate: boolean }
  | { state: 'unknown' }

type Season = {
  ramadan: string
  idulfitri: string
  /** The first day of Ramadan is an estimate. */
  isEstimate: boolean
  /** Idulfitri is one; as the first day where it is not said. */
  isEndEstimate?: boolean
}

export const FIRST_SEASON_YEAR = 1445

/**
 * 1 Ramadan and 1 Syawal of the government's calendar, the same days as in features/calendar: by decision of the
 * sidang isbat, and before it an estimate by the MABIMS criteria of Kementerian Agama.
 */
export const seasons: readonly Season[] = [
  { ramadan: '2024-03-12', idulfitri: '2024-04-10', isEstimate: false },
  { ramadan: '2025-03-01', idulfitri: '2025-03-31', isEstimate: false },
  { ramadan: '2026-02-19', idulfitri: '2026-03-21', isEstimate: false },
  { ramadan: '2027-02-08', idulfitri: '2027-03-10', isEstimate: true },
  { ramadan: '2028-01-28', idulfitri: '2028-02-27', isEstimate: true },
  { ramadan: '2029-01-16', idulfitri: '2029-02-15', isEstimate: true },
  { ramadan: '2030-01-06', idulfitri: '2030-02-04', isEstimate: true },
  { ramadan: '2030-12-26', idulfitri: '2031-01-25', isEstimate: true },
  { ramadan: '2031-12-16', idulfitri: '2032-01-14', isEstimate: true },
  { ramadan: '2032-12-04', idulfitri: '2033-01-03', isEstimate: true },
  { ramadan: '2033-11-24', idulfitri: '2033-12-23', isEstimate: true },
]

/** The same as this process knows them by the decisions of the desk (server/cache/reference-data.ts). */
let held = seasons

/** Replaces the seasons of this process. */
export function holdSeasons(decided: readonly Season[]): void {
  held = decided
}

/**
 * The donation must reach people before the prayer of Idulfitri, which begins first in the east of the country
 * (charity.md §3.1).
 */
const CLOSES_AT = '05:30'

/** Whether zakat fitrah is accepted at a moment: from 1 Ramadan until shortly before the prayer of Idulfitri. */
export function fitrahSeason(now: Date): FitrahSeason {
  const today = dayOf(now)
  const season = held.find(({ idulfitri }) => idulfitri >= today)
  if (!season) return { state: 'unknown' }
  const { ramadan, idulfitri, isEstimate, isEndEstimate = isEstimate } = season
  if (today < ramadan) return { state: 'closed', opens: ramadan, isEstimate }
  const isOver = now >= momentAt(idulfitri, CLOSES_AT)
  const state = isOver ? 'late' : now >= codesEndOn(idulfitri) ? 'closing' : 'open'
  return { state, idulfitri, isEstimate: isEndEstimate }
}

const BEFORE_THE_PRAYER_MS = 3_600_000

/** An hour before the prayer (charity.md §5.7), so that the money can still reach people. */
function codesEndOn(idulfitri: string): Date {
  return new Date(momentAt(idulfitri, CLOSES_AT).getTime() - BEFORE_THE_PRAYER_MS)
}

/**
 * When codes for zakat fitrah end; undefined out of season and in its last hour, when none is drawn. Until the sidang
 * isbat has decided, Ramadan may have 29 days.
 */
export function fitrahCodesEnd(now: Date): Date | undefined {
  const season = fitrahSeason(now)
  if (season.state !== 'open') return undefined
  const { ramadan = season.idulfitri } =
    held.find(({ idulfitri }) => idulfitri === season.idulfitri) ?? {}
  const earliest = codesEndOn(addDays(ramadan, SHORTEST_RAMADAN))
  return season.isEstimate && earliest > now ? earliest : codesEndOn(season.idulfitri)
}

const SHORTEST_RAMADAN = 29

/**
 * The newest season that has been open for a day, until its prayer or now; undefined before the first known season.
 */
export function lastFitrahSeason(now: Date): { from: Date; until: Date } | undefined {
  for (const { ramadan, idulfitri } of held.toReversed()) {
    const from = startOfDay(ramadan)
    const prayer = momentAt(idulfitri, CLOSES_AT)
    if (from.getTime() + DAY_MS <= now.getTime()) {
      return { from, until: prayer < now ? prayer : now }
    }
  }
  return undefined
}

/** A sentence with the first day of a season that is not open. */
export function opensWords(season: FitrahSeason): string {
  if (season.state !== 'closed') return 'Zakat fitrah dibuka pada bulan Ramadan.'
  const opens = formatDate(startOfDay(season.opens))
  return `Zakat fitrah dibuka mulai ${opens}${season.isEstimate ? ' (perkiraan)' : ''}.`
}
