import type { CountRow } from '#features/cash-place/count-cash.server.ts'
import { type CashPlaceNow, overdueWords } from '#features/cash-place/place.ts'
import type { FundHeld, PlaceDay } from '#features/cash-place/places.server.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, formatDateTime, startOfDay } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field, type FieldTable } from '#app/desk/ui/form.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { PieceFields, piecesWords } from './piece-fields.tsx'

const signed = (sum: number) => (sum < 0 ? `−${formatRupiah(0 - sum)}` : formatRupiah(sum))

/** Whether a place is closed, or its collector should hand over. */
export function PlaceChip({ place, today }: { place: CashPlaceNow; today: string }) {
  if (place.closed_on) return <Chip tone="neutral">Ditutup</Chip>
  const overdue = overdueWords(place, today)
  if (overdue) return <Chip tone="danger">{overdue}</Chip>
  return <Chip tone="success">{place.is_officer ? 'Petugas' : 'Dipakai'}</Chip>
}

/** Who keeps a place, how long and how much. */
export const termFields: FieldTable = {
  holder: field.optional.text('Pemegang', { maxLength: 80 }),
  settleDays: field.optional.number('Diserahkan paling lambat (hari)', {
    hint: 'Bagi petugas lapangan. Kosongkan bila tidak dibatasi.',
  }),
  most: field.optional.rupiah('Paling banyak dipegang'),
}

/** One person counts; the sum of the books is beside it, as on the page of a bank. */
export function CountForm({ id, balance }: { id: string; balance: number }) {
  const fields = {
    id: field.newId(id),
    book: field.hidden(String(balance)),
    pieces: () => <PieceFields />,
    reason: field.optional.text('Sebab selisih', {
      hint: 'Hanya bila hitungannya berbeda. Yang kurang ditanggung amil, yang lebih menjadi titipan.',
      maxLength: 150,
    }),
  }
  return (
    <DeskSection
      title="Hitung kas"
      note={`Menurut buku ${formatRupiah(balance)}. Sesudah disimpan, rekan lain melihat dan menyetujuinya.`}
    >
      <DeskForm act="hitung" submit="Simpan hitungan" fields={fields} />
    </DeskSection>
  )
}

type CountsProps = { counts: readonly CountRow[]; staffId: string }

/** Here, counted, and the difference, with the two people of each. */
export function CountList({ counts, staffId }: CountsProps) {
  return (
    <DeskSection title="Di sini dan dihitung">
      <DeskList
        caption="Hitungan kas"
        columns={[
          {
            label: 'Dihitung',
            cell: ({ countedAt, counter, pieces }) => (
              <span className="grid">
                <span>{formatDateTime(countedAt)}</span>
                <span className="text-xs text-muted">{counter ?? '–'}</span>
                <span className="text-xs text-muted">{piecesWords(pieces)}</span>
              </span>
            ),
          },
          { label: 'Di sini', cell: ({ book }) => signed(book), isNumber: true },
          { label: 'Dihitung', cell: ({ sum }) => signed(sum), isNumber: true },
          { label: 'Selisih', cell: ({ sum, book }) => signed(sum - book), isNumber: true },
          { label: 'Sebab', cell: ({ reason }) => reason || '–' },
          { label: 'Disetujui', cell: (row) => <Seen row={row} staffId={staffId} /> },
        ]}
        rows={counts}
        empty={{ title: 'Belum pernah dihitung' }}
      />
    </DeskSection>
  )
}

/** Who saw a count, or what it waits for. */
function Seen({ row, staffId }: { row: CountRow; staffId: string }) {
  const { id, seer, voucherId, voucherStatus, countedBy } = row
  if (voucherId)
    return (
      <RowLink href={`/kelola/transaksi/${voucherId}`}>
        {voucherStatus === 'proposed' ? 'Menunggu persetujuan' : (seer ?? 'Lihat transaksinya')}
      </RowLink>
    )
  if (seer) return seer
  if (countedBy === staffId) return 'Menunggu rekan lain'
  return (
    <PressForm
      act="lihat"
      fields={{ id }}
      label={`Setujui hitungan ${formatDateTime(row.countedAt)}`}
    >
      Sudah saya lihat
    </PressForm>
  )
}

/** What it holds of each fund; notes have none, the books do. */
export function FundList({ funds }: { funds: readonly FundHeld[] }) {
  return (
    <DeskList
      caption="Isinya menurut dana"
      columns={[
        { label: 'Dana', cell: ({ fund }) => fundWords[fund] },
        { label: 'Menurut buku', cell: ({ held }) => signed(held), isNumber: true },
      ]}
      rows={funds}
      keyOf={({ fund }) => fund}
      empty={{ title: 'Kosong' }}
    />
  )
}

/** Day by day, as on the page of a bank. */
export function PlaceDayList({ days }: { days: readonly PlaceDay[] }) {
  return (
    <DeskSection title="Hari demi hari">
      <DeskList
        caption="Saldo kas, hari terakhir lebih dahulu"
        columns={[
          { label: 'Akhir hari', cell: ({ day }) => formatDate(startOfDay(day)) },
          { label: 'Masuk', cell: ({ came }) => formatRupiah(came), isNumber: true },
          { label: 'Keluar', cell: ({ left }) => formatRupiah(left), isNumber: true },
          { label: 'Saldo', cell: ({ held }) => signed(held), isNumber: true },
        ]}
        rows={days}
        keyOf={({ day }) => day}
        empty={{ title: 'Belum ada transaksi' }}
      />
    </DeskSection>
  )
}
