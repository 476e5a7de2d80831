import { Refusal } from '#platform/refusal.ts'

abstract class ProofRefused extends Refusal {
  constructor(sentence: string) {
    super(sentence, { proof: sentence })
  }
}

export class ProofTooLarge extends ProofRefused {
  override name = 'ProofTooLarge'
  readonly code = 'ticket/proof-too-large'
  readonly status = 413

  constructor() {
    super('Berkas lebih dari 5 MB. Kirim tangkapan layar atau foto yang lebih kecil.')
  }
}

export class ProofNotTaken extends ProofRefused {
  override name = 'ProofNotTaken'
  readonly code = 'ticket/proof-not-taken'
  readonly status = 415

  constructor() {
    super('Bukti harus berupa gambar JPG, PNG, WebP, atau PDF.')
  }
}

export class ProofBroken extends ProofRefused {
  override name = 'ProofBroken'
  readonly code = 'ticket/proof-broken'
  readonly status = 422

  constructor() {
    super('Berkas ini tidak dapat dibuka. Coba kirim tangkapan layarnya.')
  }
}

/** Pictures of so many pixels are no proofs but bombs. */
export class ProofTooManyPixels extends ProofRefused {
  override name = 'ProofTooManyPixels'
  readonly code = 'ticket/proof-too-many-pixels'
  readonly status = 422

  constructor() {
    super('Ukuran gambar ini terlalu besar. Perkecil dahulu, atau kirim tangkapan layarnya.')
  }
}

/** A PDF that does something when it is opened. */
export class ProofActive extends ProofRefused {
  override name = 'ProofActive'
  readonly code = 'ticket/proof-active'
  readonly status = 422

  constructor() {
    super('PDF ini berisi perintah atau lampiran lain. Kirim tangkapan layarnya saja.')
  }
}

/** A PDF of which not all can be read that matters; locked ones, too. */
export class ProofUnchecked extends ProofRefused {
  override name = 'ProofUnchecked'
  readonly code = 'ticket/proof-unchecked'
  readonly status = 422

  constructor() {
    super('PDF ini terkunci atau tidak dapat kami periksa. Kirim tangkapan layarnya saja.')
  }
}

export class FormReused extends Refusal {
  override name = 'FormReused'
  readonly code = 'ticket/form-reused'
  readonly status = 409

  constructor() {
    super('Formulir ini sudah terkirim dengan isi lain. Muat ulang halaman untuk laporan baru.')
  }
}

/** A link that was changed, and one whose ticket was forgotten, look the same. */
export class TicketNotFound extends Refusal {
  override name = 'TicketNotFound'
  readonly code = 'ticket/not-found'
  readonly status = 404

  constructor() {
    super('Tiket ini tidak ditemukan, atau isinya sudah kami hapus.')
  }
}

export class TicketClosed extends Refusal {
  override name = 'TicketClosed'
  readonly code = 'ticket/closed'
  readonly status = 409

  constructor() {
    super('Tiket ini sudah selesai. Buat laporan baru bila masih ada yang perlu kami bantu.')
  }
}

export class PaidInFuture extends Refusal {
  override name = 'PaidInFuture'
  readonly code = 'ticket/paid-in-future'
  readonly status = 422

  constructor() {
    const sentence = 'Tanggal ini belum tiba. Isi tanggal saat Anda membayar.'
    super(sentence, { paidOn: sentence })
  }
}
