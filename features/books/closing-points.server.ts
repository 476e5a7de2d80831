import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { addDays, DAY_MS, startOfDay } from '#platform/time/jakarta.ts'
import { formatCount, formatRupiah } from '#platform/money/money.ts'

export type ClosingPoint = { label: string; value: string }

type Held = { account: string; fund: string; held: number }

/**
 * What the books hold at the end of a day that an accountant looks at before closing it: what must be put right first,
 * and what is only said.
 */
export async function closingPoints(
  db: Db | Tx,
  through: string,
): Promise<{ blocks: ClosingPoint[]; said: ClosingPoint[] }> {
  const end = startOfDay(addDays(through, 1))
  const { rows } = await sql<Held>`
    select account, fund, sum(amount)::bigint as held
    from (
      select debit_account as account, fund, amount, source_id, journal_id from ledger_posting
      union all
      select credit_account, fund, -amount, source_id, journal_id from ledger_posting) as side
    join ledger_journal as journal
      on journal.source_id = side.source_id and journal.id = side.journal_id
    where journal.occurred_at < ${end} and account < '4'
    group by account, fund`.execute(db)
  return { blocks: wrongSides(rows), said: [...openSums(rows), ...(await waiting(db, end))] }
}

/** Cash and banks below zero, debts that somebody owes us, and an opening that does not balance. */
function wrongSides(rows: readonly Held[]): ClosingPoint[] {
  return rows
    .filter(({ account, held }) => {
      if (/^(1110|1112|112\d)$/.test(account)) return held < 0
      if (account === '3990') return held !== 0
      return /^2[123]/.test(account) && account !== '2190' && held > 0
    })
    .map(({ account, fund, held }) => ({
      label: account === '3990' ? 'Saldo awal belum seimbang' : 'Saldo di sisi yang salah',
      value: `Akun ${account}, dana ${fund}: ${formatRupiah(Math.abs(held))}`,
    }))
}

const open = [
  { label: 'Kas tunai belum disetor', accounts: ['1110', '1112'] },
  { label: 'Piutang gateway belum cair', accounts: ['1130'] },
  { label: 'Uang muka terbuka', accounts: ['1145', '1146'] },
  { label: 'Titipan di pembukuan', accounts: ['2130'] },
  { label: 'Utang pajak', accounts: ['2210', '2220', '2230', '2240'] },
] as const

function openSums(rows: readonly Held[]): ClosingPoint[] {
  return open.map(({ label, accounts }) => {
    const own = rows.filter(({ account }) => accounts.some((each) => each === account))
    const sum = own.reduce((all, { held }) => all + held, 0)
    return { label, value: sum === 0 ? 'Tidak ada' : formatRupiah(Math.abs(sum)) }
  })
}

async function waiting(db: Db | Tx, end: Date): Promise<ClosingPoint[]> {
  const { rows } = await sql<{
    oldest: Date | null
    proposals: number
    worn: boolean
    has: boolean
  }>`
    select (select min(created_at) from suspense where status = 'open') as oldest,
      (select count(*)::int from proposal where status = 'proposed' and kind <> 'books.period')
        as proposals,
      exists (select 1 from ledger_posting where debit_account in ('1210', '1230')) as has,
      exists (select 1 from ledger_posting as posting
        join ledger_journal as journal
          on journal.source_id = posting.source_id and journal.id = posting.journal_id
        where posting.credit_account in ('1220', '1240') and journal.occurred_at < ${end}
          and journal.occurred_at >= ${new Date(end.getTime() - 31 * DAY_MS)}) as worn`.execute(db)
  const { oldest, proposals = 0, has, worn } = rows[0] ?? {}
  const days = oldest ? Math.floor((end.getTime() - oldest.getTime()) / DAY_MS) : 0
  return [
    { label: 'Titipan paling lama', value: oldest && days >= 0 ? `${days} hari` : 'Tidak ada' },
    { label: 'Usulan menunggu putusan', value: formatCount(proposals) },
    { label: 'Penyusutan bulan terakhir', value: has && !worn ? 'Belum dibukukan' : 'Beres' },
  ]
}
