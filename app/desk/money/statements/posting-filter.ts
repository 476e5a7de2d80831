import { entityFunds } from '#features/statements/ledger-facts.ts'
import type { PostingFilter } from '#features/statements/posting-list.server.ts'
import { knownDay, knownValue } from '#app/desk/ui/desk-list.ts'

type Typed = Readonly<
  Partial<
    Record<'kata' | 'akun' | 'dana' | 'dari' | 'sampai' | 'susulan' | 'urut', string | undefined>
  >
>

const funds: readonly string[] = [...entityFunds.amil, ...entityFunds.wakaf]

/** The filters of the journals as the query takes them. `akun` and `dana` may be lists with commas. */
export function postingFilterOf({
  kata,
  akun,
  dana,
  dari,
  sampai,
  susulan,
  urut,
}: Typed): PostingFilter {
  const accounts = akun?.split(',').filter((code) => /^\d{4}$/.test(code))
  const chosen = dana?.split(',').filter((code) => funds.includes(code))
  return {
    words: kata,
    accounts: accounts?.length ? accounts : undefined,
    funds: chosen?.length ? chosen : undefined,
    from: knownDay(dari),
    through: knownDay(sampai),
    isLate: susulan === 'ya',
    sort: knownValue(['terbaru', 'terlama', 'nominal'], urut) ?? 'terbaru',
  }
}

type Documented = { source: string; sourceId: string; isDonation: boolean; journalId: string }

const pages: Readonly<Record<string, (id: string) => string>> = {
  disbursement: (id) => `/kelola/penyaluran/${id}`,
  voucher: (id) => `/kelola/transaksi/${id}`,
  interfund: () => '/kelola/antar-dana',
  amil: () => '/kelola/bagian-amil',
  debt: () => '/kelola/rekening',
  'own-transfer': () => '/kelola/pemindahan',
  'bank-line': (id) => `/kelola/rekening-koran/baris/${id}`,
}

/** The page of the document that a journal comes from; where it has none, the journal alone. */
export function documentAddress({ source, sourceId, isDonation, journalId }: Documented): string {
  if (isDonation) return `/kelola/donasi/${sourceId}`
  return pages[source]?.(sourceId) ?? `/kelola/jurnal?kata=${journalId}`
}
