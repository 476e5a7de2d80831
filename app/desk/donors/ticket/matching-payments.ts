import { listDonations } from '#features/donation-log/list-donations.server.ts'
import { readFilter } from '#features/donation-log/donation-filter.ts'
import type { TicketRow } from '#features/ticket/queries.server.ts'
import { isPermitted, type Role } from '#features/staff/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { besideSum, lineOf } from '../donation/donation-line.ts'

const MOST = 5
/** How far a remembered day may lie from the true one. */
const DAYS_AWAY = 3

/**
 * The donations a ticket is likely about: the one it names, those of its writer's contacts, and those of the sum around
 * the day; and the transfers that are waited for beside the sum.
 */
export async function paymentsLike(ctx: Ctx, { ticket, role }: { ticket: TicketRow; role: Role }) {
  const nothing = { donations: [], near: [], sum: undefined }
  if (!isPermitted(role, 'donation.read')) return nothing
  const { donation_number: number, contact, phone, amount, paid_at: paidAt } = ticket
  const about = [number, contact, phone].flatMap((text) =>
    text ? [readFilter({ cari: text })] : [],
  )
  if (amount !== null) {
    const day = dayOf(paidAt ?? ticket.created_at)
    const span = { dari: addDays(day, -DAYS_AWAY), sampai: addDays(day, DAYS_AWAY) }
    about.push(readFilter({ cari: String(amount), ...span }))
  }
  const found = new Map<string, ReturnType<typeof lineOf>>()
  for (const filter of about) {
    const { items } = await listDonations(ctx.db, { ...filter, limit: MOST })
    for (const item of items) found.set(item.id, lineOf(item))
  }
  const beside = amount === null ? undefined : await besideSum(ctx, role, String(amount))
  return {
    donations: [...found.values()].slice(0, MOST),
    near: beside?.near ?? [],
    sum: beside?.sum,
  }
}
