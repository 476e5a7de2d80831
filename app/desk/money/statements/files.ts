import type { ExportedList } from '#features/list-export/exported-list.ts'
import { balancesWithin } from '#features/statements/balances.server.ts'
import { countPostings, listPostings } from '#features/statements/posting-list.server.ts'
import { listAccounts } from '#features/ledger/queries.server.ts'
import { periodOf } from './period-filter.ts'
import { postingFilterNames, postingFilterOf } from './posting-filter.ts'
import { trialFilterNames, trialOf } from './trial-of.ts'

const head = [
  'tanggal',
  'terjadi',
  'jurnal',
  'baris',
  'sumber',
  'dokumen',
  'keterangan',
  'debit',
  'nama_debit',
  'kredit',
  'nama_kredit',
  'dana',
  'jumlah',
]

/** The postings of the books as a file, without donors' names. */
export const journalList: ExportedList = {
  title: 'Jurnal',
  file: 'jurnal',
  filterNames: postingFilterNames,
  codes: { susulan: { ya: 'Terjadi di periode tertutup' } },
  says: 'Mengunduh jurnal',
  head: () => head,
  async page({ db }, { filters, after, size }) {
    const { rows, next } = await listPostings(db, postingFilterOf(filters), { after, size })
    const names = new Map((await listAccounts(db)).map(({ code, name }) => [code, name]))
    const cells = rows.map((row) => [
      row.at,
      row.happenedAt,
      row.journalId,
      row.line,
      row.source,
      row.sourceId,
      row.description,
      row.debit,
      names.get(row.debit) ?? '',
      row.credit,
      names.get(row.credit) ?? '',
      row.fund,
      row.amount,
    ])
    return { rows: cells, next }
  },
  count: ({ db }, filters, most) => countPostings(db, postingFilterOf(filters), most),
}

/** The trial balance as a file. */
export const trialList: ExportedList = {
  title: 'Neraca saldo',
  file: 'neraca-saldo',
  filterNames: trialFilterNames,
  head: () => ['akun', 'nama', 'dana', 'saldo_awal', 'debit', 'kredit', 'saldo_akhir'],
  async page(ctx, { filters }) {
    const { rows } = await trialOf(ctx, filters)
    return {
      rows: rows.map(({ account, name, fund, opening, debit, credit, closing }) => [
        account,
        name,
        fund,
        opening,
        debit,
        credit,
        closing,
      ]),
    }
  },
  count: async (ctx, filters, most) => Math.min(most, (await trialOf(ctx, filters)).rows.length),
}

const balanceNames = { dana: 'Dana', program: 'Program', rekening: 'Rekening' } as const

/** What each fund, programme and bank account holds, as a file. */
export const balanceList: ExportedList = {
  title: 'Saldo',
  file: 'saldo',
  filterNames: ['dari', 'sampai'],
  head: () => ['menurut', 'nama', 'saldo_awal', 'masuk', 'keluar', 'saldo_akhir'],
  async page({ db, now }, { filters }) {
    const balances = await balancesWithin(db, periodOf(filters, now()))
    const cells = balances.map(({ of, name, opening, came, went, held }) => [
      balanceNames[of],
      name,
      opening,
      came,
      went,
      held,
    ])
    return { rows: cells }
  },
  count: async ({ db, now }, filters, most) =>
    Math.min(most, (await balancesWithin(db, periodOf(filters, now()))).length),
}
