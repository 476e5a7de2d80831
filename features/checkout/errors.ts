import { refusal } from '#platform/refusal.ts'

export class DonationNotPayable extends refusal({ code: 'payment/not-payable', status: 409 }) {
  constructor(isPaid: boolean) {
    super(
      isPaid
        ? 'Pembayaran ini sudah kami terima. Tidak perlu membayar lagi.'
        : 'Pembayaran ini sudah ditutup. Silakan mulai yang baru.',
    )
  }
}

/** One Idempotency-Key is one choice; a new choice needs a new key. */
export class ChoiceChanged extends refusal({
  code: 'payment/key-reused',
  status: 409,
  message: 'Permintaan ini sudah dipakai untuk metode lain. Muat ulang halaman, lalu pilih lagi.',
}) {}

/** An earlier code may still exist at the provider, so a second one could take the money twice (F4, F13). */
export class EarlierChargeUnclear extends refusal({
  code: 'payment/earlier-charge-unclear',
  status: 409,
  message: 'Kode pembayaran sebelumnya masih kami siapkan. Tunggu sebentar, lalu coba lagi.',
}) {}

/** The provider refused this method: nothing was created, nothing can be paid. */
export class ProviderRefused extends refusal({
  code: 'payment/provider-refused',
  status: 422,
  message: 'Metode ini sedang gangguan, pilih metode lain.',
  field: 'channel',
}) {}

/** A page that is refused a stream polls instead. */
export class TooManyStreams extends refusal({
  code: 'payment/too-many-streams',
  status: 429,
  message: 'Terlalu banyak halaman menunggu sekaligus. Status tetap diperbarui berkala.',
}) {
  override readonly retryAfterSeconds = 30
}

export class StreamsClosing extends refusal({
  code: 'payment/streams-closing',
  status: 503,
  message: 'Layanan sedang dimuat ulang. Status tetap diperbarui berkala.',
}) {
  override readonly retryAfterSeconds = 2
}
