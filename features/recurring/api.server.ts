import { Hono } from 'hono'
import {
  type ApiEnv,
  documented,
  memberAccess,
  memberIn,
  validated,
} from '#platform/http/http.server.ts'
import { planIdOf, pressPlan } from './change-plan.server.ts'
import { type PlanBody, plansResponse, stoppedResponse, stopParam } from './contract.ts'
import { planPath } from './plan-link.server.ts'
import { listRecurring } from './queries.server.ts'
import { rhythmWords } from './rhythm.ts'

const tag = 'Donasi rutin'

export type RecurringApi = typeof recurringApi

/** Members' plans; the link of a plan works without signing in. */
export const recurringApi = new Hono<ApiEnv>()
  .get(
    '/me/recurring-plans',
    documented({ tag, access: 'member', summary: 'Donasi rutin saya', ok: plansResponse }),
    memberAccess,
    async (c) => {
      const { ctx } = c.var
      const found = await listRecurring(ctx.db, memberIn(c).accountId)
      const data = found.map(
        (plan): PlanBody => ({
          url: planPath(ctx.config, plan.id),
          rhythm: rhythmWords(plan),
          programme: plan.programme ?? 'Yang paling membutuhkan',
          amount: plan.amount,
          status: plan.status,
          nextAt: plan.next_at?.toISOString() ?? null,
        }),
      )
      return c.json({ data })
    },
  )
  .post(
    '/reminders/stop/:token',
    documented({
      tag,
      access: 'none',
      summary: 'Berhenti sekali tekan dari e-mail (RFC 8058), tanpa masuk',
      ok: stoppedResponse,
      errors: [404, 410],
    }),
    validated('param', stopParam),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      const { ctx } = c.var
      await pressPlan(ctx, planIdOf(ctx, c.req.valid('param').token), 'berhenti')
      return c.json({ data: { isStopped: true as const } })
    },
  )
