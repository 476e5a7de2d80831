import { Hono } from 'hono'
import * as v from 'valibot'
import { answerTicket } from '#features/ticket/answer-ticket.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type ApiEnv, answerError, problem } from '#platform/http/http.server.ts'
import { NotFound } from '#platform/refusal.ts'
import { simulatorOf } from '#platform/outside/gateways.server.ts'
import { sandboxActions } from '#platform/outside/sandbox/sandbox-simulator.server.ts'

const action = v.picklist(sandboxActions)
const answer = v.object({ text: v.pipe(v.string(), v.minLength(1)), asks: v.optional(v.boolean()) })

/**
 * Manual control of the offline provider: POST /sandbox/charges/{id}/{action}; and of staff answers
 * without the desk: POST /sandbox/tickets/{number}/answer. With a real provider nothing is here.
 */
export function createSandbox(ctx: Ctx): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()
  app.post('/sandbox/charges/:id/:action', async (c) => {
    const simulator = simulatorOf(ctx.gateway)
    const act = v.safeParse(action, c.req.param('action'))
    if (!simulator || ctx.config.mode !== 'demo' || !act.success) throw new NotFound()
    const driven = await simulator.drive(c.req.param('id'), act.output)
    const { charge } = driven
    return c.json({
      data: {
        action: driven.action,
        webhooks: driven.webhooks,
        charge: charge && {
          reference: charge.reference,
          providerId: charge.provider_id,
          method: charge.method,
          channel: charge.channel,
          status: charge.status,
          amount: charge.amount,
          paidAmount: charge.paid_amount,
          captures: charge.captures,
        },
      },
    })
  })
  app.post('/sandbox/tickets/:number/answer', async (c) => {
    const body = v.safeParse(answer, await c.req.json().catch(() => undefined))
    if (!simulatorOf(ctx.gateway) || ctx.config.mode !== 'demo' || !body.success)
      throw new NotFound()
    const { text, asks = false } = body.output
    await answerTicket(ctx, { number: c.req.param('number'), text, asks, by: null })
    return c.json({ data: { isAnswered: true } })
  })
  app.notFound((c) =>
    problem(c, { status: 404, code: 'not-found', detail: 'Alamat ini tidak ada.' }),
  )
  app.onError((error, c) => {
    c.set('ctx', ctx)
    return answerError(error, c)
  })
  return app
}
