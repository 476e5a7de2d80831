import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'
import type { PackageOrder } from './package-file.ts'

type People = { made: string; agreed: string }

const MOST_AT_ONCE = 2_000

/**
 * Who made a document and who agreed to it, by the document: of its last approved proposal, or of the act of an
 * institution. What no person made is not among them.
 */
async function peopleBehind(db: Db, documentIds: readonly string[]): Promise<Map<string, People>> {
  const people = new Map<string, People>()
  for (let at = 0; at < documentIds.length; at += MOST_AT_ONCE) {
    const ids = documentIds.slice(at, at + MOST_AT_ONCE)
    const { rows } = await sql<People & { id: string }>`
      select document_id as id, maker.name as made, coalesce(decider.name, '') as agreed
      from proposal
      join staff as maker on maker.id = proposal.made_by
      left join staff as decider on decider.id = proposal.decided_by
      where status = 'approved' and document_id = any(${ids}::text[])
      order by decided_at`.execute(db)
    const vouchers = await sql<People & { id: string }>`
      select voucher.id, maker.name as made, coalesce(decider.name, '') as agreed
      from voucher
      join staff as maker on maker.id = voucher.recorded_by
      left join staff as decider on decider.id = coalesce(voucher.decided_by, voucher.reviewed_by)
      where voucher.id = any(${ids}::uuid[])`.execute(db)
    for (const { id, ...who } of [...vouchers.rows, ...rows]) people.set(id, who)
  }
  return people
}

export const journalHead = [
  'tanggal',
  'terjadi',
  'dicatat',
  'jurnal',
  'baris',
  'sumber',
  'dokumen',
  'keterangan',
  'debit',
  'kredit',
  'dana',
  'program',
  'jumlah',
  'dicatat_oleh',
  'disetujui_oleh',
] as const

type Line = {
  at: Date
  happenedAt: Date | null
  recordedAt: Date
  journalId: string
  line: number
  source: string
  sourceId: string
  description: string
  debit: string
  credit: string
  fund: string
  campaign: string | null
  amount: number
}

/** Every posting of the days in the order of time, a portion for each day: when, what document, and who. */
export async function* journalLines(
  db: Db,
  { from, through }: Pick<PackageOrder, 'from' | 'through'>,
): AsyncGenerator<(string | number | Date | null)[][]> {
  for (let day = from; day <= through; day = addDays(day, 1)) {
    const lines = await linesOf(db, day)
    if (lines.length === 0) continue
    const people = await peopleBehind(db, [...new Set(lines.map(({ sourceId }) => sourceId))])
    yield lines.map((line) => {
      const who = people.get(line.sourceId)
      return [
        line.at,
        line.happenedAt,
        line.recordedAt,
        line.journalId,
        line.line,
        line.source,
        line.sourceId,
        line.description,
        line.debit,
        line.credit,
        line.fund,
        line.campaign,
        line.amount,
        who?.made ?? 'sistem',
        who?.agreed ?? '',
      ]
    })
  }
}

async function linesOf(db: Db, day: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select journal.occurred_at as at, journal.happened_at as "happenedAt",
      journal.recorded_at as "recordedAt", journal.id as "journalId", posting.line,
      journal.source, journal.source_id as "sourceId", journal.description,
      posting.debit_account as debit, posting.credit_account as credit, posting.fund,
      campaign.slug as campaign, posting.amount
    from ledger_journal as journal
    join ledger_posting as posting
      on posting.source_id = journal.source_id and posting.journal_id = journal.id
    left join campaign on campaign.id = posting.campaign_id
    where journal.occurred_at >= ${startOfDay(day)}
      and journal.occurred_at < ${startOfDay(addDays(day, 1))}
    order by journal.occurred_at, journal.id, posting.line`.execute(db)
  return rows
}
