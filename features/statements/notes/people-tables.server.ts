import { sql } from 'kysely'
import { asnafWords } from '#features/mustahik/mustahik.ts'
import { fundWords } from '#features/ledger/funds.ts'
import type { StatementPeriod } from '#features/ledger/pair-sums.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { addDays, DAY_MS, startOfDay } from '#platform/time/jakarta.ts'
import type { NoteRow } from './note-tables.ts'

/** Whom the disbursements of a period reached; one of the register counts once however often. */
export async function recipientsByAsnaf(
  db: Db | Tx,
  { from, through }: StatementPeriod,
  what: 'persons' | 'families',
): Promise<NoteRow[]> {
  const { rows } = await sql<{ asnaf: string; persons: number; families: number }>`
    select asnaf, sum(persons)::int as persons, sum(families)::int as families
    from (
      select recipient.asnaf, max(men + women) as persons, max(families) as families
      from disbursement_mustahik as recipient
      join disbursement on disbursement.id = recipient.disbursement_id
      where disbursement.status = 'paid' and disbursement.paid_at >= ${startOfDay(from)}
        and disbursement.paid_at < ${startOfDay(addDays(through, 1))}
      group by recipient.asnaf, coalesce(recipient.mustahik_id, recipient.id)) as each
    group by asnaf`.execute(db)
  return Object.entries(asnafWords).map(([asnaf, words]) => ({
    words,
    figure: rows.find((row) => row.asnaf === asnaf)?.[what] ?? 0,
  }))
}

type Aged = { young: number; month: number; quarter: number }

const ages = [
  { key: 'young', words: 'Sampai 30 hari' },
  { key: 'month', words: '31–90 hari' },
  { key: 'quarter', words: 'Lebih dari 90 hari' },
] as const

function byAge(rows: readonly Aged[]): NoteRow[] {
  return ages.map(({ key, words }) => ({ words, figure: rows[0]?.[key] ?? 0 }))
}

/** Money in suspense at the end of a period. */
export async function suspenseByAge(db: Db | Tx, { through }: StatementPeriod): Promise<NoteRow[]> {
  const end = startOfDay(addDays(through, 1))
  const ago = (days: number) => new Date(end.getTime() - days * DAY_MS)
  const { rows } = await sql<Aged>`
    select coalesce(sum(amount) filter (where created_at >= ${ago(30)}), 0)::bigint as young,
      coalesce(sum(amount) filter (where created_at < ${ago(30)} and created_at >= ${ago(90)}), 0)::bigint as month,
      coalesce(sum(amount) filter (where created_at < ${ago(90)}), 0)::bigint as quarter
    from suspense
    where created_at < ${end} and (resolved_at is null or resolved_at >= ${end})`.execute(db)
  return byAge(rows)
}

/** What others still owe the institution or account for, at the end of a period. */
export async function receivablesByAge(
  db: Db | Tx,
  { through }: StatementPeriod,
  funds: readonly Fund[],
): Promise<NoteRow[]> {
  const since = (days: number) => addDays(through, -days)
  const { rows } = await sql<Aged>`
    select coalesce(sum(left_of) filter (where opened_on > ${since(30)}), 0)::bigint as young,
      coalesce(sum(left_of) filter (
        where opened_on <= ${since(30)} and opened_on > ${since(90)}), 0)::bigint as month,
      coalesce(sum(left_of) filter (where opened_on <= ${since(90)}), 0)::bigint as quarter
    from (
      select item.opened_on, sum(move.amount) as left_of
      from open_item as item
      join open_item_move as move on move.item_id = item.id
      left join voucher on voucher.id = move.source_id
      where item.account like '1%' and item.fund = any(${funds}::text[])
        and item.opened_on <= ${through} and coalesce(voucher.day, item.opened_on) <= ${through}
      group by item.id, item.opened_on) as each`.execute(db)
  return byAge(rows)
}

const boards = {
  pengurus: 'Pengurus',
  pengawas: 'Pengawas',
  'pengawas-syariah': 'Dewan pengawas syariah',
  pegawai: 'Pegawai',
} as const

/** What acts of the institution named one of its own people as the other party; by their office, not by name. */
export async function relatedParties(
  db: Db | Tx,
  { from, through }: StatementPeriod,
): Promise<NoteRow[]> {
  const { rows } = await sql<{ office: string; sum: number }>`
    select office, sum(sum)::bigint as sum
    from (
      select voucher.id, voucher.sum, min(own.office) as office
      from voucher
      join (
        select lower(btrim(name)) as name, board as office from board_member
        union all
        select lower(btrim(name)), 'pegawai' from staff where not is_sample) as own
        on own.name = lower(btrim(voucher.party))
      where voucher.status = 'posted' and voucher.day between ${from} and ${through}
      group by voucher.id) as each
    group by office`.execute(db)
  return Object.entries(boards).map(([office, words]) => ({
    words,
    figure: rows.find((row) => row.office === office)?.sum ?? 0,
  }))
}

/** The rate of each fund that holds for all its programmes, on the last day of a period. */
export async function amilRates(db: Db | Tx, { through }: StatementPeriod): Promise<NoteRow[]> {
  const rows = await db
    .selectFrom('amil_policy')
    .distinctOn('fund')
    .select(['fund', 'per_mille', 'basis_text', 'decree'])
    .where('campaign_id', 'is', null)
    .where('valid_from', '<=', through)
    .orderBy('fund')
    .orderBy('valid_from', 'desc')
    .execute()
  return rows.map(({ fund, per_mille: figure, basis_text: basis, decree }) => ({
    words: `${fundWords[fund]}: ${[basis, decree].filter(Boolean).join(', ')}`,
    figure,
  }))
}
