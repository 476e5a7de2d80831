import { formatRupiah } from '#platform/money/money.ts'
import { refusal } from '#platform/refusal.ts'

export class VoucherUnknown extends refusal({
  code: 'voucher/unknown',
  status: 404,
  message: 'Transaksi ini tidak ditemukan.',
}) {}

export class VoucherMoved extends refusal({
  code: 'voucher/moved',
  status: 409,
  message: 'Transaksi ini sudah berubah. Muat ulang halaman untuk melihat keadaannya sekarang.',
}) {}

export class WrongFund extends refusal({ code: 'voucher/wrong-fund', status: 422 }) {
  constructor(field: string) {
    const words = 'Dana ini tidak boleh digunakan di sini. Dana terikat tetap di dananya.'
    super(words, { [field]: words })
  }
}

export class CampaignNeeded extends refusal({
  code: 'voucher/campaign-needed',
  status: 422,
  message: 'Dana ini selalu milik satu program. Pilih programnya.',
  field: 'campaign',
}) {}

export class CampaignOfOther extends refusal({
  code: 'voucher/campaign-of-other',
  status: 422,
  message: 'Program ini milik dana lain.',
  field: 'campaign',
}) {}

export class CampaignHeld extends refusal({ code: 'voucher/campaign-held', status: 409 }) {
  constructor(reason: string) {
    super(`Pencairan program ini sedang ditahan: ${reason}`)
  }
}

export class ItemTooSmall extends refusal({ code: 'voucher/item-too-small', status: 422 }) {
  constructor(what: string, remaining: number) {
    const words = `${what}: sisanya hanya ${formatRupiah(remaining)}.`
    super(words, { sum: words })
  }
}

/** A debt is never paid, nor a claim settled, beyond what it is on that day. */
export class BalanceMissing extends refusal({ code: 'voucher/balance-missing', status: 422 }) {
  constructor(held: number, day: string) {
    const words = `Yang tercatat sejak ${day} hanya ${formatRupiah(Math.max(0, held))}.`
    super(words, { sum: words })
  }
}

export class AdvanceOpen extends refusal({ code: 'voucher/advance-open', status: 409 }) {
  constructor(party: string) {
    const words = `${party} masih memegang uang muka yang belum dipertanggungjawabkan.`
    super(words, { party: words })
  }
}

export class AdvanceOverdue extends refusal({ code: 'voucher/advance-overdue', status: 409 }) {
  constructor(party: string, day: string) {
    const words = `Uang muka ${party} lewat tempo sejak ${day}. Selesaikan dahulu sebelum memberi yang baru.`
    super(words, { party: words })
  }
}

export class FloatExceeded extends refusal({ code: 'voucher/float-exceeded', status: 422 }) {
  constructor(float: number) {
    const words = `Nota melebihi uang tetap kas kecil, yaitu ${formatRupiah(float)}.`
    super(words, { lines: words })
  }
}

export class NazhirShareExceeded extends refusal({
  code: 'voucher/nazhir-share-exceeded',
  status: 422,
}) {
  constructor(left: number) {
    const words = `Bagian nazhir paling banyak sepersepuluh hasil bersih: masih ${formatRupiah(Math.max(0, left))}.`
    super(words, { sum: words })
  }
}

export class NazhirShareTaken extends refusal({
  code: 'voucher/nazhir-share-taken',
  status: 409,
  message:
    'Sesudah ini bagian nazhir melebihi sepersepuluh hasil bersih. Batalkan dahulu bagian nazhirnya, lalu akui lagi yang lebih kecil.',
}) {}

export class PaperMissing extends refusal({ code: 'voucher/paper-missing', status: 422 }) {
  constructor(paper: string) {
    const words = `Lampirkan ${paper}.`
    super(words, { proof: words })
  }
}

export class TooManyFiles extends refusal({
  code: 'voucher/too-many-files',
  status: 422,
  message: 'Berkas transaksi ini sudah sepuluh. Gabungkan lampiran lain menjadi satu PDF.',
  field: 'proof',
}) {}

export class FileUnknown extends refusal({
  code: 'voucher/file-unknown',
  status: 404,
  message: 'Berkas ini tidak ditemukan.',
}) {}

export class JournalShownDiffers extends refusal({
  code: 'voucher/journal-shown-differs',
  status: 409,
  message: 'Jurnalnya berubah sejak Anda melihatnya. Periksa yang tampil sekarang.',
}) {}

export class ReasonMissing extends refusal({
  code: 'voucher/reason-missing',
  status: 422,
  message: 'Tulis alasannya.',
  field: 'reason',
}) {}

export class LaterVouchers extends refusal({ code: 'voucher/later-vouchers', status: 409 }) {
  constructor(numbers: readonly string[]) {
    super(`Batalkan dahulu transaksi yang memakainya: ${numbers.join(', ')}.`)
  }
}

/** The register of things has no more than the books. */
export class AssetsExceedLedger extends refusal({ code: 'voucher/assets-exceed', status: 422 }) {
  constructor(left: number) {
    const words =
      left > 0
        ? `Yang belum terdaftar di pembukuan hanya ${formatRupiah(left)}.`
        : 'Semua aset dana ini di pembukuan sudah terdaftar.'
    super(words, { harga: words })
  }
}
