import { expect, test } from 'vitest'
import { aJoined, aStaffCaller as caller, staffPassword, totpCode } from '#tests/desk/coming-in.ts'
import { testContext } from '#tests/context.ts'
import { changeStaffPassword } from './change-staff-password.server.ts'
import { addStaff, changeStaffRole, removeStaff } from '../change-staff.server.ts'
import { ownDeskPath } from './entry.ts'
import { forgetEntriesSchedule } from '../jobs.server.ts'
import { signInSample } from '../sample-staff.server.ts'
import { giveFactor } from './second-factor.server.ts'
import {
  endByStaffToken,
  endStaffSession,
  findStaffSession,
  listStaffSessions,
  startStaffSession,
} from './staff-session.server.ts'
import { signInStaff } from './staff-sign-in.server.ts'

test('a session ends after thirty minutes without use', async () => {
  const ctx = await testContext()
  const { token } = await aJoined(ctx)
  ctx.clock.advance({ minutes: 29, seconds: 59 })
  expect(await findStaffSession(ctx, token)).toBeDefined()
  ctx.clock.advance({ minutes: 29, seconds: 59 })
  expect(await findStaffSession(ctx, token)).toBeDefined()
  ctx.clock.advance({ minutes: 30 })
  expect(await findStaffSession(ctx, token)).toBeUndefined()
})

test('however often it is used, a session ends after twelve hours', async () => {
  const ctx = await testContext()
  const { token } = await aJoined(ctx)
  for (let time = 0; time < 35; time++) {
    ctx.clock.advance({ minutes: 20 })
    expect(await findStaffSession(ctx, token)).toBeDefined()
  }
  ctx.clock.advance({ minutes: 19, seconds: 59 })
  expect(await findStaffSession(ctx, token)).toBeDefined()
  ctx.clock.advance({ seconds: 1 })
  expect(await findStaffSession(ctx, token)).toBeUndefined()
})

test('the last use is written once a minute, and only then', async () => {
  const ctx = await testContext()
  const { id, token } = await aJoined(ctx)
  const seen = async () => (await listStaffSessions(ctx, id))[0]?.lastSeenAt
  const opened = ctx.now()
  ctx.clock.advance({ seconds: 59 })
  await findStaffSession(ctx, token)
  expect(await seen()).toEqual(opened)
  ctx.clock.advance({ seconds: 1 })
  await findStaffSession(ctx, token)
  expect(await seen()).toEqual(ctx.now())
})

test('the database holds no value that would open a session', async () => {
  const ctx = await testContext()
  const { token } = await aJoined(ctx)
  const rows = await ctx.db.selectFrom('staff_session').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows).toMatchObject([{ device: 'Firefox di Linux' }])
})

test('text that is no session value is not looked up', async () => {
  const ctx = await testContext()
  for (const value of [undefined, '', 'x', '0'.repeat(51), `${'0'.repeat(51)}'`]) {
    expect(await findStaffSession(ctx, value)).toBeUndefined()
  }
})

test('a changed role ends the sessions, and the next one has the new role', async () => {
  const ctx = await testContext()
  await aJoined(ctx, { email: 'budi@lembaga.test' })
  const { id, token, secret, email } = await aJoined(ctx)
  await changeStaffRole(ctx, { staffId: id, role: 'editor', kinds: [] })
  expect(await findStaffSession(ctx, token)).toBeUndefined()
  ctx.clock.advance({ minutes: 1 })
  const half = await signInStaff(ctx, { email, password: staffPassword, caller })
  const proof = { code: totpCode(secret, ctx.now()) }
  const entered = await giveFactor(ctx, { value: half.token, proof, caller })
  expect(await findStaffSession(ctx, entered.token)).toMatchObject({ staff: { role: 'editor' } })
})

test('who was removed has no session, no factor and no way in, and comes back only by a new link', async () => {
  const ctx = await testContext()
  await aJoined(ctx, { email: 'budi@lembaga.test' })
  const { id, token, email } = await aJoined(ctx)
  await removeStaff(ctx, { staffId: id, kinds: [] })
  expect(await findStaffSession(ctx, token)).toBeUndefined()
  const tried = signInStaff(ctx, { email, password: staffPassword, caller })
  await expect(tried).rejects.toMatchObject({ code: 'staff/wrong-credentials' })
  // A session opened at the same moment counts for nothing either.
  const late = await startStaffSession(ctx, ctx.db, { staffId: id, caller, hasFactor: true })
  expect(await findStaffSession(ctx, late.token)).toBeUndefined()
  const again = await addStaff(ctx, { email, name: 'Siti Aminah', role: 'program' })
  expect(again.staffId).toBe(id)
})

