import { recordNumber, workDaysAfter } from '#features/donation-box/box.ts'
import type { CollectionRow, Undeposited } from '#features/donation-box/queries.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'

type OpenProps = {
  id: string
  places: readonly { value: string; label: string }[]
  today: string
  seal: string
}

/** A box is opened by two people; then its counts begin. */
export function OpenBoxForm({ id, places, today, seal }: OpenProps) {
  const fields = {
    id: field.newId(id),
    day: field.day('Dibuka pada', { max: today }),
    companion: field.text('Dibuka bersama', {
      hint: 'Nama orang kedua, misalnya penjaga tempatnya.',
      maxLength: 80,
    }),
    segel: field.choice(seal ? `Segel ${seal}` : 'Segel', [
      { value: 'utuh', label: 'Utuh' },
      { value: 'rusak', label: 'Rusak atau tidak ada' },
    ]),
    newSeal: field.optional.text('Segel baru', { maxLength: 40 }),
    cashPlaceId: field.choice('Uangnya disimpan di', places, {
      anything: places.length === 1 ? undefined : 'Pilih',
    }),
    note: field.optional.text('Catatan', { maxLength: 200 }),
  }
  return (
    <DeskSection
      title="Buka kotak ini"
      note="Sesudah ini dua orang menghitung isinya, masing-masing tanpa melihat hitungan yang lain."
    >
      <DeskForm
        isReadable={false}
        act="buka"
        submit="Buka dan hitung"
        stored={{ day: today, segel: 'utuh' }}
        fields={fields}
      />
    </DeskSection>
  )
}

/** What it held each time, and where that is now. */
export function CollectionList({ collections }: { collections: readonly CollectionRow[] }) {
  return (
    <DeskSection title="Pembukaan">
      <DeskList
        caption="Pembukaan kotak"
        columns={[
          {
            label: 'Dibuka',
            cell: ({ id, day }) => (
              <RowLink href={`/kelola/kotak/pembukaan/${id}`}>
                {formatDate(startOfDay(day))}
              </RowLink>
            ),
          },
          {
            label: 'Berita acara',
            cell: ({ year, serial }) => (year && serial ? recordNumber({ year, serial }) : '–'),
          },
          { label: 'Keadaan', cell: (row) => <CollectionChip row={row} /> },
          {
            label: 'Isinya',
            cell: ({ sum }) => (sum === null ? '–' : formatRupiah(sum)),
            isNumber: true,
          },
        ]}
        rows={collections}
        empty={{ title: 'Belum pernah dibuka' }}
      />
    </DeskSection>
  )
}

/** Where an opening stands; half of what the three before held is worth a question. */
function CollectionChip({ row }: { row: CollectionRow }) {
  const { status, isDeposited, isUndone, sum, before, round } = row
  const isLow = sum !== null && before !== null && sum * 2 < before
  return (
    <span className="inline-flex flex-wrap gap-2">
      {status === 'open' && <Chip tone="warning">{round > 1 ? 'Dihitung ulang' : 'Dihitung'}</Chip>}
      {status === 'cancelled' && <Chip tone="neutral">Dibatalkan</Chip>}
      {status === 'counted' && (
        <Chip tone={isUndone ? 'danger' : isDeposited ? 'success' : 'neutral'}>
          {isUndone ? 'Donasinya dibatalkan' : isDeposited ? 'Disetor' : 'Masih kas'}
        </Chip>
      )}
      {isLow && <Chip tone="danger">Turun lebih dari separuh</Chip>}
    </span>
  )
}

/** The record of a count as paper. */
export function RecordLink({ id }: { id: string }) {
  return <ActLink href={`/kelola/kotak/pembukaan/${id}/berita-acara`}>Berita acara (PDF)</ActLink>
}

/** The last day of a deposit, and whether it is past. */
export function DepositDay({
  row: { day, depositDays },
  today,
}: {
  row: Pick<Undeposited, 'day' | 'depositDays'>
  today: string
}) {
  const due = workDaysAfter(day, depositDays)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span>{formatDate(startOfDay(due))}</span>
      {due < today && <Chip tone="danger">Lewat waktu</Chip>}
    </span>
  )
}
