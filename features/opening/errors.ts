import { refusal } from '#platform/refusal.ts'

/** The rows have mistakes, or a fund does not tie. */
export class OpeningNotWhole extends refusal({ code: 'opening/not-whole', status: 422 }) {
  constructor(why: string) {
    super(why, { isi: why })
  }
}

export class OpeningStands extends refusal({
  code: 'opening/stands',
  status: 409,
  message: 'Saldo awal sudah dibukukan. Batalkan dahulu bila hendak menggantinya.',
}) {}

export class NoOpening extends refusal({
  code: 'opening/none',
  status: 409,
  message: 'Tidak ada saldo awal yang dibukukan.',
}) {}

/** An open item of it was settled in part. */
export class OpeningUsed extends refusal({
  code: 'opening/used',
  status: 409,
  message:
    'Sebagian saldo awal sudah dipakai, misalnya utang yang dibayar. Batalkan transaksi itu dahulu.',
}) {}
