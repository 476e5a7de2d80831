import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import type { MessageChannel, MessageKind } from '#platform/db/schema/message/schema-message.ts'
import { defineJob, enqueue, type Job } from '#platform/jobs/jobs.server.ts'
import { getTemplate } from '../book/template-book.server.ts'
import { isOwn, missingValues, type Values } from '../book/template.ts'
import { type Attempt, type MessageSending, sendBy } from './send-by-channel.server.ts'
import { channelsFor } from './choose-channel.server.ts'
import { wishOf } from '../contact-choices.server.ts'
import {
  endMessage,
  holdMessage,
  type MessageRow,
  rowOf,
  startSending,
} from './message-rows.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'

const MINUTE_MS = 60_000

const DAY_MINUTES = DAY_MS / MINUTE_MS

/** Nothing that can wait goes between nine in the evening and five in the morning. */
const QUIET_FROM = 21 * 60

const QUIET_UNTIL = 5 * 60

/** Minutes ahead of UTC: WIB, WITA and WIT. */
export const indonesianZones: readonly number[] = [7 * 60, 8 * 60, 9 * 60]

const order = v.object({ messageId: v.pipe(v.string(), v.uuid()) })

/** What answers an act of the person waits for nobody else's e-mails. */
const sendServiceJob = defineJob({ name: 'message.send', lane: 'email' }, order, sendJob)
/** News to many leave beside the rest, and hold up no receipt. */
const sendNewsJob = defineJob({ name: 'message.send-news', lane: 'news' }, order, sendJob)

export const sendJobs: readonly Job[] = [sendServiceJob, sendNewsJob]

/** The job that sends messages of a kind; those to many go beside the rest whatever they are. */
export function sendJobOf(kind: MessageKind, lotId: string | null = null) {
  return kind === 'news' || lotId !== null ? sendNewsJob : sendServiceJob
}

async function sendJob(ctx: Ctx, { messageId }: v.InferOutput<typeof order>): Promise<void> {
  const outcome = await deliverMessage(ctx, messageId)
  if (outcome.kind === 'later') await sendAgain(ctx, outcome)
}

async function sendAgain(ctx: Ctx, { at, row }: { at: Date; row: MessageRow }) {
  const payload = { messageId: row.id }
  await enqueue(ctx.db, sendJobOf(row.kind, row.lotId), { payload, now: ctx.now(), runAt: at })
}

export type Delivered =
  | { kind: 'sent'; channel: MessageChannel }
  | { kind: 'unsent'; why: string }
  | { kind: 'later'; at: Date; row: MessageRow }
  /** It left before, or nobody knows. */
  | { kind: 'past' }

const LATER_MS = 30 * 60_000

/**
 * Sends one message by the first channel that takes it. What its reader chose, the hour, and what holds a channel are
 * read now. Throws when a channel is busy, so that its job tries again; a repeat after that sends nothing twice.
 */
export async function deliverMessage(
  ctx: Ctx,
  messageId: string,
  secrets: Values = {},
): Promise<Delivered> {
  const row = await rowOf(ctx.db, messageId)
  if (!row || !['queued', 'sending'].includes(row.status)) return { kind: 'past' }
  if (row.status === 'sending' && (await settleInterrupted(ctx, row))) return { kind: 'past' }
  const template = await getTemplate(ctx.db, row.template, row.version)
  const content = row.content && { ...row.content, values: { ...row.content.values, ...secrets } }
  // What was said once and stored nowhere cannot be said again.
  if (!content || missingValues(template, content.values).some(({ name }) => !isOwn(name)))
    return unsent(ctx, row, 'forgotten')
  const at = template.isQuiet ? earliestMoment(ctx.now(), content.zone) : ctx.now()
  if (at > ctx.now()) return { kind: 'later', at, row }
  const wish = await wishOf(ctx.db, hashesOf(row))
  const channels = channelsFor(ctx, { row, template, content, wish })
  let refused: string | undefined
  let turn = await channels.next()
  for (; !turn.done; turn = await channels.next()) {
    const channel = turn.value
    if (!(await startSending(ctx, row.id, channel))) return { kind: 'past' }
    const attempt = await tried(ctx, { row, template, content, channel, wish })
    if (attempt.kind === 'sent') return { kind: 'sent', channel }
    if (attempt.kind === 'unknown') return { kind: 'past' }
    refused = attempt.why
  }
  const { why, isHeld } = turn.value
  if (isHeld && refused === undefined) {
    const held = new Date(ctx.now().getTime() + LATER_MS)
    return { kind: 'later', at: held, row }
  }
  return unsent(ctx, row, refused ?? why)
}

function hashesOf({ emailHash, phoneHash }: MessageRow): Buffer[] {
  return [emailHash, phoneHash].filter((hash) => hash !== null)
}

async function unsent(
  ctx: Ctx,
  { id, tried: before }: MessageRow,
  why: string,
): Promise<Delivered> {
  const status = before.length > 0 || /^\d+$/.test(why) ? 'failed' : 'unsent'
  await endMessage(ctx, id, { status, why })
  return { kind: 'unsent', why }
}

/** One try by one channel, written down whatever comes of it. */
async function tried(ctx: Ctx, sending: MessageSending): Promise<Attempt> {
  const { row, channel } = sending
  let attempt: Attempt
  try {
    attempt = await sendBy(ctx, sending)
  } catch (error) {
    // Nothing left, and the job tries again.
    await holdMessage(ctx, row.id)
    throw error
  }
  if (attempt.kind === 'sent') {
    const { providerId = null, category = null } = attempt
    await endMessage(ctx, row.id, { status: 'sent', channel, providerId, category })
  } else if (attempt.kind === 'unknown') {
    await endMessage(ctx, row.id, { status: 'unknown', channel, why: attempt.why })
  } else {
    await holdMessage(ctx, row.id, channel)
  }
  return attempt
}

/**
 * A process ended while it was sending. An e-mail about an act goes again: twice is better than lost. A message that
 * nobody misses, or that its provider does not know by a key, does not. True where nothing is left to do.
 */
async function settleInterrupted(ctx: Ctx, { id, kind, channel }: MessageRow): Promise<boolean> {
  if (kind === 'service' && channel !== 'whatsapp') {
    await holdMessage(ctx, id)
    return false
  }
  await endMessage(ctx, id, { status: 'unknown', channel, why: 'interrupted' })
  return true
}

/** When a message that can wait may go: now, or after the night of its reader; where nobody knows their zone, of all three. */
export function earliestMoment(now: Date, zone: number | undefined): Date {
  const zones = zone === undefined ? indonesianZones : [zone]
  let moment = now
  // The morning of one zone may be the night of another: three looks are enough.
  for (const _ of [...zones, zones]) {
    const wait = Math.max(...zones.map((each) => quietMinutesLeft(moment, each)))
    if (wait === 0) return moment
    const minute = Math.floor(moment.getTime() / MINUTE_MS)
    moment = new Date((minute + wait) * MINUTE_MS)
  }
  return moment
}

function quietMinutesLeft(now: Date, zone: number): number {
  const local = Math.floor(now.getTime() / MINUTE_MS) + zone
  const minute = ((local % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  if (minute < QUIET_UNTIL) return QUIET_UNTIL - minute
  return minute >= QUIET_FROM ? DAY_MINUTES - minute + QUIET_UNTIL : 0
}
