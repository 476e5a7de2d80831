import type { DebitMethod, MandateEnd } from '#platform/db/schema/schema-member.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDay } from '#platform/time/jakarta.ts'

/** Of the words below; other words are another version. */
export const CONSENT_VERSION = '2026-12.3'

/** The donor hears of each debit this long before it, and no debit comes earlier than a day after that. */
export const NOTICE_DAYS = 2

type DebitTerms = {
  institution: string
  method: DebitMethod
  /** 'kartu', the name of a wallet, or 'rekening BRI'. */
  means: string
  amount: number
  /** 'setiap tanggal 25'. */
  rhythm: string
  programme: string
  /** The first debit after today's payment, and the last day; null where there is none. */
  firstDay: string
  lastDay: string | null
}

/** What a donor agrees to, in full; it is kept as it was read. */
export function consentWords(terms: DebitTerms): string {
  const { institution, means, amount, rhythm, programme, firstDay, lastDay } = terms
  const until = lastDay ? ` sampai ${formatDay(lastDay)}` : ' sampai saya menghentikannya'
  return [
    `Saya setuju ${institution} mendebit ${means} saya paling banyak ${formatRupiah(amount)} ${rhythm}, untuk ${programme}, mulai ${formatDay(firstDay)}${until}.`,
    `Saya diberi tahu ${NOTICE_DAYS} hari sebelum tiap debit.`,
    keptWords(terms),
    'Saya dapat melewatkan, menjeda, mengubah, atau menghentikannya kapan saja dengan sekali tekan dari tautan di setiap pesan, tanpa masuk akun.',
    'Nominal yang lebih besar memerlukan persetujuan baru.',
  ].join(' ')
}

/** 'Kartu', 'GoPay', 'Rekening BRI': the means at the beginning of a sentence. */
export function meansFirst(means: string): string {
  return means.charAt(0).toUpperCase() + means.slice(1)
}

function keptWords({ institution, method, means }: DebitTerms): string {
  if (method === 'card') return `Nomor kartu disimpan penyedia pembayaran, bukan ${institution}.`
  return method === 'direct_debit'
    ? `${meansFirst(means)} dihubungkan di halaman penyedia pembayaran; nomor kartu debit dan OTP saya tidak pernah sampai ke ${institution}.`
    : `${means} dihubungkan lewat penyedia pembayaran; PIN saya tidak pernah sampai ke ${institution}, dan izinnya dapat saya lepas juga dari aplikasi ${means}.`
}

/** Refusals of a wallet or an account that is no longer linked: its owner took it back, or it was closed. */
const unlinked = new Set([
  // Xendit (docs/error-scenarios)
  'INVALID_TOKEN',
  'BLOCKED_TOKEN',
  'ACCOUNT_ACCESS_BLOCKED',
  // Midtrans (reference/code-4xx: the user is blocked) and GoPay (reference/gopay-response-codes)
  'MIDTRANS_410',
  'GOPAY_UNLINKED',
  ...['101', '105', '112', '126', '131'].map((code) => `GOPAY_${code}`),
])

/** True for a wallet or an account that its owner has taken back. */
export function isUnlinked(code: string): boolean {
  return unlinked.has(code)
}

/** Refusals after which the same card will never pay: it is lost, closed, expired, or its owner forbade it. */
const final = new Set([
  ...unlinked,
  // Xendit (docs/error-scenarios, docs/card-failure-codes)
  'CARD_EXPIRED',
  'EXPIRED_CARD',
  'STOLEN_CARD',
  'LOST_CARD',
  'INVALID_CARD',
  'INVALID_PAYMENT_DETAILS',
  'INACTIVE_OR_UNAUTHORIZED_CARD',
  'INVALID_ACCOUNT_DETAILS',
  'INVALID_PAYMENT_METHOD_ERROR',
  // Midtrans (reference/code-statuses: the token is missing, invalid or timed out)
  'MIDTRANS_411',
  ...['04', '07', '14', '15', '33', '34', '36', '41', '43', '46', '54', '57', '62'].map(
    (code) => `BANK_${code}`,
  ),
  // The cardholder told the bank to stop this payment, or all of them.
  'BANK_R0',
  'BANK_R1',
  'BANK_R3',
])

/** 'hard': never again with this card; 'soft': in some days. Unknown words are soft, since tries are few. */
export function refusalKind(code: string): 'hard' | 'soft' {
  return final.has(code) ? 'hard' : 'soft'
}

const RETRY_DAYS = [1, 3, 5]

/** The days after its day on which a refused debit is tried again; undefined once there were enough. */
export function retryDay(tries: number): number | undefined {
  return RETRY_DAYS[tries - 1]
}

/** Why a mandate ended, for the donor and the desk. */
export const mandateEndWords: Record<MandateEnd, string> = {
  donor: 'Dihentikan donatur',
  staff: 'Dihentikan petugas atas permintaan donatur',
  account: 'Akunnya ditutup',
  finished: 'Sampai hari terakhirnya',
  changed: 'Nominal atau waktunya diubah',
  declined: 'Bank menolak debitnya untuk seterusnya',
  failing: 'Debitnya gagal beberapa kali',
  disputed: 'Bank donatur menarik kembali dananya',
  unpaid: 'Pembayaran pertamanya tidak jadi',
  unlinked: 'Izinnya dilepas, atau dompet atau rekeningnya ditutup',
  'not-linked': 'Tidak jadi dihubungkan',
}
