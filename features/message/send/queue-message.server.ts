import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { MessageContent } from '#platform/db/schema/message/schema-message.ts'
import { enqueue, enqueueAll } from '#platform/jobs/jobs.server.ts'
import { getTemplate, type TemplateVersion } from '../book/template-book.server.ts'
import { isOwn, missingValues, type Values } from '../book/template.ts'
import { currentContacts } from '../contact-change/current-contacts.server.ts'
import { contactHash } from '../contact-choices.server.ts'
import { MessageNotWhole } from '../errors.ts'
import type { Contacts } from '../message-channels.ts'
import { sendJobOf } from './deliver-message.server.ts'
import { notSentYet } from './message-rows.server.ts'

/** A message of the book to one person. */
export type TemplateOrder = MessageContent & {
  /** Where its words name it; otherwise it gets one. */
  id?: string
  /** What happened, as 'thanks 0190…': the same event never has two messages. */
  event: string
  template: string
  /** A version of it, where one was chosen; otherwise the one that holds. */
  version?: number
  to: Contacts
  donationId?: string | null
  donorId?: string | null
  lotId?: string | null
  runAt?: Date
  /** Goes to these very contacts, though their owner may have replaced them. */
  isDirect?: boolean
}

type Sender = Pick<Ctx, 'config' | 'newId' | 'now'> & { db: Db | Tx }

/**
 * Queues a message in the caller's transaction, and answers its id; undefined where its event has one already. By which
 * channel it goes, and whether its reader still wants it, is read when it goes.
 */
export async function sendTemplate(ctx: Sender, order: TemplateOrder): Promise<string | undefined> {
  const written = await writeSentMessage(ctx, order)
  if (!written) return undefined
  const { id, kind } = written
  const runAt = order.runAt ?? ctx.now()
  await enqueue(ctx.db, sendJobOf(kind, order.lotId), {
    payload: { messageId: id },
    now: ctx.now(),
    runAt,
  })
  return id
}

/** Queues one message of a template to each of many, of which all share a lot, in three statements. */
export async function sendToMany(ctx: Sender, orders: readonly TemplateOrder[]): Promise<void> {
  const [first] = orders
  if (!first) return
  const template = await getTemplate(ctx.db, first.template, first.version)
  const current = await toCurrent(ctx, orders)
  const rows = await ctx.db
    .insertInto('sent_message')
    .values(current.map((order) => rowFor(ctx, template, order)))
    .onConflict((conflict) => conflict.column('event').doNothing())
    .returning('id')
    .execute()
  const now = ctx.now()
  const entries = rows.map(({ id }) => ({ payload: { messageId: id }, now }))
  await enqueueAll(ctx.db, sendJobOf(template.kind, first.lotId), entries)
}

/** Writes the row of a message that somebody is about to deliver; undefined where its event has one. */
export async function writeSentMessage(ctx: Sender, order: TemplateOrder, secrets: Values = {}) {
  const template = await getTemplate(ctx.db, order.template, order.version)
  const [current] = await toCurrent(ctx, [order])
  return ctx.db
    .insertInto('sent_message')
    .values(rowFor(ctx, template, { ...(current ?? order), secrets }))
    .onConflict((conflict) => conflict.column('event').doNothing())
    .returning(['id', 'kind'])
    .executeTakeFirst()
}

/** The same to the contacts that stand for theirs now. */
async function toCurrent(ctx: Sender, orders: readonly TemplateOrder[]): Promise<TemplateOrder[]> {
  const movable = orders.filter(({ isDirect }) => !isDirect)
  const contacts = await currentContacts(
    ctx,
    movable.map(({ to }) => to),
  )
  const moved = new Map(movable.map((order, at) => [order, contacts[at] ?? order.to]))
  return orders.map((order) => ({ ...order, to: moved.get(order) ?? order.to }))
}

function rowFor(
  ctx: Sender,
  template: TemplateVersion,
  order: TemplateOrder & { secrets?: Values },
) {
  const { event, template: name, to, donationId, donorId, lotId, secrets, ...rest } = order
  const { version: _version, runAt: _runAt, id = ctx.newId(), isDirect: _, ...content } = rest
  const missing = missingValues(template, { ...content.values, ...secrets }).filter(
    ({ name: each }) => !isOwn(each),
  )
  if (missing.length > 0)
    throw new MessageNotWhole(
      `Pesan ${name} tanpa ${missing.map(({ name: each }) => each).join(', ')}.`,
    )
  const { config } = ctx
  const { email = null, phone = null } = to
  return {
    id,
    event,
    template: name,
    version: template.version,
    kind: template.kind,
    donation_id: donationId ?? null,
    donor_id: donorId ?? null,
    lot_id: lotId ?? null,
    email: email || null,
    phone: phone || null,
    email_hash: email ? contactHash(config, email) : null,
    phone_hash: phone ? contactHash(config, phone) : null,
    content: JSON.stringify(content),
    channel: null,
    status: 'queued' as const,
    ...notSentYet,
    queued_at: ctx.now(),
  }
}
