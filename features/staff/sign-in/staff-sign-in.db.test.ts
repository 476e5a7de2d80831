import { expect, test } from 'vitest'
import { passwordRuns } from '#platform/security/password-hash.server.ts'
import { aJoined, aStaffCaller, staffPassword, totpCode } from '#tests/desk/coming-in.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { giveFactor } from './second-factor.server.ts'
import { findEntering, findStaffSession } from './staff-session.server.ts'
import { signInStaff } from './staff-sign-in.server.ts'

type Try = { email?: string; password?: string; address?: string; previous?: string }

const enter = (ctx: TestCtx, given: Try = {}) => {
  const { email = 'siti@lembaga.test', password = staffPassword, address, previous } = given
  const caller = { ...aStaffCaller, ...(address && { address }) }
  return signInStaff(ctx, { email, password, caller, previous })
}

const give = (ctx: TestCtx, value: string | undefined, code: string) =>
  giveFactor(ctx, { value, proof: { code }, caller: aStaffCaller })

const codeOf = (tried: Promise<unknown>) =>
  tried.then(
    () => 'taken',
    (error: { code: string }) => error.code,
  )

test('the password opens nothing but the way to the second factor, and the factor a session of its own', async () => {
  const ctx = await testContext()
  const { id, secret } = await aJoined(ctx)
  ctx.clock.advance({ minutes: 1 })
  const half = await enter(ctx)
  expect(await findStaffSession(ctx, half.token)).toBeUndefined()
  expect(await findEntering(ctx, half.token)).toMatchObject({ staffId: id, factorAt: null })
  const { token } = await give(ctx, half.token, totpCode(secret, ctx.now()))
  expect(token).not.toBe(half.token)
  expect(await findStaffSession(ctx, token)).toMatchObject({ staff: { id, role: 'admin' } })
  expect(await findEntering(ctx, half.token)).toBeUndefined()
})

test('a code counts once, also for another who saw it, and so does every older one', async () => {
  const ctx = await testContext()
  const { secret } = await aJoined(ctx)
  const joining = totpCode(secret, ctx.now())
  const first = await enter(ctx)
  expect(await codeOf(give(ctx, first.token, joining))).toBe('staff/wrong-factor')
  ctx.clock.advance({ seconds: 60 })
  const [older, present] = [new Date(ctx.now().getTime() - 30_000), ctx.now()]
  expect(await codeOf(give(ctx, first.token, totpCode(secret, present)))).toBe('taken')
  const second = await enter(ctx)
  expect(await codeOf(give(ctx, second.token, totpCode(secret, present)))).toBe(
    'staff/wrong-factor',
  )
  expect(await codeOf(give(ctx, second.token, totpCode(secret, older)))).toBe('staff/wrong-factor')
})

test('one code given many times at once opens one session', async () => {
  const ctx = await testContext()
  const { secret } = await aJoined(ctx)
  ctx.clock.advance({ minutes: 1 })
  const halves = [await enter(ctx), await enter(ctx), await enter(ctx)]
  const code = totpCode(secret, ctx.now())
  const answers = await Promise.all(halves.map(({ token }) => codeOf(give(ctx, token, code))))
  expect(answers.toSorted()).toEqual(['staff/wrong-factor', 'staff/wrong-factor', 'taken'])
})

test('a code counts a step early and late, and no further', async () => {
  const ctx = await testContext()
  const { secret } = await aJoined(ctx)
  ctx.clock.advance({ minutes: 10 })
  const at = (seconds: number) => new Date(ctx.now().getTime() + seconds * 1000)
  const { token } = await enter(ctx)
  expect(await codeOf(give(ctx, token, totpCode(secret, at(-60))))).toBe('staff/wrong-factor')
  expect(await codeOf(give(ctx, token, totpCode(secret, at(60))))).toBe('staff/wrong-factor')
  expect(await codeOf(give(ctx, token, totpCode(secret, at(-30))))).toBe('taken')
  expect(await codeOf(give(ctx, (await enter(ctx)).token, totpCode(secret, at(30))))).toBe('taken')
})

test('a hundred guesses are five tries, and then the right code waits too', async () => {
  const ctx = await testContext()
  const { secret } = await aJoined(ctx)
  ctx.clock.advance({ minutes: 1 })
  const { token } = await enter(ctx)
  const right = totpCode(secret, ctx.now())
  const told = new Map<string, number>()
  for (let guess = 0; guess < 100; guess++) {
    const code = String((Number(right) + 7 + guess * 13) % 1_000_000).padStart(6, '0')
    const answer = await codeOf(give(ctx, token, code))
    told.set(answer, (told.get(answer) ?? 0) + 1)
  }
  expect(Object.fromEntries(told)).toEqual({ 'staff/wrong-factor': 5, 'too-many-tries': 95 })
  expect(await codeOf(give(ctx, token, right))).toBe('too-many-tries')
})

test('right codes use up no tries: who approves all day is not locked out', async () => {
  const ctx = await testContext()
  const { secret, token } = await aJoined(ctx)
  for (let time = 0; time < 20; time++) {
    ctx.clock.advance({ minutes: 1 })
    expect(await codeOf(give(ctx, token, totpCode(secret, ctx.now())))).toBe('taken')
  }
})

test('each code of recovery opens once, in any spelling, and another person’s opens nothing', async () => {
  const ctx = await testContext()
  const { recoveryCodes } = await aJoined(ctx)
  const other = await aJoined(ctx, { email: 'budi@lembaga.test' })
  expect(new Set(recoveryCodes).size).toBe(10)
  const [code = ''] = recoveryCodes
  const typed = code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  expect(await codeOf(give(ctx, (await enter(ctx)).token, typed))).toBe('taken')
  const second = await enter(ctx)
  expect(await codeOf(give(ctx, second.token, code))).toBe('staff/wrong-factor')
  const [theirs = ''] = other.recoveryCodes
  expect(await codeOf(give(ctx, second.token, theirs))).toBe('staff/wrong-factor')
})

