import type { StatusMeaning } from '#platform/db/schema/schema-payout.ts'

/**
 * What the words of a status mean for a payout, as the providers document them: Xendit's transaction and settlement
 * statuses (docs.xendit.co/docs/transaction-status), Midtrans's transaction statuses
 * (docs.midtrans.com/docs/transaction-status-cycle). A payment that is made but not settled is not paid out; words such
 * as “success” leave that open, and a person says what they mean.
 */
const documented: Readonly<Record<StatusMeaning, readonly string[]>> = {
  settled: ['settled', 'settlement', 'early settled', 'sudah dicairkan', 'dicairkan'],
  open: [
    'pending',
    'capture',
    'captured',
    'authorize',
    'authorized',
    'expire',
    'expired',
    'cancel',
    'canceled',
    'cancelled',
    'deny',
    'denied',
    'failure',
    'failed',
    'void',
    'voided',
    'rejected',
    'unsettled',
    'not settled',
    'unpaid',
    'refund pending',
    'challenge',
    'belum dicairkan',
    'menunggu',
    'kedaluwarsa',
    'gagal',
    'dibatalkan',
    'batal',
  ],
  back: [
    'refund',
    'refunded',
    'partial refund',
    'partially refunded',
    'chargeback',
    'partial chargeback',
    'reversed',
    'reversal',
    'dikembalikan',
  ],
}

const meanings = new Map(
  (Object.entries(documented) as [StatusMeaning, readonly string[]][]).flatMap(([meaning, words]) =>
    words.map((word) => [word, meaning] as const),
  ),
)

/** What a person said of a word that nobody documents; null while nobody has. */
export type SaidStatuses = Readonly<Record<string, StatusMeaning | null>>

/** What a status means; undefined for a word that a person must explain. */
export function statusMeaning(word: string, said: SaidStatuses = {}): StatusMeaning | undefined {
  return meanings.get(word) ?? said[word] ?? undefined
}
