import { donorContacts } from '#features/donation/donation.ts'
import { getDonations, lockDonation } from '#features/donation/queries.server.ts'
import { isReached, reachOf } from '#features/message/message-channels.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { tokenHash } from '#platform/security/keyed-hash.server.ts'
import { isPublicId, shortIdOf } from '#platform/ids/public-id.ts'
import type { SteadyLimit } from '#platform/http/rate-limit.server.ts'
import { awaitsBank } from './request-donor-bank.server.ts'
import type { DonorBank } from './donor-bank.ts'
import { BankGiven, BankLinkEnded, BankLinkUnknown, DonorBankNotNeeded } from './errors.ts'
import { type DonorBankRow, sealBank } from './donor-bank-rows.server.ts'

/** Forms sent from one network. */
export const bankFormsOfNetwork: SteadyLimit = {
  name: 'donor bank network',
  burst: 20,
  everySeconds: 60,
}

/** What the page of a link shows: nothing of the donor, the sum or the account. */
type BankRequest = {
  state: 'open' | 'done'
  /** The short number of the donation. */
  number: string
  at: Date
  /** Whether a message says when the money has gone. */
  isTold: boolean
}

/**
 * What stands behind a link. It only reads: mail programs open links by themselves. Refuses one that is unknown, has
 * ended, or whose money is gone.
 */
export async function bankRequestBehind(ctx: Ctx, token: string): Promise<BankRequest> {
  const row = await requestOf(ctx.db, token)
  const donation = (await getDonations(ctx.db, [row.donation_id])).get(row.donation_id)
  if (!donation) throw new BankLinkUnknown()
  const number = shortIdOf(donation.publicId)
  const isTold = isReached(donorContacts(donation), 'money', reachOf(ctx))
  if (row.given_at) return { state: 'done', number, at: row.given_at, isTold }
  await assertOpen(ctx, ctx.db as Tx, row)
  return { state: 'open', number, at: row.expires_at as Date, isTold }
}

/** Stores what the donor gave, once. */
export async function giveDonorBank(
  ctx: Ctx,
  { token, bank }: { token: string; bank: DonorBank },
): Promise<void> {
  const { id, donation_id: donationId } = await requestOf(ctx.db, token)
  await inTransaction(ctx.db, async (tx) => {
    // Approving, sending and erasing lock the donation first.
    await lockDonation(tx, donationId)
    const row = await tx
      .selectFrom('donor_bank')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) throw new BankLinkUnknown()
    if (row.given_at) throw new BankGiven()
    await assertOpen(ctx, tx, row)
    await tx
      .updateTable('donor_bank')
      .set({ given_at: ctx.now(), sealed: sealBank(ctx, id, bank) })
      .where('id', '=', id)
      .execute()
  })
}

async function assertOpen(ctx: Ctx, tx: Tx, row: DonorBankRow): Promise<void> {
  const { closed_at, expires_at, donation_id: donationId, suspense_id: suspenseId } = row
  if (closed_at || !expires_at || expires_at <= ctx.now()) throw new BankLinkEnded()
  if (!(await awaitsBank(tx, { donationId, suspenseId }))) throw new DonorBankNotNeeded()
}

async function requestOf(db: Db, token: string): Promise<DonorBankRow> {
  const row = isPublicId(token)
    ? await db
        .selectFrom('donor_bank')
        .selectAll()
        .where('token_hash', '=', tokenHash(token))
        .executeTakeFirst()
    : undefined
  if (!row) throw new BankLinkUnknown()
  return row
}
