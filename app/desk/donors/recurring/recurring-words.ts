import type {
  RecurringEnd,
  RecurringStatus,
  RecurringWay,
} from '#platform/db/schema/schema-member.ts'

export const statusWords: Record<RecurringStatus, string> = {
  unconfirmed: 'Belum diaktifkan',
  active: 'Berjalan',
  paused: 'Dijeda',
  ending: 'Sedang dihentikan',
  ended: 'Berhenti',
}

export const recurringWayWords: Record<RecurringWay, string> = {
  reminder: 'Pengingat',
  debit: 'Debit otomatis',
}

/** Why a plan ended. */
export const endWords: Record<RecurringEnd, string> = {
  donor: 'Dihentikan donatur',
  finished: 'Sampai hari terakhirnya',
  account: 'Akunnya ditutup',
  staff: 'Dihentikan petugas atas permintaan donatur',
  refunded: 'Dananya dikembalikan',
}
