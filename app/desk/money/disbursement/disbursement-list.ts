import {
  countDisbursements,
  type DisbursementRow,
  listDisbursements,
} from '#features/disbursement/disbursement-list.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import type { ExportedList } from '#features/list-export/exported-list.ts'
import { wordsIn } from '#app/desk/donors/list-export/words-in.ts'
import { disbursementFilterNames, disbursementFilterOf } from './disbursement-filter.ts'
import { disbursementStates } from './disbursement-words.ts'

const head = [
  'diajukan',
  'keperluan',
  'program',
  'dana',
  'akun',
  'nominal',
  'penerima_manfaat',
  'keadaan',
  'disetujui',
  'disalurkan',
  'bukti',
]

/** Disbursements as a file. */
export const disbursementList: ExportedList = {
  title: 'Penyaluran',
  file: 'penyaluran',
  filterNames: disbursementFilterNames,
  codes: { keadaan: wordsIn(disbursementStates, 'words') },
  head: () => head,
  async page({ db }, { filters, after, size }) {
    const { rows, next } = await listDisbursements(db, disbursementFilterOf(filters), {
      after,
      size,
    })
    return { rows: rows.map(cellsOf), next }
  },
  count: ({ db }, filters, most) => countDisbursements(db, disbursementFilterOf(filters), most),
}

function cellsOf(row: DisbursementRow) {
  return [
    row.made_at,
    row.description,
    row.campaign,
    fundWords[row.fund],
    row.account,
    row.amount,
    row.beneficiaries,
    disbursementStates[row.status].words,
    row.approved_at,
    row.paid_at,
    row.proof,
  ]
}
