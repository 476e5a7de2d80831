import * as v from 'valibot'
import { contactsOfDonor, rootOf } from '#features/donor/queries.server.ts'
import { stopLot } from '#features/message/send/lot-result.server.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { SendingEmpty, SendingNotDraft } from './errors.ts'
import { lockSending, type SendingRow } from './queries.server.ts'
import { lotSize, nextLotAt } from './sending.ts'

/** Begins a sending whose list is whole. Whoever calls has asked whether one person is enough. */
export async function beginSending(
  ctx: Ctx,
  { id, by }: { id: string; by: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { state, people } = await lockSending(tx, id)
    if (state !== 'draft') throw new SendingNotDraft()
    if (people === 0) throw new SendingEmpty()
    await tx
      .updateTable('sending')
      .set({ state: 'running', started_by: by, started_at: ctx.now() })
      .where('id', '=', id)
      .execute()
    await enqueue(tx, sendLotJob, { payload: { sendingId: id, taken: 0 }, now: ctx.now() })
  })
  ctx.wake()
}

/** Ends a sending at once: who had no turn gets none, and what waits to leave is taken back. */
export async function stopSending(ctx: Ctx, { id, by }: { id: string; by: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { state } = await lockSending(tx, id)
    if (state !== 'running' && state !== 'done') throw new SendingNotDraft()
    await stopLot(ctx.within(tx), id)
    await tx
      .updateTable('sending')
      .set({ state: 'stopped', ended_by: by, ended_at: ctx.now() })
      .where('id', '=', id)
      .execute()
  })
}

const order = v.object({
  sendingId: v.pipe(v.string(), v.uuid()),
  /** How many had their turn before: a repeat of an earlier lot finds more, and does nothing. */
  taken: v.number(),
})

/** One lot of a sending, and the next a while later. */
export const sendLotJob = defineJob({ name: 'sending.lot', lane: 'upkeep' }, order, sendLot)

async function sendLot(ctx: Ctx, { sendingId, taken }: v.InferOutput<typeof order>): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const sending = await lockSending(tx, sendingId)
    if (sending.state !== 'running' || sending.taken !== taken) return
    const donors = await nextDonors(tx, sending)
    for (const donorId of donors) await queueFor(ctx.within(tx), sending, donorId)
    await markTaken(ctx.within(tx), sending, donors)
    const now = ctx.now()
    const payload = { sendingId, taken: taken + donors.length }
    const isMore = payload.taken < sending.people && donors.length > 0
    if (isMore)
      await enqueue(tx, sendLotJob, { payload, now, runAt: nextLotAt(now, sending.per_minute) })
  })
  ctx.wake()
}

async function nextDonors(tx: Tx, { id, per_minute: perMinute }: SendingRow): Promise<string[]> {
  const rows = await tx
    .selectFrom('sending_member')
    .select('donor_id')
    .where('sending_id', '=', id)
    .where('taken_at', 'is', null)
    .orderBy('donor_id')
    .limit(lotSize(perMinute))
    .execute()
  return rows.map((row) => row.donor_id)
}

/**
 * Queues the message of one donor; two records that became one get one. Whether they still want it is read when it
 * leaves.
 */
async function queueFor(
  ctx: Ctx & { db: Tx },
  sending: SendingRow,
  donorId: string,
): Promise<void> {
  const root = await rootOf(ctx.db, donorId)
  const donor =
    root &&
    (await ctx.db
      .selectFrom('donor')
      .select(['name', 'salutation', 'erased_at'])
      .where('id', '=', root)
      .executeTakeFirst())
  if (!root || !donor || donor.erased_at) return
  const contacts = await contactsOfDonor(ctx.db, root)
  const contactOf = (kind: 'email' | 'phone') => contacts.find((each) => each.kind === kind)?.value
  const to = { email: contactOf('email'), phone: contactOf('phone') }
  if (!to.email && !to.phone) return
  await sendTemplate(ctx, {
    event: `sending ${sending.id} ${root}`,
    template: sending.template,
    version: sending.version,
    to,
    values: { ...sending.given, nama: calledName(donor), lembaga: ctx.config.institution.name },
    plainName: donor.name,
    donorId: root,
    lotId: sending.id,
  })
}

/** 'Ibu Siti Aminah'. */
function calledName({ name, salutation }: { name: string; salutation: string | null }): string {
  if (!salutation) return name
  return `${salutation.charAt(0).toUpperCase()}${salutation.slice(1)} ${name}`
}

async function markTaken(
  { db, now }: Ctx & { db: Tx },
  { id, taken, people }: SendingRow,
  donors: readonly string[],
): Promise<void> {
  if (donors.length > 0)
    await db
      .updateTable('sending_member')
      .set({ taken_at: now() })
      .where('sending_id', '=', id)
      .where('donor_id', 'in', donors)
      .execute()
  const total = taken + donors.length
  const isDone = total >= people || donors.length === 0
  await db
    .updateTable('sending')
    .set({ taken: total, ...(isDone && { state: 'done' as const, ended_at: now() }) })
    .where('id', '=', id)
    .execute()
}
