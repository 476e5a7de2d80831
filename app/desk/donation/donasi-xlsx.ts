import type { ExportCell } from '#features/donation-log/columns.ts'
import { dayOf } from '#platform/jakarta.ts'
import { workbookOf } from '#platform/xlsx.server.ts'
import type { Route } from './+types/donasi-xlsx.ts'
import { deskContext } from '../context.ts'
import { workbookDownload } from '../ui/list-file.ts'
import { shownRows } from './shown-rows.ts'

/** What the list shows, as a workbook. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { head, rows } = await shownRows(args, 'xlsx')
  const bytes = await workbookOf({ name: 'Donasi', head, rows: onePortion(rows) })
  return workbookDownload(`donasi-${dayOf(args.context.get(deskContext).ctx.now())}.xlsx`, bytes)
}

async function* onePortion(rows: ExportCell[][]): AsyncGenerator<ExportCell[][]> {
  yield rows
}
