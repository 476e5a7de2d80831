import type { DayExplained, ExplainingItem } from '#features/bank-statement/day-balance.ts'
import type { DayRow, Unplaced } from '#features/bank-statement/day-view.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'

const signed = (amount: number) =>
  amount < 0 ? `−${formatRupiah(0 - amount)}` : formatRupiah(amount)
const orDash = (amount: number | undefined) => (amount === undefined ? '–' : signed(amount))

export function DayBalances({ explained }: { explained: DayExplained }) {
  const { here, bank, difference } = explained
  return (
    <DeskFacts
      facts={[
        { label: 'Saldo di sini', value: <span className="tabular">{signed(here)}</span> },
        { label: 'Saldo di bank', value: <span className="tabular">{orDash(bank)}</span> },
        { label: 'Selisih', value: <b className="tabular">{orDash(difference)}</b> },
      ]}
    />
  )
}

const kindWords: Readonly<Record<ExplainingItem['kind'], string>> = {
  start: 'Sebelum dimuat',
  gap: 'Belum dimuat',
  here: 'Ada di sini, belum di bank',
  bank: 'Ada di bank, belum di sini',
}

const itemColumns: readonly Column<ExplainingItem>[] = [
  { label: 'Tanggal', cell: ({ day }) => (day ? formatDate(startOfDay(day)) : '–') },
  { label: 'Di mana', cell: ({ kind }) => kindWords[kind] },
  { label: 'Apa', cell: ({ title }) => <span className="[overflow-wrap:anywhere]">{title}</span> },
  { label: 'Selisih karenanya', cell: ({ amount }) => signed(amount), isNumber: true },
]

const MOST_ITEMS = 200

/** What explains the difference; together these sums are the difference. */
export function DayItems({ explained: { items, rest, difference } }: { explained: DayExplained }) {
  const shown = items.slice(0, MOST_ITEMS)
  const others = items.slice(MOST_ITEMS)
  const left = others.reduce((sum, { amount }) => sum + amount, 0)
  const total = items.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <DeskSection
      title="Mengapa berbeda"
      note={
        items.length > 0
          ? `Dijumlahkan: ${signed(total)}${difference === undefined ? '' : ', sama dengan selisihnya'}.`
          : undefined
      }
    >
      {rest !== 0 && (
        <Notice
          tone="danger"
          title={`${signed(rest)} tidak dijelaskan oleh baris di bawah ini. Laporkan kepada pengelola server.`}
        />
      )}
      <DeskList
        caption="Yang terbuka di kedua sisi"
        columns={itemColumns}
        rows={shown}
        keyOf={({ id, kind }) => `${kind} ${id}`}
        empty={{ title: 'Tidak ada yang terbuka', text: 'Semua baris dan catatan saling cocok.' }}
      />
      {others.length > 0 && (
        <p className="text-muted">
          Dan {others.length} lagi, berjumlah {signed(left)}.
        </p>
      )}
    </DeskSection>
  )
}

const unplacedColumns: readonly Column<Unplaced['entries'][number]>[] = [
  { label: 'Tanggal', cell: ({ day }) => formatDate(startOfDay(day)) },
  { label: 'Apa', cell: ({ title }) => <span className="[overflow-wrap:anywhere]">{title}</span> },
  { label: 'Jumlah', cell: ({ open }) => signed(open), isNumber: true },
]

/** What the ledger moved in one of several bank accounts, nobody knows yet in which. */
export function UnplacedEntries({ account, unplaced }: { account: string; unplaced: Unplaced }) {
  const { amount, entries } = unplaced
  if (entries.length === 0) return null
  const shown = entries.slice(0, MOST_ITEMS)
  const more = entries.length - shown.length
  return (
    <DeskSection
      title="Belum diketahui rekeningnya"
      note={`Beberapa rekening berbagi akun buku ${account}. Catatan ini, berjumlah ${signed(amount)}, belum masuk saldo rekening mana pun sampai barisnya di rekening koran dihubungkan.${more > 0 ? ` Tampil ${MOST_ITEMS} dari ${entries.length}.` : ''}`}
    >
      <DeskList
        caption="Catatan yang belum diketahui rekeningnya"
        columns={unplacedColumns}
        rows={shown}
        empty={{ title: 'Tidak ada' }}
      />
    </DeskSection>
  )
}

const dayColumns: readonly Column<DayRow>[] = [
  {
    label: 'Akhir hari',
    cell: ({ day }) => <RowLink href={`?hari=${day}`}>{formatDate(startOfDay(day))}</RowLink>,
  },
  { label: 'Di sini', cell: ({ here }) => signed(here), isNumber: true },
  { label: 'Di bank', cell: ({ bank }) => orDash(bank), isNumber: true },
  {
    label: 'Selisih',
    cell: ({ here, bank }) => orDash(bank === undefined ? undefined : here - bank),
    isNumber: true,
  },
]

/** The days before, the latest first. */
export function DayBalanceList({ days }: { days: readonly DayRow[] }) {
  return (
    <DeskSection title="Hari demi hari">
      <DeskList
        caption="Saldo di sini dan di bank, hari terakhir lebih dahulu"
        columns={dayColumns}
        rows={days}
        keyOf={({ day }) => day}
        empty={{ title: 'Belum ada hari' }}
      />
    </DeskSection>
  )
}
