import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { SignInBusy } from './check-password.server.ts'
import { hashPassword, isOutdated, passwordRuns, verifyPassword } from './password-hash.server.ts'

test('a password is known again, another is not, and two hashes of the same differ', async () => {
  const ctx = await testContext()
  const stored = await hashPassword(ctx, 'hujan senja kopi')
  expect(stored).toMatch(/^argon2id\$k1\$m=19456,t=2,p=1\$/)
  expect(stored).not.toContain('hujan')
  expect(await verifyPassword(ctx, 'hujan senja kopi', stored)).toBe(true)
  expect(await verifyPassword(ctx, 'hujan senja teh', stored)).toBe(false)
  expect(await hashPassword(ctx, 'hujan senja kopi')).not.toBe(stored)
})

test('a stolen table is of no use without the secret of the installation', async () => {
  const ctx = await testContext()
  const stored = await hashPassword(ctx, 'hujan senja kopi')
  const env = { APP_SECRET: 'another secret of another installation' }
  const elsewhere = await testContext({ sharing: ctx, env })
  expect(await verifyPassword(elsewhere, 'hujan senja kopi', stored)).toBe(false)
})

test('without a stored hash, or with a broken one, the work is the same and nothing matches', async () => {
  const ctx = await testContext()
  let runs = 0
  const count = () => void (runs += 1)
  passwordRuns.subscribe(count)
  for (const stored of [undefined, null, '', 'rusak', 'argon2id$k1$m=1,t=1,p=1$x$y']) {
    expect(await verifyPassword(ctx, 'hujan senja kopi', stored)).toBe(false)
  }
  passwordRuns.unsubscribe(count)
  expect(runs).toBe(5)
})

test('a hash with other parameters is still known, and made again at the next sign-in', async () => {
  const ctx = await testContext()
  expect(isOutdated(await hashPassword(ctx, 'hujan senja kopi'))).toBe(false)
  expect(isOutdated('argon2id$k1$m=7168,t=5,p=1$0123456789ABCDEFGH$x')).toBe(true)
})

test('a crowd waits its turn, and beyond forty is asked to come again', async () => {
  const ctx = await testContext()
  const crowd = Array.from({ length: 50 }, () => verifyPassword(ctx, 'hujan senja kopi', null))
  const answers = await Promise.allSettled(crowd)
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused.every((each) => 'reason' in each && each.reason instanceof SignInBusy)).toBe(true)
})
