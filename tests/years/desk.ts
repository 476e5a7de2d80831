import { earliestPolicyDay } from '#features/books/amil-policy.server.ts'
import { decideClose, proposeClose } from '#features/books/close-period.server.ts'
import {
  decideDisbursement,
  dropDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'
import { settleInterFund } from '#features/debt/inter-fund.server.ts'
import { payOperatingDebt } from '#features/debt/pay-debt.server.ts'
import { takeAmilShare } from '#features/books/amil-share.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { agreePolicy } from '../money/policies.ts'
import { ledgerLines } from './ledger-lines.ts'
import { expectShare, shareOf } from './shares.ts'
import {
  bankAccountOf,
  chance,
  jakartaDay,
  namedBanks,
  openBanks,
  pick,
  type Spending,
  twoPeople,
  whole,
  type YearWorld,
} from './world.ts'

const uses = { Z: '5110', IT: '5210', IU: '5220', W: '5300', D: '5500', N: '5900' } as const
const DAY_MS = 86_400_000

/** Money is to reach people, of a campaign or of a whole fund. */
export async function proposeSpending(world: YearWorld): Promise<void> {
  const { ctx, spendings, books } = world
  const campaign = chance(world, 0.85) ? pick(world, world.campaigns) : undefined
  const fund = campaign?.fund ?? (chance(world, 0.5) ? 'IU' : 'N')
  const account = uses[fund as keyof typeof uses]
  // Most ask for what the bank holds; some for more.
  const held = Math.max(1, books.balance(bankAccountOf[fund], fund))
  const amount = whole(world, 1, Math.ceil(held * (chance(world, 0.9) ? 0.6 : 3)))
  const banks = openBanks(world, fund)
  // Somebody forgets to say which of several pays.
  const bank = chance(world, 0.9) ? pick(world, banks) : undefined
  const bankAccountId = bank?.id ?? null
  const terms = { campaignId: campaign?.id ?? null, fund, account, amount: rupiah(amount) }
  const words = { description: 'Uji', beneficiaries: 3, bankAccountId }
  const id = await draftDisbursement(ctx, { ...terms, ...words }, { by: ctx.newId() })
  if (!bank && banks.length > 1) throw new Error(`nobody said which account of ${fund} pays`)
  spendings.push({ id, fund, account, amount, campaign, state: 'proposed', bank: bank ?? banks[0] })
}

export async function decideSpending(world: YearWorld): Promise<void> {
  const { ctx, spendings } = world
  const spending = inState(world, 'proposed')
  if (!spending) return
  const gone = () => spendings.splice(spendings.indexOf(spending), 1)
  if (chance(world, 0.1)) {
    await dropDisbursement(ctx, spending.id)
    return void gone()
  }
  const isApproved = chance(world, 0.85)
  await decideDisbursement(ctx, spending.id, { by: ctx.newId(), isApproved })
  if (isApproved) spending.state = 'approved'
  else gone()
}

export async function paySpending(world: YearWorld): Promise<void> {
  const spending = inState(world, 'approved')
  if (!spending) return
  const { account, fund, amount } = spending
  const banks = openBanks(world, fund)
  const other = chance(world, 0.2) ? pick(world, banks) : undefined
  const paid = { proof: 'bukti.pdf', ...(other && { bankAccountId: other.id }) }
  await payDisbursement(world.ctx, spending.id, paid)
  // The proposed one, unless it was closed since or another is named.
  const proposed = spending.bank && !spending.bank.isClosed ? spending.bank : banks[0]
  spending.bank = other ?? proposed
  spending.state = 'paid'
  spending.paidOn = jakartaDay(world.ctx.now())
  world.books.move(account, bankAccountOf[fund], { fund, amount })
}

function inState(world: YearWorld, state: Spending['state']): Spending | undefined {
  return pick(
    world,
    world.spendings.filter((each) => each.state === state),
  )
}

/** The amil takes its share of the day, of every fund. */
export async function shareDay(world: YearWorld): Promise<void> {
  const { ctx, sharedOn } = world
  const period = jakartaDay(ctx.now())
  for (const fund of Object.keys(shareOf) as (keyof typeof shareOf)[]) {
    if (sharedOn.has(`${period} ${fund}`)) continue
    const taken = await takeAmilShare(ctx, { fund, period })
    const expected = expectShare(world, fund)
    if (expected > 0) sharedOn.add(`${period} ${fund}`)
    if (taken !== expected) throw new Error(`the amil took ${taken} of ${fund}, not ${expected}`)
  }
}

/** The law's highest share of every fund, from the first day. */
export async function setFirstPolicies({ ctx, policies }: YearWorld): Promise<void> {
  for (const fund of Object.keys(shareOf) as (keyof typeof shareOf)[]) {
    const basis = fund === 'Z' ? ('zakat' as const) : ('infak' as const)
    const words = { basisText: 'Keputusan rapat pengurus', decree: 'SK 1/2026' }
    const from = { campaignId: null, validFrom: jakartaDay(ctx.now()) }
    const terms = { fund, perMille: shareOf[fund].cap, basis, ...words, ...from }
    policies.push({ ...terms, validFrom: await agreePolicy(ctx, terms) })
  }
}

/** The board sets a rate from a day on, for a fund or one of its campaigns. */
export async function setPolicy(world: YearWorld): Promise<void> {
  const { ctx, policies, campaigns } = world
  const fund = pick(world, ['Z', 'IT', 'IU'] as const) ?? 'Z'
  const own = pick(
    world,
    campaigns.filter((each) => each.fund === fund),
  )
  const campaignId = chance(world, 0.4) ? (own?.id ?? null) : null
  const isWaived = chance(world, 0.15)
  const isPermit = fund !== 'Z' && chance(world, 0.3)
  const highest = isWaived ? 0 : isPermit ? 100 : shareOf[fund].cap
  const terms = {
    fund,
    campaignId,
    perMille: whole(world, 0, highest),
    basis: isWaived ? 'waived' : fund === 'Z' ? 'zakat' : isPermit ? 'pub' : 'infak',
    basisText: 'Keputusan rapat pengurus',
    decree: 'SK 1/2026',
  } as const
  const wished = jakartaDay(new Date(ctx.now().getTime() + whole(world, -9, 30) * DAY_MS))
  const earliest = await earliestPolicyDay(ctx, fund)
  const validFrom = wished > earliest ? wished : earliest
  await agreePolicy(ctx, { ...terms, validFrom })
  policies.push({ ...terms, validFrom })
}

/** Two funds settle what they owe each other, from bank to bank. */
export async function clearFunds(world: YearWorld): Promise<void> {
  const { ctx, books } = world
  const all: Fund[] = ['Z', 'IT', 'IU', 'W', 'D', 'A']
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const))
  const owing = pairs.filter(
    ([one, other]) => books.owes(one, other) !== 0 || books.owes(other, one) !== 0,
  )
  const [one, other] = pick(world, owing) ?? []
  if (!one || !other) return
  const isPayer = books.owes(one, other) >= books.owes(other, one)
  const [payer, payee] = isPayer ? [one, other] : [other, one]
  const moved = await settleInterFund(ctx, {
    id: ctx.newId(),
    between: [one, other],
    banks: namedBanks(world),
  })
  const expected = books.clear(payer, payee, bankAccountOf)
  if (moved !== expected) throw new Error(`${payer} paid ${payee} ${moved}, not ${expected}`)
}

/** The amil pays what it owes for the fees of wakaf. */
export async function payDebt(world: YearWorld): Promise<void> {
  const { ctx, books } = world
  const owed = -books.balance('2110', 'A')
  if (owed <= 0) return
  const amount = whole(world, 1, owed)
  const paying = { id: ctx.newId(), amount: rupiah(amount), banks: namedBanks(world) }
  await payOperatingDebt(ctx, { ...paying, note: 'Uji' })
  books.move('2110', bankAccountOf.A, { fund: 'A', amount })
}

/** The books are closed through some day; what stands in them then must never change. */
export async function closeBooks(world: YearWorld): Promise<void> {
  const { ctx, closings } = world
  const through = jakartaDay(new Date(ctx.now().getTime() - whole(world, 1, 40) * DAY_MS))
  const [by, other] = twoPeople(world)
  const id = await proposeClose(ctx, { through, note: 'Tutup buku', by })
  const isApproved = chance(world, 0.8)
  await decideClose(ctx, id, { by: other, isApproved })
  if (isApproved) closings.push({ through, lines: await ledgerLines(ctx.db, through) })
}
