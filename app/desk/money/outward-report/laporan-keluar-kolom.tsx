import { redirect } from 'react-router'
import * as v from 'valibot'
import { columnText, parseColumns } from '#features/outward-report/column-text.ts'
import { columnsOn, proposeColumns } from '#features/outward-report/columns.server.ts'
import { cellsOf, isOutwardName, outwardReports } from '#features/outward-report/outward-report.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { textOf } from '#platform/text/form-text.ts'
import { addDays, dayOf, formatDate, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { pageNotFound } from '#app/not-found.ts'
import type { Route } from './+types/laporan-keluar-kolom.ts'

function nameIn(jenis: string | undefined) {
  if (!isOutwardName(jenis)) throw pageNotFound()
  return jenis
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const name = nameIn(params.jenis)
  const today = dayOf(ctx.now())
  const { validFrom, columns } = await columnsOn(ctx.db, name, today)
  const { title } = outwardReports[name]
  const from = addDays(today, 1)
  return { name, title, validFrom, text: columnText(columns), cells: cellsOf(name), from }
}

const form = v.object({
  kolom: textOf('Kolom', 4_000),
  mulai: v.pipe(v.string('Pilih tanggal.'), v.check(isDay, 'Pilih tanggal.')),
  alasan: textOf('Alasan', 500),
})

export const action = acts({
  ajukan: act(
    form,
    'Mengajukan kolom laporan ke luar',
    async ({ ctx, staff, params }, { kolom, mulai: validFrom, alasan: note }) => {
      const report = nameIn(params['jenis'])
      const columns = parseColumns(report, kolom)
      if (typeof columns === 'string') throw new InvalidInput({ kolom: columns })
      await proposeColumns(ctx, { report, validFrom, columns }, { by: staff.id, note })
      return redirect(`/kelola/laporan-keluar/${report}/kolom?kabar=ajukan`, 303)
    },
  ),
})

export default function ReportColumnsPage({ loaderData }: Route.ComponentProps) {
  const { name, title, validFrom, text, cells, from } = loaderData
  const fields = {
    kolom: field.area('Kolom', {
      stored: text,
      hint: `Satu baris satu kolom: isi | judul. Isi yang ada: ${cells.join(', ')}.`,
      rows: 10,
      spellCheck: false,
    }),
    mulai: field.day('Berlaku mulai', { stored: from }),
    alasan: field.area('Alasan', { rows: 3 }),
  }
  return (
    <DeskPage
      title={`Kolom ${title.toLowerCase()}`}
      tab="Kolom laporan"
      back={{ href: `/kelola/laporan-keluar/${name}`, label: title }}
      lead={`Yang berlaku sejak ${formatDate(startOfDay(validFrom))}. Laporan yang masanya berakhir sebelum kolom baru berlaku tetap memakai kolom lamanya.`}
      isNarrow
    >
      <DeskForm isReadable act="ajukan" submit="Ajukan kolom" fields={fields} />
    </DeskPage>
  )
}
