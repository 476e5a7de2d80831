import type { Campaign } from '#features/campaign/campaign.ts'
import { nouns, nounOf } from '#features/campaign/nouns.ts'
import { presetsOf } from '#features/campaign/presets.ts'
import { findUnit, offeredPackages } from '#features/wakaf/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { Offer } from './offers.tsx'

/** What sums do for a campaign: its presets with words, or the unit and the packages of a wakaf. */
export async function campaignOffers(
  db: Db,
  campaign: Campaign,
): Promise<{ title: string; offers: Offer[] }> {
  const unit = campaign.fund === 'W' ? await findUnit(db, campaign.id) : undefined
  if (!unit) {
    const { name } = nouns[nounOf(campaign)]
    return { title: `Arti ${name} Anda`, offers: presetOffers(campaign) }
  }
  const title = 'Pilihan wakaf'
  const { remaining } = unit
  if (remaining === 0) return { title, offers: [] }
  const packages = await offeredPackages(db, { campaignId: campaign.id, remaining })
  const count = (units: number) => `${units.toLocaleString('id-ID')} ${unit.name}`
  const single = { amount: unit.price, words: count(1), query: 'jumlah=1' }
  const each = packages.map(({ id, name, price, units }) => ({
    amount: price,
    words: `${name}, ${count(units)}`,
    query: `paket=${id}`,
  }))
  return { title, offers: [single, ...each] }
}

function presetOffers(campaign: Campaign): Offer[] {
  return presetsOf(campaign)
    .filter(({ words }) => words !== '')
    .map(({ amount, words }) => ({ amount, words, query: `nominal=${amount}` }))
}
