import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { findSession } from '#platform/db/member-session.server.ts'
import { type ApiEnv, answerError, memberAccess, publicAccess } from '#platform/http/http.server.ts'
import { openPublicSessions } from '#platform/http/public-session.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aCaller, aMember } from '#tests/members.ts'
import { startSession } from './start-session.server.ts'

function openCalls(ctx: TestCtx) {
  const app = new Hono<ApiEnv>()
  app.use(async (c, next) => {
    c.set('ctx', ctx)
    c.set('sessions', openPublicSessions('a secret that only this test knows'))
    c.set('access', { kind: 'none' })
    await next()
  })
  app.get('/own', memberAccess, (c) => c.json(c.var.access))
  app.get('/open', publicAccess, (c) => c.json(c.var.access))
  app.onError((error, c) => answerError(error, c))
  return (path: string, authorization?: string) =>
    app.request(path, authorization ? { headers: { authorization } } : {})
}

test('the raw session value says who calls, at doors for members and at public ones', async () => {
  const ctx = await testContext()
  const { accountId, sessionId, authorization } = await aMember(ctx)
  const call = openCalls(ctx)
  for (const path of ['/own', '/open']) {
    const answer = await call(path, authorization)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ kind: 'member', accountId, sessionId })
  }
  expect((await call('/own', authorization)).headers.get('cache-control')).toBe('private, no-store')
})

test('anything but the whole raw value is refused', async () => {
  const ctx = await testContext()
  const { authorization, sessionId } = await aMember(ctx)
  const call = openCalls(ctx)
  const other = authorization.slice(0, -1) + (authorization.endsWith('0') ? '1' : '0')
  const wrong = [
    undefined,
    `Bearer ${authorization}`,
    authorization.toLowerCase(),
    authorization.slice(0, 26),
    other,
    sessionId,
    "' or 1=1 --",
  ]
  for (const value of wrong) {
    const answer = await call('/own', value)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'session/sign-in-required' })
  }
})

test('the value stands nowhere in the database, only its hash', async () => {
  const ctx = await testContext()
  const { authorization } = await aMember(ctx)
  const row = await ctx.db.selectFrom('session').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(authorization)
  expect(row.token_hash).toHaveLength(32)
  expect(row.device).toBe('Firefox di Linux')
  expect(JSON.stringify(row)).not.toContain(aCaller.address)
})

test('a session ends thirty days after it was last seen, and half a year after it was opened', async () => {
  const ctx = await testContext()
  const { authorization } = await aMember(ctx)
  const isAlive = async () => (await findSession(ctx.db, authorization, ctx.now())) !== undefined
  for (let month = 0; month < 6; month++) {
    ctx.clock.advance({ days: 29 })
    expect(await isAlive()).toBe(true)
  }
  ctx.clock.advance({ days: 6, seconds: -1 })
  expect(await isAlive()).toBe(true)
  ctx.clock.advance({ seconds: 1 })
  expect(await isAlive()).toBe(false)

  const { authorization: second } = await aMember(ctx)
  ctx.clock.advance({ days: 30 })
  expect(await findSession(ctx.db, second, ctx.now())).toBeUndefined()
})

test('that a session was seen is written every five minutes, not with every call', async () => {
  const ctx = await testContext()
  const { authorization } = await aMember(ctx)
  const openedAt = ctx.now()
  const seenAt = async () =>
    (await ctx.db.selectFrom('session').select('last_seen_at').executeTakeFirstOrThrow())
      .last_seen_at
  ctx.clock.advance({ minutes: 4 })
  await findSession(ctx.db, authorization, ctx.now())
  expect(await seenAt()).toEqual(openedAt)
  ctx.clock.advance({ minutes: 1 })
  await findSession(ctx.db, authorization, ctx.now())
  expect(await seenAt()).toEqual(ctx.now())
})

test('signing in again gives a new value and ends the one the browser had, here and in every process', async () => {
  const ctx = await testContext()
  const other = await testContext({ sharing: ctx })
  const { accountId, authorization } = await aMember(ctx)
  expect(await findSession(other.db, authorization, other.now())).toBeDefined()
  const caller = { ...aCaller, previous: authorization }
  const next = await startSession(ctx, ctx.db, { accountId, caller })
  expect(next.token).not.toBe(authorization)
  expect(await findSession(other.db, authorization, other.now())).toBeUndefined()
  expect(await findSession(other.db, next.token, other.now())).toMatchObject({ accountId })
})

test('signing in again ends no other session, and one that has ended keeps its end', async () => {
  const ctx = await testContext()
  const { accountId, authorization, sessionId } = await aMember(ctx)
  const other = await aMember(ctx)
  const caller = { ...aCaller, previous: authorization }
  await startSession(ctx, ctx.db, { accountId, caller })
  expect(await findSession(ctx.db, other.authorization, ctx.now())).toBeDefined()
  const endedAt = ctx.now()
  ctx.clock.advance({ minutes: 1 })
  await startSession(ctx, ctx.db, { accountId, caller })
  const ended = ctx.db.selectFrom('session').select('revoked_at').where('id', '=', sessionId)
  expect(await ended.executeTakeFirstOrThrow()).toEqual({ revoked_at: endedAt })
})

test('a value the client made up never becomes a session', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx)
  const previous = 'ABCDEFGHJKMNPQRSTVWXYZ0123'.repeat(2)
  await startSession(ctx, ctx.db, { accountId, caller: { ...aCaller, previous } })
  expect(await findSession(ctx.db, previous, ctx.now())).toBeUndefined()
})
