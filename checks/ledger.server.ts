import { type RawBuilder, sql } from 'kysely'
import { amilShares, type SharedFund } from '#features/books/amil-share.ts'
import { donationJournals } from '#features/donation/record-payment.server.ts'
import { account, fundsOfAccount, donationIncome } from '#features/ledger/ledger.ts'
import { givenByCampaign, isTakenBack } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { keepCheckResults } from '#platform/db/check-result.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { aboutOffTheLedger } from './about.server.ts'
import { bankQuestions } from './bank-questions.server.ts'
import { decisionQuestions } from './decision-questions.server.ts'
import { feesOffTheLedger, gatewaysOffTheirCharges, payoutsOffTheLedger } from './payouts.server.ts'
import { recipientQuestions } from './recipient-questions.server.ts'
import { voucherQuestions } from './voucher-questions.server.ts'

export const ledgerCheckSchedule: Schedule = {
  name: 'checks.ledger',
  everyMs: DAY_MS,
  run: checkLedger,
}

/** Runs every check; a result other than zero is logged as an error, which alerts someone. */
export async function checkLedger(ctx: Ctx): Promise<void> {
  const answers = await askLedger(ctx.read)
  await keepCheckResults(ctx, answers)
  for (const [check, count] of Object.entries(answers)) {
    if (count > 0) ctx.log.error('check.failed', { check, count })
  }
  ctx.log.info('checks.ledger', answers)
}

