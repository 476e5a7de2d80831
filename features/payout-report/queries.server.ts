import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import type { Keyset } from '#platform/db/keyset.server.ts'
import { type PageAsked, pageOf } from '#platform/db/page.server.ts'
import type { ReportMapping } from '#platform/db/schema/schema-payout.ts'
import type { Database } from '#platform/db/schema.ts'
import { ReportUnknown } from './errors.ts'
import type { ReportLine } from './report-lines.ts'

export type PayoutReport = Omit<Selectable<Database['payout_report']>, 'mapping'> & {
  mapping: ReportMapping | null
}

/** A report. Refuses with ReportUnknown. */
export async function getReport(db: Db | Tx, id: string): Promise<PayoutReport> {
  const row = await db
    .selectFrom('payout_report')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new ReportUnknown()
  return row
}

/** The same, locked until the transaction ends. */
export async function lockReport(tx: Db | Tx, id: string): Promise<PayoutReport> {
  const row = await tx
    .selectFrom('payout_report')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ReportUnknown()
  return row
}

type ReportSort = 'diunggah' | 'tanggal'

const keysets: Readonly<Record<ReportSort, Keyset>> = {
  diunggah: { by: 'payout_report.made_at', id: 'payout_report.id', kind: 'moment', order: 'desc' },
  tanggal: { by: 'payout_report.settled_on', id: 'payout_report.id', kind: 'day', order: 'desc' },
}

type ReportPage = PageAsked & { sort?: ReportSort | undefined }

/** One page of the reports, the last uploaded first by default. */
export async function listPayoutReports(
  db: Db,
  { sort = 'diunggah', after, limit }: ReportPage = {},
) {
  const query = db
    .selectFrom('payout_report')
    .innerJoin('staff', 'staff.id', 'payout_report.made_by')
    .where('payout_report.status', '<>', 'discarded')
    .select([
      'payout_report.id',
      'provider',
      'reference',
      'settled_on as settledOn',
      'payout_report.status',
      'made_at as madeAt',
      'staff.name as madeBy',
    ])
  return await pageOf(db, query, { keyset: keysets[sort], after, limit })
}

/** How many reports there are; counting stops at `most`. */
export async function countPayoutReports(db: Db, most: number): Promise<number> {
  const where = [sql<boolean>`status <> 'discarded'`]
  return await countUpTo(db, { from: sql`payout_report`, where, most })
}

/** The bytes of a report's file; undefined once they are gone. */
export async function reportBytes(db: Db | Tx, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('payout_report_bytes')
    .select('bytes')
    .where('report_id', '=', id)
    .executeTakeFirst()
  return row && Buffer.from(row.bytes)
}

/** The lines of a report in the file's order. */
export async function reportLines(db: Db | Tx, id: string): Promise<ReportLine[]> {
  return db
    .selectFrom('payout_report_line')
    .select([
      'line',
      'reference',
      'provider_id as providerId',
      'gross',
      'fee',
      'tax',
      'day',
      'is_adjustment as isAdjustment',
      'is_fee_missing as isFeeMissing',
      'is_chargeback as isChargeback',
      'cents',
    ])
    .where('report_id', '=', id)
    .orderBy('line')
    .execute()
}

/** The lines of a posted report that were not booked, as they were listed then. */
export async function differencesOf(db: Db | Tx, batchId: string) {
  return db
    .selectFrom('settlement_difference')
    .select(['line', 'reference', 'gross', 'expected', 'reason'])
    .where('batch_id', '=', batchId)
    .orderBy('line')
    .execute()
}

/** Whether a provider's payout of this number is booked and stands. */
export async function isPayoutBooked(
  db: Db | Tx,
  { provider, reference }: { provider: string; reference: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('settlement_batch')
    .select('id')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The mapping chosen last for a provider's files with these heads. */
export async function rememberedMapping(
  db: Db | Tx,
  { provider, heads }: { provider: string; heads: string },
): Promise<ReportMapping | undefined> {
  const row = await db
    .selectFrom('payout_mapping')
    .select('mapping')
    .where('provider', '=', provider)
    .where('heads', '=', heads)
    .executeTakeFirst()
  return row?.mapping
}
