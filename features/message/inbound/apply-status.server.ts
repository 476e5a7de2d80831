import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { followCode } from '../send/send-by-channel.server.ts'
import { sendJobOf } from '../send/deliver-message.server.ts'
import { countCost } from '../send/month-cost.server.ts'
import { consequenceOf } from '../send/whatsapp-failure.ts'
import type { StatusEvent } from './whatsapp-events.ts'

const arrivals = ['sent', 'delivered', 'read', 'played'] as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Applies one status of the provider. Each may come twice, late, or before the one it follows. */
export async function applyStatus(ctx: Ctx, event: StatusEvent): Promise<void> {
  const isArrival = (arrivals as readonly string[]).includes(event.status)
  if (!isArrival && event.status !== 'failed') return
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockMessage(tx, event)
    if (!row || row.channel !== 'whatsapp') return
    if (isArrival) await applyArrival(ctx, tx, { row, event })
    else await applyFailure(ctx, tx, { row, event })
  })
}

async function lockMessage(tx: Tx, { providerId, reference }: StatusEvent) {
  const ours = reference && UUID.test(reference) ? reference : null
  return tx
    .selectFrom('sent_message')
    .select([
      'id',
      'kind',
      'template',
      'status',
      'channel',
      'category',
      'email',
      'phone',
      'content',
    ])
    .select(['delivered_at as deliveredAt', 'phone_hash as phoneHash', 'tried'])
    .where((where) =>
      where.or([
        where('provider_id', '=', providerId),
        ...(ours ? [where.and([where('id', '=', ours), where('provider_id', 'is', null)])] : []),
      ]),
    )
    .forUpdate()
    .executeTakeFirst()
}

type Row = NonNullable<Awaited<ReturnType<typeof lockMessage>>>
type Applied = { row: Row; event: StatusEvent }

async function applyArrival(ctx: Ctx, tx: Tx, { row, event }: Applied): Promise<void> {
  const { at, status, providerId, category } = event
  if (!['sending', 'sent', 'unknown'].includes(row.status)) return
  const isDelivered = status !== 'sent'
  // Whoever read it has it, even where that status never comes.
  const earliest = (column: string) => sql<Date>`least(${sql.ref(column)}, ${at}::timestamptz)`
  await tx
    .updateTable('sent_message')
    .set({
      status: 'sent',
      why: null,
      provider_id: sql`coalesce(provider_id, ${providerId})`,
      category: category ?? row.category,
      sent_at: sql`coalesce(sent_at, ${at}::timestamptz)`,
      ...(isDelivered && { delivered_at: earliest('delivered_at') }),
      ...((status === 'read' || status === 'played') && { read_at: earliest('read_at') }),
    })
    .where('id', '=', row.id)
    .execute()
  if (category && category !== row.category) await moveCost(ctx, tx, { row, category })
}

/** The provider has its own word on what a message is charged by. */
async function moveCost(ctx: Ctx, tx: Tx, { row, category }: { row: Row; category: string }) {
  const counting = { whatsapp: ctx.whatsapp, db: tx }
  const at = ctx.now()
  if (row.category) await countCost(counting, { category: row.category, count: -1, at })
  await countCost(counting, { category, count: 1, at })
}

async function applyFailure(ctx: Ctx, tx: Tx, { row, event }: Applied): Promise<void> {
  if (!['sending', 'sent', 'unknown'].includes(row.status) || row.deliveredAt) return
  const code = event.code ?? 0
  const mayFallBack = row.email !== null && row.content !== null && row.content.via === undefined
  const isQueued = mayFallBack && !row.tried.includes('email')
  await tx
    .updateTable('sent_message')
    .set({
      status: isQueued ? 'queued' : 'failed',
      channel: isQueued ? null : 'whatsapp',
      tried: sql`array_append(tried, 'whatsapp')`,
      why: String(code),
      failed_at: ctx.now(),
      provider_id: event.providerId,
    })
    .where('id', '=', row.id)
    .execute()
  const { category } = row
  // What did not arrive is not charged.
  if (category) {
    const counting = { whatsapp: ctx.whatsapp, db: tx }
    await countCost(counting, { category, count: -1, at: ctx.now() })
  }
  const consequence = consequenceOf(code)
  await followCode(ctx.within(tx), { row, template: row.template, code, consequence })
  if (!isQueued) return
  const payload = { messageId: row.id }
  await enqueue(tx, sendJobOf(row.kind), { payload, now: ctx.now() })
}
