import { accountNames } from '#features/ledger/queries.server.ts'
import { countPostings, listPostings } from '#features/statements/posting-list.server.ts'
import { deskList } from '#app/desk/ui/desk-list.ts'
import { postingFilterOf } from './posting-filter.ts'

/** The postings of the books; files are without donors' names. */
export const journalList = deskList({
  title: 'Jurnal',
  file: 'jurnal',
  filters: ['kata', 'akun', 'dana', 'dari', 'sampai', 'susulan', 'urut'],
  codes: { susulan: { ya: 'Terjadi di periode tertutup' } },
  sentence: 'Mengunduh jurnal',
  read: postingFilterOf,
  async page({ db }, filter) {
    const { items, next } = await listPostings(db, filter)
    const names = await accountNames(db)
    const nameOf = (code: string) => names.get(code) ?? ''
    const named = items.map((row) => ({
      ...row,
      debitName: nameOf(row.debit),
      creditName: nameOf(row.credit),
    }))
    return { items: named, next }
  },
  count: ({ db }, filter, most) => countPostings(db, filter, most),
  columns: {
    tanggal: ({ at }) => at,
    terjadi: ({ happenedAt }) => happenedAt,
    jurnal: ({ journalId }) => journalId,
    baris: ({ line }) => line,
    sumber: ({ source }) => source,
    dokumen: ({ sourceId }) => sourceId,
    keterangan: ({ description }) => description,
    debit: ({ debit }) => debit,
    nama_debit: ({ debitName }) => debitName,
    kredit: ({ credit }) => credit,
    nama_kredit: ({ creditName }) => creditName,
    dana: ({ fund }) => fund,
    jumlah: ({ amount }) => amount,
  },
})
