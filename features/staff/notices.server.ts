import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { noticeEmail, noticeKinds, type NoticeKind } from './emails.ts'

/** Tells a person by mail what happened to their way in. */
export const sendStaffNoticeJob = defineJob(
  { name: 'staff.notice', lane: 'email' },
  v.object({
    staffId: v.pipe(v.string(), v.uuid()),
    kind: v.picklist(noticeKinds),
    at: v.string(),
    device: v.string(),
  }),
  sendNotice,
)

type Notice = { staffId: string; kind: NoticeKind; device?: string }

/** Leaves the mail to the worker, in the transaction of what it tells. */
export async function noticeStaff(ctx: Ctx, { staffId, kind, device = '' }: Notice): Promise<void> {
  const now = ctx.now()
  const payload = { staffId, kind, device, at: now.toISOString() }
  await enqueue(ctx.db, sendStaffNoticeJob, { payload, now })
  ctx.wake()
}

async function sendNotice(
  ctx: Ctx,
  { staffId, kind, at, device }: { staffId: string; kind: NoticeKind; at: string; device: string },
): Promise<void> {
  const person = await ctx.db
    .selectFrom('staff')
    .select(['email', 'name', 'is_sample'])
    .where('id', '=', staffId)
    .executeTakeFirst()
  // The people of a demo have no mailbox.
  if (!person || person.is_sample) return
  const facts = { kind, name: person.name, at: new Date(at), device }
  await ctx.mail.send({ to: person.email, ...noticeEmail(facts, ctx.config) })
}
