import {
  countDisbursements,
  type DisbursementRow,
  listDisbursements,
} from '#features/disbursement/disbursement-list.server.ts'
import { areaWords } from '#features/disbursement/disbursement.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { wordsIn } from '#app/desk/donors/list-export/words-in.ts'
import { deskList, knownKey, knownValue } from '#app/desk/ui/desk-list.ts'
import type { Tone } from '#app/ui/card.tsx'

type State = DisbursementRow['status']

/** Where a disbursement stands. */
export const disbursementStates: Readonly<Record<State, { words: string; tone: Tone }>> = {
  proposed: { words: 'Menunggu persetujuan', tone: 'warning' },
  approved: { words: 'Disetujui, belum dibayar', tone: 'accent' },
  rejected: { words: 'Ditolak atau ditarik', tone: 'neutral' },
  paid: { words: 'Sudah disalurkan', tone: 'success' },
}

/** What was passed on, and what is to be. */
export const disbursementList = deskList({
  title: 'Penyaluran',
  file: 'penyaluran',
  filters: ['keadaan', 'urut'],
  codes: { keadaan: wordsIn(disbursementStates, 'words') },
  read: ({ keadaan, urut }) => ({
    status: knownKey(disbursementStates, keadaan),
    sort: knownValue(['terbaru', 'terlama', 'nominal'], urut) ?? ('terbaru' as const),
  }),
  page: ({ db }, filter) => listDisbursements(db, filter),
  count: ({ db }, filter, most) => countDisbursements(db, filter, most),
  columns: {
    diajukan: (row) => row.made_at,
    keperluan: (row) => row.description,
    program: (row) => row.campaign,
    dana: (row) => fundWords[row.fund],
    bidang: (row) => row.area && areaWords[row.area],
    akun: (row) => row.account,
    nominal: (row) => row.amount,
    penerima_manfaat: (row) => row.beneficiaries,
    keadaan: (row) => disbursementStates[row.status].words,
    disetujui: (row) => row.approved_at,
    disalurkan: (row) => row.paid_at,
    bukti: (row) => row.proof,
  },
})
