import { formatRupiah, type Rupiah, rupiah } from '#platform/money.ts'
import { refusal } from '#platform/refusal.ts'
import { PHONE_WORDS } from './contract.ts'

export class MethodUnknown extends refusal({
  code: 'payment/method-unknown',
  status: 422,
  message: 'Metode pembayaran ini tidak dikenal. Pilih metode lain.',
  field: 'channel',
}) {}

/** The method exists but cannot take this amount, or is switched off; `why` tells the donor. */
export class MethodUnavailable extends refusal({
  code: 'payment/method-unavailable',
  status: 422,
}) {
  constructor(why: string) {
    super(why, { channel: why })
  }
}

/** The transfer has come, or its sum is no longer held. */
export class TransferNotOpen extends refusal({
  code: 'payment/transfer-not-open',
  status: 409,
  message:
    'Transfer ini tidak ditunggu lagi: dananya sudah dicatat, atau nominalnya sudah dilepas.',
}) {}

/** Only a transfer that waits for its money takes a proof. */
export class ProofNotWanted extends refusal({
  code: 'payment/proof-not-wanted',
  status: 409,
  message: 'Transfer ini tidak menunggu dana lagi, jadi buktinya tidak diperlukan.',
}) {}

export class ProofSentOften extends refusal({
  code: 'payment/proof-sent-often',
  status: 409,
  message:
    'Bukti transfer ini sudah beberapa kali diganti. Bila masih ada yang kurang, laporkan lewat pusat bantuan.',
}) {}

export class ProofUnknown extends refusal({
  code: 'payment/proof-unknown',
  status: 404,
  message: 'Tidak ada bukti transfer, atau sudah kami hapus.',
}) {}

/** A match is undone once, and only while its money pays the donation and nothing is promised of it. */
export class MatchStays extends refusal({
  code: 'payment/match-stays',
  status: 409,
  message:
    'Pencocokan ini tidak dapat dibatalkan: sudah dibatalkan, atau donasinya sedang dikembalikan.',
}) {}

/** The wallet is asked through its own app, so the number must be known. */
export class PhoneMissing extends refusal({
  code: 'payment/phone-missing',
  status: 422,
  message: PHONE_WORDS,
  field: 'phone',
}) {}

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

/** Money in suspense pays only a donation of its own donor that still waits for money. */
export class NotAcceptable extends refusal({
  code: 'payment/not-acceptable',
  status: 409,
  message:
    'Titipan ini tidak dapat menjadi donasi tersebut: donasinya tidak menunggu dana lagi, atau milik donatur lain.',
}) {}

/** Only paid donations can be refunded, and zakat only when it came by mistake. */
export class NotRefundable extends refusal({
  code: 'payment/not-refundable',
  status: 409,
  message: 'Donasi ini tidak dapat dikembalikan.',
}) {}

/** Paid through another provider than the present one, or the provider cannot send refunds. */
export class RefundNotSendable extends refusal({
  code: 'payment/refund-not-sendable',
  status: 409,
  message: 'Penyedia pembayaran tidak dapat mengirim dana ini kembali. Kirim lewat transfer bank.',
}) {}

/** The provider's own answer ends what it sends back; a person's word could end it twice. */
export class RefundByProvider extends refusal({
  code: 'payment/refund-by-provider',
  status: 409,
  message:
    'Pengembalian ini dikirim penyedia pembayaran; hasilnya dicatat sendiri begitu penyedia menjawab.',
}) {}

/** A payout report without a single line: the wrong file, or one cut off. */
export class PayoutEmpty extends refusal({
  code: 'payment/payout-empty',
  status: 422,
  message: 'Laporan pencairan ini kosong: tidak ada satu baris pun yang dapat dibukukan.',
  field: 'file',
}) {}

/** Nobody pays out less than nothing: a line is missing or has the wrong sign. */
export class PayoutBelowZero extends refusal({ code: 'payment/payout-below-zero', status: 422 }) {
  constructor(net: number) {
    super(
      `Potongan pada laporan ini melebihi pencairannya (${formatRupiah(net)}). Periksa baris dan kolomnya.`,
    )
  }
}

/** The provider gave no answer that could be understood. The settling job throws it to be run again. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent'
}

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

/** A part leaves something of the campaign's part; more than that is the whole gift. */
export class PartTooLarge extends refusal({ code: 'payment/part-too-large', status: 422 }) {
  constructor(of: { amount: Rupiah; operational: Rupiah }) {
    const { amount, operational } = of
    const most = formatRupiah(rupiah(amount - 1))
    const ofAmil = operational > 0 ? ` dan ${formatRupiah(operational)} infak operasional` : ''
    const words = `Sebagian berarti paling banyak ${most} dari dana program${ofAmil}. Untuk mengembalikan seluruhnya, kosongkan nominalnya.`
    super(words, { nominal: words })
  }
}

/** The provider does not send this money back, and no bank account is named. */
export class PayerMissing extends refusal({
  code: 'payment/payer-missing',
  status: 422,
  message: 'Penyedia tidak mengirim dana ini kembali. Pilih rekening yang membayar.',
  field: 'rekening',
}) {}
