import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findCampaignBySlug, listCampaigns } from '#features/campaign/queries.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { listChecks } from './queries.server.ts'
import { type CheckInput, recordCheck } from './record-check.server.ts'
import { checklists, INSTITUTION_DOCUMENT, isVerified } from './verification.ts'

const required = Object.entries(checklists.campaign)
  .filter(([, { isRequired }]) => isRequired)
  .map(([kind]) => kind)

async function record(ctx: TestCtx, documentId: string, check: Partial<CheckInput> = {}) {
  const madeBy = ctx.newId()
  const input = {
    documentId,
    kind: required[0] as string,
    hasPassed: true,
    checkedBy: 'Rina, bidang program',
    checkedAt: ctx.now(),
    evidence: 'Perjanjian kerja sama bertanda tangan',
    validUntil: null,
    ...check,
  }
  await recordCheck(ctx, input, { madeBy, decidedBy: ctx.newId() })
  ctx.clock.advance({ minutes: 1 })
  return madeBy
}

async function cardOf(ctx: TestCtx) {
  const { items } = await listCampaigns(ctx.db, { now: ctx.now() })
  return items[0]?.checks ?? []
}

test('a check counts for its own document, and the screens are renewed', async () => {
  const ctx = await testContext()
  const { id: documentId } = await makeCampaign(ctx)
  const { id: other } = await makeCampaign(ctx, { slug: 'lain', startsAt: new Date('2026-01-01') })
  const checkedAt = ctx.now()
  await record(ctx, documentId)
  expect(ctx.purged).toEqual(expect.arrayContaining(['/', '/campaign/', '/about']))
  expect(await listChecks(ctx.db, documentId)).toEqual([
    {
      kind: required[0],
      hasPassed: true,
      validUntil: null,
      checkedBy: 'Rina, bidang program',
      checkedAt,
      evidence: 'Perjanjian kerja sama bertanda tangan',
      isSample: false,
    },
  ])
  expect(await listChecks(ctx.db, other)).toEqual([])
})

test('the list and the page of a campaign know its seal, which a later failed check takes away', async () => {
  const ctx = await testContext()
  const { id: documentId, slug } = await makeCampaign(ctx)
  expect(await cardOf(ctx)).toEqual([])
  const validUntil = new Date(ctx.now().getTime() + 86_400_000)
  for (const kind of required) await record(ctx, documentId, { kind, validUntil })
  const of = (now: Date) => ({ subject: 'campaign' as const, now })
  expect(isVerified(await cardOf(ctx), of(ctx.now()))).toBe(true)
  expect(isVerified(await cardOf(ctx), of(validUntil))).toBe(false)
  const found = await findCampaignBySlug(ctx.db, slug)
  expect(found?.kind === 'found' && found.campaign.checks).toEqual(await cardOf(ctx))

  await record(ctx, documentId, { kind: required[0] as string, hasPassed: false })
  expect(isVerified(await cardOf(ctx), of(ctx.now()))).toBe(false)
})

test('the database keeps a check as it was written, and refuses the same person twice', async () => {
  const ctx = await testContext()
  const { id: documentId } = await makeCampaign(ctx)
  const by = await record(ctx, documentId)
  const all = ctx.db.selectFrom('verification_check').selectAll()
  const undecided = { ...(await all.executeTakeFirstOrThrow()), id: ctx.newId() }
  await ctx.db.insertInto('verification_check').values(undecided).execute()
  const decision = { document_id: documentId, check_id: undecided.id, made_by: by }
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
  await expect(record(ctx, documentId, { kind: 'badan-hukum' })).rejects.toMatchObject({
    code: 'verification/unknown-kind',
  })
  await record(ctx, INSTITUTION_DOCUMENT, { kind: 'badan-hukum' })
  expect(await listChecks(ctx.db, INSTITUTION_DOCUMENT)).toHaveLength(1)
})
