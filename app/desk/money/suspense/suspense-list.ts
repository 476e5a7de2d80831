import { suspenseReasonWords } from '#features/suspense/suspense.ts'
import type { ExportedList } from '#features/list-export/exported-list.ts'
import { countSuspense, listSuspense } from '#features/suspense/suspense-list.server.ts'
import { shortIdOf } from '#platform/public-id.ts'
import { suspenseFilterNames, suspenseFilterOf } from './suspense-filter.ts'
import { suspenseStateWords } from './suspense-words.ts'

type Row = Awaited<ReturnType<typeof listSuspense>>['rows'][number]

const head = [
  'masuk',
  'sebab',
  'jumlah',
  'keadaan',
  'selesai',
  'program',
  'nomor_donasi',
  'metode',
  'saluran',
  'penyedia',
  'rujukan_penyedia',
]

/** Money in suspense as a file. Without donors' names. */
export const suspenseList: ExportedList = {
  title: 'Titipan',
  file: 'titipan',
  filterNames: suspenseFilterNames,
  codes: { keadaan: { ...suspenseStateWords, semua: 'Semua' }, sebab: suspenseReasonWords },
  head: () => head,
  async page({ db }, { filters, after, size }) {
    const { rows, next } = await listSuspense(db, suspenseFilterOf(filters), { after, size })
    return { rows: rows.map(cellsOf), next }
  },
  count: ({ db }, filters, most) => countSuspense(db, suspenseFilterOf(filters), most),
}

function cellsOf(row: Row) {
  const { createdAt, amount, resolvedAt, campaign, publicId, method, channel } = row
  return [
    createdAt,
    suspenseReasonWords[row.reason],
    amount,
    suspenseStateWords[row.status],
    resolvedAt,
    campaign,
    publicId && shortIdOf(publicId),
    method,
    channel,
    row.provider,
    row.providerId,
  ]
}
