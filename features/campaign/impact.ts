import { formatRupiah, type Rupiah } from '#platform/money/money.ts'

/** The campaign's own unit and what one of it costs: 'porsi makan', Rp15.000. */
export type CampaignImpact = { unit: string; price: Rupiah }

/** '± 10 porsi makan': what a sum becomes, rounded down; undefined below one unit or without a unit. */
export function impactWords(amount: number, impact: CampaignImpact | null): string | undefined {
  const count = impact ? Math.floor(amount / impact.price) : 0
  return impact && count > 0 ? `± ${count.toLocaleString('id-ID')} ${impact.unit}` : undefined
}

/** Says what the figure rests on: 'Dihitung Rp15.000 untuk 1 porsi makan.' */
export function impactBasis({ unit, price }: CampaignImpact): string {
  return `Dihitung ${formatRupiah(price)} untuk 1 ${unit}.`
}
