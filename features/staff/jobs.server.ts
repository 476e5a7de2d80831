import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { defineJob, type Schedule } from '#platform/jobs/jobs.server.ts'
import { inviteEmail } from './emails.ts'
import { STAFF_LONGEST_MS } from './sign-in/entry.ts'
import { FORM_KEPT_MS } from './form-once.server.ts'
import { HELD_MS } from './held-form.server.ts'
import { inviteTokenOf } from './sign-in/invite.server.ts'

/** Sends the link of an invitation to its person. */
export const sendInviteJob = defineJob(
  { name: 'staff.invite', lane: 'codes' },
  v.object({ inviteId: v.pipe(v.string(), v.uuid()) }),
  sendInvite,
)

async function sendInvite(ctx: Ctx, { inviteId }: { inviteId: string }): Promise<void> {
  const row = await ctx.db
    .selectFrom('staff_invite as invite')
    .innerJoin('staff', 'staff.id', 'invite.staff_id')
    .select(['invite.id', 'invite.nonce', 'invite.kind', 'invite.used_at', 'invite.expires_at'])
    .select(['staff.email', 'staff.name'])
    .where('invite.id', '=', inviteId)
    .executeTakeFirst()
  if (!row || row.used_at || row.expires_at <= ctx.now()) return
  const { kind, name, email } = row
  const link = `${ctx.config.deskOrigin}/kelola/undangan/${inviteTokenOf(ctx.config, row)}`
  await ctx.mail.send({ to: email, ...inviteEmail({ kind, name, link }, ctx.config) })
}

/** How long an ended session and a used link are of use to somebody who looks what happened. */
const KEPT_MS = 90 * DAY_MS

/** Deletes what nobody can use or look up any more. */
export const forgetEntriesSchedule: Schedule = {
  name: 'staff.forget-entries',
  everyMs: 3_600_000,
  run: async ({ db, now: clock }) => {
    const now = clock()
    const before = (ms: number) => new Date(now.getTime() - ms)
    await db
      .deleteFrom('staff_totp')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<', before(DAY_MS))
      .execute()
    await db.deleteFrom('staff_challenge').where('expires_at', '<', now).execute()
    await db.deleteFrom('staff_invite').where('expires_at', '<', before(KEPT_MS)).execute()
    await db.deleteFrom('staff_held_form').where('made_at', '<', before(HELD_MS)).execute()
    await db.deleteFrom('staff_form').where('made_at', '<', before(FORM_KEPT_MS)).execute()
    await db
      .deleteFrom('staff_session')
      .where('created_at', '<', before(KEPT_MS + STAFF_LONGEST_MS))
      .execute()
  },
}
