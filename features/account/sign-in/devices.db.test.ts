import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { aCaller, aMember } from '#tests/members.ts'
import { endSession, endSessions } from './end-session.server.ts'
import { startSession } from './start-session.server.ts'
import { listDevices } from '../queries.server.ts'

const agents = {
  phone: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
  tablet: undefined,
}

test('devices stand with the last seen first, and those that came at once with the newest first', async () => {
  const ctx = await testContext()
  const { accountId, sessionId } = await aMember(ctx)
  const now = ctx.now()
  const open = async (agent: string | undefined) => {
    const caller = { ...aCaller, userAgent: agent }
    return (await startSession(ctx, ctx.db, { accountId, caller })).sessionId
  }
  const phone = await open(agents.phone)
  ctx.clock.advance({ minutes: 1 })
  const tablet = await open(agents.tablet)
  const listed = await listDevices(ctx.db, { accountId, sessionId, now: ctx.now() })
  expect(listed.map(({ id }) => id)).toEqual([tablet, phone, sessionId])
  expect(listed[1]).toMatchObject({ createdAt: now, lastSeenAt: now, isCurrent: false })
})

test('a device that was signed out, is over or is somebody else’s stands in no list', async () => {
  const ctx = await testContext()
  const { accountId, sessionId } = await aMember(ctx)
  await aMember(ctx, { name: 'Budi' })
  const { sessionId: gone } = await startSession(ctx, ctx.db, { accountId, caller: aCaller })
  await endSession(ctx, { accountId, sessionId: gone })
  const listed = async (now = ctx.now()) =>
    (await listDevices(ctx.db, { accountId, sessionId, now })).map(({ id }) => id)
  expect(await listed()).toEqual([sessionId])
  const end = new Date(ctx.now().getTime() + 30 * 86_400_000)
  expect(await listed(new Date(end.getTime() - 1))).toEqual([sessionId])
  expect(await listed(end)).toEqual([])
  ctx.clock.set(end)
  const over = endSession(ctx, { accountId, sessionId })
  await expect(over).rejects.toMatchObject({ code: 'account/session-not-found' })
  expect(await endSessions(ctx.db, { accountId, now: end })).toBe(0)
})

test('signing out everywhere else makes the other devices strangers, and not this one', async () => {
  const ctx = await testContext()
  const { accountId } = await aMember(ctx)
  const open = async (device: string) => {
    const caller = { ...aCaller, device: device.repeat(26) }
    return (await startSession(ctx, ctx.db, { accountId, caller })).sessionId
  }
  const [here] = [await open('A'), await open('B')]
  expect(await endSessions(ctx.db, { accountId, now: ctx.now(), except: here })).toBe(2)
  const known = ctx.db.selectFrom('session').select('id').where('device_hash', 'is not', null)
  expect(await known.execute()).toEqual([{ id: here }])
})
