import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { VisitState } from '#platform/db/schema/schema-asrama.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { VisitDecided, VisitNotFound } from './errors.ts'
import { forgetVisitors, notifyOfVisitJob } from './jobs.server.ts'
import { getVisit } from './visit-queries.server.ts'

export type VisitDecision = { id: string; isConfirmed: boolean; reason?: string | undefined }

/**
 * Accepts or declines a request; the visitor gets a message. Refuses with VisitDecided when it is no longer waiting.
 */
export async function decideVisit(ctx: Ctx, { id, isConfirmed, reason }: VisitDecision) {
  const state = isConfirmed ? 'confirmed' : 'declined'
  await change(ctx, { id, from: ['requested'], state, reason })
}

/** Cancels a visit at the visitor's wish and deletes their data at once. A repeat changes nothing. */
export async function cancelVisit(ctx: Ctx, id: string): Promise<void> {
  const { state } = await getVisit(ctx, id)
  if (state === 'cancelled') return
  await change(ctx, { id, from: ['requested', 'confirmed'], state: 'cancelled' })
}

const notified = { confirmed: 'visitor', declined: 'visitor', cancelled: 'house' } as const

type Change = {
  id: string
  from: VisitState[]
  state: Exclude<VisitState, 'requested'>
  reason?: string | undefined
}

async function change(ctx: Ctx, { id, from, state, reason }: Change): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.now()
    const changed = await tx
      .updateTable('asrama_visit')
      .set({
        state,
        decided_at: now,
        reason: reason ?? null,
        ...(state === 'cancelled' && { person: null }),
      })
      .where('public_id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 1n) {
      if (state === 'cancelled') await forgetVisitors(tx, [id])
      const payload = { id, event: state, to: notified[state] }
      await enqueue(tx, notifyOfVisitJob, { payload, now, key: `${id}.${state}` })
      return
    }
    const known = await tx
      .selectFrom('asrama_visit')
      .where('public_id', '=', id)
      .select('state')
      .executeTakeFirst()
    throw known ? new VisitDecided() : new VisitNotFound()
  })
  ctx.wake()
}
