import { settleTakenBack } from '#features/refund/taken-back/settle-taken-back.server.ts'
import { undoTransfer } from '#features/transfer/undo-transfer.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { runJobs } from '../money/payments.ts'
import { chargebackReturned } from './donating.ts'
import { keep } from './money.ts'
import { returnShare } from './shares.ts'
import { bankAccountOf, chance, type Code, openBanks, pick, type YearWorld } from './world.ts'

type Twice = {
  id: string
  parts: readonly { fund: Fund; amount: number }[]
  of: { isTwice: boolean }
}

/** What our bank and the provider both returned ends: the donor pays it back, or the amil bears it. */
export async function endTwice(world: YearWorld): Promise<void> {
  const { ctx, books } = world
  if (returnedTwice(world).length === 0) await chargebackReturned(world)
  const twice = pick(world, returnedTwice(world))
  const [first] = twice?.parts ?? []
  if (!twice || !first) return
  const bank = pick(world, openBanks(world, first.fund))
  const isBack = bank !== undefined && chance(world, 0.5)
  const end = isBack
    ? { how: 'returned' as const, bankAccountId: bank.id }
    : { how: 'borne' as const }
  await settleTakenBack(ctx, { returnId: twice.id, end })
  twice.of.isTwice = false
  for (const { fund, amount } of twice.parts) {
    if (isBack) books.move(bankAccountOf[fund], '1150', { fund, amount })
    else books.pass({ from: fund, to: 'A', takes: '6540', gives: '1150', amount })
  }
}

function returnedTwice({ donations, kept }: YearWorld): Twice[] {
  const ofDonations = donations.flatMap(({ refund, fund, amount, operational }) =>
    refund?.isTwice
      ? [{ id: refund.key.id, of: refund, parts: partsOf({ fund, amount, operational }) }]
      : [],
  )
  const ofKept = kept.flatMap((each) =>
    each.isTwice && each.decision
      ? [{ id: each.decision.id, of: each, parts: [{ fund: 'IU' as const, amount: each.amount }] }]
      : [],
  )
  return [...ofDonations, ...ofKept]
}

function partsOf({
  fund,
  amount,
  operational,
}: {
  fund: Fund
  amount: number
  operational: number
}) {
  const parts = [{ fund, amount }]
  return operational > 0 ? [...parts, { fund: 'A' as const, amount: operational }] : parts
}

/** A transfer was taken for another donation's: the donation waits again, and its money is titipan. */
export async function undoMatch(world: YearWorld): Promise<void> {
  const { ctx, donations, books } = world
  const donation = pick(
    world,
    donations.filter(({ state, paidBy }) => state === 'paid' && (paidBy as Code | undefined)?.bank),
  )
  const code = donation?.paidBy as Code | undefined
  if (!donation || !code?.bank) return
  const { id: chargeId } = await ctx.db
    .selectFrom('charge')
    .select('id')
    .where('donation_id', '=', donation.id)
    .where('reference', '=', code.reference)
    .executeTakeFirstOrThrow()
  await undoTransfer(ctx, { chargeId, reason: 'Milik donatur lain' })
  await runJobs(ctx)
  const { bank } = code
  const { fund, amount, operational, campaign, promised } = donation
  // The amil's part came through the same bank, whose fund is then the donation's own.
  const to = bankAccountOf[fund] === bank.account ? fund : bank.fund
  for (const [from, sum] of [
    [fund, amount],
    ['A', operational],
  ] as const) {
    books.pass({ from, to, takes: bank.account, gives: '4990', amount: -sum })
  }
  donation.state = 'waiting'
  returnShare(world, fund, campaign.id)
  const waiting = { fund: campaign.fund, income: campaign.income, amount: promised, day: '' }
  Object.assign(donation, { ...waiting, paidBy: undefined, refund: undefined })
  keep(world, { code: undefined, bank, amount: code.total, at: ctx.now() })
}
