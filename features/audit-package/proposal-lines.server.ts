import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'
import type { PackageOrder } from './package-file.ts'

export const proposalHead = [
  'usulan',
  'jenis',
  'judul',
  'dokumen',
  'keadaan',
  'diajukan_oleh',
  'diajukan',
  'catatan',
  'diputuskan_oleh',
  'diputuskan',
  'catatan_keputusan',
] as const

const states = {
  proposed: 'menunggu',
  approved: 'disetujui',
  rejected: 'ditolak',
  withdrawn: 'ditarik',
} as const

const AT_ONCE = 1_000
const FIRST = '00000000-0000-0000-0000-000000000000'

type Row = {
  id: string
  kind: string
  title: string
  documentId: string
  status: keyof typeof states
  maker: string
  madeAt: Date
  note: string
  decider: string | null
  decidedAt: Date | null
  decisionNote: string | null
}

/** Every proposal that was made or decided in the days, with both people. */
export async function* proposalLines(
  db: Db,
  { from, through }: Pick<PackageOrder, 'from' | 'through'>,
): AsyncGenerator<(string | Date | null)[][]> {
  const [start, end] = [startOfDay(from), startOfDay(addDays(through, 1))]
  let after = FIRST
  for (;;) {
    const { rows } = await sql<Row>`
      select proposal.id, kind, title, document_id as "documentId", status, maker.name as maker,
        made_at as "madeAt", note, decider.name as decider, decided_at as "decidedAt",
        decision_note as "decisionNote"
      from proposal
      join staff as maker on maker.id = proposal.made_by
      left join staff as decider on decider.id = proposal.decided_by
      where proposal.id > ${after} and (
        made_at >= ${start} and made_at < ${end} or decided_at >= ${start} and decided_at < ${end})
      order by proposal.id limit ${AT_ONCE}`.execute(db)
    yield rows.map((row) => [
      row.id,
      row.kind,
      row.title,
      row.documentId,
      states[row.status],
      row.maker,
      row.madeAt,
      row.note,
      row.decider,
      row.decidedAt,
      row.decisionNote,
    ])
    after = rows.at(-1)?.id ?? after
    if (rows.length < AT_ONCE) break
  }
}
