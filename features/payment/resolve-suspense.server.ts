import type { Selectable } from 'kysely'
import { returnAmilShare } from '#features/books/amil-share.server.ts'
import { isShared } from '#features/books/amil-share.ts'
import { allocationPostings } from '#features/books/books.ts'
import { assertOther, enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { NotInThisState } from '#features/books/errors.ts'
import { recordDelta } from '#features/campaign/record-delta.server.ts'
import { collectingRefusal } from '#features/donation/collecting.ts'
import { fundAt, incomeAccountIn } from '#features/donation/fitrah-donation.ts'
import { account } from '#features/ledger/ledger.ts'
import { returnUnits, takeUnits } from '#features/wakaf/take-units.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Database } from '#platform/db/schema.ts'
import { lockDecidedSuspense, type Suspense } from './queries.server.ts'

export type SuspenseDecision = Selectable<Database['suspense_decision']>

export type SuspenseProposal = {
  of: Pick<Suspense, 'donation_id' | 'id'>
  /** The campaign that gets the money; null sends it back. */
  campaignId: string | null
  note: string
  by: string
}

/** Proposes what happens to money in suspense; it stays there until another person approves. */
export async function proposeSuspense(
  ctx: Ctx,
  { of, campaignId, note, by }: SuspenseProposal,
): Promise<SuspenseDecision> {
  return withBooks(ctx, async (tx) => {
    await lockOpen(tx, { donation_id: of.donation_id, suspense_id: of.id })
    if (campaignId) await assertCollected(ctx, tx, campaignId)
    const decision = await tx
      .insertInto('suspense_decision')
      .values({
        donation_id: of.donation_id,
        suspense_id: of.id,
        id: ctx.newId(),
        kind: campaignId ? 'allocate' : 'refund',
        campaign_id: campaignId,
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

/** A decision may not turn money into zakat or wakaf that the institution may not collect. */
async function assertCollected(ctx: Ctx, tx: Tx, campaignId: string): Promise<void> {
  const { fund } = await tx
    .selectFrom('campaign')
    .select('fund')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow()
  const refusal = collectingRefusal(ctx.config, fund)
  if (refusal) throw refusal
}

/**
 * Approves or rejects another person's proposal. An allocation counts for its campaign at once (L11); money to send
 * back is a debt to its sender until `paySuspenseRefund`.
 */
export async function decideSuspense(
  ctx: Ctx,
  of: SuspenseDecision,
  { by, isApproved }: { by: string; isApproved: boolean },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const kept = await lockOpen(tx, of)
    const decision = await lockDecision(tx, of, 'proposed')
    assertOther(by, decision)
    const status = isApproved ? ('approved' as const) : ('rejected' as const)
    await change(tx, decision, { status, approved_by: by, approved_at: ctx.now() })
    if (isApproved)
      await (decision.campaign_id ? allocate : recordRefundPayable)(ctx, tx, { kept, decision })
  })
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
    if (kept.status === 'allocated') await takeBack(ctx, tx, { kept, decision })
    else if (!decision.campaign_id) await sendBack(ctx, tx, { kept, decision })
  }
}

type Resolving = { kept: Suspense; decision: SuspenseDecision }

/**
 * The allocation is a donation of its own, so its document is the suspense entry: the original donation may be paid
 * already.
 */
async function allocate(ctx: Ctx, tx: Tx, { kept, decision }: Resolving): Promise<void> {
  const { id: sourceId, amount } = kept
  const campaign = await receiverOf(tx, { kept, decision })
  const event = 'allocated'
  await enterJournal(ctx, tx, {
    sourceId,
    source: 'allocation',
    event,
    description: `Titipan donatur dialokasikan ke ${campaign.title}`,
    postings: allocationPostings(campaign, amount),
  })
  const [campaignId, at] = [campaign.id, ctx.now()]
  await recordDelta(tx, { sourceId, event, campaignId, createdAt: at, amount, donors: 1 })
  if (campaign.fund === 'W') await takeUnits(tx, { sourceId, campaignId, amount, at })
  await close(ctx, tx, { kept, status: 'allocated' })
}

/** An allocation whose money is gone: the campaign and the amil lose it again, and wakaf units return to the stock. */
async function takeBack(ctx: Ctx, tx: Tx, { kept, decision }: Resolving): Promise<void> {
  const { id: sourceId, amount } = kept
  const { id: campaignId, fund } = await receiverOf(tx, { kept, decision })
  const event = 'reversed'
  const { returnedIncome: debit, gatewayReceivable: credit } = account
  const description = 'Titipan yang dialokasikan diambil kembali oleh penyedia'
  const postings = [{ debit, credit, fund, campaignId, amount }]
  await enterJournal(ctx, tx, { sourceId, source: 'allocation', event, description, postings })
  const delta = { sourceId, event, campaignId, createdAt: ctx.now() }
  await recordDelta(tx, { ...delta, amount: 0 - amount, donors: -1 })
  if (fund === 'W') await returnUnits(tx, { sourceId, at: ctx.now() })
  if (isShared(fund)) await returnAmilShare(ctx, tx, { fund, campaignId, sourceId, event })
  await close(ctx, tx, { kept, status: 'refunded' })
}

/** The campaign that got the money, with the fund and account that applied on the day it came. */
async function receiverOf(tx: Tx, { kept, decision }: Resolving) {
  const campaign = await tx
    .selectFrom('campaign')
    .select(['id', 'title', 'fund', 'income_account as incomeAccount'])
    .where('id', '=', decision.campaign_id)
    .executeTakeFirstOrThrow()
  const fund = fundAt(campaign, kept.created_at)
  return { ...campaign, fund, incomeAccount: incomeAccountIn(fund, campaign) }
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
  await close(ctx, tx, { kept, status: 'refunded' })
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
