import { expect, test } from 'vitest'
import { apiCalls } from '#tests/api/api-calls.ts'
import { testContext } from '#tests/context.ts'
import { aMember } from '#tests/members.ts'
import { aPlan, remindNow } from '#tests/money/plans.ts'

const OWN = /^\w+ \/v2\/(me\/recurring-plans|reminders)/
const { open, looked } = apiCalls(OWN)

test('one press in the mail stops a plan, without signing in, and again', async () => {
  const ctx = await testContext()
  const call = await open(ctx)
  const { authorization: as } = await aMember(ctx, { email: 'siti@contoh.id' })
  const other = await aMember(ctx, { name: 'Budi' })
  const { token } = await aPlan(ctx)
  const mine = await call('GET', '/me/recurring-plans', { as })
  const url = `/donasi-rutin/${token}`
  expect(mine.body).toMatchObject({ data: [{ url, amount: 50_000, rhythm: 'setiap Jumat' }] })
  const others = await call('GET', '/me/recurring-plans', { as: other.authorization })
  expect(others.body).toEqual({ data: [] })
  expect((await call('GET', '/me/recurring-plans')).status).toBe(401)

  ctx.clock.set('2026-06-19T00:00:30.000Z')
  await remindNow(ctx)
  expect(ctx.mails.at(-1)?.headers).toEqual({
    'List-Unsubscribe': `<http://amanah.test/v2/reminders/stop/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const sent = ctx.mails.length
  const changed = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`
  expect((await call('POST', `/reminders/stop/${changed}`)).status).toBe(410)
  expect((await call('POST', '/reminders/stop/abc')).status).toBe(404)
  for (let press = 0; press < 2; press++) {
    const stopped = await call('POST', `/reminders/stop/${token}`)
    expect(stopped.body).toEqual({ data: { isStopped: true } })
  }
  ctx.clock.advance({ days: 7 })
  await remindNow(ctx)
  expect(ctx.mails).toHaveLength(sent)
})

// Must stay last: it counts the calls of the tests above.
test('every documented call of plans was made here', () => {
  expect(looked()).toEqual({ count: 2, missed: [] })
})
