import { fundWords } from '#features/campaign/campaign.ts'
import { campaignStateWords } from '#features/campaign/campaign-states.ts'
import {
  listStaffCampaigns,
  type StaffCampaign,
  type StaffCampaignFilter,
} from '#features/campaign/staff-list.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { dayOf } from '#platform/jakarta.ts'
import type { Route } from './+types/program-csv.ts'
import { deskContext } from '../context.ts'
import { csvDownload, csvLine } from '../ui/csv.ts'
import { campaignFilterOf, campaignFilters } from './campaign-filter.ts'

/** The list as its filters show it, for a spreadsheet. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const filter = campaignFilterOf(campaignFilters(new URL(request.url).searchParams))
  return csvDownload('program.csv', linesOf(ctx.db, filter))
}

const HEAD = ['Judul', 'Alamat', 'Keadaan', 'Kategori', 'Dana', 'Terkumpul', 'Target', 'Diubah']

async function* linesOf(db: Db, filter: StaffCampaignFilter): AsyncGenerator<string> {
  yield csvLine(HEAD)
  let after: string | undefined
  do {
    const page = await listStaffCampaigns(db, { ...filter, after, limit: 200 })
    for (const row of page.items) yield csvLine(cellsOf(row))
    after = page.next ?? undefined
  } while (after)
}

function cellsOf(row: StaffCampaign): (string | number | null)[] {
  const { title, slug, status, category, fund, collected, target, updatedAt } = row
  const state = campaignStateWords[status]
  return [title, slug, state, category, fundWords[fund], collected, target, dayOf(updatedAt)]
}
