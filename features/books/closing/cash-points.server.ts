import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { formatCount } from '#platform/money/money.ts'
import type { ClosingPoint, Held } from './held-points.ts'

type OfCash = { through: string; rows: readonly Held[] }

/** Places of cash that nobody counted in the month that ends, and counts that no other person looked at. */
export async function cashPoints(db: Db | Tx, { through, rows }: OfCash): Promise<ClosingPoint[]> {
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
