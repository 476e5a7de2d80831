import { formatRupiah } from '#platform/money/money.ts'
import { refusal } from '#platform/refusal.ts'

export class CashPlaceUnknown extends refusal({
  code: 'cash-place/unknown',
  status: 404,
  message: 'Tempat kas ini tidak ditemukan.',
}) {}

export class CashPlaceKnown extends refusal({
  code: 'cash-place/known',
  status: 409,
  message: 'Sudah ada tempat kas dengan nama ini.',
  field: 'name',
}) {}

export class CashPlaceClosed extends refusal({
  code: 'cash-place/closed',
  status: 409,
  message: 'Tempat kas ini sudah ditutup.',
}) {}

/** The first place of an account holds what names none, so it stays. */
export class CashPlaceFirst extends refusal({
  code: 'cash-place/first',
  status: 409,
  message: 'Kas utama tidak ditutup: ia menampung yang tidak menyebut tempat.',
}) {}

export class CashPlaceHolds extends refusal({ code: 'cash-place/holds', status: 409 }) {
  constructor(held: number) {
    super(`Kas ini masih memegang ${formatRupiah(held)}. Serahkan atau setorkan dahulu.`)
  }
}

export class PapersOut extends refusal({
  code: 'cash-place/papers-out',
  status: 409,
  message: 'Blok kuitansinya belum dikembalikan.',
}) {}

/** A collector's gift has the number of a paper that he carries. */
export class PaperUnknown extends refusal({ code: 'cash-place/paper-unknown', status: 422 }) {
  constructor() {
    const words =
      'Tulis nomor kuitansi dari blok yang sedang dibawa petugas ini. Nomor lain tidak dapat dicatat.'
    super(words, { reference: words })
  }
}

/** Blocks of one prefix have no number in common. */
export class PapersTwice extends refusal({
  code: 'cash-place/papers-twice',
  status: 409,
  message: 'Sebagian nomor ini sudah ada di blok lain.',
  field: 'first',
}) {}

export class SpoiltUnknown extends refusal({ code: 'cash-place/spoilt', status: 422 }) {
  constructor(number: number) {
    const words = `Nomor ${number} tidak ada di blok ini, atau sudah dipakai.`
    super(words, { spoilt: words })
  }
}

export class BlockReturned extends refusal({
  code: 'cash-place/block-returned',
  status: 409,
  message: 'Blok ini sudah dikembalikan.',
}) {}

export class ReasonNeeded extends refusal({ code: 'cash-place/reason', status: 422 }) {
  constructor(difference: number) {
    const what = difference < 0 ? 'kurang' : 'lebih'
    const words = `Hitungannya ${what} ${formatRupiah(Math.abs(difference))} dari catatan. Hitung lagi; bila tetap, tulis sebabnya.`
    super(words, { reason: words })
  }
}

/** What moved the place since the page was opened makes the count one of another balance. */
export class BookMoved extends refusal({
  code: 'cash-place/book-moved',
  status: 409,
  message: 'Ada transaksi di kas ini sejak halaman dibuka. Hitung lagi dengan saldo yang baru.',
}) {}

export class OwnCount extends refusal({
  code: 'cash-place/own-count',
  status: 403,
  message: 'Hitungan dilihat oleh rekan lain, bukan oleh yang menghitung.',
}) {}

export class CountSeen extends refusal({
  code: 'cash-place/count-seen',
  status: 409,
  message: 'Hitungan ini sudah dilihat, atau selisihnya diputuskan di “Menunggu Anda”.',
}) {}

export class NothingToHand extends refusal({
  code: 'cash-place/nothing',
  status: 409,
  message: 'Tidak ada uang yang dipegang kas ini.',
}) {}

/** What is handed over is all that the place holds; a difference is recorded first. */
export class HandoverDiffers extends refusal({ code: 'cash-place/handover-differs', status: 422 }) {
  constructor(held: number) {
    const words = `Catatannya ${formatRupiah(held)}. Hitung lagi; bila uangnya memang berbeda, catat hitungan kas dahulu.`
    super(words, { sum: words })
  }
}

/** Who takes the money counts it as well. */
export class TakenDiffers extends refusal({ code: 'cash-place/taken-differs', status: 422 }) {
  constructor() {
    const words =
      'Hitungan Anda berbeda dari yang diserahkan. Hitung lagi bersama yang menyerahkan.'
    super(words, { sum: words })
  }
}

export class HandoverMoved extends refusal({
  code: 'cash-place/handover-moved',
  status: 409,
  message: 'Penyerahan ini sudah berubah. Muat ulang halaman ini.',
}) {}

export class HandoverOwn extends refusal({
  code: 'cash-place/handover-own',
  status: 403,
  message: 'Uang diterima oleh rekan lain, bukan oleh yang menyerahkan.',
}) {}

/** Cash moved on after it was handed over. */
export class HandedOn extends refusal({
  code: 'cash-place/handed-on',
  status: 409,
  message: 'Penyerahan dibatalkan oleh rekan lain, bukan oleh yang menerimanya.',
}) {}
