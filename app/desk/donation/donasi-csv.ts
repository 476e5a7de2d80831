import { dayOf } from '#platform/jakarta.ts'
import type { Route } from './+types/donasi-csv.ts'
import { deskContext } from '../context.ts'
import { csvDownload } from '../ui/csv.ts'
import { fileLine } from '../ui/list-file.ts'
import { shownRows } from './shown-rows.ts'

/** What the list shows, as CSV. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { head, rows } = await shownRows(args, 'csv')
  const name = `donasi-${dayOf(args.context.get(deskContext).ctx.now())}.csv`
  return csvDownload(name, linesOf([head, ...rows].map(fileLine)))
}

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  yield lines.join('')
}
