import { sql } from 'kysely'
import { askAudit } from '#checks/audit.server.ts'
import { askLedger } from '#checks/ledger.server.ts'
import { askReceipts } from '#checks/receipts.server.ts'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { pollClosedSchedule, pollOpenSchedule } from '#features/payment/poll.server.ts'
import { chainAuditSchedule } from '#features/staff/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { runDueJobs } from '#platform/run-jobs.server.ts'
import { allJobs } from '#server/jobs.ts'

const byName = new Map(allJobs.map((job) => [job.name, job]))
const DAY_MS = 24 * 3_600_000

/**
 * Advances four days at a time: the poller finds changes without a webhook, staff do their work, and every job runs.
 * Refunds are read again in the days after them.
 */
export async function settleDown(
  ctx: Ctx,
  work: (later: Ctx) => Promise<void> = async () => {},
): Promise<void> {
  const { now } = ctx
  for (let look = 0; look < 4; look += 1) {
    const later: Ctx = { ...ctx, now: () => new Date(now().getTime() + look * 4 * DAY_MS) }
    await pollOpenSchedule.run(later)
    await pollClosedSchedule.run(later)
    if (look < 3) await work(later)
    while ((await runDueJobs(later, byName)) > 0);
    await rollUpTotals(later)
    await chainAuditSchedule.run(later)
  }
}

/** An hour later the poller has asked about every code that is still open. */
export async function askAboutOpenCodes(ctx: Ctx): Promise<void> {
  const later: Ctx = { ...ctx, now: () => new Date(ctx.now().getTime() + 3_600_000) }
  await pollOpenSchedule.run(later)
  while ((await runDueJobs(later, byName)) > 0);
}

export type SoakVerdict = {
  donations: number
  charges: number
  /** Rupiah paid at the simulator, and neither taken back nor refunded. */
  paidAtSimulator: number
  /** The same in our ledger, without payouts: money at the provider for us. */
  inLedger: number
  gifts: number
  kept: number
  wrong: string[]
}

/** Compares the simulator's own data with ours, donation by donation. `wrong` names every difference. */
export async function judgeSoak(ctx: Ctx, acknowledged: readonly string[]): Promise<SoakVerdict> {
  const wrong: string[] = []
  const { rows } = await sql<Compared>`
    with sent_back as (
      select provider_id, sum(amount) as amount from sandbox_refund group by provider_id),
    simulated as (
      select charge.donation_id,
        sum(case when sandbox.status = 'reversed' then 0
          else coalesce(sandbox.paid_amount, 0) - coalesce(sent_back.amount, 0) end)::bigint as paid,
        count(*)::int as charges
      from sandbox_charge as sandbox join charge on charge.reference = sandbox.reference
      left join sent_back on sent_back.provider_id = sandbox.provider_id
      group by charge.donation_id),
    booked as (
      select coalesce(suspense.donation_id, source_id) as donation_id,
        sum(case when debit_account = '1130' then posting.amount else 0 end
          - case when credit_account = '1130' then posting.amount else 0 end)::bigint as held,
        (count(distinct journal.id)
          filter (where journal.event = 'captured' and suspense.id is null))::int as captures,
        coalesce(sum(case when credit_account like '4%' then posting.amount else 0 end
          - case when debit_account like '4%' then posting.amount else 0 end)
          filter (where journal.source in ('donation', 'refund') and suspense.id is null), 0)::bigint as given
      from ledger_posting as posting
      join ledger_journal as journal using (source_id)
      -- An allocation of titipan is a document of its own.
      left join suspense on suspense.id = source_id
      where journal.id = posting.journal_id
        and journal.source in ('donation', 'refund', 'suspense', 'allocation')
      group by coalesce(suspense.donation_id, source_id))
    select donation.public_id as "publicId", donation.status,
      donation.amount + donation.operational as amount,
      coalesce(simulated.paid, 0) as paid, coalesce(simulated.charges, 0) as charges,
      coalesce(booked.held, 0) as held, coalesce(booked.captures, 0) as captures,
      coalesce(booked.given, 0) as given
    from donation
    left join simulated on simulated.donation_id = donation.id
    left join booked on booked.donation_id = donation.id
    where exists (select 1 from charge where charge.donation_id = donation.id)
      or donation.public_id = any(${acknowledged}::text[])`.execute(ctx.db)
  const known = new Set(rows.map(({ publicId }) => publicId))
  for (const id of acknowledged) if (!known.has(id)) wrong.push(`${id}: acknowledged and lost`)
  for (const row of rows) wrong.push(...problemsOf(row))
  wrong.push(...(await problemsOfBooks(ctx)))
  const sum = (of: (row: Compared) => number) => rows.reduce((total, row) => total + of(row), 0)
  const [inLedger, donations] = [sum(({ held }) => held), sum(({ given }) => given)]
  return {
    donations: rows.length,
    charges: sum(({ charges }) => charges),
    paidAtSimulator: sum(({ paid }) => paid),
    inLedger,
    gifts: donations,
    kept: inLedger - donations,
    wrong,
  }
}

type Compared = {
  publicId: string
  status: string
  amount: number
  paid: number
  charges: number
  held: number
  captures: number
  given: number
}

function problemsOf(row: Compared): string[] {
  const { publicId, status, amount, paid, held, captures, given } = row
  const isPaid = status === 'paid'
  return [
    ...(paid === held ? [] : [`${publicId}: Rp${paid} at the simulator, Rp${held} in the ledger`]),
    ...(given === (isPaid ? amount : 0) ? [] : [`${publicId}: ${status}, but Rp${given} given`]),
    ...(captures > 1 ? [`${publicId}: captured ${captures} times`] : []),
    ...(isPaid && captures !== 1 ? [`${publicId}: paid without its capture`] : []),
  ]
}

async function problemsOfBooks(ctx: Ctx): Promise<string[]> {
  const asked = {
    ...(await askLedger(ctx.db)),
    ...(await askReceipts(ctx)),
    ...(await askAudit(ctx)),
  }
  const answers = Object.entries(asked).filter(([, count]) => count > 0)
  // A payment to a reference that no charge has stands as titipan; the sample data have one.
  const { rows: orphans } = await sql<{ reference: string }>`
    select reference from sandbox_charge as sandbox
    where not exists (select 1 from charge where charge.reference = sandbox.reference)
      and not exists (select 1 from suspense
        where suspense.reference = sandbox.reference and suspense.charge_id is null
          and suspense.amount = sandbox.paid_amount)
  `.execute(ctx.db)
  // The sample data have looks that are due in days; what was tried and is tried again is not done.
  const { rows: undone } = await sql<{ name: string; error: string | null }>`
    select name, last_error as error from job
    where done_at is null and (run_at <= ${ctx.now()} or attempts > 0)`.execute(ctx.db)
  return [
    ...answers.map(([question, count]) => `nightly check ${question}: ${count}`),
    ...orphans.map(({ reference }) => `${reference}: only the simulator knows it`),
    ...undone.map(({ name, error }) => `job ${name} is not done: ${error ?? 'never tried'}`),
  ]
}
