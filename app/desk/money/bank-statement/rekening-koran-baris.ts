import { redirect } from 'react-router'
import { findLine } from '#features/bank-statement/queries.server.ts'
import type { Route } from './+types/rekening-koran-baris.ts'
import { deskContext } from '#app/desk/context.ts'
import { orNotFound, rowIdOf } from '#app/not-found.ts'

/** Leads to a line in its statement. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { ctx } = context.get(deskContext)
  const { statementId, row } = await orNotFound(() => findLine(ctx.db, rowIdOf(params.id)))
  return redirect(`/kelola/rekening-koran/${statementId}?tampil=semua&sesudah=${row - 1}`, 303)
}
