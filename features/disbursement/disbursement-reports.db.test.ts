import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/time/jakarta.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { payingContext } from '#tests/money/payments.ts'
import { aPaidDisbursement } from '#tests/money/disbursements.ts'
import { SHOWN_REPORTS } from './disbursement-report.ts'
import { findReport, listReportsOf } from './disbursement-reports.server.ts'
import {
  keepDisbursementDocument,
  publishDisbursementReport,
  saveDisbursementReport,
} from './save-disbursement-report.server.ts'

/** A published report of a disbursement of a campaign. */
async function aPublicReport(ctx: TestCtx) {
  const disbursement = await aPaidDisbursement(ctx)
  const by = { by: ctx.newId() }
  const words = { penerima: '40 keluarga', cerita: 'Air mengalir.', orang: 'none' as const }
  await saveDisbursementReport(ctx, { id: disbursement.id, form: { version: 0, ...words } }, by)
  await publishDisbursementReport(ctx, disbursement.id, by)
  return { ...disbursement, by }
}

/** A report like it, of a disbursement that was paid so many days later. */
async function another(
  ctx: TestCtx,
  like: string,
  { days = 0, campaignId = '', isPaid = true },
): Promise<string> {
  const id = ctx.newId()
  const disbursement = await ctx.db
    .selectFrom('disbursement')
    .selectAll()
    .where('id', '=', like)
    .executeTakeFirstOrThrow()
  const of = campaignId ? { campaign_id: campaignId } : {}
  const paid = { paid_at: new Date(Number(disbursement.paid_at) + days * DAY_MS) }
  const state = isPaid ? paid : { status: 'approved' as const, paid_at: null }
  await ctx.db
    .insertInto('disbursement')
    .values({ ...disbursement, ...of, ...state, id })
    .execute()
  const { paragraphs, ...report } = await ctx.db
    .selectFrom('disbursement_report')
    .selectAll()
    .where('disbursement_id', '=', like)
    .executeTakeFirstOrThrow()
  await ctx.db
    .insertInto('disbursement_report')
    .values({ ...report, disbursement_id: id, paragraphs: JSON.stringify(paragraphs) as never })
    .execute()
  return id
}

test('a campaign shows its own latest reports, of what was paid last first', async () => {
  const ctx = await payingContext()
  const { id, campaignId } = await aPublicReport(ctx)
  const { id: school } = await makeCampaign(ctx, { slug: 'sekolah' })
  await another(ctx, id, { isPaid: false })
  const foreign = await another(ctx, id, { campaignId: school })
  const late = await another(ctx, id, { days: 2 })
  const between = await another(ctx, id, { days: 1 })
  const alike = await another(ctx, id, { days: 1 })
  const idsOf = async (of: string) => (await listReportsOf(ctx.db, of)).map((each) => each.id)
  expect(await idsOf(campaignId)).toEqual([late, alike, between, id])
  expect(await idsOf(school)).toEqual([foreign])
  for (let more = 0; more < 9; more += 1) await another(ctx, id, { days: 3 })
  expect(SHOWN_REPORTS).toBe(12)
  const shown = await idsOf(campaignId)
  expect(shown).toHaveLength(12)
  expect(shown).not.toContain(id)
})

test('who edits a report sees what there is of it, and nothing where nothing was written', async () => {
  const ctx = await payingContext()
  const { id, by } = await aPublicReport(ctx)
  const none = { report: null, document: null, pictures: [] }
  expect(await findReport(ctx.db, ctx.newId())).toEqual(none)
  expect(await findReport(ctx.db, id)).toMatchObject({
    report: { recipient: '40 keluarga', version: 1, publisher: null },
    document: null,
  })
  const bytes = Buffer.from('%PDF-1.7\nkuitansi\n%%EOF\n')
  const proof = { type: 'application/pdf', bytes } as const
  await keepDisbursementDocument(ctx, { id, proof, isPublic: true }, by)
  expect((await findReport(ctx.db, id)).document).toEqual({
    type: 'application/pdf',
    size: bytes.length,
    isPublic: true,
    savedAt: ctx.now(),
  })
})
