import { redirect } from 'react-router'
import { type ExportedList, MOST_AT_ONCE } from '#features/list-export/exported-list.ts'
import { beginListExport } from '#features/list-export/make-export.server.ts'
import { recordAudit } from '#features/staff/audit.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { deskContext, type Desk } from '#app/desk/context.ts'
import { exportedLists } from '#app/desk/routes.ts'
import { addressWith, filtersIn } from '#app/desk/ui/filters.ts'
import { isFormat, listFile } from '#app/desk/ui/list-file.ts'
import { pageNotFound } from '#app/not-found.ts'
import type { Route } from './+types/list-file.ts'

/**
 * What a list shows, as a file: the one download of all lists. A long one is written in the background; of donations it
 * may hold more, for a reason.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const desk = context.get(deskContext)
  const { pathname, searchParams } = new URL(request.url)
  const [name = '', format = ''] = (pathname.split('/').at(-1) ?? '').split('.')
  const exported = Object.hasOwn(exportedLists, name) ? exportedLists[name] : undefined
  if (!exported || !isFormat(format)) throw pageNotFound()
  const list = await exported.load()
  const filters = filtersIn(searchParams, list.filterNames)
  const { ctx } = desk
  const { rows, next } = await list.page(ctx, { filters, fields: [], size: MOST_AT_ONCE })
  if (next && name === 'donasi') {
    throw redirect(addressWith('/kelola/ekspor/baru', filters, { banyak: 'ya' }), 303)
  }
  if (next) {
    await beginListExport(ctx, { list: name, filters, by: desk.staff.id })
    throw redirect('/kelola/ekspor', 303)
  }
  await recordDownload(desk, list, { ...told(filters), bentuk: format, baris: rows.length })
  const { file, title } = list
  const dated = list.sentence ? `${file}-${dayOf(ctx.now())}` : file
  return await listFile({ format, name: dated, title, head: list.head([]), rows: portion(rows) })
}

async function recordDownload(
  { ctx, staff, permission }: Desk,
  { sentence }: ExportedList,
  details: Record<string, unknown>,
): Promise<void> {
  if (sentence) await recordAudit(ctx, ctx.db, { staff, permission, sentence, details })
}

/** What was searched for may be a contact. */
function told({ cari, ...filters }: Readonly<Record<string, string | undefined>>) {
  return { ...filters, ...(cari && { cari: 'ya' }) }
}

async function* portion<T>(rows: T): AsyncGenerator<T> {
  yield rows
}
