import { type FieldErrors, refusal } from '#platform/refusal.ts'

export class AsramaNotFound extends refusal({
  code: 'asrama/not-found',
  status: 404,
  message: 'Asrama ini tidak ditemukan.',
}) {}

/** The dormitory arranges visits by telephone. */
export class VisitsByPhone extends refusal({ code: 'asrama/visits-by-phone', status: 409 }) {
  constructor(phone: string) {
    super(`Kunjungan ke asrama ini diatur lewat telepon. Silakan hubungi ${phone}.`)
  }
}

/** The day or the number of people cannot be. */
export class VisitNotPossible extends refusal({ code: 'asrama/visit-not-possible', status: 422 }) {
  constructor(fields: FieldErrors) {
    super('Ada isian yang perlu diperbaiki.', fields)
  }
}

/** The same form was sent before with other answers. */
export class VisitFormUsed extends refusal({
  code: 'asrama/form-used',
  status: 409,
  message: 'Formulir ini sudah terkirim dengan isian lain. Muat ulang halaman untuk mengisi baru.',
}) {}

export class VisitNotFound extends refusal({
  code: 'asrama/visit-not-found',
  status: 404,
  message: 'Permintaan kunjungan ini tidak ditemukan, atau sudah dihapus.',
}) {}

/** What is asked for does not go from the state the visit is in. */
export class VisitDecided extends refusal({
  code: 'asrama/visit-decided',
  status: 409,
  message: 'Keadaan kunjungan ini sudah berubah. Muat ulang halaman.',
}) {}

export class NeedNotFound extends refusal({
  code: 'asrama/need-not-found',
  status: 404,
  message: 'Kebutuhan ini tidak ada pada asrama itu, atau dihitung dari pembukuan.',
}) {}

export class AsramaSlugTaken extends refusal({
  code: 'asrama/slug-taken',
  status: 409,
  message: 'Alamat ini sudah dipakai asrama lain. Pilih alamat lain.',
  field: 'slug',
}) {}

export class AsramaCampaignTaken extends refusal({
  code: 'asrama/campaign-taken',
  status: 409,
  message: 'Program ini sudah menjadi milik asrama lain.',
  field: 'campaignSlug',
}) {}

export class AsramaCampaignUnknown extends refusal({
  code: 'asrama/campaign-unknown',
  status: 422,
  message: 'Program ini tidak ada.',
  field: 'campaignSlug',
}) {}

/** Money of one campaign would be counted for two needs. */
export class MoneyNeedTaken extends refusal({
  code: 'asrama/money-need-taken',
  status: 409,
  message: 'Asrama ini sudah mempunyai kebutuhan uang yang berjalan. Akhiri yang itu dahulu.',
  field: 'unit',
}) {}

export class DeliveryInFuture extends refusal({
  code: 'asrama/delivery-in-future',
  status: 422,
  message: 'Tanggal diterima tidak boleh sesudah hari ini.',
  field: 'receivedOn',
}) {}
