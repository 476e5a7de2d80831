import {
  countDisbursements,
  type DisbursementRow,
  listDisbursements,
} from '#features/books/payout-list.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import type { ExportedList } from '#features/list-export/exported-list.ts'
import { wordsIn } from '#app/desk/donors/list-export/words-in.ts'
import { payoutFilterNames, payoutFilterOf } from './payout-filter.ts'
import { payoutStates } from './payout-words.ts'

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

/** Payouts as a file. */
export const payoutList: ExportedList = {
  title: 'Penyaluran',
  file: 'penyaluran',
  filterNames: payoutFilterNames,
  codes: { keadaan: wordsIn(payoutStates, 'words') },
  head: () => head,
  async page({ db }, { filters, after, size }) {
    const { rows, next } = await listDisbursements(db, payoutFilterOf(filters), { after, size })
    return { rows: rows.map(cellsOf), next }
  },
  count: ({ db }, filters, most) => countDisbursements(db, payoutFilterOf(filters), most),
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
    payoutStates[row.status].words,
    row.approved_at,
    row.paid_at,
    row.proof,
  ]
}
