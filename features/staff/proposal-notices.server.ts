import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { ProposalMail } from '#platform/db/schema/schema-staff.ts'
import { DAY_MS, dayOf, momentAt } from '#platform/time/jakarta.ts'
import { defineJob, enqueueAll, type Schedule } from '#platform/jobs/jobs.server.ts'
import { proposalEmail } from './emails.ts'
import { isPermitted, type Permission } from './permissions.ts'
import type { ProposalKind } from './proposal.server.ts'

/** A daily mail is written at this time of Jakarta. */
const DAILY_AT = '07:00'

const uuid = v.pipe(v.string(), v.uuid())
const day = v.picklist([0, 3, 7])

/** Tells one person that one proposal waits for them. */
export const sendProposalMailJob = defineJob(
  { name: 'staff.proposal-mail', lane: 'email' },
  v.object({ staffId: uuid, proposalId: uuid, day }),
  async (ctx, { staffId, proposalId, day: step }) => {
    const found = waiting(ctx, staffId).where('notice.proposal_id', '=', proposalId)
    await sendMail(ctx, await found.where('notice.day', '=', step).execute())
  },
)

/** Tells one person in one mail of all that came before a moment. */
export const sendProposalDigestJob = defineJob(
  { name: 'staff.proposal-digest', lane: 'email' },
  v.object({ staffId: uuid, before: v.string() }),
  async (ctx, { staffId, before }) => {
    const found = waiting(ctx, staffId).where('notice.is_daily', '=', true)
    await sendMail(ctx, await found.where('notice.made_at', '<', new Date(before)).execute())
  },
)

/** Those who may decide hear of every open proposal of these kinds. Safe in several processes: a row is written once. */
export function proposalNoticeSchedule(kinds: readonly ProposalKind[]): Schedule {
  return {
    name: 'staff.proposal-notices',
    everyMs: 60_000,
    run: async (ctx) => {
      await noteWaiting(ctx, kinds)
      await startDigests(ctx)
    },
  }
}

/** Chooses when a person is told. */
export async function chooseProposalMail(
  { db }: Pick<Ctx, 'db'>,
  { staffId, mail }: { staffId: string; mail: ProposalMail },
): Promise<void> {
  await db.updateTable('staff').set({ proposal_mail: mail }).where('id', '=', staffId).execute()
}

/** What a person has chosen. */
export async function proposalMailOf(
  { db }: Pick<Ctx, 'db'>,
  staffId: string,
): Promise<ProposalMail> {
  const query = db.selectFrom('staff').select('proposal_mail').where('id', '=', staffId)
  return (await query.executeTakeFirstOrThrow()).proposal_mail
}

async function noteWaiting(ctx: Ctx, kinds: readonly ProposalKind[]): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.now()
    const open = await tx
      .selectFrom('proposal')
      .select(['id', 'kind', 'made_by', 'made_at'])
      .where('status', '=', 'proposed')
      .execute()
    if (open.length === 0) return
    const people = await deciders(tx)
    const known = new Map(kinds.map((kind) => [kind.kind, kind]))
    const rows = open.flatMap((proposal) => {
      const kind = known.get(proposal.kind)
      if (!kind) return []
      const readers = people.filter(
        ({ id, role }) => id !== proposal.made_by && isPermitted(role, kind.approve),
      )
      return readers.map(({ id: staff_id, proposal_mail }) => ({
        proposal_id: proposal.id,
        staff_id,
        day: stepOf(now.getTime() - proposal.made_at.getTime()),
        words: kind.words,
        permission: kind.approve,
        is_daily: proposal_mail === 'daily',
        made_at: now,
      }))
    })
    await enter(tx, rows, now)
  })
  ctx.wake()
}

type NewNotice = {
  proposal_id: string
  staff_id: string
  day: 0 | 3 | 7
  words: string
  permission: string
  is_daily: boolean
  made_at: Date
}

/** Writes the notices that are not there yet, and leaves the mails of those who are told at once to the worker. */
async function enter(tx: Tx, rows: readonly NewNotice[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const written = await tx
    .insertInto('proposal_notice')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['proposal_id as proposalId', 'staff_id as staffId', 'day', 'is_daily'])
    .execute()
  const atOnce = written.filter(({ is_daily }) => !is_daily)
  const entries = atOnce.map(({ proposalId, staffId, day: step }) => ({
    payload: { proposalId, staffId, day: step },
    now,
  }))
  await enqueueAll(tx, sendProposalMailJob, entries)
}

function stepOf(age: number): 0 | 3 | 7 {
  if (age >= 7 * DAY_MS) return 7
  return age >= 3 * DAY_MS ? 3 : 0
}

/** Everybody who can come in. The people of a demo have no mailbox. */
async function deciders(tx: Tx) {
  return await tx
    .selectFrom('staff')
    .innerJoin('staff_credential', 'staff_credential.staff_id', 'staff.id')
    .select(['staff.id', 'staff.role', 'staff.proposal_mail'])
    .where('staff.removed_at', 'is', null)
    .where('staff.is_sample', '=', false)
    .execute()
}

async function startDigests(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  const before = momentAt(dayOf(now), DAILY_AT)
  if (now < before) return
  const due = await ctx.db
    .selectFrom('proposal_notice')
    .select('staff_id')
    .distinct()
    .where('is_daily', '=', true)
    .where('sent_at', 'is', null)
    .where('made_at', '<', before)
    .execute()
  const entries = due.map(({ staff_id: staffId }) => ({
    payload: { staffId, before: before.toISOString() },
    now,
    key: staffId,
  }))
  await enqueueAll(ctx.db, sendProposalDigestJob, entries)
}

/** The notices of a person that no mail has told yet. */
function waiting({ db }: Pick<Ctx, 'db'>, staffId: string) {
  return db
    .selectFrom('proposal_notice as notice')
    .innerJoin('proposal', 'proposal.id', 'notice.proposal_id')
    .innerJoin('staff', 'staff.id', 'notice.staff_id')
    .select(['notice.proposal_id as id', 'notice.day', 'notice.words', 'notice.permission'])
    .select(['notice.staff_id as staffId', 'proposal.status'])
    .select(['staff.email', 'staff.role', 'staff.removed_at as removedAt'])
    .where('notice.staff_id', '=', staffId)
    .where('notice.sent_at', 'is', null)
    .orderBy('notice.made_at')
    .orderBy('notice.proposal_id')
}

type Notice = Awaited<ReturnType<ReturnType<typeof waiting>['execute']>>[number]

/** One mail of what still waits for its reader. What was decided meanwhile, or is no longer theirs, is told to nobody. */
async function sendMail(ctx: Ctx, notices: readonly Notice[]): Promise<void> {
  const [first] = notices
  if (!first) return
  const open = notices.filter(
    ({ status, role, removedAt, permission }) =>
      status === 'proposed' && !removedAt && isPermitted(role, permission as Permission),
  )
  const latest = [...new Map(open.map((notice) => [notice.id, notice])).values()]
  const items = latest.map(({ id, day: step, words }) => ({
    words,
    day: step,
    link: `${ctx.config.deskOrigin}/kelola/menunggu/${id}`,
  }))
  if (items.length > 0)
    await ctx.mail.send({ to: first.email, ...proposalEmail(items, ctx.config) })
  for (const { id, staffId, day: step } of notices) {
    await ctx.db
      .updateTable('proposal_notice')
      .set({ sent_at: ctx.now() })
      .where('proposal_id', '=', id)
      .where('staff_id', '=', staffId)
      .where('day', '=', step)
      .execute()
  }
}