test('sessions are listed and ended one by one, and nobody else’s', async () => {
  const ctx = await testContext()
  const { id, token } = await aJoined(ctx)
  const other = await aJoined(ctx, { email: 'budi@lembaga.test' })
  const [session] = await listStaffSessions(ctx, id)
  const sessionId = session?.id ?? ''
  const theirs = endStaffSession(ctx, { staffId: other.id, sessionId })
  await expect(theirs).rejects.toMatchObject({ status: 404 })
  expect(await findStaffSession(ctx, token)).toBeDefined()
  await endStaffSession(ctx, { staffId: id, sessionId })
  expect(await findStaffSession(ctx, token)).toBeUndefined()
  expect(await listStaffSessions(ctx, id)).toEqual([])
  await endByStaffToken(ctx, other.token)
  expect(await findStaffSession(ctx, other.token)).toBeUndefined()
})

test('another password needs the present one and ends all other sessions', async () => {
  const ctx = await testContext()
  const { id, token, email } = await aJoined(ctx)
  const elsewhere = await startStaffSession(ctx, ctx.db, { staffId: id, caller, hasFactor: true })
  const session = await findStaffSession(ctx, token)
  if (!session) throw new Error('not signed in')
  const change = (currentPassword: string) =>
    changeStaffPassword(ctx, { session, currentPassword, newPassword: 'layar putih berkibar' })
  await expect(change('bukan yang ini')).rejects.toMatchObject({
    fields: { currentPassword: 'Kata sandi saat ini salah.' },
  })
  await change(staffPassword)
  expect(await findStaffSession(ctx, token)).toBeDefined()
  expect(await findStaffSession(ctx, elsewhere.token)).toBeUndefined()
  const old = signInStaff(ctx, { email, password: staffPassword, caller })
  await expect(old).rejects.toMatchObject({ code: 'staff/wrong-credentials' })
  await signInStaff(ctx, { email, password: 'layar putih berkibar', caller })
})

test('in a demo one press signs a sample person in, marked as such; a live desk has none', async () => {
  const ctx = await testContext()
  const first = await signInSample(ctx, { person: 'bendahara', caller })
  const again = await signInSample(ctx, { person: 'bendahara', caller, previous: first.token })
  expect(await findStaffSession(ctx, first.token)).toBeUndefined()
  expect(await findStaffSession(ctx, again.token)).toMatchObject({ staff: { role: 'bendahara' } })
  const rows = await ctx.db.selectFrom('staff').selectAll().execute()
  expect(rows).toMatchObject([{ role: 'bendahara', is_sample: true }])

  const live = { ...ctx, config: { ...ctx.config, mode: 'live' as const } }
  await expect(signInSample(live, { person: 'admin', caller })).rejects.toMatchObject({
    status: 404,
  })
  expect(await findStaffSession(live, again.token)).toBeUndefined()
})

test('an e-mail of a real person is never taken over by a sample', async () => {
  const ctx = await testContext()
  const email = 'admin@pegawai.contoh.id'
  await addStaff(ctx, { email, name: 'Sungguhan', role: 'auditor' })
  await expect(signInSample(ctx, { person: 'admin', caller })).rejects.toMatchObject({
    status: 404,
  })
})

test('ended sessions, links and challenges are deleted when nobody looks them up any more', async () => {
  const ctx = await testContext()
  const { id } = await aJoined(ctx)
  const challenge = { challenge: 'abc', staff_id: id, purpose: 'enter' as const }
  await ctx.db
    .insertInto('staff_challenge')
    .values({ ...challenge, expires_at: ctx.now() })
    .execute()
  const left = async () => {
    await forgetEntriesSchedule.run(ctx)
    const tables = ['staff_session', 'staff_invite', 'staff_challenge'] as const
    const counts = tables.map(async (table) => {
      return (await ctx.db.selectFrom(table).selectAll().execute()).length
    })
    return Promise.all(counts)
  }
  ctx.clock.advance({ days: 90 })
  expect(await left()).toEqual([1, 1, 0])
  ctx.clock.advance({ days: 4 })
  expect(await left()).toEqual([0, 0, 0])
})

test.each([
  ['/kelola/menunggu', '/kelola/menunggu'],
  ['/kelola/program?urut=nama&dari=2', '/kelola/program?urut=nama&dari=2'],
  ['/kelola', '/kelola'],
  [undefined, '/kelola'],
  ['', '/kelola'],
  ['https://jahat.test/kelola', '/kelola'],
  ['//jahat.test/kelola', '/kelola'],
  ['/\\jahat.test/kelola', '/kelola'],
  ['\t//jahat.test', '/kelola'],
  ['/kelola/../donasi', '/kelola'],
  ['/kelola/%2e%2e/account', '/kelola'],
  ['/kelolaan', '/kelola'],
  ['kelola/program', '/kelola'],
  ['javascript:alert(1)', '/kelola'],
  ['/kelola/keluar', '/kelola'],
  ['/kelola/masuk?lanjut=/kelola/masuk', '/kelola'],
  ['/kelola//jahat.test', '/kelola//jahat.test'],
] as const)('%s leads on to %s', (wanted, to) => {
  expect(ownDeskPath(wanted)).toBe(to)
})
