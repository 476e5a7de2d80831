import { rupiah } from '#platform/money/money.ts'
import type { DebitBank } from '#platform/settings/provider-settings.ts'
import type { Channel } from './channel.ts'

const words: Record<DebitBank, { name: string; mark: string; maximum: number }> = {
  // docs.xendit.co/docs/bri-direct-debit: Rp1 to Rp50.000.000.
  bri: { name: 'Debit langsung BRI', mark: 'BRI', maximum: 50_000_000 },
}

/** The banks whose accounts are debited for a plan; nobody chooses them for one gift, so that there is nothing to guide. */
export const debitBanks: readonly Channel<'direct_debit'>[] = (
  Object.keys(words) as DebitBank[]
).map((channel) => {
  const { maximum, ...named } = words[channel]
  return {
    method: 'direct_debit',
    channel,
    ...named,
    minimum: rupiah(1_000),
    maximum: rupiah(maximum),
    guides: [],
  }
})
