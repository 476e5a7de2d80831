import type { Fund } from '#platform/db/schema/schema-books.ts'

/** The programme of donations that are bound to none. */
export const GENERAL_SLUG = 'infak-umum'

/** Wakaf is given in units and zakat by a calculation: both have a form of their own. */
export function isForPlans({ fund }: { fund: Fund }): boolean {
  return fund === 'IT' || fund === 'IU' || fund === 'A'
}
