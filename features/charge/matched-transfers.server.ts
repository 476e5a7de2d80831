import { sql } from 'kysely'
import type { Donation } from '#features/donation/donation.ts'
import { donationJournals, eventOf } from '#features/donation/record-payment.server.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import { type Keyset, positionIn } from '#platform/db/keyset.server.ts'
import type { PageAsked, PageOf } from '#platform/db/page.server.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { CONFIRMED } from './transfer.ts'

/** A transfer that was matched to a gift, as the desk lists it. No donor is named. */
export type MatchedTransfer = {
  key: string
  /** The charge. */
  id: string
  donationId: string
  bank: string
  number: string
  amount: Rupiah
  /** 'yyyy-mm-dd'. */
  receivedOn: string
  campaign: string
  isConfirmed: boolean
  undoneAt: Date | null
}

type MatchPage = PageAsked & { isOldestFirst?: boolean | undefined }

const latest: Keyset = {
  by: 'transfer_receipt.created_at',
  id: 'transfer_receipt.key',
  kind: 'moment',
  hasTextId: true,
  order: 'desc',
}

/** One page of the transfers that were matched to gifts, also those undone since; the latest first by default. */
export async function listMatchedTransfers(
  { db }: Pick<Ctx, 'db'>,
  { isOldestFirst, after, limit = 50 }: MatchPage = {},
): Promise<PageOf<MatchedTransfer>> {
  const order = isOldestFirst ? 'asc' : 'desc'
  const page = received(db)
    .where(positionIn({ ...latest, order }, after).isAfter)
    .orderBy('transfer_receipt.created_at', order)
    .orderBy('transfer_receipt.key', order)
    .limit(limit + 1)
  const rows = await matched(db, page)
    .orderBy('receipt.created_at', order)
    .orderBy('receipt.key', order)
    .execute()
  const items = rows.slice(0, limit)
  return { items, next: rows.length > limit ? items.at(-1)?.cursor : undefined }
}

/** How many transfers were matched; counting stops at `most`. */
export async function countMatchedTransfers(
  { db }: Pick<Ctx, 'db'>,
  most: number,
): Promise<number> {
  const where = [sql<boolean>`charge_id is not null`]
  return await countUpTo(db, { from: sql`transfer_receipt`, where, most })
}

/** Those of one charge, the first one first: it paid the gift unless it was undone. */
export async function matchesOf(
  { db }: Pick<Ctx, 'db'>,
  chargeId: string,
): Promise<MatchedTransfer[]> {
  const ofCharge = received(db)
    .where('transfer_receipt.bank_account_id', 'in', db.selectFrom('bank_account').select('id'))
    .where('transfer_receipt.charge_id', '=', chargeId)
  return matched(db, ofCharge).orderBy('receipt.created_at').orderBy('receipt.key').execute()
}

function received(db: Db) {
  return db
    .selectFrom('transfer_receipt')
    .leftJoin('transfer_undo', (join) =>
      join
        .onRef('transfer_undo.bank_account_id', '=', 'transfer_receipt.bank_account_id')
        .onRef('transfer_undo.key', '=', 'transfer_receipt.key'),
    )
    .where('transfer_receipt.charge_id', 'is not', null)
    .selectAll('transfer_receipt')
    .select(['transfer_undo.undone_at', positionIn(latest, undefined).cursor.as('cursor')])
}

/** The directory is read first: on a cluster the gifts lie elsewhere. */
function matched(db: Db, receipts: ReturnType<typeof received>) {
  return db
    .with(
      (cte) => cte('receipt').materialized(),
      () => receipts,
    )
    .selectFrom('receipt')
    .innerJoin('bank_account', 'bank_account.id', 'receipt.bank_account_id')
    .innerJoin('donation', 'donation.id', 'receipt.donation_id')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .select([
      'receipt.key',
      'receipt.charge_id as id',
      'receipt.donation_id as donationId',
      'bank_account.bank',
      'bank_account.number',
      'receipt.amount',
      sql<string>`receipt.received_on::text`.as('receivedOn'),
      'campaign.title as campaign',
      sql<boolean>`receipt.key like ${`${CONFIRMED}%`}`.as('isConfirmed'),
      'receipt.undone_at as undoneAt',
      'receipt.cursor',
    ])
    .$narrowType<{ id: string }>()
}

