import { unopenedName } from '#features/donation/donation.ts'
import { donorsByContact } from '#features/donor/queries.server.ts'
import { findDonor } from '#features/donor-record/donor-page.server.ts'
import { listDonations } from '#features/donation-log/list-donations.server.ts'
import { type DonationFilter, readFilter } from '#features/donation-log/donation-filter.ts'
import { isReached, reachOf } from '#features/message/message-channels.ts'
import type { TicketRow } from '#features/ticket/queries.server.ts'
import { isPermitted, type Role } from '#features/staff/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { readContact } from '#platform/text/contact.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import type { DonationLine } from '../donation/donation-columns.tsx'
import { besideSum, lineOf } from '../donation/donation-line.ts'

const MOST = 5
const MOST_DONORS = 3
/** How far a remembered day may lie from the true one. */
const DAYS_AWAY = 3

/**
 * The donations a ticket is likely about: the one it names and those of its contacts, else those of the sum around the
 * day. Transfers waited for stand beside the sum.
 */
export async function paymentsLike(ctx: Ctx, { ticket, role }: { ticket: TicketRow; role: Role }) {
  const nothing = { donations: [], donors: [], near: [], sum: undefined }
  if (!isPermitted(role, 'donation.read')) return nothing
  const { donation_number: number, contact, phone, amount } = ticket
  const named = [number, contact, phone].flatMap((text) =>
    text ? [readFilter({ cari: text })] : [],
  )
  const found = await donationsOf(ctx, named)
  // Others of the same sum are strangers: they are looked for only where nothing names the donor.
  const alike = found.length === 0 && amount !== null ? [sumFilter(ticket)] : []
  const donations = [...found, ...(await donationsOf(ctx, alike))].slice(0, MOST)
  const beside = amount === null ? undefined : await besideSum(ctx, role, String(amount))
  return {
    donations,
    donors: await donorsOf(ctx, { contact, phone }),
    near: beside?.near ?? [],
    sum: beside?.sum,
  }
}

/** The donors who have the writer's contact: everything known of them is one press away. */
async function donorsOf({ db }: Ctx, { contact, phone }: Pick<TicketRow, 'contact' | 'phone'>) {
  const ids = new Set<string>()
  for (const text of [contact, phone]) {
    const own = text ? readContact(text) : undefined
    for (const id of own ? await donorsByContact(db, own) : []) ids.add(id)
  }
  const found = [...ids].slice(0, MOST_DONORS)
  return await Promise.all(
    found.map(async (id) => {
      const { name, isAnonymous, erasedAt } = await findDonor(db, id)
      return { id, name: unopenedName({ name, isAnonymous: isAnonymous === true && !erasedAt }) }
    }),
  )
}

/** A payment as the list shows it, and whether papers reach its donor. */
export type MatchedDonation = DonationLine & { mayGetPapers: boolean }

async function donationsOf(ctx: Ctx, filters: readonly DonationFilter[]) {
  const found = new Map<string, MatchedDonation>()
  for (const filter of filters) {
    const { items } = await listDonations(ctx.db, { ...filter, limit: MOST })
    for (const item of items) {
      const mayGetPapers = isReached(item.donor, 'receipt', reachOf(ctx))
      found.set(item.id, { ...lineOf(item), mayGetPapers })
    }
  }
  return [...found.values()]
}

function sumFilter({ amount, paid_at: paidAt, created_at: createdAt }: TicketRow): DonationFilter {
  const day = dayOf(paidAt ?? createdAt)
  const span = { dari: addDays(day, -DAYS_AWAY), sampai: addDays(day, DAYS_AWAY) }
  return readFilter({ cari: String(amount), ...span })
}
