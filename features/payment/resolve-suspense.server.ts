import { assertOther, enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { NotInThisState } from '#features/books/errors.ts'
import { setDonationStatus } from '#features/donation/queries.server.ts'
import { account } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs.server.ts'
import {
  accept,
  allocate,
  assertAcceptable,
  assertCollected,
  lockDocuments,
  type Resolving,
  type SuspenseDecision,
  takeBack,
} from './allocate-suspense.server.ts'
import { isPayable } from './charge.ts'
import { closeCodeJob } from './close-code.server.ts'
import { lockDecidedSuspense, type Suspense } from './queries.server.ts'

export type { SuspenseDecision }

export type SuspenseProposal = {
  of: Pick<Suspense, 'donation_id' | 'id'>
  /** The campaign that gets the money; null sends it back, unless a donation takes it. */
  campaignId: string | null
  /** The row id of the waiting donation that it pays. */
  donationId?: string
  note: string
  by: string
}

/** Proposes what happens to money in suspense; it stays there until another person approves. */
export async function proposeSuspense(
  ctx: Ctx,
  { of, campaignId, donationId, note, by }: SuspenseProposal,
): Promise<SuspenseDecision> {
  return withBooks(ctx, async (tx) => {
    const kept = await lockOpen(tx, { donation_id: of.donation_id, suspense_id: of.id })
    if (donationId) await assertAcceptable(ctx, tx, { kept, donationId })
    if (campaignId) await assertCollected(ctx, tx, campaignId)
    const decision = await tx
      .insertInto('suspense_decision')
      .values({
        donation_id: of.donation_id,
        suspense_id: of.id,
        id: ctx.newId(),
        kind: donationId ? 'accept' : campaignId ? 'allocate' : 'refund',
        campaign_id: campaignId,
        accepted_donation_id: donationId ?? null,
        note,
        status: 'proposed',
        made_by: by,
        made_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!decision) throw new NotInThisState()
    return decision
  })
}

/**
 * Approves or rejects another person's proposal. A donation that takes the money is paid at once, and an allocation is
 * a paid donation of its own (L11); money to send back is a debt to its sender until `paySuspenseRefund`. A donation
 * that gets nothing of it is closed: its donor is told, and no code of it may be paid any more.
 */
export async function decideSuspense(
  ctx: Ctx,
  of: SuspenseDecision,
  { by, isApproved }: { by: string; isApproved: boolean },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    await lockDocuments(tx, [of.donation_id, of.accepted_donation_id])
    const kept = await lockOpen(tx, of)
    const decision = await lockDecision(tx, of, 'proposed')
    assertOther(by, decision)
    const status = isApproved ? ('approved' as const) : ('rejected' as const)
    await change(tx, decision, { status, approved_by: by, approved_at: ctx.now() })
    if (!isApproved) return
    await resolutions[decision.kind](ctx, tx, { kept, decision })
    const isReturned = decision.kind === 'refund'
    await close(ctx, tx, { kept, status: isReturned ? 'refunded' : 'allocated' })
    await closeDocument(ctx, tx, kept.donation_id)
    // An orphan pays a donation of another document.
    const accepted = decision.accepted_donation_id
    if (accepted && accepted !== kept.donation_id) await closeDocument(ctx, tx, accepted)
  })
  ctx.wake()
}

type Resolve = (ctx: Ctx, tx: Tx, of: Resolving) => Promise<void>

const resolutions: Record<SuspenseDecision['kind'], Resolve> = {
  accept,
  allocate,
  refund: recordRefundPayable,
}

/** Nothing of a resolved entry stays payable: its donation is paid or cancelled, and an open code is closed. */
async function closeDocument(ctx: Ctx, tx: Tx, donationId: string): Promise<void> {
  const [donation] = await lockDocuments(tx, [donationId])
  if (!donation) return
  const now = ctx.now()
  if (isPayable(donation.status)) {
    await setDonationStatus(tx, donationId, { status: 'cancelled', at: now })
  }
  await enqueue(tx, closeCodeJob, { payload: { donationId }, now })
}

