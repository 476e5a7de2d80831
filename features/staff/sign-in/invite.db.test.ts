import { expect, test } from 'vitest'
import {
  aJoined,
  aStaffCaller as caller,
  chooseByLink,
  staffPassword,
  totpCode,
} from '#tests/desk/coming-in.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { addStaff, recoverStaff } from '../change-staff.server.ts'
import { acceptInvite, chooseStaffPassword } from './accept-invite.server.ts'
import { getInvite } from './invite.server.ts'
import { giveFactor } from './second-factor.server.ts'
import { findStaffSession } from './staff-session.server.ts'
import { signInStaff } from './staff-sign-in.server.ts'

const siti = { email: 'siti@lembaga.test', name: 'Siti Aminah', role: 'admin' as const }
const notValid = { code: 'staff/invite-not-valid', status: 410 }

const accept = (ctx: TestCtx, token: string, code: string) =>
  acceptInvite(ctx, { token, proof: { code }, caller })

test('a link leads to a password, then a factor, then the desk, with ten codes of recovery', async () => {
  const ctx = await testContext()
  const { staffId, token } = await addStaff(ctx, siti)
  expect(await getInvite(ctx, token)).toMatchObject({ staffId, kind: 'join', chosen: undefined })
  const secret = await chooseByLink(ctx, token)
  const accepted = await accept(ctx, token, totpCode(secret, ctx.now()))
  expect(accepted.recoveryCodes).toHaveLength(10)
  expect(accepted.recoveryCodes[0]).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  expect(await findStaffSession(ctx, accepted.token)).toMatchObject({ staff: { id: staffId } })
})

test('the database holds no password, secret, code or link in clear', async () => {
  const ctx = await testContext()
  const { token } = await addStaff(ctx, siti)
  const secret = await chooseByLink(ctx, token)
  const invites = JSON.stringify(await ctx.db.selectFrom('staff_invite').selectAll().execute())
  const { recoveryCodes } = await accept(ctx, token, totpCode(secret, ctx.now()))
  const tables = ['staff_invite', 'staff_credential', 'staff_recovery_code'] as const
  const rows = await Promise.all(
    tables.map((table) => ctx.db.selectFrom(table).selectAll().execute()),
  )
  const held = invites + JSON.stringify(rows)
  const secrets = [
    token,
    secret,
    staffPassword,
    ...recoveryCodes,
    recoveryCodes[0]?.replace('-', ''),
  ]
  for (const clear of secrets) expect(held).not.toContain(clear)
})

test('a used, an expired, an older and an invented link are all refused in the same words', async () => {
  const ctx = await testContext()
  const first = await addStaff(ctx, siti)
  const { token } = await recoverStaff(ctx, first.staffId)
  await expect(getInvite(ctx, first.token)).rejects.toMatchObject(notValid)
  await expect(getInvite(ctx, '0'.repeat(26))).rejects.toMatchObject(notValid)
  await expect(getInvite(ctx, "' or 1=1")).rejects.toMatchObject(notValid)
  const secret = await chooseByLink(ctx, token)
  await accept(ctx, token, totpCode(secret, ctx.now()))
  await expect(getInvite(ctx, token)).rejects.toMatchObject(notValid)
  await expect(accept(ctx, token, totpCode(secret, ctx.now()))).rejects.toMatchObject(notValid)
  const again = await addStaff(ctx, { ...siti, email: 'budi@lembaga.test' })
  ctx.clock.advance({ hours: 71, minutes: 59 })
  await getInvite(ctx, again.token)
  ctx.clock.advance({ minutes: 1 })
  await expect(getInvite(ctx, again.token)).rejects.toMatchObject(notValid)
  const late = chooseStaffPassword(ctx, { token: again.token, password: staffPassword })
  await expect(late).rejects.toMatchObject(notValid)
})

test('one link used twice at the same moment lets one in', async () => {
  const ctx = await testContext()
  const { token } = await addStaff(ctx, siti)
  const code = totpCode(await chooseByLink(ctx, token), ctx.now())
  const tries = await Promise.allSettled([accept(ctx, token, code), accept(ctx, token, code)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await ctx.db.selectFrom('staff_session').selectAll().execute()).toHaveLength(1)
})

test('a factor before a password, a wrong code and a weak password are refused', async () => {
  const ctx = await testContext()
  const { token } = await addStaff(ctx, siti)
  await expect(accept(ctx, token, '000000')).rejects.toMatchObject(notValid)
  for (const password of ['kunci', 'siti aminah', 'siti@lembaga.test', 'bismillah123']) {
    const tried = chooseStaffPassword(ctx, { token, password })
    await expect(tried).rejects.toMatchObject({ code: 'account/weak-password' })
  }
  const secret = await chooseByLink(ctx, token)
  const other = totpCode(secret, new Date(ctx.now().getTime() + 3_600_000))
  await expect(accept(ctx, token, other)).rejects.toMatchObject({ code: 'staff/wrong-factor' })
})

test('after a loss the old ways in hold until the new link is used, and not a moment longer', async () => {
  const ctx = await testContext()
  const lost = await aJoined(ctx)
  ctx.clock.advance({ minutes: 5 })
  const { token } = await recoverStaff(ctx, lost.id)
  expect(await findStaffSession(ctx, lost.token)).toBeUndefined()
  const password = 'layar putih berkibar'
  const secret = await chooseByLink(ctx, token, password)
  const half = await signInStaff(ctx, { email: lost.email, password: staffPassword, caller })
  await accept(ctx, token, totpCode(secret, ctx.now()))

  const proofs = [totpCode(lost.secret, ctx.now()), lost.recoveryCodes[0] ?? '']
  for (const code of proofs) {
    const tried = giveFactor(ctx, { value: half.token, proof: { code }, caller })
    await expect(tried).rejects.toMatchObject({ code: 'staff/sign-in-needed' })
  }
  const old = signInStaff(ctx, { email: lost.email, password: staffPassword, caller })
  await expect(old).rejects.toMatchObject({ code: 'staff/wrong-credentials' })
  const renewed = await signInStaff(ctx, { email: lost.email, password, caller })
  for (const code of proofs) {
    const tried = giveFactor(ctx, { value: renewed.token, proof: { code }, caller })
    await expect(tried).rejects.toMatchObject({ code: 'staff/wrong-factor' })
  }
})
