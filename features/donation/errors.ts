import { formatRupiah, type Rupiah, type RupiahProblem } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'

export const CONTACT_NEEDED = 'Isi nomor WhatsApp atau e-mail agar kami dapat mengirim bukti.'

/** What is wrong with a typed amount; the form shows it without a request. */
export const amountWords: Record<RupiahProblem, string> = {
  WAJIB_DIISI: 'Isi nominal donasi.',
  BUKAN_ANGKA: 'Nominal harus berupa angka, contoh 50.000.',
  NEGATIF: 'Nominal tidak boleh negatif.',
  RUPIAH_BULAT: 'Nominal harus rupiah bulat, tanpa sen.',
  GRUP_TIDAK_VALID: 'Penulisan nominal tidak dikenali, contoh 50.000.',
  MAKS: 'Nominal terlalu besar.',
}

export class AmountTooSmall extends Refusal {
  override name = 'AmountTooSmall'
  readonly code = 'donation/amount-too-small'
  readonly status = 422

  constructor(minimum: Rupiah) {
    const sentence = `Nominal minimal ${formatRupiah(minimum)}.`
    super(sentence, { amount: sentence })
  }
}

export class AmountTooLarge extends Refusal {
  override name = 'AmountTooLarge'
  readonly code = 'donation/amount-too-large'
  readonly status = 422

  constructor(maximum: Rupiah) {
    const sentence = `Nominal maksimal ${formatRupiah(maximum)} untuk satu donasi.`
    super(sentence, { amount: sentence })
  }
}

export class AmountOffStep extends Refusal {
  override name = 'AmountOffStep'
  readonly code = 'donation/amount-off-step'
  readonly status = 422

  constructor(step: Rupiah) {
    const sentence = `Nominal harus kelipatan ${formatRupiah(step)}.`
    super(sentence, { amount: sentence })
  }
}

export class ContactMissing extends Refusal {
  override name = 'ContactMissing'
  readonly code = 'donation/contact-missing'
  readonly status = 422

  constructor() {
    super(CONTACT_NEEDED, { donorPhone: CONTACT_NEEDED })
  }
}

export class CampaignOver extends Refusal {
  override name = 'CampaignOver'
  readonly code = 'donation/campaign-over'
  readonly status = 409

  constructor() {
    super('Program baru saja berakhir. Silakan pilih program serupa.')
  }
}

export class CampaignNotOpen extends Refusal {
  override name = 'CampaignNotOpen'
  readonly code = 'donation/campaign-not-open'
  readonly status = 409

  constructor() {
    super('Program ini sedang tidak menerima donasi. Silakan pilih program lain.')
  }
}

/** Collecting zakat needs a licence (UU 23/2011). */
export class ZakatNotCollected extends Refusal {
  override name = 'ZakatNotCollected'
  readonly code = 'donation/zakat-not-collected'
  readonly status = 409

  constructor() {
    super(
      'Lembaga ini belum memiliki dasar hukum untuk menghimpun zakat. Silakan pilih program sedekah atau wakaf.',
    )
  }
}

/** Only a registered nazhir may receive wakaf (UU 41/2004, article 14). */
export class WakafNotCollected extends Refusal {
  override name = 'WakafNotCollected'
  readonly code = 'donation/wakaf-not-collected'
  readonly status = 409

  constructor() {
    super(
      'Lembaga ini belum memiliki nazhir yang terdaftar, sehingga belum dapat menerima wakaf. Silakan pilih program sedekah.',
    )
  }
}

export class KeyReused extends Refusal {
  override name = 'KeyReused'
  readonly code = 'donation/key-reused'
  readonly status = 409

  constructor() {
    super('Formulir ini sudah dipakai untuk donasi lain. Muat ulang halaman untuk donasi baru.')
  }
}

/** Too many donations wait to be written. Nothing was written, so the same request may be repeated. */
export class TooBusy extends Refusal {
  override name = 'TooBusy'
  readonly code = 'donation/too-busy'
  readonly status = 503

  constructor() {
    super('Sangat banyak orang sedang berdonasi. Tunggu beberapa detik, lalu kirim lagi.')
  }
}

export class DonationNotFound extends Refusal {
  override name = 'DonationNotFound'
  readonly code = 'donation/not-found'
  readonly status = 404

  constructor() {
    super('Donasi ini tidak ditemukan.')
  }
}
