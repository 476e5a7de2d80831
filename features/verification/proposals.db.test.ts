import * as v from 'valibot'
import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { checkForm, checkProposal, proposeVerification } from './proposals.server.ts'
import { listChecks } from './queries.server.ts'

test('a check stands behind the seal once another person approves it', async () => {
  const ctx = await testContext()
  const { id: documentId, title } = await makeCampaign(ctx)
  const [writer, other] = [await aStaff(ctx, 'program'), await aStaff(ctx, 'admin')]
  const form = v.parse(checkForm, {
    kind: 'pelaksana',
    hasPassed: 'ya',
    checkedBy: 'Rina, bidang program',
    checkedOn: '2026-11-20',
    evidence: 'Perjanjian kerja sama',
    validThrough: '2027-11-20',
  })
  const by = { by: writer.id }
  await proposeVerification(ctx, { documentId, title, form }, by)
  await proposeVerification(ctx, { documentId, title, form: { ...form, kind: 'kebutuhan' } }, by)
  await expect(
    proposeVerification(ctx, { documentId, title, form: { ...form, kind: 'badan-hukum' } }, by),
  ).rejects.toMatchObject({ code: 'verification/unknown-kind' })
  expect(await listChecks(ctx.db, documentId)).toEqual([])
  for (const { id } of await listOpenProposals(ctx.db)) {
    await decideProposal(
      ctx,
      { kinds: [checkProposal], id },
      { by: other.id, role: other.role, isApproved: true },
    )
  }
  expect(await listChecks(ctx.db, documentId)).toMatchObject([
    { kind: 'kebutuhan', hasPassed: true },
    {
      kind: 'pelaksana',
      checkedBy: 'Rina, bidang program',
      checkedAt: new Date('2026-11-20T05:00:00Z'),
      validUntil: new Date('2027-11-20T16:59:00Z'),
    },
  ])
  expect(ctx.purged).toContain('/campaign/')
})
