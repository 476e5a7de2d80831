import type { Db } from '#platform/db/connect.server.ts'
import type { ChargeStatus } from '#platform/db/schema.ts'
import type { VoidReason } from '#platform/db/schema/schema-receipt.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { findChannel } from '#platform/outside/payment/channels.ts'
import { receiptNumber } from '#features/receipt/receipt.ts'
import { outcomeWords } from './event-outcome.ts'
import type { DonationEvent } from './donation-event.ts'
import { payMethodWords } from './donation-filter.ts'
import { messageEvents } from './message-events.server.ts'
import { journalEvents } from './journal-events.server.ts'
import { jobEvents } from './job-events.server.ts'
import type { DonationRecord } from './queries.server.ts'
import { decisionEvents } from './decision-events.server.ts'

/** Everything that happened to a donation, latest first. */
export async function timelineOf(db: Db, record: DonationRecord): Promise<DonationEvent[]> {
  const charges = await db
    .selectFrom('charge')
    .selectAll()
    .where('donation_id', '=', record.id)
    .orderBy('attempt')
    .execute()
  const references = charges.flatMap(({ reference, provider_id: id }) =>
    id ? [reference, id] : reference,
  )
  const [decisions, ledger] = [
    await decisionEvents(db, record.id),
    await journalEvents(db, record.id),
  ]
  const papers = await receiptEvents(db, record.id)
  const messages = await messageEvents(db, record.id)
  const moments = [record.paidAt, ...[...decisions, ...ledger, ...papers].map(({ at }) => at)]
  const all = [
    ...ownEvents(record, { isThanksKnown: messages.length > 0 }),
    ...charges.flatMap(chargeEvents),
    ...(await webhookEvents(db, references)),
    ...papers,
    ...messages,
    ...decisions,
    ...ledger,
    ...(await jobEvents(db, { donationId: record.id, references, moments })),
  ]
  // Of what one commit wrote, the consequences come later in the list.
  return all.reverse().sort((a, b) => b.at.getTime() - a.at.getTime())
}

function ownEvents(record: DonationRecord, { isThanksKnown }: { isThanksKnown: boolean }) {
  const { createdAt, consentVersion, thankedAt, receiptedAt, erasedAt } = record
  const form = {
    at: createdAt,
    what: 'Formulir dikirim',
    more: [`Persetujuan versi ${consentVersion}`],
  }
  return [
    form,
    ...(receiptedAt ? [{ at: receiptedAt, what: 'Semua kuitansi terbit' }] : []),
    // Before messages were noted, only this moment was.
    ...(thankedAt && !isThanksKnown
      ? [{ at: thankedAt, what: 'Surat terima kasih terkirim' }]
      : []),
    ...(erasedAt ? [{ at: erasedAt, what: 'Data pribadi dihapus atas permintaan donatur' }] : []),
  ]
}

const chargeWords: Readonly<Record<ChargeStatus, string>> = {
  creating: 'Kode sedang dibuat',
  unknown: 'Penyedia belum menjawab',
  pending: 'Menunggu pembayaran',
  paid: 'Dibayar',
  expired: 'Kedaluwarsa',
  cancelled: 'Dibatalkan',
  failed: 'Gagal',
  reversed: 'Dibatalkan penyedia',
  refunded: 'Dikembalikan',
}

type ChargeRow = {
  attempt: number
  reference: string
  provider_id: string | null
  provider: string
  method: keyof typeof payMethodWords
  channel: string
  amount: number
  status: ChargeStatus
  instruction: { vaNumber?: string; paymentCode?: string } | null
  failure: string | null
  expires_at: Date
  created_at: Date
  updated_at: Date
  paid_at: Date | null
}

function chargeEvents(charge: ChargeRow): DonationEvent[] {
  const { method, channel, attempt, instruction } = charge
  const name = findChannel(method, channel)?.name ?? payMethodWords[method]
  const code = instruction?.vaNumber ?? instruction?.paymentCode
  const drawn: DonationEvent = {
    at: charge.created_at,
    what: `Kode ke-${attempt} diminta: ${name}, ${formatRupiah(charge.amount)}`,
    more: [
      `Rujukan ${charge.reference}${charge.provider_id ? `, di penyedia ${charge.provider_id}` : ''}`,
      ...(code ? [`Nomor ${code}`] : []),
      `Berlaku sampai ${formatDateTime(charge.expires_at)}`,
    ],
  }
  if (charge.paid_at) {
    return [
      drawn,
      { at: charge.paid_at, what: `Kode ke-${attempt} dibayar lewat ${name}` },
      ...undone(charge),
    ]
  }
  if (charge.status === 'pending' || charge.status === 'creating') return [drawn]
  return [drawn, ended(charge)]
}

function undone(charge: ChargeRow): DonationEvent[] {
  return charge.status === 'reversed' || charge.status === 'refunded' ? [ended(charge)] : []
}

function ended({ attempt, status, failure, updated_at: at }: ChargeRow): DonationEvent {
  const isProblem = status === 'failed' || status === 'unknown' || status === 'reversed'
  return {
    at,
    what: `Kode ke-${attempt}: ${chargeWords[status]}`,
    ...(failure && { more: [failure] }),
    ...(isProblem && { isProblem }),
  }
}

async function webhookEvents(db: Db, references: string[]): Promise<DonationEvent[]> {
  if (references.length === 0) return []
  const rows = await db
    .selectFrom('payment_event')
    .select(['provider', 'received_at', 'processed_at', 'outcome', 'payment_id'])
    .where('reference', 'in', references)
    .orderBy('received_at')
    .limit(200)
    .execute()
  return rows.map((row) => ({
    at: row.received_at,
    what: `Kabar dari penyedia (${row.provider})`,
    more: [
      row.processed_at
        ? `Diproses ${formatDateTime(row.processed_at)}: ${outcomeWords(row.outcome)}`
        : 'Belum diproses',
      ...(row.payment_id ? [`Pembayaran ${row.payment_id}`] : []),
    ],
  }))
}

const voidWords: Readonly<Record<VoidReason, string>> = {
  refunded: 'donasi dikembalikan',
  reversed: 'dibatalkan penyedia',
  corrected: 'diganti dengan yang benar',
  unmatched: 'transfernya milik orang lain',
  part_refunded: 'sebagian donasi dikembalikan',
}

async function receiptEvents(db: Db, donationId: string): Promise<DonationEvent[]> {
  const issued = await db
    .selectFrom('receipt')
    .select(['kind', 'version', 'year', 'serial', 'issued_at'])
    .where('donation_id', '=', donationId)
    .execute()
  const voided = await db
    .selectFrom('receipt_void')
    .select(['kind', 'version', 'reason', 'voided_at'])
    .where('donation_id', '=', donationId)
    .execute()
  return [
    ...issued.map((row) => ({
      at: row.issued_at,
      what: `${row.kind === 'bsz' ? 'Bukti setor zakat' : 'Kuitansi'} ${receiptNumber(row)} terbit`,
    })),
    ...voided.map((row) => {
      const receipt = issued.find((each) => each.kind === row.kind && each.version === row.version)
      const number = receipt ? receiptNumber(receipt) : row.kind
      return { at: row.voided_at, what: `Kuitansi ${number} batal: ${voidWords[row.reason]}` }
    }),
  ]
}
