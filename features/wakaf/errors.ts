import { refusal } from '#platform/refusal.ts'

export class NotWakaf extends refusal({
  code: 'wakaf/not-wakaf',
  status: 409,
  message: 'Unit wakaf hanya untuk program berjenis dana wakaf.',
}) {}

export class UnitTaken extends refusal({
  code: 'wakaf/unit-taken',
  status: 409,
  message:
    'Unit ini sudah dipakai donatur, atau programnya sudah terbit. Harga dan namanya tidak dapat diganti lagi.',
}) {}

export class TotalTooSmall extends refusal({ code: 'wakaf/total-too-small', status: 409 }) {
  constructor(taken: number) {
    const words = `Sudah ada ${taken.toLocaleString('id-ID')} unit yang diwakafkan; jumlahnya tidak boleh kurang dari itu.`
    super(words, { total: words })
  }
}

export class UnitChanged extends refusal({
  code: 'wakaf/changed-meanwhile',
  status: 409,
  message:
    'Ada yang mengubah unit ini sejak Anda membuka halaman, jadi isian Anda belum tersimpan. Muat ulang untuk melihat yang terbaru.',
}) {}
