import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { ExportCell } from '#features/donation-log/columns.ts'
import { type OpenedExport, openExport } from '#features/donation-log/exports.server.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { dayOf } from '#platform/jakarta.ts'
import { isRefusal } from '#platform/refusal.ts'
import { workbookOf } from '#platform/xlsx.server.ts'
import { formDataOf } from '../../submit.server.ts'
import { deskContext } from '../context.ts'
import { acts } from '../door.ts'
import { csvDownload } from '../ui/csv.ts'
import { fileLine, workbookDownload } from '../ui/list-file.ts'

/** The files of an export are taken by a form: a look at the address leads back to the list. */
export function loader(): Response {
  return redirect('/kelola/ekspor', 303)
}

/** Not in a transaction as other acts are: the file store may be on another host. */
export const action = acts({ unduh: download })

async function download({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const { ctx, staff, permission } = context.get(deskContext)
  const format = (await formDataOf(request)).get('bentuk') === 'xlsx' ? 'xlsx' : 'csv'
  const opened = await openExport(ctx, { id: params['id'], by: staff.id }).catch((cause) => {
    if (!isRefusal(cause)) throw cause
    throw data({ message: cause.message }, { status: cause.status })
  })
  const { fields, written } = opened
  const details = {
    bentuk: format,
    data: fields.join(', ') || 'tanpa data pribadi',
    baris: written,
  }
  const says = 'Mengunduh ekspor donasi'
  await recordAudit(ctx, ctx.db, { staff, permission, says, documentId: params['id'], details })
  const name = `donasi-${dayOf(ctx.now())}`
  if (format === 'csv') return csvDownload(`${name}.csv`, linesOf(opened))
  const { head, rows } = opened
  return workbookDownload(`${name}.xlsx`, await workbookOf({ name: 'Donasi', head, rows }))
}

async function* linesOf({
  head,
  rows,
}: Pick<OpenedExport, 'head' | 'rows'>): AsyncGenerator<string> {
  yield fileLine(head)
  for await (const portion of rows) yield textOf(portion)
}

function textOf(portion: readonly ExportCell[][]): string {
  return portion.map(fileLine).join('')
}
