import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { addDays, DAY_MS, startOfDay } from '#platform/time/jakarta.ts'
import { formatCount } from '#platform/money/money.ts'
import type { ClosingPoint } from './held-points.ts'

type Waiting = {
  young: number
  month: number
  quarter: number
  proposals: number
  vouchers: number
  unreviewed: number
  disbursements: number
  items: number
  hasOwn: boolean
  isOwnWorn: boolean
  hasManaged: boolean
  isManagedWorn: boolean
  lines: number
}

/** What people have still to decide or record of the days up to one. */
export async function waitingPoints(db: Db | Tx, through: string): Promise<ClosingPoint[]> {
  const end = startOfDay(addDays(through, 1))
  const month = `${through.slice(0, 8)}01`
  const ago = (days: number) => new Date(end.getTime() - days * DAY_MS)
  const isWorn = (asset: string, worn: string) => sql`
    exists (select 1 from ledger_posting where debit_account = ${asset}) as ${sql.ref(`has${worn}`)},
    exists (select 1 from ledger_posting as posting
      join ledger_journal as journal
        on journal.source_id = posting.source_id and journal.id = posting.journal_id
      where posting.credit_account = ${worn === 'Own' ? '1240' : '1220'}
        and journal.occurred_at >= ${startOfDay(month)} and journal.occurred_at < ${end})
      as ${sql.ref(`is${worn}Worn`)}`
  const { rows } = await sql<Waiting>`
    select
      (select count(*) filter (where created_at >= ${ago(30)})::int
        from suspense where status = 'open' and created_at < ${end}) as young,
      (select count(*) filter (where created_at < ${ago(30)} and created_at >= ${ago(90)})::int
        from suspense where status = 'open') as month,
      (select count(*) filter (where created_at < ${ago(90)})::int
        from suspense where status = 'open') as quarter,
      (select count(*)::int from proposal where status = 'proposed' and kind <> 'books.period')
        as proposals,
      (select count(*)::int from voucher where status = 'proposed' and day <= ${through})
        as vouchers,
      (select count(*)::int from voucher where status = 'posted' and day <= ${through}
        and decided_by is null and reviewed_by is null) as unreviewed,
      (select count(*)::int from disbursement where status = 'approved') as disbursements,
      (select count(*)::int from open_item as item where due_on <= ${through}
        and 0 < (select sum(amount) from open_item_move where item_id = item.id)) as items,
      (select count(*)::int from bank_line as line where day <= ${through}
        and not exists (select 1 from bank_line_link where line_id = line.id)) as lines,
      ${isWorn('1230', 'Own')}, ${isWorn('1210', 'Managed')}`.execute(db)
  return rows.flatMap(pointsOf)
}

function pointsOf(found: Waiting): ClosingPoint[] {
  const { young, month, quarter } = found
  const counted = (label: string, count: number, href: string) => ({
    label,
    value: count === 0 ? 'Tidak ada' : formatCount(count),
    href,
  })
  const worn = (label: string, state: [has: boolean, is: boolean], template: string) => ({
    label,
    value: state[0] && !state[1] ? 'Belum dibukukan bulan ini' : 'Beres',
    href: `/kelola/transaksi/baru/${template}`,
  })
  return [
    {
      label: 'Titipan menurut umur',
      value:
        young + month + quarter === 0
          ? 'Tidak ada'
          : `Sampai 30 hari ${formatCount(young)}, 31–90 hari ${formatCount(month)}, lebih lama ${formatCount(quarter)}`,
      href: '/kelola/titipan',
    },
    counted('Baris rekening koran belum dicocokkan', found.lines, '/kelola/rekening-koran'),
    counted('Yang lewat jatuh tempo', found.items, '/kelola/jatuh-tempo'),
    counted('Transaksi menunggu putusan', found.vouchers, '/kelola/transaksi'),
    counted('Transaksi belum ditinjau', found.unreviewed, '/kelola/transaksi'),
    counted('Usulan menunggu putusan', found.proposals, '/kelola/menunggu'),
    counted('Penyaluran disetujui belum dibayar', found.disbursements, '/kelola/penyaluran'),
    worn('Penyusutan aset tetap', [found.hasOwn, found.isOwnWorn], 'susut-aset'),
    worn(
      'Penyusutan aset kelolaan',
      [found.hasManaged, found.isManagedWorn],
      'susut-aset-kelolaan',
    ),
  ]
}
