import {
  countStatements,
  type ListedStatement,
  listStatements,
} from '#features/bank-statement/queries.server.ts'
import type { ExportedList } from '#features/list-export/exported-list.ts'
import { statementStatusWords } from './statement-words.ts'

const head = ['bank', 'nomor_rekening', 'dari', 'sampai', 'keadaan', 'berkas', 'diunggah', 'oleh']

/** The filters of the list of statements, as its address has them. */
export const statementFilterNames = ['urut'] as const

/** The statements as a file; their lines are on their own pages. */
export const statementList: ExportedList = {
  title: 'Rekening koran',
  file: 'rekening-koran',
  filterNames: statementFilterNames,
  head: () => head,
  async page({ db }, { filters, after, size }) {
    const isOldestFirst = filters['urut'] === 'terlama'
    const { items, next } = await listStatements(db, { isOldestFirst, after, limit: size })
    return { rows: items.map(cellsOf), next }
  },
  count: ({ db }, _filters, most) => countStatements(db, most),
}

function cellsOf({ bank, number, from, to, status, fileName, madeAt, madeBy }: ListedStatement) {
  return [bank, number, from, to, statementStatusWords[status], fileName, madeAt, madeBy]
}