/** The keys of a charge that was a transfer: while its sum is held, and after its money has come. */
export async function findTransferCharge(
  { db }: Pick<Ctx, 'db'>,
  id: string,
): Promise<{ donation_id: string; id: string } | undefined> {
  const held = await db
    .selectFrom('transfer_sum')
    .select('donation_id')
    .where('charge_id', '=', id)
    .executeTakeFirst()
  const [matched] = held ? [] : await matchesOf({ db }, id)
  const donationId = held?.donation_id ?? matched?.donationId
  return donationId === undefined ? undefined : { donation_id: donationId, id }
}

/** The receipt that paid a gift. */
export type TransferMatch = {
  bankAccountId: string
  key: string
  /** The line of the statement; of what people confirmed, the line that told it later. */
  lineKey: string
  /** False where people confirmed what no statement has told. */
  hasCome: boolean
  amount: Rupiah
  date: string
  donationId: string
}

/** The receipt whose money pays a charge's gift: the first that was not undone. Undefined where there is none. */
export async function paidBy(db: Db | Tx, chargeId: string): Promise<TransferMatch | undefined> {
  const row = await db
    .selectFrom('transfer_receipt as receipt')
    .select(['bank_account_id', 'key', 'statement_key', 'amount', 'donation_id'])
    .select(sql<string>`received_on::text`.as('date'))
    .where('bank_account_id', 'in', db.selectFrom('bank_account').select('id'))
    .where('charge_id', '=', chargeId)
    .where(isNotUndone('receipt'))
    .orderBy('created_at')
    .orderBy('key')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { key, amount, date, donation_id: donationId, bank_account_id: bankAccountId } = row
  const lineKey = row.statement_key ?? key
  const hasCome = !lineKey.startsWith(CONFIRMED)
  return { bankAccountId, key, lineKey, hasCome, amount, date, donationId }
}

/** True for a row of transfer_receipt, under this name, that nobody has undone. */
export function isNotUndone(receipt: string) {
  return sql<boolean>`not exists (
    select 1 from transfer_undo
    where transfer_undo.bank_account_id = ${sql.ref(`${receipt}.bank_account_id`)}
      and transfer_undo.key = ${sql.ref(`${receipt}.key`)})`
}

/** The journals that made a donation paid, each with its postings. */
export async function capturedJournals(
  db: Db | Tx,
  donation: Pick<Donation, 'id' | 'unmatched'>,
): Promise<{ event: string; postings: Posting[] }[]> {
  const event = eventOf('captured', donation)
  const rows = await db
    .selectFrom('ledger_journal as journal')
    .innerJoin('ledger_posting as posting', (join) =>
      join
        .onRef('posting.source_id', '=', 'journal.source_id')
        .onRef('posting.journal_id', '=', 'journal.id'),
    )
    .where('journal.source_id', '=', donation.id)
    .where('journal.source', '=', donationJournals.source)
    .where('journal.event', 'in', [event, `${event} operational`])
    .orderBy('journal.event')
    .orderBy('posting.line')
    .select([
      'journal.event',
      'posting.debit_account as debit',
      'posting.credit_account as credit',
      'posting.fund',
      'posting.campaign_id',
      'posting.bank_account_id',
      'posting.amount',
    ])
    .execute()
  const journals = Map.groupBy(rows, (row) => row.event)
  return [...journals].map(([key, lines]) => ({
    event: key,
    postings: lines.map(({ campaign_id: campaignId, bank_account_id: bankAccountId, ...line }) => ({
      debit: line.debit,
      credit: line.credit,
      fund: line.fund,
      amount: line.amount,
      ...(campaignId && { campaignId }),
      ...(bankAccountId && { bankAccountId }),
    })),
  }))
}
