import * as v from 'valibot'
import type { StaffRow } from '#features/staff/staff-list.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'

/** What the proposer tells whoever decides. */
export const noteSchema = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), '')

/** Where somebody stands: in, invited, or with a link that has ended. */
export function staffState({ isSample, hasJoined, inviteEndsAt }: StaffRow): string {
  if (isSample) return 'Contoh, hanya dalam mode uji'
  if (inviteEndsAt) return `Tautan menunggu sampai ${formatDateTime(inviteEndsAt.toISOString())}`
  return hasJoined ? 'Aktif' : 'Tautan sudah berakhir'
}

export const sessionField = v.object({
  sesi: v.pipe(v.string(), v.uuid('Sesi ini tidak dikenal.')),
})
