import {
  type ReportCell,
  type ReportRow,
  reportSpanWords,
} from '#features/outward-report/outward-report.ts'
import { countPayers, outwardRows } from '#features/outward-report/report-rows.server.ts'
import { findFrozen } from '#features/statements/frozen-sets.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { formatFigure, formatRupiah, rupiah } from '#platform/money/money.ts'
import { addDays, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { statementDays } from '#app/desk/money/statements/period-filter.ts'
import type { Route } from './+types/laporan-keluar-jenis.ts'
import { askedReport } from './asked-report.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Laporan ke luar – Kelola' }]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const outward = askedReport(params.jenis, new URL(request.url).searchParams, ctx.now())
  const { name, report, days, today } = outward
  const frozen = await findFrozen(ctx.db, days)
  const isPersonal = report.isPersonal === true
  return {
    ...outward,
    isOver: days.through < today,
    years: [outward.year - 1, outward.year, outward.year + 1].filter(
      (year) => year <= Number(today.slice(0, 4)),
    ),
    mayTake: isPermitted(staff.role, 'books.write'),
    frozen: frozen && { id: frozen.id, at: frozen.frozenAt },
    payers: isPersonal ? await countPayers(ctx.db, days) : undefined,
    rows: isPersonal ? [] : await outwardRows(ctx, name, days),
  }
}

const shown = (cell: ReportCell | undefined) =>
  typeof cell === 'number'
    ? formatFigure(cell)
    : cell instanceof Date
      ? formatDate(cell)
      : (cell ?? '')

export default function OutwardReportPage({ loaderData }: Route.ComponentProps) {
  const { name, report, year, span, days, columns, rows, frozen, payers, isOver, mayTake, years } =
    loaderData
  const query = `tahun=${year}&masa=${span}`
  const file = `/kelola/laporan-keluar/${name}/berkas`
  return (
    <DeskPage
      title={report.title}
      back={{ href: '/kelola/laporan-keluar', label: 'Laporan ke luar' }}
      lead={`Kepada ${report.to}. ${report.note}`}
      acts={
        payers
          ? undefined
          : (['csv', 'xlsx'] as const).map((bentuk) => (
              <a
                key={bentuk}
                href={`${file}?${query}&bentuk=${bentuk}`}
                className={buttonClass('ghost')}
              >
                Unduh {bentuk.toUpperCase()}
              </a>
            ))
      }
    >
      <nav aria-label="Masa laporan" className="flex flex-wrap gap-x-4 gap-y-1">
        {years.flatMap((each) =>
          report.spans.map((of) => {
            const isHere = each === year && of === span
            const words = `${each}, ${reportSpanWords[of]}`
            return isHere ? (
              <strong key={words}>{words}</strong>
            ) : (
              <RowLink key={words} href={`?tahun=${each}&masa=${of}`}>
                {words}
              </RowLink>
            )
          }),
        )}
      </nav>
      {!isOver && <Notice title="Masa ini belum selesai: angkanya masih bertambah." />}
      <DeskFacts
        facts={[
          { label: 'Masa', value: statementDays(days) },
          {
            label: 'Pembukuan',
            value: frozen ? (
              <RowLink href={`/kelola/laporan/set/${frozen.id}`}>
                {`Ditutup dan dibekukan ${formatDate(frozen.at)}`}
              </RowLink>
            ) : (
              'Masa ini belum dibekukan sebagai satu set laporan'
            ),
          },
          ...(report.dueAfter
            ? [
                {
                  label: 'Paling lambat',
                  value: formatDate(startOfDay(addDays(days.through, report.dueAfter))),
                },
              ]
            : []),
        ]}
      />
      {payers ? (
        <Payers {...payers} file={mayTake ? `${file}?aksi=unduh&${query}` : undefined} />
      ) : (
        <DeskList
          caption={report.title}
          columns={columns.map(
            ([cell, head]): Column<ReportRow> => ({ label: head, cell: (row) => shown(row[cell]) }),
          )}
          rows={rows}
          keyOf={(row) => Object.values(row).join(' ')}
          empty={{ title: 'Belum ada yang dilaporkan dalam masa ini' }}
        />
      )}
    </DeskPage>
  )
}

type PayersProps = { receipts: number; unnamed: number; sum: number; file: string | undefined }

function Payers({ receipts, unnamed, sum, file }: PayersProps) {
  return (
    <DeskSection
      title="Daftar"
      note="Berkasnya memuat nama dan NPWP atau NIK. Unduhannya tercatat di jejak audit."
    >
      <DeskFacts
        facts={[
          { label: 'Bukti Setor Zakat', value: formatFigure(receipts) },
          { label: 'Jumlah', value: formatRupiah(rupiah(sum)) },
          { label: 'Tanpa NPWP atau NIK', value: formatFigure(unnamed) },
        ]}
      />
      {file && (
        <form method="post" action={file} className="flex flex-wrap gap-2 pt-4">
          {(['csv', 'xlsx'] as const).map((bentuk) => (
            <button
              key={bentuk}
              type="submit"
              name="bentuk"
              value={bentuk}
              className={buttonClass('primary')}
            >
              Unduh {bentuk.toUpperCase()}
            </button>
          ))}
        </form>
      )}
    </DeskSection>
  )
}
