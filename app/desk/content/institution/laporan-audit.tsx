import { redirect } from 'react-router'
import * as v from 'valibot'
import { auditOpinions } from '#features/site-page/annual-report.ts'
import { listReports, type YearReport } from '#features/site-page/institution-facts.server.ts'
import { removeReport } from '#features/site-page/save-report.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { yearOf } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { IfPermitted } from '#app/desk/ui/permitted-acts.ts'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/laporan-audit.ts'
import { publishReport } from './publish-report.ts'
import { ReportForm } from './report-form.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const thisYear = yearOf(ctx.now())
  return {
    reports: await listReports(ctx.db, { firstYear: thisYear, thisYear }),
    mayWrite: isPermitted(staff.role, 'content.write'),
    isTooLarge: new URL(request.url).searchParams.get('berkas') === 'besar',
  }
}

const chosen = v.object({ tahun: v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number)) })
const here = (kabar: string) => redirect(`/kelola/laporan-audit?kabar=${kabar}`, 303)

export const action = acts({
  terbitkan: publishReport,
  hapus: act(chosen, 'Menurunkan laporan audit', async ({ ctx }, { tahun }) => {
    await removeReport(ctx, tahun)
    return here('hapus')
  }),
})

function columnsFor(mayWrite: boolean): Column<YearReport>[] {
  const removal: Column<YearReport> = {
    label: 'Ubah',
    cell: ({ year, file }) =>
      file && (
        <PressForm
          act="hapus"
          fields={{ tahun: String(year) }}
          look="quiet"
          label={`Turunkan laporan ${year}`}
        >
          Turunkan
        </PressForm>
      ),
  }
  return [
    { label: 'Tahun', cell: ({ year }) => year },
    { label: 'Auditor', cell: ({ auditor }) => auditor ?? '–' },
    { label: 'Pendapat', cell: ({ opinion }) => opinion ?? 'Dalam proses audit' },
    {
      label: 'Berkas',
      cell: ({ file, year }) =>
        file ? (
          <a href={`/${file}`} className="text-primary underline">
            Laporan {year}
          </a>
        ) : (
          '–'
        ),
    },
    ...(mayWrite ? [removal] : []),
  ]
}

export default function LaporanAudit({ loaderData, actionData }: Route.ComponentProps) {
  const { reports, mayWrite, isTooLarge } = loaderData
  const refused = useRefusedAt(actionData, 'terbitkan')
  return (
    <DeskPage
      title="Laporan audit"
      lead="Laporan keuangan yang sudah diaudit, untuk halaman Tentang kami. Tahun yang belum ada laporannya tertulis dalam proses audit."
      isNarrow
    >
      <DeskList
        caption="Laporan per tahun"
        columns={columnsFor(mayWrite)}
        rows={reports}
        keyOf={({ year }) => String(year)}
        empty={{
          title: 'Belum ada laporan',
          text: <IfPermitted act="terbitkan">Terbitkan yang pertama di bawah ini.</IfPermitted>,
        }}
      />
      {mayWrite && (
        <DeskSection
          title="Terbitkan laporan"
          note="Laporan baru untuk tahun yang sama menggantikan yang lama."
        >
          <ReportForm refused={refused} isTooLarge={isTooLarge} opinions={auditOpinions} />
        </DeskSection>
      )}
    </DeskPage>
  )
}
