import type { DisbursementRow } from '#features/disbursement/disbursement-list.server.ts'
import type { Tone } from '#app/ui/card.tsx'

type State = DisbursementRow['status']

/** Where a disbursement stands. */
export const disbursementStates: Readonly<Record<State, { words: string; tone: Tone }>> = {
  proposed: { words: 'Menunggu persetujuan', tone: 'warning' },
  approved: { words: 'Disetujui, belum dibayar', tone: 'accent' },
  rejected: { words: 'Ditolak atau ditarik', tone: 'neutral' },
  paid: { words: 'Sudah disalurkan', tone: 'success' },
}
