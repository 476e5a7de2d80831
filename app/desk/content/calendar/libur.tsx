import { redirect } from 'react-router'
import { holidayLines } from '#features/calendar/holiday-list.ts'
import { listHolidayYears } from '#features/calendar/holiday-queries.server.ts'
import { holidayForm, proposeHolidays } from '#features/calendar/holidays.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { formatDay, startOfDay, yearOf } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/libur.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const years = await listHolidayYears(ctx.db)
  const thisYear = yearOf(ctx.now())
  const next = years.some(({ year }) => year === thisYear) ? thisYear + 1 : thisYear
  const own = years.find(({ year }) => year === next)
  const stored = {
    year: String(next),
    decree: own?.decree ?? '',
    days: holidayLines(own?.days ?? []),
    note: '',
  }
  return { years, stored, mayWrite: isPermitted(staff.role, 'calendar.write') }
}

export const action = acts({
  ajukan: act(holidayForm, 'Mengajukan libur nasional', async ({ ctx, staff }, form) => {
    await proposeHolidays(ctx, form, { by: staff.id })
    return redirect('/kelola/libur?kabar=ajukan', 303)
  }),
})

export default function Libur({ loaderData }: Route.ComponentProps) {
  const { years, stored, mayWrite } = loaderData
  const fields = {
    year: field.number('Tahun', { maxLength: 4 }),
    decree: field.text('Nomor SKB', { maxLength: 200 }),
    days: field.area('Hari libur dan cuti bersama', {
      hint: 'Satu hari pada satu baris: 2027-03-10 = Idulfitri 1448 H. Nama yang dimulai “Cuti bersama” dicatat sebagai cuti bersama.',
      rows: 14,
    }),
    note: field.optional.text('Catatan', { maxLength: 500 }),
  }
  return (
    <DeskPage
      title="Libur nasional"
      lead="Hari libur dan cuti bersama menurut SKB tiga menteri. Diajukan satu orang, disetujui orang lain; kalender, berkas langganan, dan tenggat jawaban tiket mengikutinya."
      isNarrow
    >
      {years.length === 0 && (
        <EmptyState
          title="Belum ada SKB yang dicatat"
          text="Kalender hanya menampilkan libur yang tanggalnya tetap."
        />
      )}
      {years.map(({ year, decree, days }) => (
        <DeskSection key={year} title={String(year)} note={decree}>
          <ul className="grid gap-1.5">
            {days.map(({ day, name, isLeave }) => (
              <li key={day} className="flex flex-wrap gap-x-3">
                <span className="text-muted">{formatDay(startOfDay(day))}</span>
                <span className="wrap-anywhere">{name}</span>
                {isLeave && <Chip>Cuti bersama</Chip>}
              </li>
            ))}
          </ul>
        </DeskSection>
      ))}
      {mayWrite && (
        <DeskSection
          title="Catat SKB"
          note="Daftar baru untuk tahun yang sama menggantikan seluruh daftar lamanya."
        >
          <DeskForm
            isReadable={false}
            act="ajukan"
            submit="Ajukan"
            stored={stored}
            fields={fields}
          />
        </DeskSection>
      )}
    </DeskPage>
  )
}
