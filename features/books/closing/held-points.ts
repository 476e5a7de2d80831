import { formatRupiah } from '#platform/money/money.ts'

/** A line of the page that leads through a closing, with the page where it is put right. */
export type ClosingPoint = { label: string; value: string; href?: string }

/** Debits less credits of an account in a fund. */
export type Held = { account: string; fund: string; held: number }

/** Cash and banks below zero, debts that somebody owes us, and an opening that does not balance. */
export function wrongSides(rows: readonly Held[]): ClosingPoint[] {
  return rows
    .filter(({ account, held }) => {
      if (/^(1110|1112|112\d)$/.test(account)) return held < 0
      if (account === '3990') return held !== 0
      return /^2[123]/.test(account) && account !== '2190' && held > 0
    })
    .map(({ account, fund, held }) => ({
      label: account === '3990' ? 'Saldo awal belum seimbang' : 'Saldo di sisi yang salah',
      value: `Akun ${account}, dana ${fund}: ${formatRupiah(Math.abs(held))}`,
      href:
        account === '3990' ? '/kelola/saldo-awal' : `/kelola/buku-besar/${account}?dana=${fund}`,
    }))
}

const open = [
  {
    label: 'Kas tunai belum disetor',
    accounts: ['1110', '1112'],
    href: '/kelola/kas',
  },
  {
    label: 'Pemindahan dalam perjalanan',
    accounts: ['1115'],
    href: '/kelola/pemindahan',
  },
  { label: 'Piutang gateway belum cair', accounts: ['1130'], href: '/kelola/pencocokan' },
  { label: 'Uang muka terbuka', accounts: ['1145', '1146'], href: '/kelola/jatuh-tempo' },
  {
    label: 'Piutang penyaluran',
    accounts: ['1140'],
    href: '/kelola/jatuh-tempo',
  },
  { label: 'Titipan di pembukuan', accounts: ['2130'], href: '/kelola/titipan' },
  {
    label: 'Utang pajak',
    accounts: ['2210', '2220', '2230', '2240'],
    href: '/kelola/transaksi/baru/setor-pajak',
  },
] as const

/** What is open in the books, and what funds owe each other. */
export function unsettledSums(rows: readonly Held[]): ClosingPoint[] {
  const points: ClosingPoint[] = open.map(({ label, accounts, href }) => {
    const own = rows.filter(({ account }) => accounts.some((each) => each === account))
    return { label, value: sumWords(own.reduce((all, { held }) => all + held, 0)), href }
  })
  const lent = rows.filter(({ account, held }) => account === '1190' && held > 0)
  const owed = lent.reduce((all, { held }) => all + held, 0)
  return [
    ...points,
    { label: 'Utang antar dana', value: sumWords(owed), href: '/kelola/antar-dana' },
  ]
}

function sumWords(sum: number): string {
  return sum === 0 ? 'Tidak ada' : formatRupiah(Math.abs(sum))
}
