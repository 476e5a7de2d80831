import type { Db } from '#platform/db/connect.server.ts'
import type { RefundReason } from '#platform/db/schema/schema-books.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { SuspenseReason } from '#platform/db/schema.ts'
import type { DonationEvent } from './donation-event.ts'

const suspenseWords: Readonly<Record<SuspenseReason, string>> = {
  wrong_amount: 'jumlahnya tidak sama',
  late: 'datang terlambat',
  double: 'dibayar dua kali',
  orphan: 'tanpa pemilik',
}

const refundWords: Readonly<Record<RefundReason, string>> = {
  double: 'dibayar dua kali',
  wrong_amount: 'jumlahnya keliru',
  donor_request: 'permintaan donatur',
  program_cancelled: 'program dibatalkan',
}

const decisionWords = {
  accept: 'Penerimaan titipan sebagai donasi ini',
  allocate: 'Penyaluran titipan',
  refund: 'Pengembalian titipan',
} as const

/** Titipan, what was decided about it, refunds, units of a wakaf, and whose account the donation became. */
export async function decisionEvents(db: Db, donationId: string): Promise<DonationEvent[]> {
  return [
    ...(await suspenseEvents(db, donationId)),
    ...(await refundEvents(db, donationId)),
    ...(await shareEvents(db, donationId)),
    ...(await claimEvents(db, donationId)),
  ]
}

async function suspenseEvents(db: Db, donationId: string): Promise<DonationEvent[]> {
  const rows = await db
    .selectFrom('suspense')
    .select([
      'provider_id',
      'reason',
      'amount',
      'created_at',
      'resolved_at',
      'status',
      'returned_at',
    ])
    .where('donation_id', '=', donationId)
    .execute()
  const decisions = await db
    .selectFrom('suspense_decision')
    .select(['kind', 'note', 'status', 'made_at', 'approved_at', 'paid_at'])
    .where('donation_id', '=', donationId)
    .execute()
  return [
    ...rows.flatMap((row): DonationEvent[] => [
      {
        at: row.created_at,
        what: `Uang masuk ke titipan: ${formatRupiah(row.amount)}, ${suspenseWords[row.reason]}`,
        more: [`Pembayaran ${row.provider_id}`],
        isProblem: row.status === 'open',
      },
      ...(row.resolved_at
        ? [
            {
              at: row.resolved_at,
              what: row.status === 'refunded' ? 'Titipan dikembalikan' : 'Titipan menjadi donasi',
            },
          ]
        : []),
      ...(row.returned_at
        ? [{ at: row.returned_at, what: 'Penyedia menarik kembali titipan' }]
        : []),
    ]),
    ...decisions.flatMap((row) => steps(row, decisionWords[row.kind])),
  ]
}

async function refundEvents(db: Db, donationId: string): Promise<DonationEvent[]> {
  const rows = await db
    .selectFrom('refund')
    .select(['amount', 'reason', 'note', 'status', 'made_at', 'approved_at', 'paid_at'])
    .where('donation_id', '=', donationId)
    .execute()
  return rows.flatMap((row) =>
    steps(row, `Pengembalian ${formatRupiah(row.amount)} (${refundWords[row.reason]})`),
  )
}

type Decided = {
  status: string
  note: string
  made_at: Date
  approved_at: Date | null
  paid_at: Date | null
}

function steps(
  { status, note, made_at, approved_at, paid_at }: Decided,
  what: string,
): DonationEvent[] {
  return [
    { at: made_at, what: `${what} diajukan`, ...(note && { more: [note] }) },
    ...(approved_at
      ? [{ at: approved_at, what: `${what} ${status === 'rejected' ? 'ditolak' : 'disetujui'}` }]
      : []),
    ...(paid_at ? [{ at: paid_at, what: `${what} dibayarkan` }] : []),
  ]
}

async function shareEvents(db: Db, donationId: string): Promise<DonationEvent[]> {
  const rows = await db
    .selectFrom('wakaf_share')
    .select(['asked', 'granted', 'taken_at', 'returned_at'])
    .where('source_id', '=', donationId)
    .execute()
  return rows.flatMap(({ asked, granted, taken_at, returned_at }) => [
    { at: taken_at, what: `Unit wakaf: ${granted} dari ${asked} yang diminta` },
    ...(returned_at ? [{ at: returned_at, what: 'Unit wakaf dikembalikan' }] : []),
  ])
}

async function claimEvents(db: Db, donationId: string): Promise<DonationEvent[]> {
  const rows = await db
    .selectFrom('donation_claim')
    .select(['by_kind', 'claimed_at'])
    .where('donation_id', '=', donationId)
    .execute()
  return rows.map(({ by_kind: by, claimed_at: at }) => ({
    at,
    what: `Menjadi milik sebuah akun, lewat ${by === 'email' ? 'email' : 'nomor ponsel'} yang terbukti`,
  }))
}
