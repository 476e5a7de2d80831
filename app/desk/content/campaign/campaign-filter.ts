import { fundWords } from '#features/ledger/funds.ts'
import { campaignStateWords } from '#features/campaign/campaign-states.ts'
import type { StaffCampaignFilter } from '#features/campaign/edit/staff-list.server.ts'
import type { CampaignStatus } from '#platform/db/schema-campaign.ts'
import type { Fund } from '#platform/db/schema-books.ts'
import { isRowId } from '#platform/row-id.ts'

/** The filters of the list of campaigns, as its address has them. */
export const campaignFilterNames = ['kata', 'keadaan', 'kategori', 'dana', 'urut'] as const

type Typed = Partial<Record<(typeof campaignFilterNames)[number], string | undefined>>

/** The same for the query; unknown values are left out. */
export function campaignFilterOf(filters: Typed): StaffCampaignFilter {
  const { kata, keadaan = '', kategori, dana = '', urut } = filters
  return {
    q: kata,
    status: Object.hasOwn(campaignStateWords, keadaan) ? (keadaan as CampaignStatus) : undefined,
    categoryId: isRowId(kategori) ? kategori : undefined,
    fund: Object.hasOwn(fundWords, dana) ? (dana as Fund) : undefined,
    sort: urut === 'judul' ? 'judul' : 'diubah',
  }
}
