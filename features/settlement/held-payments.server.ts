import { type RawBuilder, sql } from 'kysely'
import { account } from '#features/ledger/ledger.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import type { GonePart, HeldPart, HeldPayment, SettlementLine } from './match-payout.ts'

type Payout = { provider: string; lines: readonly SettlementLine[] }

/**
 * What our books received for the charges of a payout, settled or not and taken back or not: donations with their
 * operational parts, then money that is or was in suspense.
 */
export async function heldPayments(
  db: Db | Tx,
  { provider, lines }: Payout,
): Promise<HeldPayment[]> {
  const names = [...new Set(lines.flatMap(namesOf))]
  const refunds = await refundsNamed(db, names)
  const query = { provider, names, refunds }
  const donations = await donationsOf(db, query)
  const suspense = await suspenseOf(db, query)
  const sourceIds = [...donations, ...suspense].map(({ sourceId }) => sourceId)
  const madeOf = suspense.flatMap(({ portionId, donationId }) => [
    portionId,
    donationId ?? portionId,
  ])
  const state = await stateOf(db, { sourceIds, suspenseIds: madeOf })
  return [
    ...donations.map((donation) => ({
      names: [
        donation.reference,
        ...(donation.providerId ? [donation.providerId] : []),
        ...refunds.filter(({ refundedId }) => refundedId === donation.sourceId).map(({ id }) => id),
      ],
      parts: partsOf(donation).map((part) => state.ofDonation(part)),
    })),
    ...suspense.map((entry) => ({
      names: [
        ...entry.names,
        withoutCount(entry.providerId),
        ...refunds.filter(({ refundedId }) => refundedId === entry.portionId).map(({ id }) => id),
      ],
      parts: [state.ofSuspense(entry)],
    })),
  ]
}

function namesOf({ reference, providerId }: SettlementLine): string[] {
  return providerId ? [reference, providerId] : [reference]
}

