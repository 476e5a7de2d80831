import type { LoaderFunctionArgs } from 'react-router'
import { type HiddenPrayer, listHiddenPrayers } from '#features/prayer/review-prayer.server.ts'
import { deskContext } from '../context.ts'
import { cellsOfPages, type FileFormat, listFile } from '../ui/list-file.ts'
import { hiddenReason, prayerFilterIn } from './prayer-filter.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

const head = ['ditulis', 'doa', 'sebab', 'laporan', 'program', 'dibaca']

/** Hidden prayers as the filters show them, for a spreadsheet. */
export async function prayerFile({ context, request }: Args, format: FileFormat) {
  const { ctx } = context.get(deskContext)
  const { filter } = prayerFilterIn(new URL(request.url).searchParams)
  const rows = cellsOfPages(
    (after) => listHiddenPrayers(ctx.db, { ...filter, after, limit: 500 }),
    cellsOf,
  )
  return await listFile({ format, name: 'doa-tersembunyi', title: 'Doa tersembunyi', head, rows })
}

function cellsOf(prayer: HiddenPrayer) {
  const { prayedAt, text, reports, campaign, reviewedAt } = prayer
  return [prayedAt, text, hiddenReason(prayer), reports, campaign.title, reviewedAt]
}
