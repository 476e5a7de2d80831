import type { Payer } from '#features/bank-account/bank-account.ts'
import { assertOther, enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { NotInThisState } from '#features/books/errors.ts'
import { setDonationStatus } from '#features/donation/queries.server.ts'
import { account } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import {
  accept,
  allocate,
  assertAcceptable,
  assertCollected,
  lockDocuments,
  type Resolving,
  type SuspenseDecision,
} from './allocate-suspense.server.ts'
import { isPayable } from '#features/charge/charge.ts'
import { closeCodeJob } from '#features/charge/close-code.server.ts'
import type { Suspense } from './queries.server.ts'
import { payerForSuspense } from './return-payer.server.ts'
import { changeDecision, closeSuspense, lockDecision, lockOpen } from './suspense-rows.server.ts'

export type { SuspenseDecision }

export type SuspenseProposal = {
  suspenseKey: Pick<Suspense, 'donation_id' | 'id'>
  /** The campaign that gets the money; null sends it back, unless a donation takes it. */
  campaignId: string | null
  /** The row id of the waiting donation that it pays. */
  donationId?: string
  /** What pays money that goes back; without one the provider, where it sends refunds of this method. */
  from?: Payer
  note: string
  by: string
}

/** Proposes what happens to money in suspense; it stays there until another person approves. */
export async function proposeSuspense(
  ctx: Ctx,
  { suspenseKey, campaignId, donationId, note, by, from }: SuspenseProposal,
): Promise<SuspenseDecision> {
  return withBooks(ctx, async (tx) => {
    const suspense = await lockOpen(tx, {
      donation_id: suspenseKey.donation_id,
      suspense_id: suspenseKey.id,
    })
    const isReturn = !campaignId && !donationId
    const payer = isReturn ? await payerForSuspense(ctx, tx, { suspense, from }) : {}
    if (donationId) await assertAcceptable(ctx, tx, { suspense, donationId })
    if (campaignId) await assertCollected(ctx, tx, campaignId)
    const decision = await tx
      .insertInto('suspense_decision')
      .values({
        donation_id: suspenseKey.donation_id,
        suspense_id: suspenseKey.id,
        id: ctx.newId(),
        kind: donationId ? 'accept' : campaignId ? 'allocate' : 'refund',
        campaign_id: campaignId,
        accepted_donation_id: donationId ?? null,
        ...payer,
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
 * that gets nothing of it is cancelled, and no code of it may be paid any more.
 */
export async function decideSuspense(
  ctx: Ctx,
  resolving: SuspenseDecision,
  { by, isApproved }: { by: string; isApproved: boolean },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    await lockDocuments(tx, [resolving.donation_id, resolving.accepted_donation_id])
    const suspense = await lockOpen(tx, resolving)
    const decision = await lockDecision(tx, resolving, 'proposed')
    assertOther(by, decision)
    const status = isApproved ? ('approved' as const) : ('rejected' as const)
    await changeDecision(tx, decision, { status, approved_by: by, approved_at: ctx.now() })
    if (!isApproved) return
    await resolutions[decision.kind](ctx, tx, { suspense, decision })
    const isReturned = decision.kind === 'refund'
    await closeSuspense(ctx, tx, { suspense, status: isReturned ? 'refunded' : 'allocated' })
    await closeDocument(ctx, tx, suspense.donation_id)
    // An orphan pays a donation of another document.
    const accepted = decision.accepted_donation_id
    if (accepted && accepted !== suspense.donation_id) await closeDocument(ctx, tx, accepted)
  })
  ctx.wake()
}

type Resolve = (ctx: Ctx, tx: Tx, resolving: Resolving) => Promise<void>

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

async function recordRefundPayable(ctx: Ctx, tx: Tx, { suspense }: Resolving): Promise<void> {
  const { unidentifiedMoney: debit, refundsPayable: credit } = account
  await enterJournal(ctx, tx, {
    sourceId: suspense.donation_id,
    source: 'suspense',
    event: `refund approved ${suspense.id}`,
    description: 'Pengembalian titipan donatur disetujui',
    postings: [{ debit, credit, fund: 'IU', amount: suspense.amount }],
  })
}
