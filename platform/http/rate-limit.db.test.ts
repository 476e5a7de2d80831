import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { forgetLimitsSchedule, limit, TooManyTries } from './rate-limit.server.ts'

const rule = { name: 'uji', burst: 5, everySeconds: 60 }

async function granted(tries: Promise<void>[]): Promise<number> {
  const answers = await Promise.allSettled(tries)
  return answers.filter(({ status }) => status === 'fulfilled').length
}

const take = (ctx: TestCtx, who = 'satu') => limit(ctx, rule, who)

test('so many at once, then one for every while that passes', async () => {
  const ctx = await testContext()
  for (let time = 0; time < 5; time++) await take(ctx)
  await expect(take(ctx)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 })
  ctx.clock.advance({ seconds: 30 })
  await expect(take(ctx)).rejects.toMatchObject({ retryAfterSeconds: 30 })
  ctx.clock.advance({ seconds: 30 })
  await take(ctx)
  await expect(take(ctx)).rejects.toThrow('Terlalu banyak percobaan. Coba lagi dalam 1 menit.')
  ctx.clock.advance({ days: 3 })
  for (let time = 0; time < 5; time++) await take(ctx)
  await expect(take(ctx)).rejects.toThrow(TooManyTries)
})

test('forty tries at once in two processes are granted five', async () => {
  const ctx = await testContext()
  const other = await testContext({ sharing: ctx })
  const tries = Array.from({ length: 40 }, (_, at) => take(at % 2 === 0 ? ctx : other))
  expect(await granted(tries)).toBe(5)
})

test('what is allowed once is granted once, however many come for the first time at once', async () => {
  const ctx = await testContext()
  const other = await testContext({ sharing: ctx })
  for (let round = 0; round < 20; round++) {
    const tries = Array.from({ length: 10 }, (_, at) =>
      limit(at % 2 === 0 ? ctx : other, { ...rule, burst: 1 }, `putaran ${round}`),
    )
    expect(await granted(tries)).toBe(1)
  }
})

test('one uses nothing up for another, nor one rule for another', async () => {
  const ctx = await testContext()
  for (let time = 0; time < 5; time++) await take(ctx)
  await take(ctx, 'dua')
  await limit(ctx, { ...rule, name: 'lain' }, 'satu')
})

test('who was counted cannot be read from the table, and is forgotten when nothing is used any more', async () => {
  const ctx = await testContext()
  await take(ctx, '203.0.113.7')
  const [row] = await ctx.db.selectFrom('rate_limit').selectAll().execute()
  expect(row?.key.toString('latin1')).not.toContain('203.0.113.7')
  await forgetLimitsSchedule.run(ctx)
  expect(await ctx.db.selectFrom('rate_limit').selectAll().execute()).toHaveLength(1)
  ctx.clock.advance({ minutes: 2 })
  await forgetLimitsSchedule.run(ctx)
  expect(await ctx.db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
})

const promise = {
  name: 'janji',
  windows: [
    { most: 3, seconds: 3_600 },
    { most: 6, seconds: 86_400 },
  ],
}

test('who has a whole /48 has eight allowances and not 65,536, steady or by windows', async () => {
  const ctx = await testContext()
  const from = (net: number) => `2001:db8:7:${net.toString(16)}::/64`
  for (const [each, most] of [
    [rule, 5 * 8],
    [promise, 3 * 8],
  ] as const) {
    const tries = Array.from({ length: 60 }, (_, net) => limit(ctx, each, from(net)))
    expect(await granted(tries)).toBe(most)
    // Its neighbour and an IPv4 address have their own.
    await limit(ctx, each, '2001:db8:8:1::/64')
    await limit(ctx, each, '203.0.113.7')
  }
})

test('windows hold wherever they begin: three in any hour, six in any day, and the wait is said', async () => {
  const ctx = await testContext()
  const send = (who = 'satu') => limit(ctx, promise, who)
  for (let time = 0; time < 3; time++) {
    await send()
    ctx.clock.advance({ minutes: 10 })
  }
  await expect(send()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 30 * 60 })
  await send('dua')
  ctx.clock.advance({ minutes: 30 })
  await send()
  await expect(send()).rejects.toMatchObject({ retryAfterSeconds: 10 * 60 })
  ctx.clock.advance({ hours: 2 })
  await send()
  await send()
  await expect(send()).rejects.toMatchObject({ retryAfterSeconds: 21 * 3_600 })
  ctx.clock.advance({ hours: 21 })
  await send()
  await expect(send()).rejects.toThrow(TooManyTries)
})

test('forty calls at once in two processes stay within the windows', async () => {
  const ctx = await testContext()
  const other = await testContext({ sharing: ctx })
  const tries = Array.from({ length: 40 }, (_, at) => limit(at % 2 ? ctx : other, promise, 'satu'))
  expect(await granted(tries)).toBe(3)
})

test('windows that count nothing any more are forgotten, with nothing of whom they were', async () => {
  const ctx = await testContext()
  await limit(ctx, promise, 'siti@contoh.id')
  const rows = await ctx.db.selectFrom('recent_call').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('siti')
  ctx.clock.advance({ days: 1, seconds: 1 })
  await forgetLimitsSchedule.run(ctx)
  expect(await ctx.db.selectFrom('recent_call').selectAll().execute()).toEqual([])
})
