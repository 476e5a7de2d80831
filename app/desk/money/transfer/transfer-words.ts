import type { ChargeStatus } from '#platform/db/schema.ts'

/** The state of an open transfer: past its end, money may still come while its sum rests. */
export function transferStateWords(status: ChargeStatus): string {
  if (status === 'cancelled') return 'Dibatalkan donatur'
  return status === 'expired' ? 'Lewat batas, masih mungkin masuk' : 'Menunggu'
}

type Match = { isConfirmed: boolean; undoneAt: Date | null }

/** How a transfer was matched, or that this was undone. */
export function matchWords({ isConfirmed, undoneAt }: Match): string {
  if (undoneAt) return 'Dibatalkan'
  return isConfirmed ? 'Dipastikan dua orang' : 'Dari mutasi'
}
