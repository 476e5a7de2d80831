import { formatRupiah } from '#platform/money/money.ts'
import { refusal } from '#platform/refusal.ts'

export class BoxUnknown extends refusal({
  code: 'donation-box/unknown',
  status: 404,
  message: 'Kotak amal ini tidak ditemukan.',
}) {}

export class BoxKnown extends refusal({
  code: 'donation-box/known',
  status: 409,
  message: 'Sudah ada kotak dengan nomor ini.',
  field: 'code',
}) {}

export class BoxRemoved extends refusal({
  code: 'donation-box/removed',
  status: 409,
  message: 'Kotak ini sudah ditarik.',
}) {}

/** One opening is counted before the next. */
export class BoxBeingCounted extends refusal({
  code: 'donation-box/being-counted',
  status: 409,
  message: 'Isi kotak ini masih dihitung. Selesaikan dahulu hitungannya.',
}) {}

export class BoxNotYetOpened extends refusal({
  code: 'donation-box/not-yet',
  status: 422,
  message: 'Tanggalnya belum terjadi, atau sebelum kotaknya dipasang.',
  field: 'day',
}) {}

export class CollectionUnknown extends refusal({
  code: 'donation-box/collection-unknown',
  status: 404,
  message: 'Pembukaan kotak ini tidak ditemukan.',
}) {}

export class CollectionClosed extends refusal({
  code: 'donation-box/collection-closed',
  status: 409,
  message: 'Pembukaan kotak ini sudah selesai dihitung atau dibatalkan.',
}) {}

/** The database refuses it as well. */
export class CountedAlready extends refusal({
  code: 'donation-box/counted-already',
  status: 409,
  message: 'Anda sudah menghitung. Hitungan kedua oleh rekan lain.',
}) {}

export class CountBegun extends refusal({
  code: 'donation-box/count-begun',
  status: 409,
  message: 'Sudah ada yang menghitung, jadi pembukaannya tidak dapat dibatalkan lagi.',
}) {}

export class NothingChosen extends refusal({
  code: 'donation-box/nothing-chosen',
  status: 422,
  message: 'Centang kotak yang disetor.',
}) {}

/** Somebody deposited one of them since, or its gift was taken back. */
export class DepositMoved extends refusal({
  code: 'donation-box/deposit-moved',
  status: 409,
  message: 'Sebagian kotak ini sudah disetor atau dibatalkan. Muat ulang halaman ini.',
}) {}

/** What a bank's line tells is what was deposited. */
export class DepositDiffers extends refusal({
  code: 'donation-box/deposit-differs',
  status: 422,
}) {
  constructor({ chosen, line }: { chosen: number; line: number }) {
    super(
      `Yang dicentang ${formatRupiah(chosen)}, baris rekening korannya ${formatRupiah(line)}. Keduanya harus sama.`,
    )
  }
}