test('one code of recovery given twice at once opens one session', async () => {
  const ctx = await testContext()
  const { recoveryCodes } = await aJoined(ctx)
  const halves = [await enter(ctx), await enter(ctx)]
  const answers = await Promise.all(
    halves.map(({ token }) => codeOf(give(ctx, token, recoveryCodes[1] ?? ''))),
  )
  expect(answers.toSorted()).toEqual(['staff/wrong-factor', 'taken'])
})

test('the second factor is asked of whoever gave the password, for ten minutes', async () => {
  const ctx = await testContext()
  const { secret } = await aJoined(ctx)
  const { token } = await enter(ctx)
  ctx.clock.advance({ minutes: 10 })
  const code = totpCode(secret, ctx.now())
  expect(await codeOf(give(ctx, token, code))).toBe('staff/sign-in-needed')
  expect(await codeOf(give(ctx, undefined, code))).toBe('staff/sign-in-needed')
  expect(await codeOf(give(ctx, '0'.repeat(52), code))).toBe('staff/sign-in-needed')
})

test('a fresh factor renews the time it was shown, in the same session', async () => {
  const ctx = await testContext()
  const { secret, token } = await aJoined(ctx)
  ctx.clock.advance({ minutes: 20 })
  const code = totpCode(secret, ctx.now())
  expect(await give(ctx, token, code)).toEqual({ token: undefined })
  const session = await findStaffSession(ctx, token)
  expect(session?.staff.factorAt).toEqual(ctx.now())
})

test('signing in ends the session this browser had; a value it brings is never taken over', async () => {
  const ctx = await testContext()
  const { token, secret } = await aJoined(ctx)
  ctx.clock.advance({ minutes: 1 })
  const planted = await enter(ctx)
  const victim = await enter(ctx, { previous: planted.token })
  expect(victim.token).not.toBe(planted.token)
  await give(ctx, victim.token, totpCode(secret, ctx.now()))
  expect(await findStaffSession(ctx, planted.token)).toBeUndefined()
  expect(await findStaffSession(ctx, victim.token)).toBeUndefined()
  expect(await findStaffSession(ctx, token)).toBeDefined()
})

test('an e-mail nobody has, a person who never joined and a wrong password are answered alike', async () => {
  const ctx = await testContext()
  await aJoined(ctx)
  const invited = {
    id: ctx.newId(),
    email: 'baru@lembaga.test',
    name: 'Baru',
    role: 'editor' as const,
  }
  await ctx.db
    .insertInto('staff')
    .values({ ...invited, created_at: ctx.now(), removed_at: null })
    .execute()
  const told: unknown[] = []
  for (const email of ['siti@lembaga.test', 'tak.ada@lembaga.test', 'baru@lembaga.test']) {
    let runs = 0
    const count = () => void (runs += 1)
    passwordRuns.subscribe(count)
    const answer = await enter(ctx, { email, password: 'bukan yang ini' }).then(
      () => 'signed in',
      (error: Error & { code: string }) => `${error.code} ${error.message}`,
    )
    passwordRuns.unsubscribe(count)
    told.push({ answer, runs })
  }
  expect(told[0]).toEqual({
    answer: 'staff/wrong-credentials E-mail atau kata sandi salah.',
    runs: 1,
  })
  expect(told[1]).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
})

test('wrong passwords wait at their network only, and the right one waits there too', async () => {
  const ctx = await testContext()
  await aJoined(ctx)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => codeOf(enter(ctx, { password: `salah ${at} terus` }))),
  )
  expect(answers.filter((each) => each === 'staff/wrong-credentials')).toHaveLength(6)
  expect(await codeOf(enter(ctx))).toBe('too-many-tries')
  expect(await codeOf(enter(ctx, { address: '203.0.113.99' }))).toBe('too-many-tries')
  expect(await codeOf(enter(ctx, { address: '198.51.100.9' }))).toBe('taken')
})

test('against many networks an address is closed to new ones only, not where it came in before', async () => {
  const ctx = await testContext()
  await aJoined(ctx)
  for (let time = 0; time < 30; time++) {
    await codeOf(enter(ctx, { password: `salah ${time} terus`, address: `198.51.${time}.9` }))
  }
  expect(await codeOf(enter(ctx, { address: '192.0.2.1' }))).toBe('too-many-tries')
  expect(await codeOf(enter(ctx))).toBe('taken')
})

test('the log tells ids and outcomes, never an e-mail, a password or a code', async () => {
  const ctx = await testContext()
  const { secret, email } = await aJoined(ctx)
  ctx.clock.advance({ minutes: 1 })
  await codeOf(enter(ctx, { password: 'bukan yang ini' }))
  const { token } = await enter(ctx)
  const code = totpCode(secret, ctx.now())
  await codeOf(give(ctx, token, code === '123456' ? '654321' : '123456'))
  await give(ctx, token, code)
  const lines = JSON.stringify(ctx.logged)
  expect(ctx.logged.map(({ event }) => event)).toEqual([
    'staff.invite-accepted',
    'staff.sign-in-failed',
    'staff.factor-failed',
    'staff.signed-in',
  ])
  for (const secretText of [email, staffPassword, code, token])
    expect(lines).not.toContain(secretText)
  const entries = await ctx.db.selectFrom('audit_entry').select(['says', 'staff_name']).execute()
  expect(entries.map(({ says }) => says).toSorted()).toEqual(['Bergabung', 'Masuk'])
})
