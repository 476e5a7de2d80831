import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { removeFromLibrary } from '#features/media/save-picture.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { payingContext } from '#tests/money/payments.ts'
import { aLibraryPicture, aPaidDisbursement } from '#tests/money/disbursements.ts'
import { allWaitFor } from '#tests/database/races.ts'
import { draftDisbursement } from './disburse.server.ts'
import { MOST_REPORT_PICTURES } from './disbursement-report.ts'
import { openDocument, openPublicDocument } from './disbursement-document.server.ts'
import { findReport, listReportsOf } from './disbursement-reports.server.ts'
import {
  addReportPicture,
  keepDisbursementDocument,
  publishDisbursementReport,
  removeReportPicture,
  saveDisbursementReport,
  setDocumentPublic,
  withdrawDisbursementReport,
} from './save-disbursement-report.server.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'

const form = {
  version: 0,
  penerima: '40 keluarga di Desa Sukamaju',
  cerita: 'Air mengalir.\n\nSetiap pagi.',
  orang: 'none' as const,
}
const pdf = { type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\nkuitansi\n%%EOF\n') } as const

async function aReport(ctx: TestCtx) {
  const by = { by: ctx.newId() }
  const disbursement = await aPaidDisbursement(ctx)
  await saveDisbursementReport(ctx, { id: disbursement.id, form }, by)
  return { ...disbursement, by }
}

test('a report is seen once it is published, with its pictures in order, and no more once it is withdrawn', async () => {
  const ctx = await payingContext()
  const { id, campaignId, by } = await aReport(ctx)
  const [first, second] = [await aLibraryPicture(ctx), await aLibraryPicture(ctx, '#c8963e')]
  await addReportPicture(ctx, id, { mediaId: first, caption: 'Pompa' })
  await addReportPicture(ctx, id, { mediaId: second, caption: '' })
  expect(await listReportsOf(ctx.db, campaignId)).toEqual([])
  const drops: string[] = []
  const watched = { ...ctx, pages: { purge: (...pages: string[]) => void drops.push(...pages) } }
  await publishDisbursementReport(watched, id, by)
  expect(drops).toEqual(['/campaign/sumur-desa'])
  // Every process hears of it, not this one alone.
  const purges = await ctx.db.selectFrom('page_purge').select('prefixes').execute()
  expect(purges.at(-1)).toEqual({ prefixes: ['/campaign/sumur-desa'] })
  const [shown] = await listReportsOf(ctx.db, campaignId)
  expect(shown).toMatchObject({
    amount: 40_000,
    description: 'Pompa air untuk Desa Sukamaju',
    recipient: '40 keluarga di Desa Sukamaju',
    paragraphs: ['Air mengalir.', 'Setiap pagi.'],
    beneficiaries: 40,
    document: null,
    pictures: [
      { caption: 'Pompa', picture: { alt: 'Pompa air di sumur desa', focus: { x: 50, y: 30 } } },
      { caption: '' },
    ],
  })
  const inUse = removeFromLibrary(ctx, first)
  await expect(inUse).rejects.toThrow(/Gambar ini masih dipakai: Pompa air/)
  await removeReportPicture(ctx, id, shown?.pictures[0]?.id ?? '')
  await removeFromLibrary(ctx, first)
  await withdrawDisbursementReport(ctx, id)
  expect(await listReportsOf(ctx.db, campaignId)).toEqual([])
  await publishDisbursementReport(ctx, id, by)
  expect((await listReportsOf(ctx.db, campaignId))[0]?.pictures).toHaveLength(1)
})

test('its paper is sealed, for staff alone until it is ticked and the report is published', async () => {
  const ctx = await payingContext()
  const { id, by } = await aReport(ctx)
  const other = await aPaidDisbursement(ctx)
  await keepDisbursementDocument(ctx, { id, proof: pdf, isPublic: false }, by)
  await publishDisbursementReport(ctx, id, by)
  const row = await ctx.db.selectFrom('disbursement_document').selectAll().executeTakeFirstOrThrow()
  expect(row.sealed.toString('latin1')).not.toContain('kuitansi')
  expect((await openDocument(ctx, id)).bytes.equals(pdf.bytes)).toBe(true)
  await expect(openPublicDocument(ctx, id)).rejects.toMatchObject({ status: 404 })
  await setDocumentPublic(ctx, id, true)
  expect((await openPublicDocument(ctx, id)).type).toBe('application/pdf')
  await withdrawDisbursementReport(ctx, id)
  await expect(openPublicDocument(ctx, id)).rejects.toMatchObject({ status: 404 })
  // Sealed for its own disbursement alone.
  await ctx.db.updateTable('disbursement_document').set({ disbursement_id: other.id }).execute()
  await expect(openDocument(ctx, other.id)).rejects.toThrow()
})

/** A further picture of the library, with the files of one that is there; answers its id. */
async function another(ctx: TestCtx, mediaId: string): Promise<string> {
  const id = ctx.newId()
  const like = await ctx.db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', mediaId)
    .executeTakeFirstOrThrow()
  const picture = JSON.stringify(like.picture)
  await ctx.db
    .insertInto('media')
    .values({ ...like, id, key: id, picture })
    .execute()
  return id
}

test('a report takes so many pictures in the order of adding, and its newest paper', {
  tags: 'night',
}, async () => {
  const ctx = await payingContext()
  const { id, campaignId, by } = await aReport(ctx)
  await publishDisbursementReport(ctx, id, by)
  const first = await aLibraryPicture(ctx)
  const captions: string[] = []
  for (let added = 1; added <= MOST_REPORT_PICTURES; added += 1) {
    const mediaId = await another(ctx, first)
    captions.push(`Gambar ${added}`)
    await addReportPicture(ctx, id, { mediaId, caption: `Gambar ${added}` })
  }
  const [report] = await listReportsOf(ctx.db, campaignId)
  expect(report?.pictures.map(({ caption }) => caption)).toEqual(captions)
  const more = { mediaId: first, caption: '' }
  await expect(addReportPicture(ctx, id, more)).rejects.toMatchObject({
    fields: { mediaId: expect.stringContaining(`paling banyak ${MOST_REPORT_PICTURES}`) },
  })
  const newer = { ...pdf, bytes: Buffer.from('%PDF-1.7\nkuitansi baru\n%%EOF\n') }
  for (const proof of [pdf, newer])
    await keepDisbursementDocument(ctx, { id, proof, isPublic: false }, by)
  expect((await openDocument(ctx, id)).bytes.equals(newer.bytes)).toBe(true)
})

test('reports of two disbursements keep their own pictures and papers, whatever is done to the other', {
  tags: 'night',
}, async () => {
  const ctx = await payingContext()
  const [one, other] = [await aReport(ctx), await aReport(ctx)]
  const mediaId = await aLibraryPicture(ctx)
  for (const { id } of [one, other]) await addReportPicture(ctx, id, { mediaId, caption: id })
  const jpg = { type: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xd9]) } as const
  const keep = (id: string, proof: typeof pdf | typeof jpg) =>
    keepDisbursementDocument(ctx, { id, proof, isPublic: false }, one.by)
  await keep(one.id, pdf)
  await keep(other.id, jpg)
  for (const { id } of [one, other]) await publishDisbursementReport(ctx, id, one.by)
  const shown = async () => {
    const rows = [one, other].map(async ({ id, campaignId }) => {
      const row = (await listReportsOf(ctx.db, campaignId)).find((each) => each.id === id)
      return { captions: row?.pictures.map(({ caption }) => caption), document: row?.document }
    })
    return Promise.all(rows)
  }
  const captions = [[one.id], [other.id]]
  expect(await shown()).toEqual(captions.map((each) => ({ captions: each, document: null })))
  await setDocumentPublic(ctx, one.id, true)
  expect((await shown()).map(({ document }) => document)).toEqual(['pdf', null])
  await expect(openPublicDocument(ctx, other.id)).rejects.toMatchObject({ status: 404 })
  await setDocumentPublic(ctx, other.id, true)
  expect((await shown()).map(({ document }) => document)).toEqual(['pdf', 'jpg'])
  const papers = await Promise.all([one, other].map(({ id }) => openDocument(ctx, id)))
  expect(papers).toEqual([pdf, jpg])
  await expect(openDocument(ctx, ctx.newId())).rejects.toMatchObject({
    code: 'books/document-unknown',
  })
  await saveDisbursementReport(ctx, { id: other.id, form: { ...form, version: 1 } }, other.by)
  const edited = await Promise.all([one, other].map(({ id }) => findReport(ctx.db, id)))
  expect(edited.map(({ report, document }) => [report?.version, document?.type])).toEqual([
    [1, 'application/pdf'],
    [2, 'image/jpeg'],
  ])
  const [mine] = (await findReport(ctx.db, one.id)).pictures
  await removeReportPicture(ctx, other.id, mine?.id ?? '')
  expect((await shown()).map((each) => each.captions)).toEqual(captions)
  await removeReportPicture(ctx, one.id, mine?.id ?? '')
  expect((await shown()).map((each) => each.captions)).toEqual([[], [other.id]])
  const unknown = addReportPicture(ctx, one.id, { mediaId: ctx.newId(), caption: '' })
  await expect(unknown).rejects.toMatchObject({ code: 'media/not-found' })
  const twice = addReportPicture(ctx, other.id, { mediaId, caption: '' })
  await expect(twice).rejects.toMatchObject({ fields: { mediaId: expect.any(String) } })
})

