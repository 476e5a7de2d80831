import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/connect.server.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { aJoined, chooseByLink } from '#tests/desk/coming-in.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { untilOneWaits } from '#tests/database/races.ts'
import { addStaff, changeStaffRole, recoverStaff, removeStaff } from './change-staff.server.ts'
import { getInvite } from './sign-in/invite.server.ts'
import { sendInviteJob } from './jobs.server.ts'
import { decideProposal } from './proposal.server.ts'
import { findProposal } from './queries.server.ts'
import { findStaffByEmail, listStaff } from './staff-list.server.ts'
import {
  proposeInvite,
  proposeRecovery,
  proposeRemoval,
  proposeRole,
  staffProposals as kinds,
} from './staff-proposals.server.ts'
import { findStaffSession } from './sign-in/staff-session.server.ts'

const lastAdmin = { code: 'staff/last-admin', status: 409 }
const newcomer = { email: 'citra@lembaga.test', name: 'Citra', role: 'program' as const }

async function twoAdmins() {
  const ctx = await testContext()
  const first = await aJoined(ctx)
  const second = await aJoined(ctx, { email: 'budi@lembaga.test' })
  const approve = (id: string, by = second.id) =>
    decideProposal(ctx, { kinds, id }, { by, role: 'admin', isApproved: true })
  return { ctx, first, second, approve }
}

const adminsIn = async (ctx: TestCtx) =>
  (await listStaff(ctx)).filter(({ role }) => role === 'admin').length

test('the last admin is neither removed nor given another role', async () => {
  const ctx = await testContext()
  const { id } = await aJoined(ctx)
  await expect(removeStaff(ctx, { staffId: id, kinds })).rejects.toMatchObject(lastAdmin)
  const demoted = changeStaffRole(ctx, { staffId: id, role: 'editor', kinds })
  await expect(demoted).rejects.toMatchObject(lastAdmin)
  expect(await adminsIn(ctx)).toBe(1)
})

test('an invited admin who never came does not count as another', async () => {
  const ctx = await testContext()
  const { id } = await aJoined(ctx)
  const invited = await addStaff(ctx, { ...newcomer, role: 'admin' })
  await expect(removeStaff(ctx, { staffId: id, kinds })).rejects.toMatchObject(lastAdmin)
  await removeStaff(ctx, { staffId: invited.staffId, kinds })
  expect(await adminsIn(ctx)).toBe(1)
})

test('two admins who remove or demote each other at the same moment leave one of them', async () => {
  const { ctx, first, second } = await twoAdmins()
  let demoted: Promise<unknown> = Promise.resolve()
  await inTransaction(ctx.db, async (tx) => {
    await removeStaff(ctx.within(tx), { staffId: first.id, kinds })
    demoted = changeStaffRole(ctx, { staffId: second.id, role: 'auditor', kinds }).catch(
      (error) => error,
    )
    await untilOneWaits(tx)
  })
  expect(await demoted).toMatchObject(lastAdmin)
  expect(await adminsIn(ctx)).toBe(1)
})

test('with one admin nobody is invited from the desk: the command makes the second', async () => {
  const ctx = await testContext()
  const { id } = await aJoined(ctx)
  const tried = proposeInvite(ctx, newcomer, { by: id })
  await expect(tried).rejects.toMatchObject({ code: 'staff/second-admin-needed', status: 409 })
  await addStaff(ctx, { ...newcomer, role: 'admin' })
  const still = proposeInvite(ctx, { ...newcomer, email: 'd@lembaga.test' }, { by: id })
  await expect(still).rejects.toMatchObject({ code: 'staff/second-admin-needed' })
})

test('one admin proposes somebody, another approves, and the link comes by mail alone', async () => {
  const { ctx, first, approve } = await twoAdmins()
  const id = await proposeInvite(ctx, newcomer, { by: first.id })
  expect(await findStaffByEmail(ctx, newcomer.email)).toBeUndefined()
  await expect(approve(id, first.id)).rejects.toMatchObject({ code: 'staff/same-proposer' })
  await approve(id)
  await runDueJobs(ctx, new Map([[sendInviteJob.name, sendInviteJob]]))
  const [mail] = ctx.mails
  expect(mail).toMatchObject({ to: newcomer.email })
  const [, token = ''] =
    /http:\/\/amanah\.test\/kelola\/undangan\/(\w{26})\n/.exec(mail?.text ?? '') ?? []
  expect(await getInvite(ctx, token)).toMatchObject({ role: 'program', kind: 'join' })
  const jobs = JSON.stringify(await ctx.db.selectFrom('job').select('payload').execute())
  expect(jobs).not.toContain(token)
  await chooseByLink(ctx, token)
})

