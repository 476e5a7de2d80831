import { sql } from 'kysely'
import * as v from 'valibot'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { formatRupiah, type Rupiah } from '#platform/money/money.ts'
import { eraseGuest } from '../erase-guest.server.ts'
import { GuestUnknown } from '../errors.ts'

const terms = v.object({
  donorId: v.pipe(v.string(), v.uuid()),
  /** What stays in the books, as it was when it was proposed; no name, for a proposal outlives the person. */
  given: v.string(),
})

/** A donor who asked by telephone or ticket is erased by two people: nobody's word alone takes a person's data. */
export const eraseGuestProposal = defineProposal({
  kind: 'donor.leave',
  words: 'Menghapus data donatur',
  propose: 'donation.write',
  approve: 'donor-export.approve',
  terms,
  address: (id) => `/kelola/donatur/${id}`,
  describe: ({ given }) => [
    { label: 'Dihapus', value: 'Nama, kontak, catatan, doa, tiket, dan isi pesannya' },
    { label: 'Tetap di pembukuan', value: given },
    { label: 'Dapat dibatalkan', value: 'Tidak' },
  ],
  basis: async (ctx, { terms: { donorId } }) => ({ ...(await standing(ctx, donorId)) }),
  apply: async (ctx, { terms: { donorId }, decidedBy }) => {
    await eraseGuest(ctx, donorId, { by: decidedBy })
  },
})

/** Proposes to erase a donor on their word; refuses whoever is gone. */
export async function proposeErasure(
  ctx: Ctx,
  { donorId, reason, by }: { donorId: string; reason: string; by: string },
): Promise<void> {
  const standingNow = await standing(ctx, donorId)
  if (!standingNow || standingNow.isGone) throw new GuestUnknown()
  const donated = `${standingNow.gifts} donasi, ${formatRupiah(standingNow.amount)}`
  await propose(ctx, eraseGuestProposal, {
    documentId: donorId,
    title: 'Donatur yang meminta datanya dihapus',
    terms: { donorId, given: donated },
    note: reason,
    by,
  })
}

/** Holds the record until the transaction ends: nobody merges it meanwhile. */
async function standing({ db }: Ctx, donorId: string) {
  const { rows } = await sql<{ root: string; isGone: boolean; gifts: number; amount: Rupiah }>`
    select donor.root_id as root, donor.erased_at is not null as "isGone",
      coalesce(total.gifts, 0) as gifts, coalesce(total.amount, 0)::bigint as amount
    from donor left join donor_sum as total on total.donor_id = donor.id
    where donor.id = ${donorId} for update of donor`.execute(db)
  return rows[0]
}
