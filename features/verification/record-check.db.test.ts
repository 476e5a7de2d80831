import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findCampaignBySlug, listCampaigns } from '#features/campaign/queries.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { listChecks } from './queries.server.ts'
import { type CheckInput, decideCheck, proposeCheck } from './record-check.server.ts'
import { checklists, INSTITUTION_DOCUMENT, isVerified } from './verification.ts'

const required = Object.entries(checklists.campaign)
  .filter(([, { isRequired }]) => isRequired)
  .map(([kind]) => kind)

async function propose(ctx: TestCtx, documentId: string, given: Partial<CheckInput> = {}) {
  const by = ctx.newId()
  const checkId = await proposeCheck(ctx, ctx.db, {
    documentId,
    kind: required[0] as string,
    hasPassed: true,
    checkedBy: 'Rina, bidang program',
    checkedAt: ctx.now(),
    evidence: 'Perjanjian kerja sama bertanda tangan',
    by,
    ...given,
  })
  return { checkId, by }
}

async function approved(ctx: TestCtx, documentId: string, given: Partial<CheckInput> = {}) {
  const { checkId } = await propose(ctx, documentId, given)
  await decideCheck(ctx, { documentId, checkId, by: ctx.newId(), isApproved: true })
  ctx.clock.advance({ minutes: 1 })
}

async function cardOf(ctx: TestCtx) {
  const { items } = await listCampaigns(ctx.db, { now: ctx.now() })
  return items[0]?.checks ?? []
}

test('a check counts only once another person approved it, and the screens are renewed', async () => {
  const ctx = await testContext()
  const { id: documentId } = await makeCampaign(ctx)
  const { checkId, by } = await propose(ctx, documentId)
  expect(await listChecks(ctx.db, documentId)).toEqual([])
  await expect(
    decideCheck(ctx, { documentId, checkId, by, isApproved: true }),
  ).rejects.toMatchObject({ code: 'verification/same-person' })
  await decideCheck(ctx, { documentId, checkId, by: ctx.newId(), isApproved: true })
  expect(ctx.purged).toEqual(expect.arrayContaining(['/', '/campaign/', '/about']))
  expect(await listChecks(ctx.db, documentId)).toEqual([
    {
      kind: required[0],
      hasPassed: true,
      validUntil: null,
      checkedBy: 'Rina, bidang program',
      checkedAt: ctx.now(),
      evidence: 'Perjanjian kerja sama bertanda tangan',
      isSample: false,
    },
  ])
  await expect(
    decideCheck(ctx, { documentId, checkId, by: ctx.newId(), isApproved: false }),
  ).rejects.toMatchObject({ code: 'verification/decided' })
})

test('what was rejected, and what belongs to another campaign, counts for nothing', async () => {
  const ctx = await testContext()
  const { id: documentId } = await makeCampaign(ctx)
  const { id: other } = await makeCampaign(ctx, { slug: 'lain', startsAt: new Date('2026-01-01') })
  const { checkId } = await propose(ctx, documentId)
  await decideCheck(ctx, { documentId, checkId, by: ctx.newId(), isApproved: false })
  await approved(ctx, other)
  expect(await listChecks(ctx.db, documentId)).toEqual([])
  expect(await listChecks(ctx.db, other)).toHaveLength(1)
})

test('the list and the page of a campaign know its seal, which a later failed check takes away', async () => {
  const ctx = await testContext()
  const { id: documentId, slug } = await makeCampaign(ctx)
  expect(await cardOf(ctx)).toEqual([])
  const validUntil = new Date(ctx.now().getTime() + 86_400_000)
  for (const kind of required) await approved(ctx, documentId, { kind, validUntil })
  const of = (now: Date) => ({ subject: 'campaign' as const, now })
  expect(isVerified(await cardOf(ctx), of(ctx.now()))).toBe(true)
  expect(isVerified(await cardOf(ctx), of(validUntil))).toBe(false)
  const found = await findCampaignBySlug(ctx.db, slug)
  expect(found?.kind === 'found' && found.campaign.checks).toEqual(await cardOf(ctx))

  await approved(ctx, documentId, { kind: required[0] as string, hasPassed: false })
  expect(isVerified(await cardOf(ctx), of(ctx.now()))).toBe(false)
})

test('the database keeps a check as it was written, and refuses the same person twice', async () => {
  const ctx = await testContext()
  const { id: documentId } = await makeCampaign(ctx)
  const { checkId, by } = await propose(ctx, documentId)
  const decision = { document_id: documentId, check_id: checkId, made_by: by }
  const rest = { is_approved: true, decided_at: ctx.now() }
  const insert = (decidedBy: string, madeBy = by) =>
    ctx.db
      .insertInto('verification_decision')
      .values({ ...decision, ...rest, made_by: madeBy, decided_by: decidedBy })
      .execute()
  await expect(insert(by)).rejects.toMatchObject({ code: '23514' })
  // Another name for the maker leads to no check.
  await expect(insert(by, ctx.newId())).rejects.toMatchObject({ code: '23503' })
  await expect(
    sql`update verification_check set has_passed = false`.execute(ctx.db),
  ).rejects.toMatchObject({ code: '23001' })
  await expect(sql`delete from verification_check`.execute(ctx.db)).rejects.toMatchObject({
    code: '23001',
  })
})

test('a kind that is not on the list of its document is refused', async () => {
  const ctx = await testContext()
  const { id: documentId } = await makeCampaign(ctx)
  await expect(propose(ctx, documentId, { kind: 'badan-hukum' })).rejects.toMatchObject({
    code: 'verification/unknown-kind',
  })
  const { checkId } = await propose(ctx, INSTITUTION_DOCUMENT, { kind: 'badan-hukum' })
  expect(checkId).toMatch(/^[0-9a-f-]{36}$/)
})