test('an e-mail that is known is not invited twice, not even by two proposals', async () => {
  const { ctx, first, second, approve } = await twoAdmins()
  const known = proposeInvite(ctx, { ...newcomer, email: second.email }, { by: first.id })
  await expect(known).rejects.toMatchObject({ code: 'staff/known' })
  const id = await proposeInvite(ctx, newcomer, { by: first.id })
  await addStaff(ctx, newcomer)
  await expect(approve(id)).rejects.toMatchObject({ code: 'staff/proposal-moved' })
})

test('a role, a recovery and a removal each need two people', async () => {
  const { ctx, first, approve } = await twoAdmins()
  const third = await aJoined(ctx, { email: newcomer.email, role: 'program' })
  const role = await proposeRole(ctx, { staffId: third.id, role: 'editor' }, { by: first.id })
  expect(await findStaffSession(ctx, third.token)).toMatchObject({ staff: { role: 'program' } })
  await approve(role)
  expect(await findStaffSession(ctx, third.token)).toBeUndefined()
  expect(await findStaffByEmail(ctx, newcomer.email)).toMatchObject({ role: 'editor' })

  await approve(await proposeRecovery(ctx, third.id, { by: first.id }))
  await runDueJobs(ctx, new Map([[sendInviteJob.name, sendInviteJob]]))
  expect(ctx.mails.at(-1)).toMatchObject({
    to: newcomer.email,
    subject: expect.stringContaining('Jalan masuk baru'),
  })

  await approve(await proposeRemoval(ctx, third.id, { by: first.id }))
  expect(await findStaffByEmail(ctx, newcomer.email)).toBeUndefined()
})

test('an invitation whose proposer was removed reaches nobody, and does not come back with them', async () => {
  const { ctx, first, second, approve } = await twoAdmins()
  const third = await aJoined(ctx, { email: 'dewi@lembaga.test' })
  const invitation = await proposeInvite(ctx, newcomer, { by: first.id })
  const role = await proposeRole(ctx, { staffId: third.id, role: 'bendahara' }, { by: first.id })
  const ofFirst = await proposeRole(ctx, { staffId: first.id, role: 'bendahara' }, { by: third.id })
  await approve(await proposeRemoval(ctx, first.id, { by: third.id }))
  for (const returned of [false, true]) {
    if (returned) await addStaff(ctx, { email: first.email, name: 'Kembali', role: 'admin' })
    for (const id of [invitation, role, ofFirst]) {
      await expect(approve(id)).rejects.toMatchObject({ code: 'staff/proposal-decided' })
      expect(await findProposal(ctx.db, id)).toMatchObject({
        status: 'withdrawn',
        decisionNote: 'Ditarik sendiri: akses pegawainya dicabut.',
      })
    }
  }
  expect(await findStaffByEmail(ctx, newcomer.email)).toBeUndefined()
  expect(second.id).not.toBe(first.id)
})

test('another role withdraws what it may not propose, and leaves the rest', async () => {
  const { ctx, first, second, approve } = await twoAdmins()
  await aJoined(ctx, { email: 'dewi@lembaga.test' })
  const mine = await proposeInvite(ctx, newcomer, { by: first.id })
  const theirs = await proposeInvite(
    ctx,
    { ...newcomer, email: 'eka@lembaga.test' },
    { by: second.id },
  )
  await changeStaffRole(ctx, { staffId: first.id, role: 'bendahara', kinds })
  await expect(approve(mine)).rejects.toMatchObject({ code: 'staff/proposal-decided' })
  expect(await findProposal(ctx.db, theirs)).toMatchObject({ status: 'proposed' })
})

test('the list tells who has joined and whose link waits', async () => {
  const ctx = await testContext()
  const { id } = await aJoined(ctx)
  const { expiresAt } = await addStaff(ctx, newcomer)
  expect(await listStaff(ctx)).toMatchObject([
    { id, hasJoined: true, inviteEndsAt: null, lastSeenAt: ctx.now() },
    { name: 'Citra', hasJoined: false, inviteEndsAt: expiresAt, lastSeenAt: null },
  ])
  await expect(recoverStaff(ctx, ctx.newId())).rejects.toMatchObject({ status: 404 })
})
