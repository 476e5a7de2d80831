import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { keepCheckResults } from '#platform/db/check-result.server.ts'
import { mayCollectZakat } from '#platform/settings/institution.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'

/** A receipt is made by a job: a donation that was paid less than an hour ago may still wait for its own. */
const PATIENCE_MS = 3_600_000

export const receiptCheckSchedule: Schedule = {
  name: 'checks.receipts',
  everyMs: DAY_MS,
  run: checkReceipts,
}

/** Runs every check of receipts; a result other than zero is logged as an error, which alerts someone. */
export async function checkReceipts(ctx: Ctx): Promise<void> {
  const answers = await askReceipts(ctx)
  await keepCheckResults(ctx, answers)
  for (const [check, count] of Object.entries(answers)) {
    if (count > 0) ctx.log.error('check.failed', { check, count })
  }
  ctx.log.info('checks.receipts', answers)
}

type ReceiptCheckContext = Pick<Ctx, 'read' | 'config' | 'now'>

/** The number of errors by check. Each check is one statement, so new receipts do not disturb it. */
export async function askReceipts(
  ctx: ReceiptCheckContext,
): Promise<Record<ReceiptQuestion, number>> {
  const answers: Partial<Record<ReceiptQuestion, number>> = {}
  for (const question of Object.keys(questions) as ReceiptQuestion[]) {
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from (${questions[question](ctx)}) as found`.execute(ctx.read)
    answers[question] = rows[0]?.wrong ?? 0
  }
  return answers as Record<ReceiptQuestion, number>
}

const questions = {
  // Per kind and year: each number from the first to the counter's last, once.
  receiptNumbersWithAGap: () => sql`
    select 1 from (
      select kind, year, count(*) as issued, count(distinct serial) as different,
        min(serial) as first, max(serial) as last
      from receipt group by kind, year) as given
    full join receipt_counter as counter using (kind, year)
    where counter.last is distinct from given.issued or given.different <> given.issued
      or given.first <> 1 or given.last <> given.issued`,

  paidGiftsWithoutReceipt: ({ config, now }) => sql`
    select 1 from donation cross join (values ('kuitansi'), ('bsz')) as due (kind)
    where status = 'paid' and updated_at < ${new Date(now().getTime() - PATIENCE_MS)}
      and (due.kind = 'kuitansi' or (fund = 'Z' and ${mayCollectZakat(config)}::boolean))
      and not exists (
        select 1 from (${validReceipts()}) as valid
        where valid.donation_id = donation.id and valid.kind = due.kind)`,

  giftsWithTwoValidReceipts: () => sql`
    select 1 from (${validReceipts()}) as valid
    group by donation_id, kind having count(*) > 1`,

  receiptsOfMoneyThatIsGone: () => sql`
    select 1 from (${validReceipts()}) as valid
    join donation on donation.id = valid.donation_id
    where donation.status not in ('paid', 'refund_pending', 'refund_sent')`,

  taxReceiptsOfOtherGifts: () => sql`
    select 1 from (${validReceipts()}) as valid
    join donation on donation.id = valid.donation_id
    where valid.kind = 'bsz' and donation.fund <> 'Z'`,

  // A match that was undone takes the rupiah back that made the transfer's sum its own. What is void may be over what
  // the gift was before a part of it went back.
  receiptsOverAnotherAmount: () => sql`
    select 1 from receipt join donation on donation.id = receipt.donation_id
    left join receipt_void as void on void.donation_id = receipt.donation_id
      and void.kind = receipt.kind and void.version = receipt.version
    where (void.reason is distinct from 'unmatched'
        and (snapshot ->> 'amount')::bigint not between (case when receipt.kind = 'kuitansi'
          then donation.amount + donation.operational else donation.amount end)
        and (case when receipt.kind = 'kuitansi'
          then donation.amount + donation.operational else donation.amount end)
          + (case when void.reason is null then 0 when receipt.kind = 'kuitansi'
            then returned_amount + returned_operational else returned_amount end))
      or (snapshot ->> 'amount')::bigint <> (
      select coalesce(sum((part ->> 'amount')::bigint), 0)
      from jsonb_array_elements(snapshot -> 'rows') as part)`,
} satisfies Record<string, (ctx: ReceiptCheckContext) => RawBuilder<unknown>>

export type ReceiptQuestion = keyof typeof questions

function validReceipts(): RawBuilder<unknown> {
  return sql`
    select donation_id, kind from receipt where not exists (
      select 1 from receipt_void as void where void.donation_id = receipt.donation_id
        and void.kind = receipt.kind and void.version = receipt.version)`
}
