import type { ShownPicture } from '#features/media/media.ts'
import { shownColumn } from '#features/media/queries.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { sql } from 'kysely'
import {
  type PublicReport,
  type ReportPicture,
  SHOWN_REPORTS,
  type ThingsArrived,
} from './disbursement-report.ts'

/** The published reports of a campaign's disbursements, newest first. */
export async function listReportsOf(db: Db, campaignId: string): Promise<PublicReport[]> {
  const rows = await db
    .selectFrom('disbursement_report as report')
    .innerJoin('disbursement', 'disbursement.id', 'report.disbursement_id')
    .leftJoin('wakaf_unit as unit', 'unit.campaign_id', 'disbursement.campaign_id')
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
      'report.units',
      'unit.name as unitName',
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
  return rows.map(({ type, units, unitName, ...row }) => ({
    ...row,
    became: units !== null && unitName !== null ? { count: units, name: unitName } : null,
    pictures: pictures.get(row.id) ?? [],
    document: type && (type === 'application/pdf' ? 'pdf' : 'jpg'),
  }))
}

/** Things that wakaf became and that have arrived, by what published reports of disbursements say, with their latest day. */
export type Arrived = ThingsArrived & { campaignId: string; at: Date }

/** The same of each campaign; what a withdrawn report said has not arrived. */
export async function thingsArrived(db: Db): Promise<Arrived[]> {
  const count = sql<number>`sum(report.units)::int`
  return await db
    .selectFrom('disbursement_report as report')
    .innerJoin('disbursement', 'disbursement.id', 'report.disbursement_id')
    .innerJoin('wakaf_unit as unit', 'unit.campaign_id', 'disbursement.campaign_id')
    .where('disbursement.status', '=', 'paid')
    .where('report.published_at', 'is not', null)
    .where('report.units', 'is not', null)
    .groupBy(['unit.campaign_id', 'unit.name'])
    .orderBy(count, 'desc')
    .select(['unit.campaign_id as campaignId', 'unit.name', count.as('count')])
    .select(sql<Date>`max(disbursement.paid_at)`.as('at'))
    .execute()
}

/** The pictures of disbursements' reports, by disbursement, each in the order of adding. */
async function picturesOf(db: Db | Tx, ids: string[]): Promise<Map<string, ReportPicture[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('disbursement_picture as shown')
    .innerJoin('media', 'media.id', 'shown.media_id')
    .where('shown.disbursement_id', 'in', ids)
    .orderBy('shown.position')
    .orderBy('shown.id')
    .select(['shown.disbursement_id as disbursementId', 'shown.id', 'shown.caption'])
    .select(shownColumn.as('picture'))
    .execute()
  const byDisbursement = Map.groupBy(rows, ({ disbursementId }) => disbursementId)
  return new Map(
    [...byDisbursement].map(([disbursementId, all]) => [
      disbursementId,
      all.map(({ id, caption, picture }) => ({ id, caption, picture: picture as ShownPicture })),
    ]),
  )
}

/** The report of a disbursement as staff edit it, with its pictures and what is known of its paper. */
export async function findReport(db: Db, id: string) {
  const report = await db
    .selectFrom('disbursement_report')
    .leftJoin('staff', 'staff.id', 'disbursement_report.published_by')
    .select([
      'recipient',
      'paragraphs',
      'people',
      'units',
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
