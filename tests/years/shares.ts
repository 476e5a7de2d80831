import type { PolicyTerms } from '#features/books/amil-policy.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { YearWorld } from './world.ts'

/** The law's caps per thousand rupiah, with the accounts that spend and earn the share. */
export const shareOf = {
  Z: { cap: 125, spent: '5130', earned: '4410' },
  IT: { cap: 200, spent: '5230', earned: '4420' },
  IU: { cap: 200, spent: '5230', earned: '4420' },
} as const

type Shared = keyof typeof shareOf

function isSharedFund(fund: Fund): fund is Shared {
  return fund in shareOf
}

type OfCampaign = { fund: Shared; campaignId: string }

/** What the amil may have of a campaign's donations that stayed: by the policies of their days, and by the law. */
export function mostOf(world: YearWorld, { fund, campaignId }: OfCampaign) {
  const donations = world.donations.filter(
    (donation) =>
      donation.fund === fund && donation.campaign.id === campaignId && donation.state === 'paid',
  )
  const eligible = donations.reduce((sum, { amount }) => sum + amount, 0)
  const agreed = donations.reduce(
    (sum, { amount, day }) => sum + amount * rateOn(world.policies, { fund, campaignId }, day),
    0,
  )
  const cap = Math.floor((eligible * shareOf[fund].cap) / 1_000)
  return { eligible, most: Math.min(cap, Math.floor(agreed / 1_000)) }
}

/** A campaign's own policy before its fund's, the newest first. */
function rateOn(policies: readonly PolicyTerms[], of: OfCampaign, day: string): number {
  const inForce = policies.filter(({ fund, validFrom }) => fund === of.fund && validFrom <= day)
  const own = inForce.filter(({ campaignId }) => campaignId === of.campaignId)
  const candidates = own.length > 0 ? own : inForce.filter(({ campaignId }) => campaignId === null)
  // The last one decided counts among those of one day.
  const [first, ...rest] = candidates
  const newest = rest.reduce(
    (best, each) => (best && each.validFrom < best.validFrom ? best : each),
    first,
  )
  return newest?.perMille ?? 0
}

/** What the fund's campaign has passed on or promised to people. */
function passedOnOf({ spendings }: YearWorld, { fund, campaignId }: OfCampaign): number {
  return spendings
    .filter((each) => each.fund === fund && each.campaign?.id === campaignId)
    .filter(({ state }) => state !== 'proposed')
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** The day's share of every campaign of a fund. */
export function expectShare(world: YearWorld, fund: Shared): number {
  let sum = 0
  for (const { id: campaignId } of world.campaigns) {
    const of = { fund, campaignId }
    const key = `${fund} ${campaignId}`
    const taken = world.taken.get(key) ?? 0
    const { eligible, most } = mostOf(world, of)
    const due = Math.min(most - taken, eligible - taken - passedOnOf(world, of))
    if (due <= 0) continue
    takeShare(world, of, due)
    sum += due
  }
  return sum
}

function takeShare(
  { books, taken }: YearWorld,
  { fund, campaignId }: OfCampaign,
  due: number,
): void {
  const { spent: takes, earned: gives } = shareOf[fund]
  const key = `${fund} ${campaignId}`
  taken.set(key, (taken.get(key) ?? 0) + due)
  books.pass({ from: 'A', to: fund, takes, gives, amount: due })
}

/** A donation is gone: the amil gives back what is more than it may have of the rest. */
export function returnShare(world: YearWorld, fund: Fund, campaignId: string): void {
  if (!isSharedFund(fund)) return
  const key = `${fund} ${campaignId}`
  const taken = world.taken.get(key) ?? 0
  const { most } = mostOf(world, { fund, campaignId })
  if (taken <= most) return
  const { spent: gives, earned: takes } = shareOf[fund]
  world.taken.set(key, most)
  world.books.pass({ from: fund, to: 'A', takes, gives, amount: taken - most })
}
