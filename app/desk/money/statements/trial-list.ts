import { accountNames } from '#features/ledger/queries.server.ts'
import { trialOfPeriod } from '#features/statements/trial/trial-of-period.server.ts'
import { deskList } from '#app/desk/ui/desk-list.ts'
import { periodOf } from './period-filter.ts'

/** The trial balance, with the names of its accounts. */
export const trialList = deskList({
  title: 'Neraca saldo',
  file: 'neraca-saldo',
  filters: ['dana', 'dari', 'sampai'],
  read: ({ dana, ...days }, now) => ({ fund: dana, ...periodOf(days, now) }),
  async page({ db }, { fund, from, through }) {
    const rows = await trialOfPeriod(db, { from, through }, fund)
    const names = await accountNames(db)
    const items = rows.map((row) => ({ ...row, name: names.get(row.account) ?? '' }))
    return { items, next: undefined }
  },
  columns: {
    akun: ({ account }) => account,
    nama: ({ name }) => name,
    dana: ({ fund }) => fund,
    saldo_awal: ({ opening }) => opening,
    debit: ({ debit }) => debit,
    kredit: ({ credit }) => credit,
    saldo_akhir: ({ closing }) => closing,
  },
})
