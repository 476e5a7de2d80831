import type { Selectable } from 'kysely'
import type { Database } from '#platform/db/schema.ts'
import { addDays } from '#platform/time/jakarta.ts'

export type CashPlace = Selectable<Database['cash_place']>

/** A place with what it holds, since when, and when it was counted last. */
export type CashPlaceNow = CashPlace & {
  held: number
  /** The day since which it is not empty. */
  since: string | null
  countedOn: string | null
}

/** Why a collector should hand over now, in words; undefined while he need not. */
export function overdueWords(
  { held, since, settle_days: days, most }: CashPlaceNow,
  today: string,
): string | undefined {
  if (most !== null && held > most) return 'Melebihi batas yang boleh dipegang'
  if (days === null || since === null || held <= 0) return undefined
  return addDays(since, days) < today ? 'Lewat waktu serah' : undefined
}
