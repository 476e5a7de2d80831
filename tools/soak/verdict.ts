import { sql } from 'kysely'
import { askAudit } from '#checks/audit.server.ts'
import { askLedger } from '#checks/ledger.server.ts'
import { askReceipts } from '#checks/receipts.server.ts'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { pollClosedSchedule, pollOpenSchedule } from '#features/payment/poll.server.ts'
import { chainAuditSchedule } from '#features/staff/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { allJobs } from '#server/jobs/jobs.ts'
import type { CrowdLog } from './site.ts'

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

export type SoakVerdict = {
  donations: number
  charges: number
  /** Rupiah paid at the simulator, and neither taken back nor refunded. */
  paidAtSimulator: number
  /** The same in our ledger, without payouts: money at the provider for us. */
  inLedger: number
  donated: number
  kept: number
  /** Acknowledged donated and payments that are not there. */
  lost: string[]
  /** Every other difference, by name. */
  wrong: string[]
}

/** Compares the simulator's own data with ours, donation by donation, and with what callers were told. */
export async function judge(ctx: Ctx, told: CrowdLog): Promise<SoakVerdict> {
  const facts = await factsOf(ctx)
  const { donations, charges } = facts
  const known = new Map(donations.map((each) => [each.publicId, each]))
  const acknowledged = new Set(told.acknowledged)
  const given = new Set(charges.map(({ donationId }) => donationId))
  const all = donations
    .filter(({ id, publicId }) => given.has(id) || acknowledged.has(publicId))
    .map((donation) => compared(facts, donation))
  const captured = new Set(all.flatMap((row) => (row.captures > 0 ? [row.publicId] : [])))
  const sum = (of: (row: Compared) => number) => all.reduce((total, row) => total + of(row), 0)
  const [inLedger, donated] = [sum(({ held }) => held), sum((row) => row.given)]
  return {
    donations: all.length,
    charges: charges.length,
    paidAtSimulator: sum(({ paid }) => paid),
    inLedger,
    donated,
    kept: inLedger - donated,
    lost: [
      ...[...acknowledged].filter((id) => !known.has(id)).map((id) => `${id}: a lost gift`),
      ...[...told.paid.keys()]
        .filter((id) => !captured.has(id))
        .map((id) => `${id}: its webhook was acknowledged, and it is not paid`),
    ],
    wrong: [...all.flatMap(problemsOf), ...orphansOf(facts), ...(await problemsOfBooks(ctx))],
  }
}

type Donation = { id: string; publicId: string; status: string; amount: number }
type Booked = { held: number; captures: number; given: number }
type Compared = Donation & Booked & { paid: number }
type Simulated = { reference: string; status: string; paid: number | null; sentBack: number }
type Suspense = {
  id: string
  donationId: string | null
  reference: string
  known: boolean
  amount: number
}
type Facts = {
  donations: Donation[]
  charges: { donationId: string; reference: string }[]
  simulated: Map<string, Simulated>
  suspense: Map<string, Suspense>
  booked: Map<string, Booked>
  referencesOf: Map<string, string[]>
}

/** Each table by itself: on a cluster those of the provider lie elsewhere than ours. */
async function factsOf({ db }: Ctx): Promise<Facts> {
  const { rows: donations } = await sql<Donation>`
    select id, public_id as "publicId", status, amount + operational as amount
    from donation`.execute(db)
  const { rows: charges } = await sql<Facts['charges'][number]>`
    select donation_id as "donationId", reference from charge`.execute(db)
  const { rows: simulated } = await sql<Simulated>`
    select reference, status, paid_amount as paid, coalesce(sent.amount, 0)::bigint as "sentBack"
    from sandbox_charge as sandbox
    left join (select provider_id, sum(amount) as amount from sandbox_refund group by provider_id)
      as sent on sent.provider_id = sandbox.provider_id`.execute(db)
  const { rows: suspense } = await sql<Suspense>`
    select id, donation_id as "donationId", reference, charge_id is not null as known, amount
    from suspense`.execute(db)
  // An allocation of titipan is a document of its own.
  const { rows: documents } = await sql<Booked & { id: string }>`
    select journal.source_id as id,
      sum(case when debit_account = '1130' then posting.amount else 0 end
        - case when credit_account = '1130' then posting.amount else 0 end)::bigint as held,
      (count(distinct journal.id) filter (where journal.event = 'captured'))::int as captures,
      coalesce(sum(case when credit_account like '4%' then posting.amount else 0 end
        - case when debit_account like '4%' then posting.amount else 0 end)
        filter (where journal.source in ('donation', 'refund')), 0)::bigint as given
    from ledger_journal as journal
    join ledger_posting as posting
      on posting.source_id = journal.source_id and posting.journal_id = journal.id
    where journal.source in ('donation', 'refund', 'suspense', 'allocation')
    group by journal.source_id`.execute(db)
  const suspenseOf = new Map(suspense.map((each) => [each.id, each]))
  const booked = new Map<string, Booked>()
  for (const { id, held, captures, given } of documents) {
    const kept = suspenseOf.get(id)
    const donation = kept?.donationId ?? id
    const before = booked.get(donation) ?? { held: 0, captures: 0, given: 0 }
    booked.set(donation, {
      held: before.held + Number(held),
      captures: before.captures + (kept ? 0 : captures),
      given: before.given + (kept ? 0 : Number(given)),
    })
  }
  const referencesOf = new Map<string, string[]>()
  for (const { donationId, reference } of charges)
    referencesOf.set(donationId, [...(referencesOf.get(donationId) ?? []), reference])
  const ofSimulator = new Map(simulated.map((each) => [each.reference, each]))
  return { donations, charges, simulated: ofSimulator, suspense: suspenseOf, booked, referencesOf }
}

function compared({ referencesOf, simulated, booked }: Facts, donation: Donation): Compared {
  let paid = 0
  for (const reference of referencesOf.get(donation.id) ?? []) {
    const at = simulated.get(reference)
    if (at && at.status !== 'reversed') paid += (at.paid ?? 0) - Number(at.sentBack)
  }
  return { ...donation, paid, ...(booked.get(donation.id) ?? { held: 0, captures: 0, given: 0 }) }
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

/** A payment to a reference that no charge has stands as titipan; the sample data have one. */
function orphansOf({ charges, simulated, suspense }: Facts): string[] {
  const known = new Set(charges.map(({ reference }) => reference))
  const kept = [...suspense.values()].filter((each) => !each.known)
  for (const { reference, amount } of kept)
    if (simulated.get(reference)?.paid === amount) known.add(reference)
  return [...simulated.keys()]
    .filter((reference) => !known.has(reference))
    .map((reference) => `${reference}: only the simulator knows it`)
}

async function problemsOfBooks(ctx: Ctx): Promise<string[]> {
  const asked = {
    ...(await askLedger(ctx.db)),
    ...(await askReceipts(ctx)),
    ...(await askAudit(ctx)),
  }
  const answers = Object.entries(asked).filter(([, count]) => count > 0)
  // The sample data have looks that are due in days; what was tried and is tried again is not done.
  const { rows: undone } = await sql<{ name: string; error: string | null }>`
    select name, last_error as error from job
    where done_at is null and (run_at <= ${ctx.now()} or attempts > 0)`.execute(ctx.db)
  return [
    ...answers.map(([question, count]) => `nightly check ${question}: ${count}`),
    ...undone.map(({ name, error }) => `job ${name} is not done: ${error ?? 'never tried'}`),
  ]
}
