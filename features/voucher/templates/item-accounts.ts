import { normalSide } from '#features/ledger/ledger.ts'
import { addDays } from '#platform/time/jakarta.ts'

type ItemAccount = {
  /** One of them: 'Uang muka program'. */
  words: string
  /** Whose it is, where no form asks: a tax is the state's. */
  party: string
  /** Moved in the order of their days without choosing one: a tax is paid by month, not by invoice. */
  isPaidInOrder?: true
  /** When one is due that no form gives a day. */
  dueOn?: (day: string) => string
}

const advance = { dueOn: (day: string) => addDays(day, 14), party: 'Penerima' }
const tax = { party: 'Kas negara', isPaidInOrder: true, dueOn: fifteenthAfter } as const

/** The accounts whose balance is a list of open items, each with its party and its day. */
export const itemAccounts: Readonly<Record<string, ItemAccount>> = {
  '1130': { words: 'Saldo lama di penyedia pembayaran', party: 'Penyedia' },
  '1135': { words: 'Piutang UPZ', party: 'UPZ' },
  '1140': { words: 'Dana di amil mitra', party: 'Amil mitra' },
  '1145': { ...advance, words: 'Uang muka program' },
  '1146': { ...advance, words: 'Uang muka karyawan' },
  '1170': { words: 'Biaya dibayar di muka', party: 'Penyedia' },
  '1181': { words: 'Persediaan barang', party: 'Barang' },
  '1182': { words: 'Logam mulia', party: 'Logam mulia' },
  '1205': { words: 'Qardhul hasan', party: 'Peminjam' },
  '1320': { words: 'Investasi wakaf', party: 'Tempat investasi' },
  '2110': { words: 'Tagihan', party: 'Penagih' },
  '2130': { words: 'Titipan dari buku lama', party: 'Pemilik' },
  '2155': { words: 'Tabungan qurban', party: 'Penabung' },
  '2220': { ...tax, words: 'PPh 21' },
  '2230': { ...tax, words: 'PPh 23' },
  '2240': { ...tax, words: 'PPh 4(2)' },
  '2310': { words: 'Wakaf temporer', party: 'Wakif' },
}

/** Accounts that documents of the product move too; of these only what vouchers and openings post has items. */
export const sharedItemAccounts: readonly string[] = ['1130', '2110', '2130']

/** What was withheld in a month is paid by the 15th of the next. */
function fifteenthAfter(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-15`
}

/** By how much postings make the items of an account greater. */
export function itemMove(
  code: string,
  postings: readonly { debit: string; credit: string; amount: number }[],
): number {
  const debits = postings.reduce(
    (net, { debit, credit, amount }) =>
      net + (debit === code ? amount : 0) - (credit === code ? amount : 0),
    0,
  )
  return normalSide(code) === 'debit' ? debits : 0 - debits
}
