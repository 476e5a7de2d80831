import { monthBefore } from '#features/board-month/board-mail.server.ts'
import { boardMonth, boardMonthNamed } from '#features/board-month/board-month.server.ts'
import { boardPdf } from '#features/board-month/board-pdf.server.ts'
import { deskContext } from '#app/desk/context.ts'
import type { Route } from './+types/laporan-bulanan-berkas.ts'

/** The month of the board as paper. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { ctx } = context.get(deskContext)
  const typed = new URL(request.url).searchParams.get('bulan') ?? undefined
  const month = boardMonthNamed(typed) ?? monthBefore(ctx.now())
  const board = await boardMonth(ctx.read, month)
  const { institution } = ctx.config
  const bytes = await boardPdf({ board, institution, madeAt: ctx.now() })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="laporan-bulanan-${month}.pdf"`,
      'Cache-Control': 'no-store',
    },
  })
}
