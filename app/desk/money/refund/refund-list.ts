import type { ExportedList } from '#features/list-export/exported-list.ts'
import { countRefunds, listRefunds, type RefundRow } from '#features/refund/refund-list.server.ts'
import { refundReasonWords } from '#features/refund/refund-proposals.server.ts'
import { shortIdOf } from '#platform/public-id.ts'
import { wordsIn } from '#app/desk/donors/list-export/words-in.ts'
import { refundFilterNames, refundFilterOf } from './refund-filter.ts'
import { payerWords, refundStates, returnedWords } from './refund-words.ts'

const head = [
  'diajukan',
  'nomor_donasi',
  'program',
  'nominal',
  'yang_kembali',
  'alasan',
  'keadaan',
  'dibayar_dari',
  'disetujui',
  'dikirim',
  'dikembalikan',
  'nomor_transfer',
]

/** Refunds as a file. Without donors' names. */
export const refundsList: ExportedList = {
  title: 'Pengembalian',
  file: 'pengembalian',
  filterNames: refundFilterNames,
  codes: { keadaan: wordsIn(refundStates, 'words') },
  head: () => head,
  async page({ db }, { filters, after, size }) {
    const { rows, next } = await listRefunds(db, refundFilterOf(filters), { after, size })
    return { rows: rows.map(cellsOf), next }
  },
  count: ({ db }, filters, most) => countRefunds(db, refundFilterOf(filters), most),
}

function cellsOf(row: RefundRow) {
  return [
    row.madeAt,
    shortIdOf(row.publicId),
    row.campaign,
    row.amount,
    returnedWords(row),
    refundReasonWords[row.reason],
    refundStates[row.status].words,
    payerWords(row),
    row.approvedAt,
    row.sentAt,
    row.paidAt,
    row.bankReference,
  ]
}
