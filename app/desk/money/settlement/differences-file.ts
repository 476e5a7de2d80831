import type { LoaderFunctionArgs } from 'react-router'
import { differenceReasonWords } from '#features/payout-report/report-words.ts'
import { reportDifferences } from '#features/payout-report/post-report.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { orNotFound, rowIdOf } from '#app/not-found.ts'
import { type FileFormat, listFile } from '#app/desk/ui/list-file.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'params'>

const head = ['baris', 'rujukan', 'di_laporan', 'di_pembukuan', 'sebab']

/** Every line of a report that is not booked, for a spreadsheet. */
export async function differencesFile({ context, params }: Args, format: FileFormat) {
  const { ctx } = context.get(deskContext)
  const found = await orNotFound(() => reportDifferences(ctx, rowIdOf(params['id'])))
  if (!found) throw new Response(null, { status: 404 })
  const { report, differences } = found
  async function* rows() {
    yield differences.map(({ line, reference, gross, expected, reason }) => [
      line,
      reference,
      gross,
      expected,
      differenceReasonWords[reason],
    ])
  }
  const name = `selisih-${report.settled_on}-${report.id}`
  return await listFile({ format, name, title: 'Selisih', head, rows: rows() })
}