/** A kept payment is stored under the provider's id and the count of payments (`pr-1#2`). */
function withoutCount(providerId: string): string {
  return providerId.replace(/#\d+$/, '')
}

/** One parameter for all: a report may have more lines than a statement has places. */
function anyText(names: string[]): RawBuilder<string> {
  return sql<string>`any(${names}::text[])`
}

function anyId(ids: string[]): RawBuilder<string> {
  return sql<string>`any(${ids}::uuid[])`
}

type Names = { provider: string; names: string[]; refunds: readonly NamedRefund[] }
type NamedRefund = { id: string; refundedId: string }

/** Our refunds among the names: a provider may tell of a refund by its own reference alone. */
async function refundsNamed(db: Db | Tx, names: string[]): Promise<NamedRefund[]> {
  const ids = names.filter(isRowId)
  const refunds = await db
    .selectFrom('refund')
    .where('id', '=', anyId(ids))
    .select(['id', 'donation_id as refundedId'])
    .execute()
  const returned = await db
    .selectFrom('suspense_decision')
    .where('id', '=', anyId(ids))
    .select(['id', 'suspense_id as refundedId'])
    .execute()
  return [...refunds, ...returned]
}
type Part = Pick<HeldPart, 'sourceId' | 'portionId' | 'fund' | 'campaignId' | 'gross'>

type PaidDonation = Part & { reference: string; providerId: string | null; operational: Rupiah }

async function donationsOf(
  db: Db | Tx,
  { provider, names, refunds }: Names,
): Promise<PaidDonation[]> {
  const refundedIds = refunds.map(({ refundedId }) => refundedId)
  return (
    db
      .selectFrom('charge')
      .innerJoin('donation', 'donation.id', 'charge.donation_id')
      .where('charge.provider', '=', provider)
      .where(({ or, eb }) =>
        or([
          eb('charge.reference', '=', anyText(names)),
          eb('charge.provider_id', '=', anyText(names)),
          eb('charge.donation_id', '=', anyId(refundedIds)),
        ]),
      )
      // Money that came and went again was paid out, or will be.
      .where('charge.status', 'in', ['paid', 'reversed', 'refunded'])
      .where('charge.paid_at', 'is not', null)
      .select([
        'charge.reference',
        'charge.provider_id as providerId',
        'charge.donation_id as sourceId',
        'charge.id as portionId',
        'donation.fund',
        'donation.campaign_id as campaignId',
        // What came, with the parts of it that went back.
        sql<Rupiah>`donation.amount + returned_amount`.as('gross'),
        sql<Rupiah>`donation.operational + returned_operational`.as('operational'),
      ])
      .orderBy('charge.reference')
      .execute()
  )
}

/** The operational part of a charge is identified by the id of its donation. */
function partsOf({ operational, ...donation }: PaidDonation): Part[] {
  if (operational === 0) return [donation]
  const { sourceId } = donation
  const ofAmil = { sourceId, portionId: sourceId, fund: 'A' as const, campaignId: null }
  return [donation, { ...ofAmil, gross: operational }]
}

type HeldSuspense = {
  names: string[]
  sourceId: string
  portionId: string
  providerId: string
  gross: Rupiah
  /** The donation that it became. */
  donationId: string | null
  /** What two people decided of it, when it was sent back. */
  decisionId: string | null
}

/** Suspense entries of known charges, and of charges that nobody knows. */
async function suspenseOf(
  db: Db | Tx,
  { provider, names, refunds }: Names,
): Promise<HeldSuspense[]> {
  const refundedIds = refunds.map(({ refundedId }) => refundedId)
  const rows = await db
    .selectFrom('suspense')
    .leftJoin('charge', (join) =>
      join
        .onRef('charge.donation_id', '=', 'suspense.donation_id')
        .onRef('charge.id', '=', 'suspense.charge_id'),
    )
    .leftJoin('suspense_decision as decision', (join) =>
      join
        .onRef('decision.donation_id', '=', 'suspense.donation_id')
        .onRef('decision.suspense_id', '=', 'suspense.id')
        .on('decision.status', '=', 'paid'),
    )
    .where('suspense.provider', '=', provider)
    .where(({ or, and, eb }) =>
      or([
        eb('charge.reference', '=', anyText(names)),
        eb('charge.provider_id', '=', anyText(names)),
        eb('suspense.id', '=', anyId(refundedIds)),
        and([
          eb('suspense.charge_id', 'is', null),
          or([
            eb('suspense.reference', '=', anyText(names)),
            eb(sql<string>`split_part(suspense.provider_id, '#', 1)`, '=', anyText(names)),
          ]),
        ]),
      ]),
    )
    .select([
      'charge.reference',
      'suspense.reference as orphanReference',
      'suspense.donation_id as sourceId',
      'suspense.id as portionId',
      'suspense.provider_id as providerId',
      'suspense.amount as gross',
      'decision.id as decisionId',
    ])
    .orderBy('suspense.created_at')
    .orderBy('suspense.id')
    .execute()
  const made = await madeFrom(
    db,
    rows.map(({ portionId }) => portionId),
  )
  return rows.map(({ reference, orphanReference, ...row }) => {
    const name = reference ?? orphanReference
    return { ...row, donationId: made.get(row.portionId) ?? null, names: name ? [name] : [] }
  })
}

/** The donations that entries became, by entry: each is a document of its own, on a cluster on another server. */
async function madeFrom(db: Db | Tx, suspenseIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('donation')
    .select(['id', 'suspense_id'])
    .where('suspense_id', '=', anyId(suspenseIds))
    .execute()
  return new Map(rows.map(({ id, suspense_id }) => [suspense_id ?? '', id]))
}

type Sources = { sourceIds: string[]; suspenseIds: string[] }

const WENT_BACK = /^(donation reversed|refund (paid|part paid|taken back))( |$)/

/** Which parts are settled, deducted, or taken back in the ledger. */
async function stateOf(db: Db | Tx, { sourceIds, suspenseIds }: Sources) {
  const settled = await keysOf(db, 'settlement_line', sourceIds)
  const deducted = await keysOf(db, 'settlement_deduction', sourceIds)
  const all = await goneOf(db, [...sourceIds, ...suspenseIds])
  const heldPart = (part: Part, gone: readonly Gone[]): HeldPart => {
    const { sourceId, portionId, fund, campaignId, gross } = part
    const key = `${sourceId} ${portionId}`
    const amount = rupiah(gone.reduce((sum, each) => sum + each.amount, 0))
    return {
      sourceId,
      portionId,
      fund,
      campaignId,
      gross,
      isSettled: settled.has(key),
      isDeducted: deducted.has(key),
      gone: amount ? [{ fund, campaignId, amount }] : [],
    }
  }
  return {
    /** The parts of a donation go back in one journal, each with its own campaign. */
    ofDonation: (part: Part) =>
      heldPart(
        part,
        all.filter(
          (each) =>
            each.sourceId === part.sourceId &&
            each.fund === part.fund &&
            each.campaignId === part.campaignId &&
            WENT_BACK.test(each.event),
        ),
      ),
    /** It went back as suspense, or as the donation that it became. */
    ofSuspense: (entry: HeldSuspense) =>
      heldPart(
        { ...entry, fund: 'IU', campaignId: null },
        all.filter(({ sourceId, event }) => {
          const { providerId, portionId } = entry
          if (event === `suspense returned ${providerId}`) return sourceId === entry.sourceId
          if (event === `suspense refund paid ${portionId}`) return sourceId === entry.sourceId
          if (event === 'allocation reversed') return sourceId === portionId
          if (event === `refund taken back ${entry.decisionId}`) return sourceId === entry.sourceId
          return sourceId === entry.donationId && WENT_BACK.test(event)
        }),
      ),
  }
}

async function keysOf(
  db: Db | Tx,
  table: 'settlement_line' | 'settlement_deduction',
  sourceIds: string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom(table)
    .select(['source_id', 'portion_id'])
    .where('source_id', '=', anyId(sourceIds))
    .execute()
  return new Set(rows.map(({ source_id, portion_id }) => `${source_id} ${portion_id}`))
}

type Gone = GonePart & { sourceId: string; event: string }

/** What left the provider's account in the books: a refund that a bank paid is not among it. */
async function goneOf(db: Db | Tx, documents: string[]): Promise<Gone[]> {
  const rows = await db
    .selectFrom('ledger_journal as journal')
    .innerJoin('ledger_posting as posting', (join) =>
      join
        .onRef('posting.source_id', '=', 'journal.source_id')
        .onRef('posting.journal_id', '=', 'journal.id'),
    )
    .where('journal.source_id', '=', anyId(documents))
    .where('posting.credit_account', '=', account.gatewayReceivable)
    .select([
      'journal.source_id as sourceId',
      sql<string>`journal.source || ' ' || journal.event`.as('event'),
      sql<Fund>`posting.fund`.as('fund'),
      'posting.campaign_id as campaignId',
      'posting.amount',
    ])
    .execute()
  return rows.map(({ amount, ...row }) => ({ ...row, amount: rupiah(amount) }))
}
