import { Refusal } from '#platform/refusal.ts'

export class MethodUnknown extends Refusal {
  override name = 'MethodUnknown'
  readonly code = 'payment/method-unknown'
  readonly status = 422

  constructor() {
    const sentence = 'Metode pembayaran ini tidak dikenal. Pilih metode lain.'
    super(sentence, { channel: sentence })
  }
}

/** The method exists but cannot take this amount, or is switched off; `why` tells the donor. */
export class MethodUnavailable extends Refusal {
  override name = 'MethodUnavailable'
  readonly code = 'payment/method-unavailable'
  readonly status = 422

  constructor(why: string) {
    super(why, { channel: why })
  }
}

export class DonationNotPayable extends Refusal {
  override name = 'DonationNotPayable'
  readonly code = 'payment/not-payable'
  readonly status = 409

  constructor(isPaid: boolean) {
    super(
      isPaid
        ? 'Donasi ini sudah dibayar. Tidak perlu membayar lagi.'
        : 'Donasi ini sudah ditutup. Silakan mulai donasi baru.',
    )
  }
}

/** One Idempotency-Key is one choice; a new choice needs a new key. */
export class ChoiceChanged extends Refusal {
  override name = 'ChoiceChanged'
  readonly code = 'payment/key-reused'
  readonly status = 409

  constructor() {
    super('Permintaan ini sudah dipakai untuk metode lain. Muat ulang halaman, lalu pilih lagi.')
  }
}

/** An earlier code may still exist at the provider, so a second one could take the money twice (F4, F13). */
export class EarlierChargeUnclear extends Refusal {
  override name = 'EarlierChargeUnclear'
  readonly code = 'payment/earlier-charge-unclear'
  readonly status = 409

  constructor() {
    super('Kode pembayaran sebelumnya masih kami siapkan. Tunggu sebentar, lalu coba lagi.')
  }
}

/** The provider refused this method: nothing was created, nothing can be paid. */
export class ProviderRefused extends Refusal {
  override name = 'ProviderRefused'
  readonly code = 'payment/provider-refused'
  readonly status = 422

  constructor() {
    const sentence = 'Metode ini sedang gangguan, pilih metode lain.'
    super(sentence, { channel: sentence })
  }
}

/** Only paid donations can be refunded, and zakat only when it came by mistake. */
export class NotRefundable extends Refusal {
  override name = 'NotRefundable'
  readonly code = 'payment/not-refundable'
  readonly status = 409

  constructor() {
    super('Donasi ini tidak dapat dikembalikan.')
  }
}

/** Paid through another provider than the present one, or the provider cannot send refunds. */
export class RefundNotSendable extends Refusal {
  override name = 'RefundNotSendable'
  readonly code = 'payment/refund-not-sendable'
  readonly status = 409

  constructor() {
    super('Penyedia pembayaran tidak dapat mengirim dana ini kembali. Kirim lewat transfer bank.')
  }
}

/** The provider gave no answer that could be understood. The settling job throws it to be run again. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent'
}

/** A page that is refused a stream polls instead. */
export class TooManyStreams extends Refusal {
  override name = 'TooManyStreams'
  readonly code = 'payment/too-many-streams'
  readonly status = 429
  override readonly retryAfterSeconds = 30

  constructor() {
    super('Terlalu banyak halaman menunggu sekaligus. Status tetap diperbarui berkala.')
  }
}

export class StreamsClosing extends Refusal {
  override name = 'StreamsClosing'
  readonly code = 'payment/streams-closing'
  readonly status = 503
  override readonly retryAfterSeconds = 2

  constructor() {
    super('Layanan sedang dimuat ulang. Status tetap diperbarui berkala.')
  }
}
