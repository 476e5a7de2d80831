import { fundWords } from '#features/ledger/funds.ts'
import { campaignStateWords } from '#features/campaign/campaign-states.ts'
import {
  countStaffCampaigns,
  listStaffCampaigns,
  staffCampaignSorts,
} from '#features/campaign/edit/staff-list.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { deskList, knownKey, knownValue } from '#app/desk/ui/desk-list.ts'

/** The campaigns, on their screen and as a file. */
export const campaignList = deskList({
  title: 'Program',
  file: 'program',
  filters: ['kata', 'keadaan', 'kategori', 'dana', 'urut'],
  codes: { keadaan: campaignStateWords, dana: fundWords },
  read: ({ kata, keadaan, kategori, dana, urut }) => ({
    q: kata,
    status: knownKey(campaignStateWords, keadaan),
    categoryId: isRowId(kategori) ? kategori : undefined,
    fund: knownKey(fundWords, dana),
    sort: knownValue(staffCampaignSorts, urut) ?? 'diubah',
  }),
  page: ({ db }, filter) => listStaffCampaigns(db, filter),
  count: ({ db }, filter, most) => countStaffCampaigns(db, filter, most),
  columns: {
    judul: ({ title }) => title,
    alamat: ({ slug }) => slug,
    keadaan: ({ status }) => campaignStateWords[status],
    kategori: ({ category }) => category,
    dana: ({ fund }) => fundWords[fund],
    terkumpul: ({ collected }) => collected,
    target: ({ target }) => target,
    berakhir: ({ endsAt }) => endsAt,
    diubah: ({ updatedAt }) => updatedAt,
  },
})
