import { PressForm } from '#app/desk/ui/acts.tsx'
import { Chip } from '#app/ui/card.tsx'
import type { CalendarSpan } from '#features/calendar/calendar.ts'
import { formatMonth, monthName } from '#features/calendar/hijri.ts'
import { formatDateTime, formatDay, startOfDay } from '#platform/time/jakarta.ts'
import { field, type FieldTable } from '#app/desk/ui/form.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'

const spanColumns: Column<CalendarSpan>[] = [
  { label: 'Bulan', cell: (span) => formatMonth(span) },
  { label: 'Hari pertama', cell: ({ firstDay }) => formatDay(startOfDay(firstDay)) },
  {
    label: 'Keadaan',
    cell: ({ isEstimate }) =>
      isEstimate ? (
        <Chip tone="warning">Perkiraan, menunggu sidang isbat</Chip>
      ) : (
        <Chip tone="success">Ditetapkan</Chip>
      ),
  },
  { label: 'Keputusan', cell: ({ decree }) => decree ?? '–' },
]

/** The months that a sidang isbat decides, this year and the next. */
export function IsbatMonths({ spans }: { spans: readonly CalendarSpan[] }) {
  return (
    <DeskList
      caption="Bulan yang diputuskan sidang isbat"
      columns={spanColumns}
      rows={spans}
      keyOf={(span) => formatMonth(span)}
      empty={{ title: 'Tidak ada bulan dalam jangkauan kalender' }}
    />
  )
}

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName({ month: index + 1 }),
}))

const sources = [
  { value: 'isbat', label: 'Sidang isbat' },
  { value: 'hisab', label: 'Koreksi perhitungan' },
]

/** The fields of a month's first day. */
export function monthFields(year: number): FieldTable {
  return {
    month: field.columns(4, {
      month: field.choice('Bulan', months, { stored: '9' }),
      year: field.number('Tahun Hijriah', { stored: String(year) }),
      firstDay: field.day('Hari pertama'),
      source: field.choice('Dasar', sources, { stored: 'isbat' }),
    }),
    decree: field.text('Keputusan', {
      hint: 'Misalnya: Sidang isbat, 17 Februari 2026; kemenag.go.id.',
      maxLength: 300,
    }),
    note: field.optional.area('Catatan untuk rekan', { rows: 2, maxLength: 500 }),
  }
}

type Decision = {
  year: number
  month: number
  name: string
  firstDay: string
  decree: string
  madeAt: Date
}

/** What staff have entered, with the way to take it back. */
export function Decisions({ rows, mayWrite }: { rows: readonly Decision[]; mayWrite: boolean }) {
  const undo: Column<Decision> = {
    label: 'Tarik',
    cell: ({ year, month, name }) => (
      <PressForm
        act="batalkan"
        fields={{ year: String(year), month: String(month), note: '' }}
        look="quiet"
        label={`Ajukan penarikan ${name}`}
      >
        Ajukan penarikan
      </PressForm>
    ),
  }
  return (
    <DeskList
      caption="Penetapan yang dicatat"
      columns={[
        { label: 'Bulan', cell: ({ name }) => name },
        { label: 'Hari pertama', cell: ({ firstDay }) => formatDay(startOfDay(firstDay)) },
        { label: 'Keputusan', cell: ({ decree }) => decree },
        { label: 'Dicatat', cell: ({ madeAt }) => formatDateTime(madeAt) },
        ...(mayWrite ? [undo] : []),
      ]}
      rows={rows}
      keyOf={({ name }) => name}
      empty={{
        title: 'Belum ada penetapan yang dicatat',
        text: 'Sampai dicatat, kalender memakai hasil sidang yang sudah dikenal dan perhitungan.',
      }}
    />
  )
}
