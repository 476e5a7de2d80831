import { sql } from 'kysely'
import { bankOf } from '#features/books/books.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { listOpenEntries } from './entries.server.ts'
import { type Candidates, DAYS_APART, type OpenLine } from './suggest.ts'

type DaysOfAccount = { account: string; bankAccountId: string; from: string; to: string }

/** All that lines of these days may stand for, read at once. */
export async function candidatesFor(db: Db | Tx, days: DaysOfAccount): Promise<Candidates> {
  const near = {
    from: addDays(days.from, 0 - DAYS_APART),
    to: addDays(days.to, DAYS_APART),
  }
  return {
    account: days.account,
    entries: await listOpenEntries(db, { ...days, ...near }),
    transfers: await awaitedTransfers(db, days.bankAccountId),
    confirmed: await confirmedTransfers(db, days.bankAccountId),
    returns: [...(await owedRefunds(db, days)), ...(await owedSuspense(db, days))],
    disbursements: await owedDisbursements(db, days),
    lines: await listOpenLines(db, {
      account: days.account,
      from: addDays(near.from, 0 - DAYS_APART),
      to: addDays(near.to, DAYS_APART),
    }),
  }
}

/** The lines of all statements of an account of the ledger that are not explained whole. */
export async function listOpenLines(
  db: Db | Tx,
  { account, from, to }: { account: string; from: string; to: string },
): Promise<OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    select line.id, line.day, line.amount, line.description, line.bank_account_id as "bankAccountId",
      (line.amount - coalesce(link.amount, 0))::bigint as open
    from bank_line as line
    join bank_statement as statement on statement.id = line.statement_id and statement.status = 'ready'
    join bank_account as bank on bank.id = line.bank_account_id and bank.account = ${account}
    left join (select line_id, sum(amount)::bigint as amount from bank_line_link group by line_id) as link
      on link.line_id = line.id
    where line.day between ${from}::date and ${to}::date
      and line.amount <> coalesce(link.amount, 0)
    order by line.day, line.row`.execute(db)
  return rows
}

/** The sums that gifts wait for in a bank account. */
async function awaitedTransfers(db: Db | Tx, bankAccountId: string) {
  const rows = await db
    // The directory first: on a cluster the gifts lie elsewhere.
    .with(
      (cte) => cte('held').materialized(),
      (cte) =>
        cte.selectFrom('transfer_sum').selectAll().where('bank_account_id', '=', bankAccountId),
    )
    .selectFrom('held')
    .innerJoin('charge', (join) =>
      join
        .onRef('charge.donation_id', '=', 'held.donation_id')
        .onRef('charge.id', '=', 'held.charge_id'),
    )
    .innerJoin('donation', 'donation.id', 'charge.donation_id')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .select([
      'held.amount',
      'charge.created_at as createdAt',
      'held.free_at as freeAt',
      'campaign.title as campaign',
    ])
    .where('charge.status', 'in', ['pending', 'expired', 'cancelled'])
    .execute()
  return rows.map(({ amount, createdAt, freeAt, campaign }) => ({
    amount: Number(amount),
    from: dayOf(createdAt),
    until: dayOf(freeAt),
    campaign,
  }))
}

/** What two people confirmed and no line has told yet. */
async function confirmedTransfers(db: Db | Tx, bankAccountId: string) {
  const rows = await db
    .selectFrom('transfer_receipt')
    .select(['amount', sql<string>`received_on::text`.as('day')])
    .where('bank_account_id', '=', bankAccountId)
    .where('key', 'like', 'confirmed %')
    .where('statement_key', 'is', null)
    .execute()
  return rows.map(({ amount, day }) => ({ amount: Number(amount), day }))
}

type OwedRefund = {
  fund: Fund
  amount: number
  is_part: boolean
  total: number
  operational: number
}

/** What leaves the account that pays it: the campaign's part, or infak operasional where nothing else goes back. */
function transferOf({ fund, amount, is_part, total, operational }: OwedRefund) {
  if (!is_part) return { fund, amount }
  const own = total - operational
  return own > 0 ? { fund, amount: own } : { fund: 'A' as const, amount: operational }
}

async function owedRefunds(db: Db | Tx, { account, bankAccountId }: DaysOfAccount) {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('donation', 'donation.id', 'refund.donation_id')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .select([
      'refund.donation_id',
      'refund.id',
      'donation.fund',
      'donation.amount',
      'refund.is_part',
      'refund.amount as total',
      'refund.operational',
      'campaign.title',
    ])
    .where('refund.bank_account_id', '=', bankAccountId)
    .where('refund.status', 'in', ['approved', 'sent'])
    .execute()
  return rows
    .map((row) => ({ row, ...transferOf(row) }))
    .filter(({ fund }) => bankOf[fund] === account)
    .map(({ row, amount }) => ({
      kind: 'refund' as const,
      ids: `${row.donation_id}:${row.id}`,
      amount: 0 - amount,
      title: `Pengembalian donasi untuk ${row.title}`,
    }))
}

async function owedSuspense(db: Db | Tx, { bankAccountId }: DaysOfAccount) {
  const rows = await db
    .selectFrom('suspense_decision as decision')
    .innerJoin('suspense', (join) =>
      join
        .onRef('suspense.donation_id', '=', 'decision.donation_id')
        .onRef('suspense.id', '=', 'decision.suspense_id'),
    )
    .select(['decision.donation_id', 'decision.suspense_id', 'decision.id', 'suspense.amount'])
    .where('decision.kind', '=', 'refund')
    .where('decision.status', '=', 'approved')
    .where('decision.bank_account_id', '=', bankAccountId)
    .execute()
  return rows.map((row) => ({
    kind: 'return' as const,
    ids: `${row.donation_id}:${row.suspense_id}:${row.id}`,
    amount: 0 - row.amount,
    title: 'Pengembalian titipan',
  }))
}

async function owedDisbursements(db: Db | Tx, { account, bankAccountId }: DaysOfAccount) {
  const funds = (Object.keys(bankOf) as Fund[]).filter((fund) => bankOf[fund] === account)
  const rows = await db
    .selectFrom('disbursement')
    .select(['id', 'amount', 'description'])
    .where('status', '=', 'approved')
    .where('fund', 'in', funds)
    .where((eb) =>
      eb.or([eb('bank_account_id', 'is', null), eb('bank_account_id', '=', bankAccountId)]),
    )
    .execute()
  return rows.map(({ id, amount, description }) => ({
    id,
    amount: 0 - amount,
    title: description,
  }))
}
