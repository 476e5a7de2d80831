import { formatRupiah, type Rupiah, rupiah } from '#platform/money/money.ts'
import { refusal } from '#platform/refusal.ts'

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

/** A part leaves something of the campaign's part; more than that is the whole gift. */
export class PartTooLarge extends refusal({ code: 'payment/part-too-large', status: 422 }) {
  constructor(sums: { amount: Rupiah; operational: Rupiah }) {
    const { amount, operational } = sums
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
