import { refusal } from '#platform/refusal.ts'

export class NotYetReceived extends refusal({
  code: 'offline-donation/not-yet-received',
  status: 422,
  message: 'Tanggal terimanya belum terjadi.',
  field: 'day',
}) {}

/** The cash of gifts lies in a place of account 1110. */
export class PlaceUnknown extends refusal({
  code: 'offline-donation/place-unknown',
  status: 422,
  message: 'Pilih kas tempat uangnya disimpan.',
  field: 'place',
}) {}

/** A gift with this number is recorded already. */
export class ReferenceUsed extends refusal({
  code: 'offline-donation/reference-used',
  status: 409,
}) {
  constructor(reference: string) {
    const words = `Nomor ${reference} sudah dicatat pada donasi lain.`
    super(words, { reference: words })
  }
}

export class NotOffline extends refusal({
  code: 'offline-donation/not-there',
  status: 409,
  message: 'Donasi ini bukan donasi tunai, atau pencatatannya sudah dibatalkan.',
}) {}

export class OwnDonation extends refusal({
  code: 'offline-donation/own',
  status: 403,
  message: 'Pencatatan dibatalkan oleh rekan lain, bukan oleh yang mencatatnya.',
}) {}

/** A row of the sheet has a mistake. */
export class SheetNotWhole extends refusal({ code: 'offline-donation/sheet', status: 422 }) {
  constructor(why: string) {
    super(why, { isi: why })
  }
}

/** A wakaf of a thing is recorded as an asset of the wakaf. */
export class GoodsElsewhere extends refusal({
  code: 'offline-donation/goods-elsewhere',
  status: 422,
  message: 'Dana program ini tidak menyimpan barang. Catat sebagai aset wakaf atau aset kelolaan.',
  field: 'program',
}) {}

/** Goods that were given are handed out or sold already. */
export class GoodsUsed extends refusal({
  code: 'offline-donation/goods-used',
  status: 409,
  message: 'Barangnya sudah dipakai. Batalkan dahulu transaksi yang mengeluarkannya.',
}) {}

/** What was in a box is at the bank already. */
export class AlreadyDeposited extends refusal({
  code: 'offline-donation/deposited',
  status: 409,
  message: 'Uangnya sudah disetor ke bank. Batalkan dahulu setorannya.',
}) {}

export class FeeTooLarge extends refusal({
  code: 'offline-donation/fee',
  status: 422,
  message: 'Biayanya harus lebih kecil daripada donasinya.',
  field: 'fee',
}) {}

export class QrisKnown extends refusal({
  code: 'offline-donation/qris-known',
  status: 409,
  message: 'NMID ini sudah dicatat.',
  field: 'nmid',
}) {}

export class QrisUnknown extends refusal({
  code: 'offline-donation/qris-unknown',
  status: 422,
  message: 'Pilih kode QRIS-nya.',
  field: 'qris',
}) {}

/** What a line of a bank tells is what came. */
export class LineDiffers extends refusal({
  code: 'offline-donation/line-differs',
  status: 422,
  message: 'Yang masuk harus sama dengan baris rekening korannya.',
  field: 'net',
}) {}
