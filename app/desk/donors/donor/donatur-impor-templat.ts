import { importColumns } from '#features/donor-record/import/import-rows.ts'
import { csvLine } from '#platform/sheet/csv.ts'
import { csvDownload } from '#app/desk/ui/csv.ts'
import type { Route } from './+types/donatur-impor-templat.ts'

/** The heads of a template, to be filled in a spreadsheet. */
export function loader({ request }: Route.LoaderArgs): Response {
  const isOfDonations = new URL(request.url).searchParams.get('isi') === 'donasi'
  const name = isOfDonations ? 'donasi-lama.csv' : 'donatur.csv'
  return csvDownload(name, linesOf(importColumns[isOfDonations ? 'gift' : 'donor']))
}

async function* linesOf(columns: readonly string[]): AsyncGenerator<string> {
  yield csvLine([...columns])
}
