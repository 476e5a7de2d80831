import { expect, test } from 'vitest'
import type { OtpDraft } from '#platform/db/schema/schema-account.ts'
import { testContext } from '#tests/context.ts'
import { aCaller, beginRegistration, codeFor } from '#tests/members.ts'
import { createChallenge } from './create-challenge.server.ts'
import { finishRegistration } from '../sign-in/register-account.server.ts'

const asker = { address: aCaller.address }

test('a challenge says when its code ends and when another may be asked for, and wakes the worker', async () => {
  const ctx = await testContext()
  const begun = await beginRegistration(ctx)
  const after = (seconds: number) => new Date(ctx.now().getTime() + seconds * 1_000)
  expect(begun).toMatchObject({
    purpose: 'register',
    kind: 'email',
    codeExpiresAt: after(300),
    resendAt: after(60),
  })
  expect(ctx.wakes()).toBe(1)
})

test('where no phone can be reached, addresses are as ever', async () => {
  const otp = { isReachable: false, send: () => Promise.reject(new Error('never')) }
  const ctx = await testContext({ otp })
  await beginRegistration(ctx)
  expect(await codeFor(ctx, 'siti@contoh.id')).toMatch(/^\d{6}$/)
})

async function finished(draft: OtpDraft): Promise<string> {
  const ctx = await testContext()
  const contact = { kind: 'email', value: 'siti@contoh.id' } as const
  const { token } = await createChallenge(ctx, { purpose: 'register', contact, draft, asker })
  const code = await codeFor(ctx, contact.value)
  const done = finishRegistration(ctx, { token, code, caller: aCaller })
  const outcome = await done.then(
    () => 'registered',
    ({ message }: Error) => message,
  )
  const accounts = await ctx.db.selectFrom('account').select('id').execute()
  expect(accounts).toHaveLength(outcome === 'registered' ? 1 : 0)
  return outcome
}

test('nobody is registered without a name or a password; who consented to nothing may be', async () => {
  const [name, passwordHash] = ['Siti', 'a hash']
  const missing = 'a registration without its draft'
  expect(await finished({})).toBe(missing)
  expect(await finished({ name })).toBe(missing)
  expect(await finished({ passwordHash })).toBe(missing)
  expect(await finished({ name, passwordHash })).toBe('registered')
})
