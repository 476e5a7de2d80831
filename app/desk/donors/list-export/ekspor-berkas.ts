import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { ExportCell } from '#features/list-export/exported-list.ts'
import { type OpenedExport, openExport } from '#features/list-export/exports.server.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { isFactorFresh } from '#features/staff/staff.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { isRefusal } from '#platform/refusal.ts'
import { workbookOf } from '#platform/sheet/xlsx.server.ts'
import { formDataOf } from '#app/submit.server.ts'
import { type Desk, deskContext } from '#app/desk/context.ts'
import { acts } from '#app/desk/door.ts'
import { exportedLists } from '#app/desk/routes.ts'
import { csvDownload } from '#app/desk/ui/csv.ts'
import { fileLine, workbookDownload } from '#app/desk/ui/list-file.ts'
import type { Route } from './+types/ekspor-berkas.ts'

/** The files of an export for who asked for it. Those of donations are taken by a form, with a fresh factor. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const desk = context.get(deskContext)
  const { pathname, search, searchParams } = new URL(request.url)
  const opened = await openedFor(desk, params.id)
  if (opened.name === 'donasi') return redirect('/kelola/ekspor', 303)
  if (exportedLists[opened.name]?.isFresh && !isFactorFresh(desk.staff, desk.ctx.now())) {
    return redirect(`/kelola/faktor?lanjut=${encodeURIComponent(pathname + search)}`, 303)
  }
  return await fileOf(desk, opened, { id: params.id, format: searchParams.get('bentuk') })
}

/** Not in a transaction as other acts are: the file store may be on another host. */
export const action = acts({ unduh: download })

async function download({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const desk = context.get(deskContext)
  const format = (await formDataOf(request)).get('bentuk')
  const opened = await openedFor(desk, params['id'])
  return await fileOf(desk, opened, { id: params['id'], format })
}

async function openedFor({ ctx, staff }: Desk, id: string | undefined): Promise<OpenedExport> {
  const opened = await openExport(ctx, { lists: exportedLists, id, by: staff.id }).catch(
    (cause) => {
      if (!isRefusal(cause)) throw cause
      throw data({ message: cause.message }, { status: cause.status })
    },
  )
  // The role may have changed since it was asked for.
  const permission = exportedLists[opened.name]?.read
  if (permission && isPermitted(staff.role, permission)) return opened
  throw data({ message: 'Peran Anda tidak mencakup daftar ini.' }, { status: 403 })
}

type FileChoice = { id: string | undefined; format: unknown }

async function fileOf(
  { ctx, staff, permission }: Desk,
  { list, fields, written, head, rows }: OpenedExport,
  { id, format }: FileChoice,
): Promise<Response> {
  const isWorkbook = format === 'xlsx'
  const details = {
    daftar: list.title,
    bentuk: isWorkbook ? 'xlsx' : 'csv',
    data: fields.join(', ') || 'tanpa data pribadi',
    baris: written,
  }
  const sentence = `Mengunduh ekspor ${list.title.toLowerCase()}`
  await recordAudit(ctx, ctx.db, { staff, permission, sentence, documentId: id, details })
  const name = `${list.file}-${dayOf(ctx.now())}`
  if (!isWorkbook) return csvDownload(`${name}.csv`, linesOf({ head, rows }))
  return workbookDownload(`${name}.xlsx`, await workbookOf({ name: list.title, head, rows }))
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
