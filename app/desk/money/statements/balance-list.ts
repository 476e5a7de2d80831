import { balancesWithin } from '#features/statements/balances.server.ts'
import { deskList } from '#app/desk/ui/desk-list.ts'
import { periodOf } from './period-filter.ts'

const ofWords = { dana: 'Dana', program: 'Program', rekening: 'Rekening' } as const

/** What each fund, programme and bank account holds. */
export const balanceList = deskList({
  title: 'Saldo',
  file: 'saldo',
  filters: ['dari', 'sampai'],
  read: periodOf,
  page: async ({ db }, { from, through }) => ({
    items: await balancesWithin(db, { from, through }),
    next: undefined,
  }),
  columns: {
    menurut: ({ level }) => ofWords[level],
    nama: ({ name }) => name,
    saldo_awal: ({ opening }) => opening,
    masuk: ({ came }) => came,
    keluar: ({ went }) => went,
    saldo_akhir: ({ held }) => held,
  },
})
