import { countRefunds, listRefunds } from '#features/refund/refund-list.server.ts'
import { refundReasonWords } from '#features/refund/refund-proposals.server.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { wordsIn } from '#app/desk/donors/list-export/words-in.ts'
import { deskList, knownKey, knownValue } from '#app/desk/ui/desk-list.ts'
import { payerWords, refundStates, returnedWords } from './refund-parts.tsx'

/** Refunds; files are without donors' names. */
export const refundsList = deskList({
  title: 'Pengembalian',
  file: 'pengembalian',
  filters: ['keadaan', 'urut'],
  codes: { keadaan: wordsIn(refundStates, 'words') },
  read: ({ keadaan, urut }) => ({
    status: knownKey(refundStates, keadaan),
    sort: knownValue(['terbaru', 'terlama', 'nominal'], urut) ?? ('terbaru' as const),
  }),
  page: ({ db }, filter) => listRefunds(db, filter),
  count: ({ db }, filter, most) => countRefunds(db, filter, most),
  columns: {
    diajukan: ({ madeAt }) => madeAt,
    nomor_donasi: ({ publicId }) => shortIdOf(publicId),
    program: ({ campaign }) => campaign,
    nominal: ({ amount }) => amount,
    yang_kembali: returnedWords,
    alasan: ({ reason }) => refundReasonWords[reason],
    keadaan: ({ status }) => refundStates[status].words,
    dibayar_dari: payerWords,
    disetujui: ({ approvedAt }) => approvedAt,
    dikirim: ({ sentAt }) => sentAt,
    dikembalikan: ({ paidAt }) => paidAt,
    nomor_transfer: ({ bankReference }) => bankReference,
  },
})
