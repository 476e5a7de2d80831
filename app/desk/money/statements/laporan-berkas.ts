import { saidRows } from '#features/statements/said-rows.ts'
import { statementPdf } from '#features/statements/statement-pdf.server.ts'
import { sheetRows } from '#features/statements/sheet-rows.server.ts'
import { signersOf } from '#features/statements/signers.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { isFormat, listFile } from '#app/desk/ui/list-file.ts'
import { pageNotFound } from '#app/not-found.ts'
import type { Route } from './+types/laporan-berkas.ts'
import { statementDays } from './period-filter.ts'
import { shownStatement } from './shown-statement.ts'

/** A statement as a file: a sheet for an auditor, or paper for signing. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const { ctx } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const shown = await shownStatement(ctx, params.jenis, searchParams)
  const { kind, title, columns, period, prior } = shown
  const isRoll = columns.length > 1
  const rows = saidRows(shown.rows)
  const heads = isRoll ? columns : [statementDays(period), statementDays(prior)]
  const name = `${kind}-${period.from}-${period.through}`
  const format = searchParams.get('bentuk') ?? ''
  if (isFormat(format)) return await sheet()
  if (format !== 'pdf') throw pageNotFound()
  const bytes = await statementPdf({
    title,
    period: statementDays(period),
    heads,
    rows,
    signers: await signersOf(ctx.db),
    institution: ctx.config.institution,
    madeAt: ctx.now(),
  })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}.pdf"`,
      'Cache-Control': 'no-store',
    },
  })

  function sheet() {
    async function* portions() {
      yield sheetRows(rows)
    }
    const file = { name, title: title.slice(0, 31), head: ['Rupiah', ...heads], rows: portions() }
    return listFile({ format: format === 'csv' ? 'csv' : 'xlsx', ...file })
  }
}
