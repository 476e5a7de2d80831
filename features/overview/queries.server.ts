import { sql } from 'kysely'
import { fundsWithBasis } from '#features/books/amil-policy.server.ts'
import { amilShares, type SharedFund } from '#features/books/amil-share.ts'
import { account, amilShareSpent, donationIncome } from '#features/ledger/ledger.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { startOfDay } from '#platform/time/jakarta.ts'
import type { AmilUse, ChannelSum, FormToPaid, FundDay, Stuck } from './overview.ts'

/** What came for each fund on each day since `from` ('yyyy-mm-dd' in Jakarta), as the books say. */
export async function incomeByDay(db: Db, from: string): Promise<FundDay[]> {
  const income = Object.values(donationIncome).flat()
  const { rows } = await sql<FundDay>`
    select to_char(journal.occurred_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day, fund,
      sum(case when posting.credit_account = any(${income}::text[]) then posting.amount
        else -posting.amount end)::bigint as amount
    from ledger_journal as journal
    join ledger_posting as posting
      on posting.source_id = journal.source_id and posting.journal_id = journal.id
    where journal.occurred_at >= ${startOfDay(from)}
      and (posting.credit_account = any(${income}::text[])
        or posting.debit_account = ${account.returnedIncome})
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** What went back of gifts since the beginning of a day, whoever took it. */
export async function returnedSince(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(posting.amount), 0)::bigint as sum
    from ledger_journal as journal
    join ledger_posting as posting
      on posting.source_id = journal.source_id and posting.journal_id = journal.id
    where journal.occurred_at >= ${startOfDay(day)}
      and posting.debit_account = ${account.returnedIncome}`.execute(db)
  return rows[0]?.sum ?? 0
}

/** What came through each channel since the beginning of a day, the largest first. */
export async function incomeByChannel(db: Db, day: string): Promise<ChannelSum[]> {
  const { rows } = await sql<ChannelSum>`
    select charge.method, charge.channel, sum(charge.amount)::bigint as amount,
      count(*)::int as donations
    from ledger_journal as journal
    join charge on charge.donation_id = journal.source_id
    join donation on donation.id = journal.source_id
    where journal.occurred_at >= ${startOfDay(day)} and journal.source = 'donation'
      and journal.event = case when donation.unmatched = 0 then 'captured'
        else 'captured ' || donation.unmatched + 1 end
      and charge.status = 'paid'
    group by charge.method, charge.channel order by amount desc, charge.channel`.execute(db)
  return rows
}

/** How far the forms sent since a moment got. */
export async function formToPaid(db: Db, since: Date): Promise<FormToPaid> {
  const { rows } = await sql<FormToPaid>`
    select count(*)::int as forms, (count(*) filter (where paid_at is not null))::int as paid,
      (count(*) filter (where paid_at is not null or exists (
        select 1 from charge where charge.donation_id = donation.id)))::int as "withCode"
    from donation where created_at >= ${since}`.execute(db)
  return rows[0] ?? { forms: 0, withCode: 0, paid: 0 }
}

const UNCLEAR_MS = 15 * 60_000
const UNSETTLED_MS = 5 * 60_000

/** What waits for somebody's look: unclear codes, messages nobody settled, money without an owner. */
export async function stuckPayments(db: Db, now: Date): Promise<Stuck> {
  const unclearBefore = new Date(now.getTime() - UNCLEAR_MS)
  const unsettledBefore = new Date(now.getTime() - UNSETTLED_MS)
  const { rows } = await sql<Stuck>`
    select
      (select count(*)::int from charge
        where status in ('creating', 'unknown') and updated_at < ${unclearBefore}) as unclear,
      (select count(*)::int from payment_event
        where processed_at is null and received_at < ${unsettledBefore}) as unsettled,
      (select count(*)::int from suspense where status = 'open') as suspense,
      (select coalesce(sum(amount), 0)::bigint from suspense where status = 'open')
        as "suspenseAmount"`.execute(db)
  return rows[0] ?? { unclear: 0, unsettled: 0, suspense: 0, suspenseAmount: 0 }
}

/** What the amil took of each fund, against its cap. */
export async function amilUse(db: Db, day: string): Promise<AmilUse[]> {
  const funds = Object.keys(amilShares) as SharedFund[]
  const income = funds.flatMap((fund) => donationIncome[fund])
  const { rows } = await sql<{ fund: Fund; eligible: number; taken: number }>`
    select fund,
      coalesce(sum(case when credit_account = any(${income}::text[]) then amount
        when debit_account = ${account.returnedIncome} then -amount end), 0)::bigint as eligible,
      coalesce(sum(case when debit_account = any(${amilShareSpent}::text[]) then amount
        when credit_account = any(${amilShareSpent}::text[]) then -amount end), 0)::bigint as taken
    from ledger_posting where fund = any(${funds}::text[]) group by fund`.execute(db)
  const found = new Map(rows.map((row) => [row.fund, row]))
  const bases = await fundsWithBasis(db, day)
  return funds.map((fund) => {
    const { eligible = 0, taken = 0 } = found.get(fund) ?? {}
    const perMille = BigInt(amilShares[fund].perMille)
    const cap = Number((BigInt(Math.max(0, eligible)) * perMille) / 1000n)
    return { fund, eligible, taken, cap, basis: bases.get(fund) ?? 'none' }
  })
}

export type Expiring = { what: string; kind: string; validUntil: Date }

/** Verified documents whose validity ends before a moment, or has ended, the earliest first. */
export async function expiringChecks(db: Db, before: Date): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    select coalesce(campaign.title, 'Lembaga') as what, latest.kind,
      latest.valid_until as "validUntil"
    from (
      select distinct on (found.document_id, found.kind) found.*
      from verification_check as found
      join verification_decision as decision
        on decision.document_id = found.document_id and decision.check_id = found.id
      where decision.is_approved
      order by found.document_id, found.kind, decision.decided_at desc, found.id desc) as latest
    left join campaign on campaign.id = latest.document_id
    where latest.valid_until < ${before} order by latest.valid_until limit 20`.execute(db)
  return rows
}
