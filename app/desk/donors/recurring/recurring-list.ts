import type { Desk } from '#app/desk/context.ts'
import { deskList, knownKey } from '#app/desk/ui/desk-list.ts'
import {
  countRecurringPlans,
  listRecurringPlans,
} from '#features/recurring/recurring-list.server.ts'
import { recurringFigures } from '#features/recurring/recurring-figures.server.ts'
import { mandateEndWords } from '#features/debit/mandate.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { endWords, recurringWayWords, statusWords } from './recurring-columns.tsx'

/** Recurring donations; neither screen nor file names the donor. */
export const recurringList = deskList({
  title: 'Donasi rutin',
  file: 'donasi-rutin',
  filters: ['keadaan', 'cara', 'urut'],
  codes: { keadaan: statusWords, cara: recurringWayWords },
  sentence: 'Mengunduh daftar donasi rutin',
  read: ({ keadaan, cara, urut }) => ({
    status: knownKey(statusWords, keadaan),
    way: knownKey(recurringWayWords, cara),
    isOldestFirst: urut === 'terlama',
  }),
  page: ({ db }, filter) => listRecurringPlans(db, filter),
  count: ({ db }, filter, most) => countRecurringPlans(db, filter, most),
  columns: {
    dibuat: ({ createdAt }) => createdAt,
    kontak: ({ contact, isMember }) => contact ?? (isMember ? 'Akun' : ''),
    program: ({ programme }) => programme,
    nominal: ({ amount }) => amount,
    irama: ({ rhythm }) => rhythm,
    cara: ({ way }) => recurringWayWords[way],
    didebitDari: ({ way, means }) => (way === 'debit' ? (means ?? '') : ''),
    keadaan: ({ status }) => statusWords[status],
    berikutnya: ({ nextAt }) => nextAt,
    sebab: ({ endedFor }) => (endedFor ? endWords[endedFor] : ''),
    sebabDebitBerhenti: ({ debitEnd }) => (debitEnd ? mandateEndWords[debitEnd] : ''),
    berakhir: ({ endedAt }) => endedAt,
  },
})

/** The page of the list, with what this month's plans bring. */
export async function recurringView({ ctx, staff }: Desk, request: Request) {
  const page = await recurringList.pageAt(ctx, request)
  const figures = await recurringFigures(ctx)
  return { ...page, figures, mayWrite: isPermitted(staff.role, 'donation.write') }
}
