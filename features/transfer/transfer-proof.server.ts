import { DonationNotFound } from '#features/donation/errors.ts'
import { findDonation, lockDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { type Proof, readProof } from '#platform/proof/proof.server.ts'
import { limit, type WindowLimit } from '#platform/http/rate-limit.server.ts'
import { type Label, sealBytes, unsealBytes } from '#platform/security/secret-box.server.ts'
import { isPayable } from '#features/charge/charge.ts'
import { ProofNotWanted, ProofSentOften, ProofUnknown } from './errors.ts'
import { type Charge, newestCharge } from '#features/charge/queries.server.ts'
import { MOST_PROOFS, PROOF_KEPT_DAYS } from '#features/charge/transfer.ts'

const perAddress: WindowLimit = {
  name: 'transfer proofs address',
  windows: [{ most: 20, seconds: 3_600 }],
}

export type SentProof = {
  /** The donation's public id. */
  publicId: string
  /** The bytes of the file, whatever its declared type. */
  bytes: Buffer
  address: string
}

/**
 * Stores the proof of an open transfer, sealed for staff, in place of an earlier one. Nobody gets it back by the
 * donation's address, which may have been passed on.
 */
export async function sendTransferProof(ctx: Ctx, sent: SentProof): Promise<void> {
  await limit(ctx, perAddress, sent.address)
  const donation = await findDonation(ctx.db, sent.publicId)
  if (!donation) throw new DonationNotFound()
  // Before the file is read, which costs more than any question to the database.
  const known = await pendingTransferOf(ctx, ctx.db, donation)
  if ((await proofStateOf(ctx.db, known))?.isLast) throw new ProofSentOften()
  const proof = await readProof(sent.bytes)
  await inTransaction(ctx.db, async (tx) => {
    const charge = await pendingTransferOf(ctx, tx, await lockDonation(tx, donation.id))
    await writeProof(ctx, tx, { charge, proof })
  })
  ctx.log.info('payment.transfer-proof', { donation: donation.id, type: proof.type })
}

/** The charge of a donation that waits for a transfer, also while its sum rests after its end. */
async function pendingTransferOf(
  { now }: Pick<Ctx, 'now'>,
  db: Db | Tx,
  { id, status }: { id: string; status: Parameters<typeof isPayable>[0] },
): Promise<Charge> {
  const charge = await newestCharge(db, id)
  const sum =
    charge?.method === 'transfer' && isPayable(status)
      ? await db
          .selectFrom('transfer_sum')
          .select('free_at')
          .where('bank_account_id', '=', charge.channel)
          .where('amount', '=', charge.amount)
          .where('charge_id', '=', charge.id)
          .executeTakeFirst()
      : undefined
  if (!charge || !sum || sum.free_at <= now()) throw new ProofNotWanted()
  return charge
}

async function writeProof(
  ctx: Ctx,
  tx: Tx,
  { charge, proof }: { charge: Charge; proof: Proof },
): Promise<void> {
  const stored = {
    type: proof.type,
    size: proof.bytes.length,
    sealed: sealBytes(ctx.config, labelOf(charge), proof.bytes),
    sent_at: ctx.now(),
  }
  const written = await tx
    .insertInto('transfer_proof')
    .values({ donation_id: charge.donation_id, charge_id: charge.id, ...stored })
    .onConflict((conflict) =>
      conflict
        .columns(['donation_id', 'charge_id'])
        .doUpdateSet((eb) => ({ ...stored, sends: eb('transfer_proof.sends', '+', 1) }))
        .where('transfer_proof.sends', '<', MOST_PROOFS),
    )
    .returning('sends')
    .executeTakeFirst()
  if (!written) throw new ProofSentOften()
}

type OfCharge = Pick<Charge, 'donation_id' | 'id'>

/** The label that encrypts a proof: it opens for no other donation and no other charge. */
function labelOf({ donation_id, id }: OfCharge): Label {
  return { purpose: 'transfer proof', owner: `${donation_id} ${id}` }
}

export type ProofState = {
  sentAt: Date
  type: Proof['type']
  size: number
  /** True when it cannot be replaced any more. */
  isLast: boolean
}

/** What is known of the proof of a charge without opening it; undefined where none was sent. */
export async function proofStateOf(
  db: Db | Tx,
  { donation_id, id }: OfCharge,
): Promise<ProofState | undefined> {
  const row = await db
    .selectFrom('transfer_proof')
    .select(['type', 'size', 'sends', 'sent_at'])
    .where('donation_id', '=', donation_id)
    .where('charge_id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { type, size, sends, sent_at: sentAt } = row
  return { type, size, sentAt, isLast: sends >= MOST_PROOFS }
}

/** The same for the newest charge of a donation, by its public id. */
export async function proofOnScreen(db: Db, publicId: string): Promise<ProofState | undefined> {
  const donation = await findDonation(db, publicId)
  const charge = donation && (await newestCharge(db, donation.id))
  return charge && (await proofStateOf(db, charge))
}

/** Opens a proof for staff, whose look the door writes down. Refuses with ProofUnknown. */
export async function openTransferProof(
  { config, db }: Pick<Ctx, 'config' | 'db'>,
  key: OfCharge,
): Promise<Proof> {
  const row = await db
    .selectFrom('transfer_proof')
    .select(['type', 'sealed'])
    .where('donation_id', '=', key.donation_id)
    .where('charge_id', '=', key.id)
    .executeTakeFirst()
  if (!row) throw new ProofUnknown()
  return { type: row.type, bytes: unsealBytes(config, labelOf(key), row.sealed) }
}

/** Forgets proofs after 90 days: the line of the statement is what proves a transfer. */
export const forgetProofsSchedule: Schedule = {
  name: 'payment.forget-proofs',
  everyMs: 6 * 3_600_000,
  run: async ({ db, now }) => {
    await db
      .deleteFrom('transfer_proof')
      .where('sent_at', '<', new Date(now().getTime() - PROOF_KEPT_DAYS * DAY_MS))
      .execute()
  },
}
