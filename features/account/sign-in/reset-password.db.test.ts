import { expect, test } from 'vitest'
import { findSession } from '#platform/db/member-session.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aCaller, aMember, aPassword, aRegistered, lastEmail, sendEmails } from '#tests/members.ts'
import { changePassword, proveAgain } from './change-password.server.ts'
import { contactLimits, phoneLimit } from '../limits.ts'
import { forgotPassword, getReset, resetPassword } from './reset-password.server.ts'
import { signIn } from './sign-in.server.ts'
import { addIdentity } from './sign-in-by-subject.server.ts'

const siti = { kind: 'email', value: 'siti@contoh.id' } as const
const next = 'angin laut pagi'
const { address } = aCaller
const asker = { address }

async function tokenFor(ctx: TestCtx, to: string): Promise<string> {
  await sendEmails(ctx)
  const emails = ctx.mails.filter((mail) => mail.to === to)
  const links = emails.map(({ text }) => /\/password\/([0-9A-Z]{26})\b/.exec(text)?.[1])
  const token = links.findLast((link) => link !== undefined)
  if (!token) throw new Error('no way back was sent')
  return token
}

const enter = (ctx: TestCtx, password: string) =>
  signIn(ctx, { contact: siti, password, caller: aCaller })

test('a forgotten password is replaced by the link in a mail; every session ends and the owner is told', async () => {
  const ctx = await testContext()
  const { authorization } = await aRegistered(ctx)
  await forgotPassword(ctx, { contact: siti, asker })
  const token = await tokenFor(ctx, siti.value)
  expect(await getReset(ctx, token)).toMatchObject({ target: 's***@c***.id' })
  await resetPassword(ctx, { token, password: next, address })

  expect(await findSession(ctx.db, authorization, ctx.now())).toBeUndefined()
  await expect(enter(ctx, aPassword)).rejects.toMatchObject({ code: 'account/wrong-credentials' })
  await enter(ctx, next)
  expect(await lastEmail(ctx, siti.value)).toContain('baru saja diganti')
})

test('for a contact nobody has the same is written and nothing is sent', async () => {
  const ctx = await testContext()
  await forgotPassword(ctx, { contact: { kind: 'email', value: 'tak.ada@contoh.id' }, asker })
  await sendEmails(ctx)
  expect(ctx.mails).toEqual([])
  const rows = await ctx.db.selectFrom('password_reset').selectAll().execute()
  expect(rows).toHaveLength(1)
  const jobs = await ctx.db.selectFrom('job').selectAll().execute()
  expect(jobs).toMatchObject([{ name: 'account.reset', last_error: null }])
})

test('a link is good once, for half an hour, and not after another one was used', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  await forgotPassword(ctx, { contact: siti, asker })
  const first = await tokenFor(ctx, siti.value)
  await forgotPassword(ctx, { contact: siti, asker })
  const second = await tokenFor(ctx, siti.value)
  await resetPassword(ctx, { token: second, password: next, address })
  for (const token of [first, second, ctx.newPublicId()]) {
    const again = resetPassword(ctx, { token, password: 'lain lagi ya', address })
    await expect(again).rejects.toMatchObject({ code: 'account/link-not-valid', status: 410 })
    await expect(getReset(ctx, token)).rejects.toMatchObject({ status: 410 })
  }
  await forgotPassword(ctx, { contact: siti, asker })
  const third = await tokenFor(ctx, siti.value)
  ctx.clock.advance({ minutes: 30 })
  await expect(getReset(ctx, third)).rejects.toMatchObject({ status: 410 })
})

test('a link opens one account alone: nobody guesses one, and what others were sent stays good', async () => {
  const ctx = await testContext()
  const { accountId } = await aRegistered(ctx)
  const budi = { kind: 'email', value: 'budi@contoh.id' } as const
  const other = await aRegistered(ctx, { contact: budi.value })
  for (const contact of [siti, budi]) await forgotPassword(ctx, { contact, asker })
  await expect(getReset(ctx, ctx.newPublicId())).rejects.toMatchObject({ status: 410 })
  const [mine, theirs] = [await tokenFor(ctx, siti.value), await tokenFor(ctx, budi.value)]
  await resetPassword(ctx, { token: mine, password: next, address })
  await resetPassword(ctx, { token: theirs, password: 'ombak malam kelam', address })
  expect(ctx.logged.filter(({ event }) => event === 'account.password-reset')).toEqual([
    { event: 'account.password-reset', level: 'info', accountId },
    { event: 'account.password-reset', level: 'info', accountId: other.accountId },
  ])
})