/** Books that an approved refund from suspense reached its sender. */
export async function paySuspenseRefund(ctx: Ctx, of: SuspenseDecision): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const decision = await lockDecision(tx, of, 'approved')
    if (decision.kind !== 'refund') throw new NotInThisState()
    const kept = await tx
      .selectFrom('suspense')
      .selectAll()
      .where('donation_id', '=', of.donation_id)
      .where('id', '=', of.suspense_id)
      .executeTakeFirstOrThrow()
    await sendBack(ctx, tx, { kept, decision })
  })
}

/** Undoes the decisions on money that the provider took back, once, in the transaction that learns of it. */
export async function undoDecisions(
  ctx: Ctx,
  tx: Tx,
  of: { donationId: string; chargeId?: string },
): Promise<void> {
  for (const kept of await lockDecidedSuspense(tx, of)) {
    const decision = await tx
      .selectFrom('suspense_decision')
      .selectAll()
      .where('donation_id', '=', of.donationId)
      .where('suspense_id', '=', kept.id)
      .where('status', '=', 'approved')
      .executeTakeFirst()
    if (!decision) continue
    if (kept.status === 'allocated') {
      await takeBack(ctx, tx, { kept, decision })
      await close(ctx, tx, { kept, status: 'refunded' })
    } else if (decision.kind === 'refund') await sendBack(ctx, tx, { kept, decision })
  }
}

async function sendBack(ctx: Ctx, tx: Tx, { kept, decision }: Resolving): Promise<void> {
  const { refundsPayable: debit, gatewayReceivable: credit } = account
  await change(tx, decision, { status: 'paid', paid_at: ctx.now() })
  await enterJournal(ctx, tx, {
    sourceId: kept.donation_id,
    source: 'suspense',
    event: `refund paid ${kept.id}`,
    description: 'Titipan donatur dikembalikan',
    postings: [{ debit, credit, fund: 'IU', amount: kept.amount }],
  })
}

async function recordRefundPayable(ctx: Ctx, tx: Tx, { kept }: Resolving): Promise<void> {
  const { unidentifiedMoney: debit, refundsPayable: credit } = account
  await enterJournal(ctx, tx, {
    sourceId: kept.donation_id,
    source: 'suspense',
    event: `refund approved ${kept.id}`,
    description: 'Pengembalian titipan donatur disetujui',
    postings: [{ debit, credit, fund: 'IU', amount: kept.amount }],
  })
}

async function close(
  ctx: Ctx,
  tx: Tx,
  { kept, status }: { kept: Suspense; status: 'allocated' | 'refunded' },
): Promise<void> {
  await tx
    .updateTable('suspense')
    .set({ status, resolved_at: ctx.now() })
    .where('donation_id', '=', kept.donation_id)
    .where('id', '=', kept.id)
    .execute()
}

type OfSuspense = Pick<SuspenseDecision, 'donation_id' | 'suspense_id'>

async function lockOpen(tx: Tx, { donation_id, suspense_id }: OfSuspense): Promise<Suspense> {
  const kept = await tx
    .selectFrom('suspense')
    .selectAll()
    .where('donation_id', '=', donation_id)
    .where('id', '=', suspense_id)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  if (!kept) throw new NotInThisState()
  return kept
}

function ofDecision({ donation_id, suspense_id, id }: SuspenseDecision) {
  return { donation_id, suspense_id, id }
}

async function lockDecision(
  tx: Tx,
  of: SuspenseDecision,
  status: SuspenseDecision['status'],
): Promise<SuspenseDecision> {
  const decision = await tx
    .selectFrom('suspense_decision')
    .selectAll()
    .where((where) => where.and({ ...ofDecision(of), status }))
    .forUpdate()
    .executeTakeFirst()
  if (!decision) throw new NotInThisState()
  return decision
}

async function change(
  tx: Tx,
  of: SuspenseDecision,
  to: Partial<Pick<SuspenseDecision, 'status' | 'approved_by' | 'approved_at' | 'paid_at'>>,
): Promise<void> {
  await tx
    .updateTable('suspense_decision')
    .set(to)
    .where((where) => where.and(ofDecision(of)))
    .execute()
}
