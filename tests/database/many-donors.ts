import { sql } from 'kysely'
import { patiently } from '#platform/db/pool/statement-limits.server.ts'
import type { TestCtx } from '../context.ts'
import { analyze } from './plan.ts'
import { ids, MANY, numberedUpTo } from './many-rows.ts'

/** So many donors with three gifts each over four years, their sums, and a pair in forty that may be one person. */
export async function makeManyDonors({ db }: TestCtx, most = MANY): Promise<void> {
  const each = numberedUpTo(most)
  const statements = [
    sql`insert into donor (id, root_id, origin, name, city, made_at)
      select ${ids}, ${ids}, 'donation', 'Donatur ' || n, 'Kota ' || n % 50, at from ${each}`,
    sql`insert into donor_contact (donor_id, kind, value, since)
      select ${ids}, 'email', 'd' || n || '@contoh.id', at from ${each}`,
    sql`insert into donor_gift (gift_id, fund, donor_id, day, channel, amount, is_main, is_anonymous)
      select ('01900000-0000-7000-9000-' || lpad(to_hex(n * 3 + gift), 12, '0'))::uuid, 'IT', ${ids},
        date '2026-06-01' - (n * 13 + gift * 400) % 1460, 'qris', 10000 + n % 900, true, false
      from ${each}, generate_series(0, 2) as gift`,
    sql`insert into donor_sum (donor_id, gifts, amount, past_gifts, past_amount, first_on, last_on,
        prev_on, months, median_gap, is_anonymous)
      select donor_id, 3, sum(amount), 0, 0, min(day), max(day), min(day), 3, 100, false
      from donor_gift group by donor_id`,
    sql`insert into donor_label (donor_id, label, set_by, set_at)
      select ${ids}, 'khusus', ${ids}, at from ${each} where n % 200 = 0`,
    sql`insert into donor_suggestion (donor_id, other_id, likeness, made_at)
      select ${ids}, ('01900000-0000-7000-8000-' || lpad(to_hex(n - 1), 12, '0'))::uuid, 90, at
      from ${each} where n % 40 = 0`,
  ]
  for (const statement of statements) await patiently(() => statement.execute(db))
  await analyze({ db }, 'donor', 'donor_contact', 'donor_gift', 'donor_sum', 'donor_suggestion')
  await analyze({ db }, 'donor_label')
}
