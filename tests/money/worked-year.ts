import { sql } from 'kysely'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { TestCtx } from '../context.ts'
import type { MovedLine } from './vouchers.ts'

/** An institution's year by its events: each with the postings that it must come to, in thousand rupiah. */
export const year = {
  opening:
    '1121/3100 Z 40000; 1122/3210 IT 15000; 1122/3220 IU 10000; 1210/3220 IU 60000; 3220/1220 IU 12000; 1124/3400 A 8000; 1230/3400 A 24000; 3400/1240 A 8000; 3400/2110 A 1000; 1123/3300 W 20000; 1125/3900 N 500',
  zakat: '1121/4110 Z 200000; 1121/4140 Z 100000',
  fitrah: '1110/4120 Z 20000; 1181/4120 Z 15000; 1121/1110 Z 20000',
  rice: '5110/1181 Z 14250; 1190/1181 Z 750; 6600/2190 A 750',
  gateway:
    '1130/4210 IT 50000; 1190/1130 IT 222; 6510/2190 A 200; 6520/2190 A 22; 1122/1130 IT 49778; 4990/2140 IT 100; 2140/1122 IT 100',
  boxes: '1110/4220 IU 12345; 1122/1110 IU 12345; 1122/2130 IU 75',
  qurban:
    '1122/2150 D 30000; 2150/1122 D 27000; 2150/2190 D 3000; 1190/4450 A 3000; 1122/4510 D 3000; 5500/1122 D 2600',
  ambulance: '1210/4210 IT 120000',
  debts:
    '2190/1190 Z 750; 2190/1121 Z 41125; 2190/1190 IT 222; 2190/1122 IT 9758; 2190/1122 IU 2469; 1124/1190 A 53352; 2190/1190 A 972',
  people:
    '5120/1121 Z 150000; 5170/1121 Z 50000; 5160/1121 Z 20000; 5180/1121 Z 5000; 5140/1121 Z 10000; 1140/1121 Z 30000; 5110/1140 Z 25000',
  programme:
    '1145/1122 IT 20000; 5210/1145 IT 17500; 1122/1145 IT 2500; 5210/1122 IT 12000; 5220/1122 IU 8000',
  office:
    '6200/1124 A 9800; 6200/2230 A 200; 1112/1124 A 2000; 6200/1124 A 1650; 6530/1124 A 120; 1230/1124 A 6000',
  payroll:
    '6100/1124 A 39000; 6100/2220 A 1000; 2220/1124 A 900; 1124/4430 A 1500; 2110/1124 A 1000',
  depreciation: '6900/1240 A 6750; 5240/1220 IT 7500; 5240/1220 IU 12000',
  nonhalal: '1125/4900 N 240; 5900/1125 N 300',
  wakaf:
    '1123/4300 W 30000; 1123/2310 W 10000; 1320/1123 W 40000; 1123/4310 W 2000; 5310/2190 W 200; 1190/4440 A 200; 5300/1123 W 1500',
} as const
/** What the amil takes on the days that the zakat and infak come. */
export const SHARES =
  '5130/2190 Z 41875; 1190/4410 A 41875; 5230/2190 IT 9980; 5230/2190 IU 2469; 1190/4420 A 12449'

export type YearEvent = keyof typeof year

/** The day of each event, in order. */
export const days: Readonly<Record<YearEvent, string>> = {
  opening: '2026-01-02',
  zakat: '2026-02-10',
  fitrah: '2026-03-18',
  rice: '2026-03-19',
  gateway: '2026-04-02',
  boxes: '2026-04-30',
  qurban: '2026-05-28',
  ambulance: '2026-06-30',
  debts: '2026-07-05',
  people: '2026-08-20',
  programme: '2026-09-10',
  office: '2026-11-15',
  payroll: '2026-12-28',
  depreciation: '2026-12-31',
  nonhalal: '2026-12-31',
  wakaf: '2026-12-31',
}

/** '1121/4110 Z 200000; …', in thousand rupiah. */
export function yearLines(text: string): MovedLine[] {
  return text.split('; ').map((line) => {
    const [, debit = '', credit = '', fund = '', sum = ''] =
      /^(\d{4})\/(\d{4}) (\w+) (\d+)$/.exec(line) ?? []
    return [debit, credit, fund as Fund, Number(sum) * 1_000]
  })
}

export type Sums = Record<string, number>

/** What lines come to on each account of a fund, debits above zero; none of zero. */
export function sumsOf(lines: readonly MovedLine[]): Sums {
  const sums: Sums = {}
  for (const [debit, credit, fund, amount] of lines) {
    sums[`${debit} ${fund}`] = (sums[`${debit} ${fund}`] ?? 0) + amount
    sums[`${credit} ${fund}`] = (sums[`${credit} ${fund}`] ?? 0) - amount
  }
  return withoutZero(sums)
}

function withoutZero(sums: Sums): Sums {
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

/** By how much sums moved. */
export function netOf(after: Sums, before: Sums): Sums {
  const keys = new Set([...Object.keys(after), ...Object.keys(before)])
  return withoutZero(
    Object.fromEntries([...keys].map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)])),
  )
}

/** What stands on each account of a fund, with what the amil took or without. */
export async function balances(
  { db }: TestCtx,
  { withShares }: { withShares: boolean },
): Promise<Sums> {
  const { rows } = await sql<{ key: string; sum: number }>`
    select code || ' ' || fund as key, sum(amount)::bigint as sum from (
      select source_id, journal_id, debit_account as code, fund, amount from ledger_posting
      union all
      select source_id, journal_id, credit_account, fund, -amount from ledger_posting) as side
    join ledger_journal as journal
      on journal.source_id = side.source_id and journal.id = side.journal_id
    where ${withShares} or journal.source <> 'amil'
    group by 1`.execute(db)
  return withoutZero(Object.fromEntries(rows.map(({ key, sum }) => [key, sum])))
}

/** The old book as its sheet: each posting of the opening against the balancing account. */
export function openingSheet(): string {
  const head = 'tanggal;akun;dana;kampanye;pihak;debit;kredit;keterangan'
  const rows = Object.entries(sumsOf(yearLines(year.opening))).map(([key, sum]) => {
    const [account = '', fund = ''] = key.split(' ')
    const [debit, credit] = sum > 0 ? [sum, ''] : ['', 0 - sum]
    const party = account === '2110' ? 'PLN' : ''
    const program = fund === 'IT' ? 'sumur-desa' : ''
    return ['2026-01-01', account, fund, program, party, debit, credit, ''].join(';')
  })
  return [head, ...rows].join('\n')
}
