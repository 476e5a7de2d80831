import type { Db, Tx } from '#platform/db/connect.server.ts'
import { pairSums, pairSumsBy } from '#features/ledger/pair-sums.server.ts'
import { formatRupiah, formatCount } from '#platform/money/money.ts'
import { amilShareDue, amilShares, type SharedFund } from '../amil-share.ts'
import { sharedBy } from '../amil-share.server.ts'
import { type ClosingPoint, type Held, unsettledSums, wrongSides } from './held-points.ts'
import { bankPoints } from './bank-points.server.ts'
import { waitingPoints } from './waiting-points.server.ts'
import { sql } from 'kysely'

/**
 * What the books hold at the end of a day that an accountant looks at before closing it: what must be put right first,
 * and what is only said. Each leads to where it is put right.
 */
export async function closingPoints(
  db: Db | Tx,
  through: string,
): Promise<{ blocks: ClosingPoint[]; said: ClosingPoint[] }> {
  const day = { from: through, through }
  const held = new Map<string, Held>()
  for (const { debit, credit, fund, amount } of await pairSums(db, day)) {
    add(debit, fund, amount)
    add(credit, fund, -amount)
  }
  const rows = [...held.values()].toSorted((a, b) => (a.account < b.account ? -1 : 1))
  const banks = await pairSumsBy(db, day, 'bank_account_id')
  return {
    blocks: wrongSides(rows),
    said: [
      ...(await bankPoints(db, { through, sums: banks })),
      ...unsettledSums(rows),
      ...(await cashPoints(db, { through, rows })),
      ...(await waitingPoints(db, through)),
      ...(await sharePoints(db)),
    ],
  }

  function add(account: string, fund: string, amount: number): void {
    if (account >= '4') return
    const row = held.get(`${account} ${fund}`) ?? { account, fund, held: 0 }
    row.held += amount
    held.set(`${account} ${fund}`, row)
  }
}

/** What the amil may still take, or has taken beyond its cap, of everything ever received. */
async function sharePoints(db: Db | Tx): Promise<ClosingPoint[]> {
  const label = 'Bagian amil belum diambil'
  const href = '/kelola/bagian-amil'
  let [due, over] = [0, 0]
  for (const fund of Object.keys(amilShares) as SharedFund[]) {
    for (const sums of await sharedBy(db, fund)) {
      const each = amilShareDue(fund, sums)
      if (each > 0) due += each
      else over -= each
    }
  }
  const more = over > 0 ? `, ${formatRupiah(over)} harus kembali` : ''
  return [{ label, value: due === 0 && over === 0 ? 'Tidak ada' : formatRupiah(due) + more, href }]
}

type OfCash = { through: string; rows: readonly Held[] }

/** Places of cash that nobody counted in the month that ends, and counts that no other person looked at. */
async function cashPoints(db: Db | Tx, { through, rows }: OfCash): Promise<ClosingPoint[]> {
  const accounts = ['1110', '1112'].filter((code) =>
    rows.some(({ account, held }) => account === code && held !== 0),
  )
  const found = await sql<{ uncounted: number; unseen: number }>`
    select
      (select count(*)::int from cash_place as place
        where account = any(${accounts}::text[]) and opened_on <= ${through}
          and (closed_on is null or closed_on > ${through})
          and not exists (select 1 from cash_count where cash_place_id = place.id
            and day between ${`${through.slice(0, 8)}01`} and ${through})) as uncounted,
      (select count(*)::int from cash_count
        where day <= ${through} and seen_by is null and voucher_id is null) as unseen`.execute(db)
  const { uncounted = 0, unseen = 0 } = found.rows[0] ?? {}
  const href = '/kelola/kas'
  const words = (count: number) => (count === 0 ? 'Tidak ada' : formatCount(count))
  return [
    { label: 'Tempat kas belum dihitung bulan ini', value: words(uncounted), href },
    { label: 'Hitungan kas belum dilihat rekan', value: words(unseen), href },
  ]
}
