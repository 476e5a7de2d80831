import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isPermitted, roles } from '#features/staff/permissions.ts'
import {
  chooseProposalMail,
  proposalNoticeSchedule,
  sendProposalDigestJob,
  sendProposalMailJob,
} from '#features/staff/proposal-notices.server.ts'
import { propose, type ProposalKind, withdrawProposal } from '#features/staff/proposal.server.ts'
import type { Job } from '#platform/jobs/jobs.server.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { aJoined } from '#tests/desk/coming-in.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { proposalKinds } from './proposal-kinds.ts'

const schedule = proposalNoticeSchedule(proposalKinds)
const jobs = new Map<string, Job>([
  [sendProposalMailJob.name, sendProposalMailJob],
  [sendProposalDigestJob.name, sendProposalDigestJob],
])

/** The mails of a turn of the schedule, which runs twice as two processes would. */
async function mailsOf(ctx: TestCtx) {
  await Promise.all([schedule.run(ctx), schedule.run(ctx)])
  await schedule.run(ctx)
  await runDueJobs(ctx, jobs)
  return ctx.mails.splice(0)
}

function plain(kind: ProposalKind): ProposalKind {
  return { ...kind, terms: v.any(), basis: async () => ({}) }
}

/** Days that pass, and whether a mail comes then: on the first, the third and the seventh day. */
const turns = [
  [0, true],
  [2, false],
  [1, true],
  [3, false],
  [1, true],
  [5, false],
] as const

const one = { title: 'Budi Santoso', terms: { name: 'Budi Santoso' }, note: 'Budi Santoso' }

async function wish(ctx: TestCtx, kind: ProposalKind, by: string) {
  return await propose(ctx, plain(kind), { ...one, documentId: ctx.newId(), by })
}

test('of every kind those who may decide are told at once, and on day three and seven, never its proposer', async () => {
  const ctx = await testContext()
  const people = []
  for (const role of [...roles, 'admin' as const])
    people.push({ role, ...(await aJoined(ctx, { role, email: `${people.length}@lembaga.test` })) })
  for (const kind of proposalKinds) {
    const maker = people.find(({ role }) => isPermitted(role, kind.propose))
    if (!maker) throw new Error(`nobody may propose ${kind.kind}`)
    const told = people
      .filter(({ id, role }) => id !== maker.id && isPermitted(role, kind.approve))
      .map(({ email }) => email)
    expect([kind.kind, told.length > 0]).toEqual([kind.kind, true])
    const id = await wish(ctx, kind, maker.id)
    for (const [days, isTold] of turns) {
      ctx.clock.advance({ days })
      const mails = await mailsOf(ctx)
      if (!isTold) {
        expect([kind.kind, mails]).toEqual([kind.kind, []])
        continue
      }
      expect([kind.kind, mails.map(({ to }) => to).toSorted()]).toEqual([
        kind.kind,
        told.toSorted(),
      ])
      for (const { subject, text } of mails) {
        expect(text).toContain(kind.words)
        expect(text).toContain(`/kelola/menunggu/${id}`)
        expect(subject + text).not.toMatch(/Budi|Siti|@lembaga/)
      }
    }
    await withdrawProposal(ctx, id, { by: maker.id })
    expect(await mailsOf(ctx)).toEqual([])
  }
})

test('who chooses one mail a day gets at seven what came before, and nothing that was decided', async () => {
  const ctx = await testContext()
  const maker = await aJoined(ctx)
  const other = await aJoined(ctx, { email: 'budi@lembaga.test' })
  await chooseProposalMail(ctx, { staffId: other.id, mail: 'daily' })
  const kind = proposalKinds.find((each) => each.kind === 'staff.invite') as ProposalKind
  const [first, second, third] = [
    await wish(ctx, kind, maker.id),
    await wish(ctx, kind, maker.id),
    await wish(ctx, kind, maker.id),
  ]
  expect(await mailsOf(ctx)).toEqual([])
  await withdrawProposal(ctx, second, { by: maker.id })
  ctx.clock.advance({ days: 1 })
  const mails = await mailsOf(ctx)
  expect(mails.map(({ to }) => to)).toEqual(['budi@lembaga.test'])
  const text = mails[0]?.text ?? ''
  expect([first, second, third].map((id) => text.includes(id))).toEqual([true, false, true])
  expect(await mailsOf(ctx)).toEqual([])
})
