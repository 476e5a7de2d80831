import * as v from 'valibot'
import { contactsOfDonors } from '#features/donor/queries.server.ts'
import { stopLot } from '#features/message/send/lot-result.server.ts'
import { sendToMany } from '#features/message/send/queue-message.server.ts'
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
export const sendLotJob = defineJob({ name: 'sending.lot', lane: 'news' }, order, sendLot)

async function sendLot(ctx: Ctx, { sendingId, taken }: v.InferOutput<typeof order>): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const sending = await lockSending(tx, sendingId)
    if (sending.state !== 'running' || sending.taken !== taken) return
    const donors = await nextDonors(tx, sending)
    await queueFor(ctx.within(tx), sending, donors)
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
 * Queues the messages of a lot; two records that became one get one. Whether they still want it is read when it leaves.
 */
async function queueFor(
  ctx: Ctx & { db: Tx },
  sending: SendingRow,
  donorIds: readonly string[],
): Promise<void> {
  const roots = await rootsOf(ctx.db, donorIds)
  const contacts = await contactsOfDonors(
    ctx.db,
    roots.map(({ id }) => id),
  )
  const values = { ...sending.given, lembaga: ctx.config.institution.name }
  const orders = roots.flatMap((donor) => {
    const own = contacts.get(donor.id) ?? []
    const contactOf = (kind: 'email' | 'phone') => own.find((each) => each.kind === kind)?.value
    const to = { email: contactOf('email'), phone: contactOf('phone') }
    if (!to.email && !to.phone) return []
    return {
      event: `sending ${sending.id} ${donor.id}`,
      template: sending.template,
      version: sending.version,
      to,
      values: { ...values, nama: calledName(donor) },
      plainName: donor.name,
      donorId: donor.id,
      lotId: sending.id,
    }
  })
  await sendToMany(ctx, orders)
}

/** The records that stand for these, each once; nobody who has left. */
async function rootsOf(tx: Tx, donorIds: readonly string[]) {
  if (donorIds.length === 0) return []
  return await tx
    .selectFrom('donor')
    .select(['id', 'name', 'salutation'])
    .where('id', 'in', (each) =>
      each.selectFrom('donor').select('root_id').where('id', 'in', donorIds),
    )
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()
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
