import type { MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import { clientAddress, SITE_FACTOR, ipv6Site } from './client-address.server.ts'
import type { Ctx } from '../context.ts'
import type { ApiEnv } from './http.server.ts'
import type { Schedule } from '../jobs/jobs.server.ts'
import { keyedHash } from '../security/keyed-hash.server.ts'
import { refusal } from '../refusal.ts'

/** `burst` at once; one more becomes free every `everySeconds`. A cheap limit against machines, at any numbers. */
export type SteadyLimit = { name: string; burst: number; everySeconds: number }

/** At most `most` in any period of the given seconds, for every window. For small numbers that are a promise. */
export type WindowLimit = { name: string; windows: readonly { most: number; seconds: number }[] }

export type Limit = SteadyLimit | WindowLimit

/**
 * Bodies with a file that one address may send, taken before anything of them is read. A village behind one address
 * stays within it; what a file is sent for has narrower limits of its own.
 */
export const uploads: SteadyLimit = { name: 'uploads address', burst: 60, everySeconds: 30 }

export class TooManyTries extends refusal({ code: 'too-many-tries', status: 429 }) {
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
 * Takes one from the allowance of `who` (an address, an account, a contact), or refuses with 429 and the time of the
 * next attempt. An IPv6 address also takes from its /48. One statement on the primary database, so it holds over all processes and for parallel calls.
 */
export async function limit(ctx: Ctx, rule: Limit, who: string): Promise<void> {
  await take(ctx, rule, who)
  const site = ipv6Site(who)
  if (site !== undefined) await take(ctx, ofSite(rule), site)
}

function take(ctx: Ctx, rule: Limit, who: string): Promise<void> {
  const key = keyedHash(ctx.config, `limit ${rule.name}`, who)
  return 'windows' in rule ? takeOfWindows(ctx, rule, key) : takeSteady(ctx, rule, key)
}

/** Who holds a /48 has 65,536 addresses of the kind that is counted: all together have a wider allowance. */
function ofSite(rule: Limit): Limit {
  if (!('windows' in rule)) {
    const { name, burst, everySeconds } = rule
    return { name, burst: burst * SITE_FACTOR, everySeconds: everySeconds / SITE_FACTOR }
  }
  const wider = rule.windows.map((each) => ({ ...each, most: each.most * SITE_FACTOR }))
  return { name: rule.name, windows: wider }
}

/** GCRA: one moment represents all use. */
async function takeSteady(ctx: Ctx, rule: SteadyLimit, key: Buffer): Promise<void> {
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
    where key = ${key} and not exists (select 1 from taken)`.execute(ctx.db)
  const [held] = rows
  if (held?.is_taken) return
  // No row: a first call was committed after this statement began, and used the whole allowance.
  const freeAt = held?.free_at ?? later(latest, rule)
  throw new TooManyTries((freeAt.getTime() - latest.getTime()) / 1000)
}

/** The row holds every moment that still counts: so no window is ever exceeded, wherever it begins. */
async function takeOfWindows(ctx: Ctx, { windows }: WindowLimit, key: Buffer): Promise<void> {
  const now = ctx.now()
  const longest = Math.max(...windows.map(({ seconds }) => seconds))
  const after = (seconds: number) =>
    sql`m > ${now}::timestamptz - make_interval(secs => ${seconds})`
  const hasRoom = windows.map(
    ({ most, seconds }) =>
      sql`(select count(*) from unnest(held.moments) as m where ${after(seconds)}) < ${most}`,
  )
  const { rows } = await sql`
    insert into recent_call as held (key, moments, forget_at)
    values (${key}, array[${now}::timestamptz], ${secondsAfter(now, longest)})
    on conflict (key) do update set
      moments = array_append(
        (select array_agg(m order by m) from unnest(held.moments) as m where ${after(longest)}),
        ${now}::timestamptz),
      forget_at = excluded.forget_at
      where ${sql.join(hasRoom, sql` and `)}
    returning true`.execute(ctx.db)
  if (rows.length === 0) throw new TooManyTries(await secondsOfWindows(ctx, windows, key))
}

async function secondsOfWindows(
  { db, now }: Ctx,
  windows: WindowLimit['windows'],
  key: Buffer,
): Promise<number> {
  const row = await db
    .selectFrom('recent_call')
    .select('moments')
    .where('key', '=', key)
    .executeTakeFirst()
  const newestFirst = (row?.moments ?? []).map((moment) => moment.getTime()).toReversed()
  const waits = windows.map(({ most, seconds }) => {
    const oldestThatCounts = newestFirst[most - 1] ?? 0
    return oldestThatCounts / 1000 + seconds - now().getTime() / 1000
  })
  return Math.max(...waits)
}

/** Counts a call for its address. */
export function limited(rule: Limit): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await limit(c.var.ctx, rule, clientAddress(c))
    await next()
  }
}

/** Restores the whole allowance of `who`. */
export async function releaseLimit(ctx: Ctx, rule: SteadyLimit, who: string): Promise<void> {
  const key = keyedHash(ctx.config, `limit ${rule.name}`, who)
  await ctx.db.deleteFrom('rate_limit').where('key', '=', key).execute()
}

function later(now: Date, { everySeconds }: SteadyLimit): Date {
  return secondsAfter(now, everySeconds)
}

function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

/** Deletes allowances that are full again. */
export const forgetLimitsSchedule: Schedule = {
  name: 'limits.forget',
  everyMs: 10 * 60_000,
  run: async ({ db, now }) => {
    await db.deleteFrom('rate_limit').where('free_at', '<', now()).execute()
    await db.deleteFrom('recent_call').where('forget_at', '<', now()).execute()
  },
}
