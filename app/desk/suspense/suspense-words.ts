import type { SuspenseReason } from '#features/payment/payment.ts'

/** Why money is kept, and where it stands, on the desk's screens. */
export const reasonWords: Readonly<Record<SuspenseReason, string>> = {
  wrong_amount: 'Jumlah tidak sama',
  late: 'Datang terlambat',
  double: 'Dibayar dua kali',
  orphan: 'Tanpa pemilik',
}

export const suspenseStateWords = {
  open: 'Menunggu keputusan',
  allocated: 'Menjadi donasi',
  refunded: 'Dikembalikan',
} as const
