import type { CampaignVersion } from '#features/campaign/edit/campaign-version.server.ts'
import { campaignStateWords } from '#features/campaign/campaign-states.ts'

const fields: Readonly<Record<string, string>> = {
  title: 'judul',
  slug: 'alamat',
  summary: 'ringkasan',
  story_html: 'cerita',
  category_id: 'kategori',
  income_account: 'jenis dana',
  organizer: 'pelaksana',
  location: 'lokasi',
  beneficiaries: 'penerima manfaat',
  target: 'target',
  minimum_amount: 'nominal paling kecil',
  amount_step: 'kelipatan nominal',
  presets: 'pilihan nominal',
  preset_words: 'arti nominal',
  impact_unit: 'satuan hasil',
  impact_price: 'harga satuan',
  cover_words: 'kata sampul',
  photo_id: 'foto',
  is_urgent: 'tanda mendesak',
  starts_at: 'hari pertama',
  ends_at: 'hari terakhir',
  seo_title: 'judul pencarian',
  seo_description: 'keterangan pencarian',
  payout_hold: 'penahanan pencairan',
}

type Compared = Pick<CampaignVersion, 'status' | 'content'>

/** What is different between two versions, in words. */
export function changedFields(before: Compared, after: Compared): string {
  const changed = Object.entries(fields)
    .filter(([key]) => JSON.stringify(before.content[key]) !== JSON.stringify(after.content[key]))
    .map(([, words]) => words)
  const moved =
    before.status === after.status ? [] : [`keadaan menjadi ${campaignStateWords[after.status]}`]
  const all = [...moved, ...changed]
  return all.length === 0 ? 'Disimpan tanpa perubahan' : `Mengubah ${all.join(', ')}`
}
