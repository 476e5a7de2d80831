import type { ShownPicture } from '#features/media/media.ts'
import { shownColumn } from '#features/media/queries.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { type PublicReport, type ReportPicture, SHOWN_REPORTS } from './disbursement-report.ts'

/** The published reports of a campaign's payouts, newest first. */
export async function listReportsOf(db: Db, campaignId: string): Promise<PublicReport[]> {
  const rows = await db
    .selectFrom('disbursement_report as report')
    .innerJoin('disbursement', 'disbursement.id', 'report.disbursement_id')
    .innerJoin('ledger_account as used', 'used.code', 'disbursement.account')
    .leftJoin('disbursement_document as document', (join) =>
      join
        .onRef('document.disbursement_id', '=', 'report.disbursement_id')
        .on('document.is_public', '=', true),
    )
    .where('disbursement.campaign_id', '=', campaignId)
    .where('disbursement.status', '=', 'paid')
    .where('report.published_at', 'is not', null)
    .select([
      'disbursement.id',
      'disbursement.paid_at as paidAt',
      'disbursement.amount',
      'disbursement.description',
      'used.name as use',
      'disbursement.beneficiaries',
      'report.recipient',
      'report.paragraphs',
      'document.type',
    ])
    .$narrowType<{ paidAt: Date }>()
    .orderBy('disbursement.paid_at', 'desc')
    .orderBy('disbursement.id', 'desc')
    .limit(SHOWN_REPORTS)
    .execute()
  const pictures = await picturesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ type, ...row }) => ({
    ...row,
    pictures: pictures.get(row.id) ?? [],
    document: type && (type === 'application/pdf' ? 'pdf' : 'jpg'),
  }))
}

/** The pictures of payouts' reports, by payout, each in the order of adding. */
async function picturesOf(db: Db | Tx, ids: string[]): Promise<Map<string, ReportPicture[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('disbursement_picture as shown')
    .innerJoin('media', 'media.id', 'shown.media_id')
    .where('shown.disbursement_id', 'in', ids)
    .orderBy('shown.position')
    .orderBy('shown.id')
    .select(['shown.disbursement_id as of', 'shown.id', 'shown.caption'])
    .select(shownColumn.as('picture'))
    .execute()
  const byPayout = Map.groupBy(rows, ({ of }) => of)
  return new Map(
    [...byPayout].map(([of, all]) => [
      of,
      all.map(({ id, caption, picture }) => ({ id, caption, picture: picture as ShownPicture })),
    ]),
  )
}

/** The report of a payout as staff edit it, with its pictures and what is known of its paper. */
export async function findReport(db: Db, id: string) {
  const report = await db
    .selectFrom('disbursement_report')
    .leftJoin('staff', 'staff.id', 'disbursement_report.published_by')
    .select([
      'recipient',
      'paragraphs',
      'people',
      'version',
      'published_at as publishedAt',
      'staff.name as publisher',
    ])
    .where('disbursement_id', '=', id)
    .executeTakeFirst()
  const document = await db
    .selectFrom('disbursement_document')
    .select(['type', 'size', 'is_public as isPublic', 'saved_at as savedAt'])
    .where('disbursement_id', '=', id)
    .executeTakeFirst()
  const pictures = (await picturesOf(db, [id])).get(id) ?? []
  return { report: report ?? null, document: document ?? null, pictures }
}

export type EditedReport = Awaited<ReturnType<typeof findReport>>