/** The number of errors by check. Each check is one statement, so new donations do not disturb it. */
export async function askLedger(db: Db): Promise<Record<LedgerQuestion, number>> {
  const answers: Partial<Record<LedgerQuestion, number>> = {}
  for (const question of Object.keys(questions) as (keyof typeof questions)[]) {
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from (${questions[question]()}) as found`.execute(db)
    answers[question] = rows[0]?.wrong ?? 0
  }
  answers.aboutOffTheLedger = await aboutOffTheLedger(db)
  return answers as Record<LedgerQuestion, number>
}

// A posting is always balanced, so debits against credits need no check; these can go wrong.
const questions = {
  journalsWithoutPostings: () => sql`
    select 1 from ledger_journal as journal where not exists (
      select 1 from ledger_posting as posting
      where posting.source_id = journal.source_id and posting.journal_id = journal.id)`,

  // What one fund lent, another owes (accounts 1190 and 2190): otherwise a fund paid for another unnoticed.
  fundsThatOweEachOtherUnevenly: () => sql`
    select 1 from (
      select
        coalesce(sum(amount) filter (where debit_account = ${account.interFundReceivable}), 0)
        - coalesce(sum(amount) filter (where credit_account = ${account.interFundReceivable}), 0)
        - coalesce(sum(amount) filter (where credit_account = ${account.interFundPayable}), 0)
        + coalesce(sum(amount) filter (where debit_account = ${account.interFundPayable}), 0)
        as difference
      from ledger_posting) as pair
    where difference <> 0`,

  postingsInAForeignFund: () => {
    const homes = Object.entries(fundsOfAccount)
    const pairs = homes.flatMap(([code, funds]) => funds.map((fund) => `${code} ${fund}`))
    const isForeign = (side: string) =>
      sql`(${sql.ref(side)} = any(${homes.map(([code]) => code)}::text[])
        and not ${sql.ref(side)} || ' ' || fund = any(${pairs}::text[]))`
    return sql`select 1 from ledger_posting
      where ${isForeign('debit_account')} or ${isForeign('credit_account')}`
  },

  campaignTotalsOffTheLedger: () => sql`
    select 1 from ${givenByCampaign()} as given
    full join (
      select campaign_id, sum(collected) as collected, sum(donors) as donors
      from (
        select campaign_id, collected, donors from campaign_total
        union all
        select campaign_id, amount, donors from campaign_delta) as part
      group by campaign_id) as shown using (campaign_id)
    where coalesce(given.collected, 0) <> coalesce(shown.collected, 0)
      or coalesce(given.donors, 0) <> coalesce(shown.donors, 0)`,

  paidDonationsWithoutTheirCapture: () => sql`
    select 1 from donation where paid_at is not null and 1 <> (
      select count(*)
      from ledger_journal as journal
      join ledger_posting as posting
        on posting.source_id = journal.source_id and posting.journal_id = journal.id
      where journal.source_id = donation.id and ${isDonationJournal('captured')}
        and posting.amount = donation.amount + returned_amount and posting.fund = donation.fund
        and posting.campaign_id = donation.campaign_id)`,

  // The operational part is wholly the amil's income, and never a campaign's.
  operationalInfakOffTheLedger: () => sql`
    select 1 from donation where (case when paid_at is null then 0
        else operational + returned_operational end)
      <> (select coalesce(sum(posting.amount), 0)
        from ledger_journal as journal
        join ledger_posting as posting
          on posting.source_id = journal.source_id and posting.journal_id = journal.id
        where journal.source_id = donation.id
          and (${isDonationJournal('captured')} or ${isOperationalFromSuspense()})
          and posting.credit_account = ${account.operationalInfakIncome}
          and posting.fund = 'A' and posting.campaign_id is null)`,

  // As many captures as there are, one of them stands while the donation is paid; the others were matched by mistake.
  capturesWithoutAPaidDonation: () => sql`
    select 1 from ledger_journal as journal
    where ${isAnyCapture()} and not exists (
      select 1 from donation
      where donation.id = journal.source_id and (case when paid_at is null then 0 else 1 end) = (
        select count(*) filter (where ${isAnyCapture(sql`each`)})
          - count(*) filter (where ${isAnyCapture(sql`each`, 'unmatched')})
        from ledger_journal as each where each.source_id = donation.id))`,

  reversalsThatDisagree: () => sql`
    select 1 from donation where (status = 'reversed') <> exists (
      select 1 from ledger_journal as journal
      where journal.source_id = donation.id and ${isDonationJournal('reversed')})`,

  titipanOffTheLedger: () => sql`
    select 1 from (
      select
        (select coalesce(sum(amount), 0) from ledger_posting
          where credit_account = ${account.unidentifiedMoney})
        - (select coalesce(sum(amount), 0) from ledger_posting
          where debit_account = ${account.unidentifiedMoney})
        - (select coalesce(sum(amount), 0) from suspense where status = 'open')
        -- What an opening took over has its items.
        - (select coalesce(sum(move.amount), 0) from open_item_move as move
          join open_item as item on item.id = move.item_id
          where item.account = ${account.unidentifiedMoney})
        as difference) as kept
    where difference <> 0`,

  // The amil's share of every fund's total income, and of each campaign in it.
  amilSharesBeyondTheirCap: () => sql`
    select 1 from (${sharesTaken()}) as share
    group by grouping sets ((share.fund), (share.fund, share.campaign_id))
    having sum(share.taken) * 1000 > max(share.per_mille) * sum(share.eligible)`,

  payoutsOffTheLedger,
  feesOffTheLedger,
  gatewaysOffTheirCharges,

  disbursementsOffTheLedger: () => sql`
    select 1 from disbursement
    left join (
      select source_id, debit_account, sum(amount) as sum from ledger_posting
      where source_id in (select id from disbursement)
      group by source_id, debit_account) as posted
      on posted.source_id = disbursement.id and posted.debit_account = disbursement.account
    where (case when status = 'paid' then amount else 0 end) <> coalesce(posted.sum, 0)`,

  refundsThatDisagree: () => sql`
    select 1 from donation where
      (status in ('refund_pending', 'refund_sent', 'refunded')) <> ${hasRefundJournal('approved')}
      or (status = 'refunded') <> ${hasRefundJournal('paid')}
    union all
    select 1 from refund where is_part and (
      (status in ('approved', 'sent', 'failed', 'paid')) <> ${hasPartJournal('approved')}
      or (status = 'paid') <> ${hasPartJournal('paid')})`,

  // What is left of a gift, with every part that two people returned, is what came.
  returnedPartsThatDisagree: () => sql`
    select 1 from donation
    left join (
      select donation_id, sum(amount - operational) as amount, sum(operational) as operational
      from refund where is_part and status in ('approved', 'sent', 'failed', 'paid')
      group by donation_id) as part on part.donation_id = donation.id
    where returned_amount <> coalesce(part.amount, 0)
      or returned_operational <> coalesce(part.operational, 0)`,

  // A wakaf in units: units granted and not returned equal those gone from the stock, and no unpaid donation has
  // units.
  wakafUnitsOffTheirStock: () => sql`
    select 1 from wakaf_unit as unit
    left join (
      select campaign_id, sum(granted) as granted from wakaf_share
      where returned_at is null group by campaign_id) as share using (campaign_id)
    where unit.total - unit.remaining <> coalesce(share.granted, 0)
    union all
    select 1 from (
      select share.source_id, share.campaign_id, share.granted, share.general_amount, posting.amount
      from wakaf_share as share
      left join ledger_posting as posting
        on posting.source_id = share.source_id and posting.campaign_id = share.campaign_id
          and posting.credit_account = ${account.wakafIncome}
      where share.returned_at is null) as given
    left join wakaf_unit as unit using (campaign_id)
    left join donation on donation.id = given.source_id
    left join wakaf_package as package
      on package.campaign_id = donation.campaign_id and package.id = donation.package_id
    group by given.source_id
    having count(*) filter (
      where given.amount - coalesce(donation.returned_amount, 0) = given.general_amount
        + case when package.id is null then given.granted * unit.price
          else given.granted / package.units * package.price end) = 0`,

  // Our debts to donors with an approved refund.
  refundsPayableOffTheLedger: () => sql`
    select 1 from (
      select
        (select coalesce(sum(amount), 0) from ledger_posting
          where credit_account = ${account.refundsPayable})
        - (select coalesce(sum(amount), 0) from ledger_posting
          where debit_account = ${account.refundsPayable})
        - (select coalesce(sum(amount), 0) from refund
          where status in ('approved', 'sent', 'failed'))
        - (select coalesce(sum(suspense.amount), 0) from suspense_decision as decision
          join suspense on suspense.donation_id = decision.donation_id
            and suspense.id = decision.suspense_id
          where decision.kind = 'refund' and decision.status = 'approved')
        as difference) as payable
    where difference <> 0`,

  // What donors have twice: the provider took it back after our bank had returned it.
  returnedTwiceOffTheLedger: () => sql`
    select 1 from (
      select
        (select coalesce(sum(amount), 0) from ledger_posting
          where debit_account = ${account.returnedTwice})
        - (select coalesce(sum(amount), 0) from ledger_posting
          where credit_account = ${account.returnedTwice})
        - (select coalesce(sum(amount), 0) from refund_taken_back where resolution is null)
        as difference) as twice
    where difference <> 0`,

  // A refund that travels is one of a donation that travels, and the other way round.
  refundsInAnotherState: () => sql`
    select 1 from donation
    join refund on refund.donation_id = donation.id
      and refund.status not in ('proposed', 'rejected') and not refund.is_part
    where donation.status <> case refund.status
      when 'sent' then 'refund_sent' when 'paid' then 'refunded' else 'refund_pending' end`,
  ...decisionQuestions,
  ...bankQuestions,
  ...voucherQuestions,
  ...recipientQuestions,
} satisfies Record<string, () => RawBuilder<unknown>>

export type LedgerQuestion = keyof typeof questions | 'aboutOffTheLedger'

/** One row per fund and campaign: income less returns, the amil's share, and its cap. */
function sharesTaken(): RawBuilder<unknown> {
  const each = Object.entries(amilShares).map(
    ([fund, { perMille, spent }]) => sql`
    select ${fund} as fund, campaign_id, ${perMille}::int as per_mille,
      sum(case when credit_account = any(${donationIncome[fund as SharedFund]}::text[]) then amount
        when ${isTakenBack(donationIncome[fund as SharedFund])} then -amount else 0 end) as eligible,
      sum(case when debit_account = ${spent} then amount
        when credit_account = ${spent} then -amount else 0 end) as taken
    from ledger_posting where fund = ${fund} group by campaign_id
    union all
    select fund, campaign_id, ${perMille}::int, eligible, taken
    from opening_share where fund = ${fund}`,
  )
  return sql.join(each, sql` union all `)
}

function hasRefundJournal(event: 'approved' | 'paid'): RawBuilder<boolean> {
  return sql`exists (
    select 1 from ledger_journal as journal where journal.source_id = donation.id
      and journal.source = 'refund' and journal.event like ${`${event} %`})`
}

function hasPartJournal(event: 'approved' | 'paid'): RawBuilder<boolean> {
  return sql`exists (
    select 1 from ledger_journal as journal where journal.source_id = refund.donation_id
      and journal.source = 'refund' and journal.event = ${`part ${event} `} || refund.id)`
}

/** In a question about `donation`: the journal that stands, the later one where a transfer was matched by mistake. */
function isDonationJournal(event: 'captured' | 'reversed'): RawBuilder<boolean> {
  const name = event === 'captured' ? presentCapture : sql`${donationJournals[event]}::text`
  return sql`journal.source = ${donationJournals.source} and journal.event = ${name}`
}

const presentCapture = sql`(case when donation.unmatched = 0 then 'captured'
  else 'captured ' || donation.unmatched + 1 end)`

function isAnyCapture(
  journal: RawBuilder<unknown> = sql`journal`,
  event: 'captured' | 'unmatched' = 'captured',
): RawBuilder<boolean> {
  return sql`(${journal}.source = ${donationJournals.source}
    and (${journal}.event = ${event} or ${journal}.event ~ ${`^${event} [0-9]+$`}))`
}

/** From suspense and by transfer the operational part comes in a journal of its own. */
function isOperationalFromSuspense(): RawBuilder<boolean> {
  return sql`journal.source = ${donationJournals.source}
    and journal.event = ${presentCapture} || ' operational'`
}