test('one link used ten times at once sets one password', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  await forgotPassword(ctx, { contact: siti, asker })
  const token = await tokenFor(ctx, siti.value)
  const tries = Array.from({ length: 10 }, (_, at) =>
    resetPassword(ctx, { token, password: `${next} ${at}`, address }),
  )
  const answers = await Promise.allSettled(tries)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a weak password is refused and the link stays good; the token stands nowhere', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  await forgotPassword(ctx, { contact: siti, asker })
  const token = await tokenFor(ctx, siti.value)
  const weak = resetPassword(ctx, { token, password: 'bismillah99', address })
  await expect(weak).rejects.toMatchObject({ code: 'account/weak-password', status: 422 })
  const rows = await Promise.all([
    ctx.db.selectFrom('password_reset').selectAll().execute(),
    ctx.db.selectFrom('job').selectAll().execute(),
  ])
  expect(JSON.stringify([rows, ctx.logged])).not.toContain(token)
  await resetPassword(ctx, { token, password: next, address })
})

test('so many links in a row are asked for no more, known contact or not', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  for (const contact of [siti, { kind: 'email', value: 'tak.ada@contoh.id' } as const]) {
    for (let time = 0; time < 3; time++) await forgotPassword(ctx, { contact, asker })
    await expect(forgotPassword(ctx, { contact, asker })).rejects.toMatchObject({ status: 429 })
  }
})

test('when phones got as many messages as a day may cost, a link waits, and unknown numbers use nothing up', async () => {
  const ctx = await testContext()
  const phone = { kind: 'phone', value: '+6281234567890' } as const
  await aMember(ctx, { phone: phone.value })
  await forgotPassword(ctx, { contact: { ...phone, value: '+6281200000000' }, asker })
  await sendEmails(ctx)
  expect(await ctx.db.selectFrom('rate_limit').selectAll().execute()).toHaveLength(2)
  await limit(ctx, { ...phoneLimit(ctx.config), burst: 1, everySeconds: 1_000_000 }, 'all')
  await forgotPassword(ctx, { contact: phone, asker })
  await sendEmails(ctx)
  expect(ctx.messages).toEqual([])
  expect(ctx.logged).toContainEqual(expect.objectContaining({ event: 'job.failed' }))
})

test('whoever was kept out by others’ tries gets in by the link', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  for (let time = 0; time < 8; time++) await enter(ctx, `salah ${time}`).catch(() => {})
  await expect(enter(ctx, aPassword)).rejects.toMatchObject({ status: 429 })
  await forgotPassword(ctx, { contact: siti, asker })
  await resetPassword(ctx, { token: await tokenFor(ctx, siti.value), password: next, address })
  await enter(ctx, next)
})

test('a link lets its owner in at an address where nobody new gets in during an attack', async () => {
  const ctx = await testContext()
  await aRegistered(ctx)
  for (let time = 0; time < contactLimits.signIn.burst; time++)
    await limit(ctx, contactLimits.signIn, siti.value)
  const elsewhere = { ...aCaller, address: '192.0.2.1' }
  const entry = () => signIn(ctx, { contact: siti, password: next, caller: elsewhere })
  await expect(entry()).rejects.toMatchObject({ status: 429 })
  await forgotPassword(ctx, { contact: siti, asker })
  const token = await tokenFor(ctx, siti.value)
  await resetPassword(ctx, { token, password: next, address: elsewhere.address })
  await entry()
})

test('changing the password asks for the present one, ends every session and gives this device another', async () => {
  const ctx = await testContext()
  const { authorization, ...me } = await aRegistered(ctx)
  const elsewhere = await enter(ctx, aPassword)
  const change = { ...me, newPassword: next, caller: { ...aCaller, previous: authorization } }
  const guessed = changePassword(ctx, { ...change, currentPassword: 'bukan yang ini' })
  await expect(guessed).rejects.toMatchObject({ code: 'account/current-password-wrong' })
  await expect(changePassword(ctx, change)).rejects.toMatchObject({ status: 422 })
  const weak = { ...change, newPassword: 'Siti Aminah' }
  await expect(changePassword(ctx, weak)).rejects.toMatchObject({ code: 'account/weak-password' })

  const { token } = await changePassword(ctx, { ...change, currentPassword: aPassword })
  const isAlive = async (value: string) => Boolean(await findSession(ctx.db, value, ctx.now()))
  expect([await isAlive(token), await isAlive(authorization)]).toEqual([true, false])
  expect(await isAlive(elsewhere.token)).toBe(false)
  await enter(ctx, next)
  expect(await lastEmail(ctx, siti.value)).toContain('baru saja diganti')
})

test('without a password a sign-in of the last ten minutes is proof, an older one is not', async () => {
  const ctx = await testContext()
  const { authorization: _, ...me } = await aMember(ctx, { email: siti.value })
  ctx.clock.advance({ minutes: 10 })
  await proveAgain(ctx, { ...me, address })
  await changePassword(ctx, { ...me, newPassword: next, caller: aCaller })
  await ctx.db.updateTable('account').set({ password_hash: null }).execute()
  ctx.clock.advance({ seconds: 1 })
  const stale = proveAgain(ctx, { ...me, address })
  await expect(stale).rejects.toMatchObject({ code: 'account/fresh-sign-in-needed', status: 403 })
})

