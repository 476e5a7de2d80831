import { formatRupiah, type Rupiah, type RupiahProblem } from '#platform/money/money.ts'
import { refusal } from '#platform/refusal.ts'

export const CONTACT_NEEDED = 'Isi nomor WhatsApp atau e-mail, cukup salah satu.'

/** What is wrong with a typed amount; the form shows it without a request. */
export function amountSentence(code: RupiahProblem, typed: string): string {
  const [, whole, thousands] = /^\D*(\d{1,3}),(\d{3})\D*$/.exec(typed) ?? []
  if (code !== 'RUPIAH_BULAT' || whole === undefined) return amountWords[code]
  return `“${whole},${thousands}” terbaca Rp${whole} dengan sen, karena koma memisahkan sen. Bila maksud Anda Rp${whole}.${thousands}, tulis ${whole}.${thousands}.`
}

export const amountWords: Record<RupiahProblem, string> = {
  WAJIB_DIISI: 'Isi nominal.',
  BUKAN_ANGKA: 'Nominal harus berupa angka, contoh 50.000.',
  NEGATIF: 'Nominal tidak boleh negatif.',
  RUPIAH_BULAT: 'Nominal harus rupiah bulat, tanpa sen.',
  GRUP_TIDAK_VALID: 'Penulisan nominal tidak dikenali, contoh 50.000.',
  MAKS: 'Nominal terlalu besar.',
}

export class AmountTooSmall extends refusal({ code: 'donation/amount-too-small', status: 422 }) {
  constructor(minimum: Rupiah) {
    const sentence = `Nominal minimal ${formatRupiah(minimum)}.`
    super(sentence, { amount: sentence })
  }
}

export class AmountTooLarge extends refusal({ code: 'donation/amount-too-large', status: 422 }) {
  constructor(maximum: Rupiah) {
    const sentence = `Nominal maksimal ${formatRupiah(maximum)} sekali bayar.`
    super(sentence, { amount: sentence })
  }
}

export class AmountOffStep extends refusal({ code: 'donation/amount-off-step', status: 422 }) {
  constructor(step: Rupiah) {
    const sentence = `Nominal harus kelipatan ${formatRupiah(step)}.`
    super(sentence, { amount: sentence })
  }
}

/** The units and the sum of a wakaf do not agree, or the campaign is not given in units. */
export class UnitsMismatch extends refusal({
  code: 'donation/units-mismatch',
  status: 422,
  message: 'Jumlah unit dan nominalnya tidak cocok. Muat ulang halaman ini, lalu isi kembali.',
  field: 'units',
}) {}

export class PackageGone extends refusal({
  code: 'donation/package-gone',
  status: 422,
  message: 'Paket ini sudah tidak ditawarkan. Pilih paket lain, atau berwakaflah per unit.',
  field: 'units',
}) {}

export class TooManyUnits extends refusal({ code: 'donation/too-many-units', status: 422 }) {
  constructor({ remaining, name, size = 1 }: { remaining: number; name: string; size?: number }) {
    const none =
      size > 1
        ? `Unit yang tersisa tidak cukup untuk satu ${name}.`
        : `Seluruh ${name} sudah terwakafkan.`
    const sentence =
      remaining === 0 ? none : `Paling banyak ${remaining} ${name}: itu yang masih tersisa.`
    super(sentence, { units: sentence })
  }
}

export class ContactMissing extends refusal({
  code: 'donation/contact-missing',
  status: 422,
  message: CONTACT_NEEDED,
  field: 'donorPhone',
}) {}

export class CampaignOver extends refusal({
  code: 'donation/campaign-over',
  status: 409,
  message: 'Program baru saja berakhir. Silakan pilih program serupa.',
}) {}

export class CampaignNotOpen extends refusal({
  code: 'donation/campaign-not-open',
  status: 409,
  message: 'Program ini sedang ditutup. Silakan pilih program lain.',
}) {}

/** Collecting zakat needs a licence (UU 23/2011). */
export class ZakatNotCollected extends refusal({
  code: 'donation/zakat-not-collected',
  status: 409,
  message:
    'Lembaga ini belum memiliki dasar hukum untuk menghimpun zakat. Silakan pilih program sedekah atau wakaf.',
}) {}

/** Only a registered nazhir may receive wakaf (UU 41/2004, article 14). */
export class WakafNotCollected extends refusal({
  code: 'donation/wakaf-not-collected',
  status: 409,
  message:
    'Lembaga ini belum memiliki nazhir yang terdaftar, sehingga belum dapat menerima wakaf. Silakan pilih program sedekah.',
}) {}

export class KeyReused extends refusal({
  code: 'donation/key-reused',
  status: 409,
  message: 'Formulir ini sudah dipakai. Muat ulang halaman untuk mengisi yang baru.',
}) {}

/** Too many donations wait to be written. Nothing was written, so the same request may be repeated. */
export class TooBusy extends refusal({
  code: 'donation/too-busy',
  status: 503,
  message:
    'Sangat banyak orang sedang mengirim formulir ini. Tunggu beberapa detik, lalu kirim lagi.',
}) {}

export class DonationNotFound extends refusal({
  code: 'donation/not-found',
  status: 404,
  message: 'Donasi ini tidak ditemukan.',
}) {}

export class NewsTold extends refusal({
  code: 'donation/news-told',
  status: 409,
  message: 'Kabar ini sudah dikirim. Satu kabar dikirim satu kali.',
}) {}

export class NewsNotShown extends refusal({
  code: 'donation/news-not-shown',
  status: 409,
  message: 'Kabar ini belum tampil kepada pengunjung, jadi belum dapat dikirim.',
}) {}

/** A link that was changed, and one whose donation is gone, look the same. */
export class NewsLinkNotValid extends refusal({
  code: 'donation/news-link-not-valid',
  status: 410,
  message: 'Tautan ini tidak berlaku. Tulislah kepada kami untuk berhenti menerima kabar.',
}) {}
