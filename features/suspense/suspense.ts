import type { SuspenseReason } from '#platform/db/schema.ts'

/** Why money is kept, in words: on the desk's screens, and in the books. */
export const suspenseReasonWords: Readonly<Record<SuspenseReason, string>> = {
  wrong_amount: 'Jumlah tidak sama',
  late: 'Datang terlambat',
  double: 'Dibayar dua kali',
  orphan: 'Tanpa pemilik',
}
