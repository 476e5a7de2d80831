import { expect, test } from 'vitest'
import { consentsOf } from '#features/account/queries.server.ts'
import { apiCalls } from '#tests/api/api-calls.ts'
import { testContext } from '#tests/context.ts'
import { aMember } from '#tests/members.ts'
import { runJobs } from '#tests/money/payments.ts'
import { remindDue } from './jobs.server.ts'

const OWN = /^\w+ \/v2\/(me\/)?reminders/
const { open, looked } = apiCalls(OWN)

async function openCalls() {
  // Monday, 15 June 2026, 10.00 WIB.
  const ctx = await testContext()
  const call = await open(ctx)
  /** What the worker does at this moment. */
  const pass = async () => {
    await remindDue(ctx)
    await runJobs(ctx)
  }
  return { ctx, call, pass }
}

const siti = { email: 'siti@contoh.id', phone: '+6281234567890' }

test('a Friday reminder is written once on each Friday, says how to stop it, and is consented to', async () => {
  const { ctx, call, pass } = await openCalls()
  const { accountId, authorization: as } = await aMember(ctx, siti)
  const kept = await call('PUT', '/me/reminders/jumat', { as, json: { via: 'email' } })
  expect(kept.body).toMatchObject({
    data: [{ kind: 'jumat', via: 'email', isOn: true, nextAt: '2026-06-19T00:00:00.000Z' }],
  })
  expect((await consentsOf(ctx.db, accountId))['reminders-email']).toBe(true)
  await pass()
  expect(ctx.mails).toEqual([])

  ctx.clock.set('2026-06-19T00:00:30.000Z')
  await Promise.all([remindDue(ctx), remindDue(ctx)])
  await pass()
  await pass()
  expect(ctx.mails).toHaveLength(1)
  const [mail] = ctx.mails
  expect(mail?.to).toBe('siti@contoh.id')
  const token = /\/pengingat\/berhenti\/(\w{64})/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<http://amanah.test/v2/reminders/stop/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  ctx.clock.advance({ days: 7 })
  await pass()
  expect(ctx.mails).toHaveLength(2)
})

test('one press in the mail stops it, without signing in, and again', async () => {
  const { ctx, call, pass } = await openCalls()
  const { accountId, authorization: as } = await aMember(ctx, siti)
  await call('PUT', '/me/reminders/subuh', { as, json: { via: 'email' } })
  ctx.clock.set('2026-06-15T21:45:00.000Z')
  await pass()
  const token = /\/berhenti\/(\w{64})/.exec(ctx.mails[0]?.text ?? '')?.[1] ?? ''
  const changed = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`
  expect((await call('POST', `/reminders/stop/${changed}`)).status).toBe(410)
  expect((await call('POST', '/reminders/stop/abc')).status).toBe(404)
  for (let press = 0; press < 2; press++) {
    const stopped = await call('POST', `/reminders/stop/${token}`)
    expect(stopped.body).toEqual({ data: { kind: 'subuh' } })
  }
  expect((await consentsOf(ctx.db, accountId))['reminders-email']).toBe(false)
  ctx.clock.advance({ days: 3 })
  await pass()
  expect(ctx.mails).toHaveLength(1)
  const list = await call('GET', '/me/reminders', { as })
  expect(list.body).toMatchObject({ data: [{ kind: 'subuh', isOn: false, nextAt: null }] })
})

test('reminders are one’s own, need a proved contact, and a day of the month', async () => {
  const { ctx, call } = await openCalls()
  const mine = await aMember(ctx, { email: 'siti@contoh.id' })
  const other = await aMember(ctx, { name: 'Budi' })
  await call('PUT', '/me/reminders/jumat', { as: mine.authorization, json: { via: 'email' } })
  const as = other.authorization
  expect((await call('GET', '/me/reminders', { as })).body).toEqual({ data: [] })
  expect((await call('DELETE', '/me/reminders/jumat', { as })).body).toEqual({ data: [] })
  const unproved = await call('PUT', '/me/reminders/jumat', { as, json: { via: 'email' } })
  expect(unproved.body).toMatchObject({ status: 422, code: 'reminder/contact-not-proved' })
  const wrong = { via: 'email', day: 32 }
  expect((await call('PUT', '/me/reminders/bulanan', { as, json: wrong })).status).toBe(422)
  expect((await call('PUT', '/me/reminders/lain', { as, json: { via: 'email' } })).status).toBe(404)
  const still = await call('GET', '/me/reminders', { as: mine.authorization })
  expect(still.body).toMatchObject({ data: [{ isOn: true }] })
  const gone = await call('DELETE', '/me/reminders/jumat', { as: mine.authorization })
  expect(gone.body).toMatchObject({ data: [{ isOn: false }] })
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', '/jumat'],
    ['DELETE', '/jumat'],
  ] as const) {
    expect((await call(method, `/me/reminders${path}`)).status).toBe(401)
  }
})

// Must stay last: it counts the calls of the tests above.
test('every documented call of reminders was made here', () => {
  expect(looked()).toEqual({ count: 4, missed: [] })
})
