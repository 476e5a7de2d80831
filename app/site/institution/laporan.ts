import { ctxContext } from '#app/context.ts'
import { REPORTS } from '#features/site-page/annual-report.ts'
import { findReportYear } from '#features/site-page/save-report.server.ts'
import { existing } from '#app/not-found.ts'
import type { Route } from './+types/laporan.ts'

export const handle = { cache: 'own' }

/** The audited report of a year, as a PDF. Only a report that is shown is answered. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const key = `${REPORTS}/${params.file}.pdf`
  const year = await findReportYear(ctx.read, key)
  const etag = `"${key}"`
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=300' }
  if (year && request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  const file = existing(year ? await ctx.files.get(key) : null)
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': String(file.bytes.length),
      'Content-Disposition': `attachment; filename="laporan-keuangan-${year}.pdf"`,
    },
  })
}
