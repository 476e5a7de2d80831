import { redirect } from 'react-router'
import * as v from 'valibot'
import { formatMonth, isbatMonths, monthIndex } from '#features/calendar/hijri.ts'
import { proposeMonth, proposeUndo } from '#features/calendar/proposals.server.ts'
import { findMonths, listDecisions, spanOf } from '#features/calendar/queries.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { textOf, wholeOf } from '#platform/text/form-text.ts'
import { dayOf, isDay } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskRefusal, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/isbat.ts'
import { Decisions, monthFields, IsbatMonths } from './month-parts.tsx'

const YEARS = [0, 1]

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const today = dayOf(ctx.now())
  const months = await findMonths(ctx.db)
  const { year } = months.dateOf(today)
  const present = monthIndex(months.dateOf(today))
  const upcoming = YEARS.flatMap((more) =>
    isbatMonths.map((month) => ({ year: year + more, month })),
  ).filter((hijriMonth) => monthIndex(hijriMonth) >= present)
  return {
    upcoming: upcoming.map((hijriMonth) => spanOf(months, hijriMonth, today)),
    decisions: await listDecisions(ctx.db),
    year,
    mayWrite: isPermitted(staff.role, 'calendar.write'),
  }
}

const month = { year: wholeOf('Tahun', 1432, 1500), month: wholeOf('Bulan', 1, 12) }
const note = textOf('Catatan', 500, { isOptional: true })

const decision = v.object({
  ...month,
  firstDay: v.pipe(v.string('Pilih tanggal.'), v.check(isDay, 'Pilih tanggal.')),
  source: v.picklist(['isbat', 'hisab'], 'Pilih dasarnya.'),
  decree: textOf('Keputusan', 300),
  note,
})

const done = () => redirect('/kelola/isbat?kabar=ajukan', 303)

export const action = acts({
  ajukan: act(
    decision,
    'Mengajukan awal bulan Hijriah',
    async ({ ctx, staff }, { note: words, ...terms }) => {
      await proposeMonth(ctx, terms, { by: staff.id, note: words })
      return done()
    },
  ),
  batalkan: act(
    v.object({ ...month, note }),
    'Mengajukan penarikan awal bulan',
    async ({ ctx, staff }, { note: words, ...hijriMonth }) => {
      await proposeUndo(ctx, hijriMonth, { by: staff.id, note: words })
      return done()
    },
  ),
})

export default function Isbat({ loaderData, actionData }: Route.ComponentProps) {
  const { upcoming, decisions, year, mayWrite } = loaderData
  const refusedUndo = useRefusedAt(actionData, 'batalkan')
  return (
    <DeskPage
      title="Hasil isbat"
      lead="Awal bulan menurut sidang isbat menggantikan perhitungan. Diajukan satu orang, disetujui orang lain; kalender dan halaman Ramadan mengikutinya."
    >
      <DeskRefusal answer={refusedUndo} />
      <DeskSection title="Bulan yang diputuskan sidang isbat">
        <IsbatMonths spans={upcoming} />
      </DeskSection>
      {mayWrite && (
        <DeskSection title="Catat hasil sidang">
          <DeskForm act="ajukan" submit="Ajukan" fields={monthFields(year)} />
        </DeskSection>
      )}
      <DeskSection title="Penetapan yang dicatat">
        <Decisions
          rows={decisions.map((row) => ({ ...row, name: formatMonth(row) }))}
          mayWrite={mayWrite}
        />
      </DeskSection>
    </DeskPage>
  )
}
