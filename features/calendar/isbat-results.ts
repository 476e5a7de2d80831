import { monthIndex } from './hijri.ts'

/** The result of a sidang isbat: a month's first day, and the evening of the session. */
type IsbatResult = { year: number; month: number; firstDay: string; satOn: string }

/** Past results whose evening is known. Staff entries override them. */
const results: readonly IsbatResult[] = [
  { year: 1443, month: 12, firstDay: '2022-07-01', satOn: '2022-06-29' },
  { year: 1444, month: 10, firstDay: '2023-04-22', satOn: '2023-04-20' },
  { year: 1444, month: 12, firstDay: '2023-06-20', satOn: '2023-06-18' },
  { year: 1446, month: 9, firstDay: '2025-03-01', satOn: '2025-02-28' },
  { year: 1446, month: 10, firstDay: '2025-03-31', satOn: '2025-03-29' },
  { year: 1446, month: 12, firstDay: '2025-05-28', satOn: '2025-05-27' },
  { year: 1447, month: 9, firstDay: '2026-02-19', satOn: '2026-02-17' },
  { year: 1447, month: 10, firstDay: '2026-03-21', satOn: '2026-03-19' },
]

/** The same by month index. */
export const pastIsbat: ReadonlyMap<number, IsbatResult> = new Map(
  results.map((result) => [monthIndex(result), result]),
)
