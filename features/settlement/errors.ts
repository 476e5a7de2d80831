import { formatRupiah } from '#platform/money/money.ts'
import { refusal } from '#platform/refusal.ts'

/** A payout report without a single line: the wrong file, or one cut off. */
export class PayoutEmpty extends refusal({
  code: 'payment/payout-empty',
  status: 422,
  message: 'Laporan pencairan ini kosong: tidak ada satu baris pun yang dapat dibukukan.',
  field: 'file',
}) {}

/** Nobody pays out less than nothing: a line is missing or has the wrong sign. */
export class PayoutBelowZero extends refusal({ code: 'payment/payout-below-zero', status: 422 }) {
  constructor(net: number) {
    super(
      `Potongan pada laporan ini melebihi pencairannya (${formatRupiah(net)}). Periksa baris dan kolomnya.`,
    )
  }
}
