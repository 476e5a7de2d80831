import { expect, test } from 'vitest'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import {
  aJoined,
  aStaffCaller,
  chooseByLink,
  staffPassword,
  totpCode,
  aSecondApp,
  asAct,
} from '#tests/desk/coming-in.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { acceptInvite } from './sign-in/accept-invite.server.ts'
import { recoverStaff } from './change-staff.server.ts'
import { changeStaffPassword } from './sign-in/change-staff-password.server.ts'
import { sendStaffNoticeJob } from './notices.server.ts'
import {
  addOwnApp,
  listOwnFactors,
  removeOwnFactor,
  renewOwnCodes,
} from './sign-in/own-factors.server.ts'
import { signInSample } from './sample-staff.server.ts'
import { giveFactor } from './sign-in/second-factor.server.ts'
import { findStaffSession } from './sign-in/staff-session.server.ts'
import { signInStaff } from './sign-in/staff-sign-in.server.ts'

async function enter(ctx: TestCtx, code: string, address = aStaffCaller.address) {
  const caller = { ...aStaffCaller, address }
  const email = 'siti@lembaga.test'
  const half = await signInStaff(ctx, { email, password: staffPassword, caller })
  return giveFactor(ctx, { value: half.token, proof: { code }, caller })
}

async function subjectsSent(ctx: TestCtx): Promise<string[]> {
  await runDueJobs(ctx, new Map([[sendStaffNoticeJob.name, sendStaffNoticeJob]]))
  return ctx.mails.splice(0).map(({ to, subject }) => `${to}: ${subject.split(' – ')[0]}`)
}

test('a person is told by mail of each change of their way in, of a code of recovery, and of a new place', async () => {
  const ctx = await testContext()
  const person = await aJoined(ctx)
  const of = (subject: string) => [`${person.email}: ${subject}`]
  await aSecondApp(ctx, person)
  expect(await subjectsSent(ctx)).toEqual(of('Faktor kedua ditambahkan'))
  const [factor] = await listOwnFactors(ctx, person.id)
  await asAct(ctx, (one) => removeOwnFactor(one, person.id, factor?.id ?? ''))
  expect(await subjectsSent(ctx)).toEqual(of('Faktor kedua dilepas'))
  const [code = '', other = ''] = await asAct(ctx, (one) => renewOwnCodes(one, person.id))
  expect(await subjectsSent(ctx)).toEqual(of('Kode pemulihan diganti'))
  await enter(ctx, code)
  expect(await subjectsSent(ctx)).toEqual(of('Kode pemulihan dipakai'))
  await enter(ctx, other, '198.51.100.20')
  expect((await subjectsSent(ctx)).sort()).toEqual([
    ...of('Kode pemulihan dipakai'),
    ...of('Masuk dari tempat baru'),
  ])
  const session = await findStaffSession(ctx, person.token)
  if (!session) throw new Error('no session')
  const newPassword = 'layar putih berkibar'
  await changeStaffPassword(ctx, { session, currentPassword: staffPassword, newPassword })
  expect(await subjectsSent(ctx)).toEqual(of('Kata sandi diganti'))
  const { token } = await recoverStaff(ctx, person.id)
  expect(await subjectsSent(ctx)).toEqual([])
  const secret = await chooseByLink(ctx, token)
  const proof = { code: totpCode(secret, ctx.now()) }
  await acceptInvite(ctx, { token, proof, caller: aStaffCaller })
  expect(await subjectsSent(ctx)).toEqual(of('Cara masuk dipulihkan'))
})

test('a place known already, and the first one of all, are no news; a demo has no factors', async () => {
  const ctx = await testContext()
  const { secret } = await aJoined(ctx)
  ctx.clock.advance({ minutes: 1 })
  await enter(ctx, totpCode(secret, ctx.now()))
  expect(await subjectsSent(ctx)).toEqual([])
  const { token } = await signInSample(ctx, { person: 'editor', caller: aStaffCaller })
  const { staff } = (await findStaffSession(ctx, token)) ?? {}
  await expect(
    asAct(ctx, (one) => addOwnApp(one, staff?.id ?? '', '123456')),
  ).rejects.toMatchObject({ status: 403 })
})