test('only what was paid out for a campaign is reported, and nothing is published before it is written', async () => {
  const ctx = await payingContext()
  const by = { by: ctx.newId() }
  const { id, campaignId } = await aPaidDisbursement(ctx)
  await expect(publishDisbursementReport(ctx, id, by)).rejects.toMatchObject({
    code: 'books/report-missing',
  })
  const use = { campaignId, fund: 'IT' as const, account: '5210', amount: rupiah(1_000) }
  const words = { description: 'Selang', beneficiaries: 1 }
  const proposed = await draftDisbursement(ctx, { ...use, ...words }, by)
  const early = saveDisbursementReport(ctx, { id: proposed, form }, by)
  await expect(early).rejects.toMatchObject({ code: 'books/not-paid-out' })
  const unknown = saveDisbursementReport(ctx, { id: ctx.newId(), form }, by)
  await expect(unknown).rejects.toMatchObject({ code: 'books/not-paid-out' })
})

test('two add a picture at once where one more fits: one is added', { tags: 'night' }, async () => {
  const ctx = await payingContext()
  const second = await payingContext({ sharing: ctx })
  const { id } = await aReport(ctx)
  const first = await aLibraryPicture(ctx)
  const pictures = [first]
  while (pictures.length <= MOST_REPORT_PICTURES) pictures.push(await another(ctx, first))
  const add = (each: TestCtx) => {
    const mediaId = pictures.pop() as string
    return addReportPicture(each, id, { mediaId, caption: '' })
  }
  while (pictures.length > 2) await add(ctx)
  // Both have counted the pictures before either is written.
  const lock = (tx: Tx) => sql`lock table disbursement_picture in share mode`.execute(tx)
  const both = await allWaitFor(ctx, lock, [() => add(ctx), () => add(second)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await findReport(ctx.db, id)).pictures).toHaveLength(MOST_REPORT_PICTURES)
})

test('two write a report at once: one is saved, the other is told', async () => {
  const ctx = await payingContext()
  const second = await payingContext({ sharing: ctx })
  const { id, by } = await aReport(ctx)
  const write = (each: TestCtx, cerita: string) =>
    saveDisbursementReport(each, { id, form: { ...form, version: 1, cerita } }, by)
  const both = await Promise.allSettled([write(ctx, 'Satu'), write(second, 'Dua')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'books/report-changed' },
  })
  expect((await findReport(ctx.db, id)).report?.version).toBe(2)
})