test('the present password can be guessed at a stolen device as little as at the door', async () => {
  const ctx = await testContext()
  const { authorization: _, ...me } = await aRegistered(ctx)
  const tries = Array.from({ length: 20 }, (_each, at) =>
    proveAgain(ctx, { ...me, address, currentPassword: `salah ${at}` }),
  )
  const answers = await Promise.allSettled(tries)
  const statuses = answers.map((each) => each.status === 'rejected' && each.reason.status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(6)
  expect(statuses.filter((status) => status === 429)).toHaveLength(14)
})

async function linkTo(ctx: TestCtx, accountId: string, provider: 'google' | 'facebook') {
  await inTransaction(ctx.db, async (tx) => {
    await addIdentity(ctx, tx, { issuer: 'firebase', subject: provider, provider, accountId })
  })
}

test('who holds the link learns what is linked, and takes it all out with the new password; the owner is told', async () => {
  const ctx = await testContext()
  const { accountId } = await aRegistered(ctx)
  const other = await aMember(ctx, { email: 'budi@contoh.id' })
  await linkTo(ctx, accountId, 'google')
  await linkTo(ctx, accountId, 'facebook')
  await inTransaction(ctx.db, async (tx) => {
    const budi = { issuer: 'firebase', subject: 'budi', provider: 'google' } as const
    await addIdentity(ctx, tx, { ...budi, accountId: other.accountId })
  })
  await forgotPassword(ctx, { contact: siti, asker })
  const token = await tokenFor(ctx, siti.value)
  expect(new Set((await getReset(ctx, token)).linked)).toEqual(new Set(['facebook', 'google']))

  // A refused password unlinks nothing.
  const weak = resetPassword(ctx, { token, password: '12345678', address, unlinksProviders: true })
  await expect(weak).rejects.toMatchObject({ status: 422 })
  expect((await getReset(ctx, token)).linked).toHaveLength(2)

  await resetPassword(ctx, { token, password: next, address, unlinksProviders: true })
  const left = await ctx.db.selectFrom('account_identity').select('account_id').execute()
  expect(left).toEqual([{ account_id: other.accountId }])
  await sendEmails(ctx)
  const told = ctx.mails.filter(({ to }) => to === siti.value).map(({ subject }) => subject)
  expect(told.slice(-2).toSorted()).toEqual([
    expect.stringContaining('Cara masuk lain dilepas'),
    expect.stringContaining('diganti'),
  ])
  await enter(ctx, next)
})

test('without the choice providers stay, and nobody is told of what was not there', async () => {
  const ctx = await testContext()
  const { accountId } = await aRegistered(ctx)
  await forgotPassword(ctx, { contact: siti, asker })
  const first = await tokenFor(ctx, siti.value)
  expect((await getReset(ctx, first)).linked).toEqual([])
  await resetPassword(ctx, { token: first, password: next, address, unlinksProviders: true })
  await linkTo(ctx, accountId, 'google')
  await forgotPassword(ctx, { contact: siti, asker })
  await resetPassword(ctx, { token: await tokenFor(ctx, siti.value), password: aPassword, address })
  expect(await ctx.db.selectFrom('account_identity').selectAll().execute()).toHaveLength(1)
  expect(ctx.mails.some(({ subject }) => subject.includes('dilepas'))).toBe(false)
})

test('a link to a contact that was taken out meanwhile shows nothing and changes nothing', async () => {
  const ctx = await testContext()
  const { accountId } = await aRegistered(ctx)
  await linkTo(ctx, accountId, 'google')
  await forgotPassword(ctx, { contact: siti, asker })
  const token = await tokenFor(ctx, siti.value)
  await ctx.db.deleteFrom('account_contact').execute()
  expect((await getReset(ctx, token)).linked).toEqual([])
  const reset = resetPassword(ctx, { token, password: next, address })
  await expect(reset).rejects.toMatchObject({ code: 'account/link-not-valid' })
})

test('a proof that failed and a changed password are logged by ids, and the owner is told at once', async () => {
  const ctx = await testContext()
  const { authorization: _, ...me } = await aRegistered(ctx)
  const change = { ...me, newPassword: next, caller: aCaller }
  await changePassword(ctx, { ...change, currentPassword: 'salah' }).catch(() => {})
  const woken = ctx.wakes()
  const { sessionId } = await changePassword(ctx, { ...change, currentPassword: aPassword })
  expect(ctx.wakes()).toBe(woken + 1)
  const { accountId } = me
  expect(ctx.logged.slice(1)).toEqual([
    { event: 'account.proof-failed', level: 'warn', accountId },
    { event: 'account.password-changed', level: 'info', accountId, sessionId },
  ])
  const weak = changePassword(ctx, { ...change, newPassword: 'Siti Aminah' })
  await expect(weak).rejects.toMatchObject({ fields: { newPassword: expect.anything() } })
})
