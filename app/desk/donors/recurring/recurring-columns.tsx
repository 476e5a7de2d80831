import type { ListedPlan } from '#features/recurring/recurring-list.server.ts'
import { mandateEndWords } from '#features/debit/mandate.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, formatDateTime } from '#platform/time/jakarta.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import type { Column } from '#app/desk/ui/list.tsx'
import type {
  RecurringEnd,
  RecurringStatus,
  RecurringWay,
} from '#platform/db/schema/schema-member.ts'

export const statusWords: Record<RecurringStatus, string> = {
  unconfirmed: 'Belum diaktifkan',
  active: 'Berjalan',
  paused: 'Dijeda',
  ending: 'Sedang dihentikan',
  ended: 'Berhenti',
}

export const recurringWayWords: Record<RecurringWay, string> = {
  reminder: 'Pengingat',
  debit: 'Debit otomatis',
}

/** Why a plan ended. */
export const endWords: Record<RecurringEnd, string> = {
  donor: 'Dihentikan donatur',
  finished: 'Sampai hari terakhirnya',
  account: 'Akunnya ditutup',
  staff: 'Dihentikan petugas atas permintaan donatur',
  refunded: 'Dananya dikembalikan',
}

/** The columns of the list, with what staff may do where they may. */
export function recurringColumns(mayWrite: boolean): Column<ListedPlan>[] {
  return mayWrite ? [...columns, decisions] : columns
}

const columns: Column<ListedPlan>[] = [
  { label: 'Dibuat', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { label: 'Kontak', cell: ({ contact, isMember }) => contact ?? (isMember ? 'Akun' : '–') },
  { label: 'Program', cell: ({ programme }) => programme },
  { label: 'Nominal', cell: ({ amount }) => (amount ? formatRupiah(amount) : 'Saat bayar') },
  { label: 'Jadwal', cell: ({ rhythm, ...plan }) => `${rhythm} · ${wayWords(plan)}` },
  { label: 'Berikutnya', cell: ({ nextAt }) => (nextAt ? formatDate(nextAt) : '–') },
  {
    label: 'Keadaan',
    cell: ({ status, endedFor, debitEnd }) => {
      if (status === 'ending') return `${statusWords.ending}: menunggu penyedia`
      if (endedFor) return endWords[endedFor]
      return debitEnd
        ? `${statusWords[status]}; debit berhenti: ${mandateEndWords[debitEnd].toLowerCase()}`
        : statusWords[status]
    },
  },
]

/** 'Debit otomatis, GoPay' */
function wayWords({ way, means }: Pick<ListedPlan, 'way' | 'means'>): string {
  const words = recurringWayWords[way]
  return way === 'debit' && means ? `${words}, ${means}` : words
}

const decisions: Column<ListedPlan> = {
  label: 'Tindakan',
  cell: ({ id, status, rhythm }) =>
    status === 'ended' || status === 'ending' ? null : (
      <span className="inline-flex flex-wrap gap-2">
        <PressForm act="tautan" fields={{ id }} label={`Kirim tautan: ${rhythm}`}>
          Kirim tautan
        </PressForm>
        <PressForm act="hentikan" fields={{ id }} look="quiet" label={`Hentikan: ${rhythm}`}>
          Hentikan
        </PressForm>
      </span>
    ),
}
