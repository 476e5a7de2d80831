import type { LoaderFunctionArgs } from 'react-router'
import { type DeskVisit, listVisits } from '#features/asrama/desk-queries.server.ts'
import { deskContext } from '../context.ts'
import { cellsOfPages, type FileFormat, listFile } from '../ui/list-file.ts'
import { visitStateWords } from './visit-words.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

const head = ['hari', 'asrama', 'orang', 'keadaan', 'diminta']

/** Visits, those that wait or all others, for a spreadsheet. Without who comes. */
export async function visitFile({ context, request }: Args, format: FileFormat) {
  const { ctx } = context.get(deskContext)
  const isWaiting = new URL(request.url).searchParams.get('keadaan') !== 'lainnya'
  const rows = cellsOfPages(
    (after) => listVisits(ctx.db, { isWaiting, after, limit: 500 }),
    cellsOf,
  )
  return await listFile({ format, name: 'kunjungan', title: 'Kunjungan', head, rows })
}

function cellsOf({ visitOn, asrama, people, state, createdAt }: DeskVisit) {
  return [visitOn, asrama, people, visitStateWords[state], createdAt]
}
