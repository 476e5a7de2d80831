import { fundWords } from '#features/ledger/funds.ts'
import { campaignStateWords } from '#features/campaign/campaign-states.ts'
import {
  countStaffCampaigns,
  listStaffCampaigns,
  type StaffCampaign,
} from '#features/campaign/edit/staff-list.server.ts'
import type { ExportedList } from '#features/list-export/exported-list.ts'
import { campaignFilterNames, campaignFilterOf } from './campaign-filter.ts'

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

/** The list of campaigns as a file. */
export const campaignList: ExportedList = {
  title: 'Program',
  file: 'program',
  filterNames: campaignFilterNames,
  codes: { keadaan: campaignStateWords, dana: fundWords },
  head: () => head,
  async page({ db }, { filters, after, size }) {
    const filter = campaignFilterOf(filters)
    const { items, next } = await listStaffCampaigns(db, { ...filter, after, limit: size })
    return { rows: items.map(cellsOf), next }
  },
  count: ({ db }, filters, most) => countStaffCampaigns(db, campaignFilterOf(filters), most),
}

function cellsOf(row: StaffCampaign) {
  const { title, slug, status, category, fund, collected, target, endsAt, updatedAt } = row
  const state = campaignStateWords[status]
  return [title, slug, state, category, fundWords[fund], collected, target, endsAt, updatedAt]
}
