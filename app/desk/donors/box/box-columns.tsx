import type { BoxRow } from '#features/donation-box/boxes.server.ts'
import type { Undeposited } from '#features/donation-box/queries.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { DepositDay } from './box-parts.tsx'

export const boxColumns: readonly Column<BoxRow>[] = [
  {
    label: 'Nomor',
    cell: ({ id, code }) => <RowLink href={`/kelola/kotak/${id}`}>{code}</RowLink>,
  },
  { label: 'Tempat', cell: ({ place }) => place },
  { label: 'Program', cell: ({ campaign }) => campaign },
  {
    label: 'Dibuka terakhir',
    cell: ({ openedOn }) => (openedOn ? formatDate(startOfDay(openedOn)) : 'Belum pernah'),
  },
  {
    label: 'Isinya',
    cell: ({ last }) => (last === null ? '–' : formatRupiah(last)),
    isNumber: true,
  },
  { label: 'Keadaan', cell: (box) => <BoxChip box={box} /> },
]

/** Whether it stands there, is counted, or was taken away. */
function BoxChip({ box: { removedOn, openId } }: { box: BoxRow }) {
  if (removedOn) return <Chip tone="neutral">Ditarik</Chip>
  if (openId) return <Chip tone="warning">Sedang dihitung</Chip>
  return <Chip tone="success">Terpasang</Chip>
}

/** What is counted and not at the bank, with the day it should be there. */
export function Waiting({ waiting, today }: { waiting: readonly Undeposited[]; today: string }) {
  const sum = waiting.reduce((whole, each) => whole + each.sum, 0)
  return (
    <DeskSection title="Belum disetor" note={`Seluruhnya ${formatRupiah(sum)}, masih berupa kas.`}>
      <DeskList
        caption="Kotak yang belum disetor"
        columns={[
          {
            label: 'Kotak',
            cell: ({ id, code, place }) => (
              <RowLink href={`/kelola/kotak/pembukaan/${id}`}>{`${code}, ${place}`}</RowLink>
            ),
          },
          { label: 'Dibuka', cell: ({ day }) => formatDate(startOfDay(day)) },
          { label: 'Disimpan di', cell: ({ cashPlace }) => cashPlace },
          { label: 'Paling lambat', cell: (row) => <DepositDay row={row} today={today} /> },
          { label: 'Nominal', cell: (row) => formatRupiah(row.sum), isNumber: true },
        ]}
        rows={waiting}
        empty={{ title: 'Semua sudah disetor' }}
      />
    </DeskSection>
  )
}
