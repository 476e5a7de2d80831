import { openingColumns } from '#features/opening/opening-rows.ts'

const sample = [
  ['2026-01-01', '1121', 'Z', '', '', '', '', '40.000.000', '', 'Saldo bank zakat'],
  ['2026-01-01', '3100', 'Z', '', '', '', '', '', '40.000.000', 'Saldo dana zakat'],
]

/** An empty book to fill in, with two rows that tie. */
export function loader(): Response {
  const rows = [openingColumns, ...sample].map((cells) => cells.join(';'))
  return new Response(`\uFEFF${rows.join('\r\n')}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="saldo-awal.csv"',
    },
  })
}
