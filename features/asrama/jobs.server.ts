import * as v from 'valibot'
import { forgetMessagesOf } from '#features/message/forget-messages.server.ts'
import { sendTemplate } from '#features/message/send/queue-message.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { defineJob, type Schedule } from '#platform/jobs/jobs.server.ts'
import { asramaEmail, visitTemplates, visitValues } from './emails.ts'
import { VISIT_KEPT_DAYS } from './visit.ts'
import { visitWithVisitor } from './visit-queries.server.ts'

const event = v.picklist(['requested', 'confirmed', 'declined', 'cancelled'])

/**
 * Tells one side of a visit about its new state. Sends nothing when the state has changed again or the visitor's data
 * was deleted.
 */
export const notifyOfVisitJob = defineJob(
  { name: 'asrama.visit', lane: 'email' },
  v.object({ id: v.string(), event, to: v.picklist(['house', 'visitor']) }),
  async (ctx, { id, event: visitEvent, to }) => {
    const visit = await visitWithVisitor(ctx, id)
    if (!visit || visit.state !== visitEvent) return
    const { institution, origin } = ctx.config
    const message = {
      ...visit,
      institution: institution.name,
      link: `${origin}/kunjungan/${visit.slug}/${id}`,
    }
    if (to === 'house') {
      await ctx.mail.send({ to: visit.email ?? institution.email, ...asramaEmail(message) })
      return
    }
    const { visitor } = visit
    if (!visitor || visitEvent === 'cancelled') return
    const { email, phone } = visitor
    await sendTemplate(ctx, {
      event: `visit ${id} ${visitEvent}`,
      template: visitTemplates[visitEvent],
      // Nobody has proved the number before a person has looked.
      to: visitEvent === 'requested' ? { email } : { email, phone },
      values: visitValues(message),
    })
    ctx.wake()
  },
)

/** Forgets who wanted to visit, 90 days after the day they wanted to come. */
export const forgetVisitsSchedule: Schedule = {
  name: 'asrama.forget-visits',
  everyMs: 3_600_000,
  run: forgetVisits,
}

async function forgetVisits({ db, now }: Ctx): Promise<void> {
  const last = new Date(now().getTime() - VISIT_KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .deleteFrom('asrama_visit')
      .where('visit_on', '<', last)
      .returning('public_id')
      .execute()
    await forgetVisitors(
      tx,
      rows.map(({ public_id: id }) => id),
    )
  })
}

/** Takes the contacts of visitors, and what we wrote to them, out of the messages. */
export async function forgetVisitors(tx: Tx, ids: readonly string[]): Promise<void> {
  const templateNames = Object.keys(visitTemplates)
  await forgetMessagesOf(
    tx,
    ids.flatMap((id) => templateNames.map((event) => `visit ${id} ${event}`)),
  )
}
