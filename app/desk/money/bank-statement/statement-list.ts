import { countStatements, listStatements } from '#features/bank-statement/queries.server.ts'
import { deskList } from '#app/desk/ui/desk-list.ts'
import { statementStatusWords } from './statement-words.ts'

/** The statements of banks; their lines are on their own pages. */
export const statementList = deskList({
  title: 'Rekening koran',
  file: 'rekening-koran',
  filters: ['urut'],
  read: ({ urut }) => ({ isOldestFirst: urut === 'terlama' }),
  page: ({ db }, filter) => listStatements(db, filter),
  count: ({ db }, _filter, most) => countStatements(db, most),
  columns: {
    bank: ({ bank }) => bank,
    nomor_rekening: ({ number }) => number,
    dari: ({ from }) => from,
    sampai: ({ to }) => to,
    keadaan: ({ status }) => statementStatusWords[status],
    berkas: ({ fileName }) => fileName,
    diunggah: ({ madeAt }) => madeAt,
    oleh: ({ madeBy }) => madeBy,
  },
})
