import type { MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import { clientAddress } from './client-address.server.ts'
import type { Ctx } from './context.ts'
import type { ApiEnv } from './http.server.ts'
import type { Schedule } from './jobs.server.ts'
import { keyedHash } from './keyed-hash.server.ts'
import { Refusal } from './refusal.ts'

/** `burst` at once; one more is free again every `everySeconds`. */
export type Limit = { name: string; burst: number; everySeconds: number }

export class TooManyTries extends Refusal {
  override name = 'TooManyTries'
  readonly code = 'too-many-tries'
  readonly status = 429
  override readonly retryAfterSeconds: number

  constructor(seconds: number) {
    const wait = Math.max(1, Math.ceil(seconds))
    super(`Terlalu banyak percobaan. Coba lagi dalam ${waitWords(wait)}.`)
    this.retryAfterSeconds = wait
  }
}

/** '40 detik', '3 menit', '2 jam'. */
function waitWords(seconds: number): string {
  if (seconds < 60) return `${seconds} detik`
  if (seconds < 3600) return `${Math.ceil(seconds / 60)} menit`
  return `${Math.ceil(seconds / 3600)} jam`
}

/**
 * Takes one of the allowance of `who` (an address, an account, a contact), or refuses with 429 and says when to
 * come back. One statement on the primary database (GCRA), so it holds over all processes and for calls at once.
 */
export async function limit(ctx: Ctx, rule: Limit, who: string): Promise<void> {
  const key = keyedHash(ctx.config, `limit ${rule.name}`, who)
  const now = ctx.now()
  const latest = new Date(now.getTime() + (rule.burst - 1) * rule.everySeconds * 1000)
  const { rows } = await sql<{ is_taken: boolean; free_at: Date }>`
    with taken as (
      insert into rate_limit as held (key, free_at)
      values (${key}, ${later(now, rule)})
      on conflict (key) do update
        set free_at = greatest(held.free_at, ${now}) + make_interval(secs => ${rule.everySeconds})
        where held.free_at <= ${latest}
      returning free_at)
    select true as is_taken, free_at from taken
    union all
    select false, free_at from rate_limit
    where key = ${key} and not exists (select from taken)`.execute(ctx.db)
  const [held] = rows
  if (held?.is_taken) return
  // No row: somebody's first take was committed after this statement began, and used all there is.
  const freeAt = held?.free_at ?? later(latest, rule)
  throw new TooManyTries((freeAt.getTime() - latest.getTime()) / 1000)
}

/** Counts a call to the address it comes from. */
export function limited(rule: Limit): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await limit(c.var.ctx, rule, clientAddress(c))
    await next()
  }
}

/** Counts what one address gives, by GIFTS_PER_MINUTE; where that is 0 nothing is counted or asked. */
export function limitedGifts(name: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { giftsPerMinute: burst } = c.var.ctx.config
    const rule = { name, burst, everySeconds: 60 / burst }
    if (burst > 0) await limit(c.var.ctx, rule, clientAddress(c))
    await next()
  }
}

/** Gives `who` the whole allowance back. */
export async function releaseLimit(ctx: Ctx, rule: Limit, who: string): Promise<void> {
  const key = keyedHash(ctx.config, `limit ${rule.name}`, who)
  await ctx.db.deleteFrom('rate_limit').where('key', '=', key).execute()
}

function later(now: Date, { everySeconds }: Limit): Date {
  return new Date(now.getTime() + everySeconds * 1000)
}

const KEPT_MS = 24 * 3_600_000

/** Forgets allowances that are whole again, and sign-ins that failed a day ago. */
export const forgetLimitsSchedule: Schedule = {
  name: 'limits.forget',
  everyMs: 10 * 60_000,
  run: async ({ db, now }) => {
    await db.deleteFrom('rate_limit').where('free_at', '<', now()).execute()
    const yesterday = new Date(now().getTime() - KEPT_MS)
    await db.deleteFrom('sign_in_delay').where('last_tried_at', '<', yesterday).execute()
  },
}
