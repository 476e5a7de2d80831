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
