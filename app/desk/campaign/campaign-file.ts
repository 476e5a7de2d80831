import type { LoaderFunctionArgs } from 'react-router'
import { fundWords } from '#features/campaign/campaign.ts'
import { campaignStateWords } from '#features/campaign/campaign-states.ts'
import { listStaffCampaigns, type StaffCampaign } from '#features/campaign/staff-list.server.ts'
import { deskContext } from '../context.ts'
import { cellsOfPages, type FileFormat, listFile } from '../ui/list-file.ts'
import { campaignFilterOf, campaignFilters } from './campaign-filter.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

const head = [
  'judul',
  'alamat',
  'keadaan',
  'kategori',
  'dana',
  'terkumpul',
  'target',
  'berakhir',
  'diubah',
]

/** The list of campaigns as its filters show it, for a spreadsheet. */
export async function campaignFile({ context, request }: Args, format: FileFormat) {
  const { ctx } = context.get(deskContext)
  const filter = campaignFilterOf(campaignFilters(new URL(request.url).searchParams))
  const rows = cellsOfPages(
    (after) => listStaffCampaigns(ctx.db, { ...filter, after, limit: 500 }),
    cellsOf,
  )
  return await listFile({ format, name: 'program', title: 'Program', head, rows })
}

function cellsOf(row: StaffCampaign) {
  const { title, slug, status, category, fund, collected, target, endsAt, updatedAt } = row
  const state = campaignStateWords[status]
  return [title, slug, state, category, fundWords[fund], collected, target, endsAt, updatedAt]
}
