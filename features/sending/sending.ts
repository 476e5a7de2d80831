import type { SendingState } from '#platform/db/schema/message/schema-sending.ts'

/** What the sending fills in for each donor by itself. */
export const OWN_VALUES = ['nama', 'lembaga', 'berhenti'] as const

/** From how many people on two people decide, until they agree on another number. */
export const LIMIT_AT_FIRST = 100

/** 25 a second: 50,000 donors are written to in 34 minutes, and no donation waits longer for it. */
export const MOST_PER_MINUTE = 1_500

/**
 * No more have their turn in one commit: the embedded engine has one connection, and a donation waits for it; and what
 * writes a lot holds the process that long.
 */
export const LARGEST_LOT = 25
export const LOT_SECONDS = 10

/** How many have their turn at once for so many a minute. */
export function lotSize(perMinute: number): number {
  return Math.min(LARGEST_LOT, Math.max(1, Math.round((perMinute * LOT_SECONDS) / 60)))
}

/** When the next lot has its turn, so that no more than so many leave in a minute. */
export function nextLotAt(now: Date, perMinute: number): Date {
  return new Date(now.getTime() + (lotSize(perMinute) / perMinute) * 60_000)
}

/** Within this time a donation counts as given after a message. */
export const GAVE_WITHIN_DAYS = 14

export const sendingStateWords: Readonly<Record<SendingState, string>> = {
  preparing: 'Daftar disusun',
  draft: 'Rancangan',
  running: 'Berjalan',
  stopped: 'Dihentikan',
  done: 'Selesai',
}
