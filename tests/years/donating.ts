import { openCharge } from '#features/checkout/open-charge.server.ts'
import { matchTransfer } from '#features/transfer/match-transfer.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { SandboxAction } from '#platform/outside/sandbox/sandbox-simulator.server.ts'
import { aDonation, runJobs } from '../money/payments.ts'
import { keep, receive, fitrahSeasons, takeCodeBack } from './money.ts'
import {
  type YearCampaign,
  chance,
  type Code,
  type OneDonation,
  jakartaDay,
  openBanks,
  pick,
  UNIT_PRICE,
  whole,
  type YearWorld,
} from './world.ts'

const DAY_MS = 86_400_000
const ways = [
  { method: 'va', channel: 'bca' },
  { method: 'qris', channel: 'qris' },
  { method: 'retail', channel: 'alfamart' },
  { method: 'ewallet', channel: 'gopay' },
  { method: 'ewallet', channel: 'ovo', phone: '+6281234567890' },
] as const

/** How money comes for a new code, and how often. */
const firsts = ['pay', 'pay', 'pay', 'pay', 'duplicate', 'out-of-order'] as const
const others = ['pay-wrong', 'pay-wrong', 'pay-late', 'pay-silent', 'twice', 'nothing'] as const
type Life = (typeof firsts)[number] | (typeof others)[number]

/** Somebody gives, by any way, and the money comes rightly or wrongly. */
export async function give(world: YearWorld): Promise<void> {
  const donation = await promise(world, pick(world, world.campaigns) as YearCampaign)
  if (!donation) return
  const code = await openCode(world, donation)
  const life = pick<Life>(world, chance(world, 0.7) ? firsts : others) ?? 'pay'
  if (code.bank) await transferFor(world, code, life)
  else await payCode(world, code, life)
}

/** Zakat fitrah in the next Ramadan, in time or a little late. */
export async function giveFitrah(world: YearWorld): Promise<void> {
  const { ctx } = world
  const campaign = world.campaigns.find(({ isFitrah }) => isFitrah) as YearCampaign
  const season = fitrahSeasons.find(({ until }) => until > ctx.now())
  if (!season) return
  if (season.from > ctx.now()) ctx.clock.set(season.from)
  const isLate = chance(world, 0.3)
  const eve = new Date(season.until.getTime() - DAY_MS / 2)
  if (isLate && eve > ctx.now()) ctx.clock.set(eve)
  const donation = await promise(world, campaign)
  if (!donation) return
  const code = await openCode(world, donation)
  if (isLate) ctx.clock.set(new Date(season.until.getTime() + 60_000))
  if (code.bank) return transferFor(world, code, 'pay')
  await payCode(world, code, ctx.now() >= season.until ? 'pay-late' : 'pay')
}

async function promise(world: YearWorld, campaign: YearCampaign): Promise<OneDonation | undefined> {
  const { ctx, donations } = world
  const { slug, fund, income, isFitrah } = campaign
  const isOpen = fitrahSeasons.some(({ from, until }) => from <= ctx.now() && ctx.now() < until)
  if (isFitrah && !isOpen) return undefined
  const amount = slug === 'mushaf' ? whole(world, 1, 4) * UNIT_PRICE : whole(world, 10, 400) * 1_000
  const operational = slug !== 'mushaf' && chance(world, 0.3) ? whole(world, 1, 5) * 1_000 : 0
  const publicId = await aDonation(ctx, { amount, operational, campaign: { slug } })
  const { id } = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()
  const unpaid = { day: '', codes: [], paidBy: undefined, refund: undefined }
  const sums = { amount, promised: amount, operational, state: 'waiting' as const }
  const donation: OneDonation = { publicId, id, campaign, fund, income, ...sums, ...unpaid }
  donations.push(donation)
  return donation
}

async function openCode(world: YearWorld, donation: OneDonation): Promise<Code> {
  const { ctx, codes } = world
  const open = openBanks(world, donation.fund)
  const own = open.filter(({ fund }) => fund === donation.fund)
  const bank = chance(world, 0.25) ? pick(world, own.length > 0 ? own : open) : undefined
  const way = bank
    ? { method: 'transfer' as const, channel: bank.id }
    : (pick(world, ways) as (typeof ways)[number])
  const charge = await openCharge(ctx, { donationId: donation.publicId, ...way })
  const { reference, amount: total, expires_at: expires } = charge
  const until = new Date(expires.getTime() + 7 * DAY_MS)
  const empty = { parts: [], kept: [], isReversed: false, isSilent: false }
  const code: Code = { reference, donation, total, bank, ...empty, expires, until }
  codes.push(code)
  donation.codes.push(code)
  return code
}

async function payCode(world: YearWorld, code: Code, life: Life): Promise<void> {
  if (life === 'nothing') return
  if (life === 'twice') {
    await atProvider(world, code, 'pay')
    return atProvider(world, code, 'pay')
  }
  await atProvider(world, code, life)
}

/** The simulator plays it, and our books hear of it. */
async function atProvider(world: YearWorld, code: Code, action: SandboxAction): Promise<void> {
  const { ctx } = world
  await ctx.sandbox.drive(code.reference, action)
  const at = ctx.now()
  if (action === 'pay-silent') {
    code.isSilent = true
    return
  }
  await runJobs(ctx)
  if (action === 'reverse') return takeCodeBack(world, code)
  const amount = action === 'pay-wrong' ? code.total - 1 : code.total
  receive(world, code, { amount, at })
}

/** A line of a statement of our bank: the sum of a donation, or one that nobody waits for. */
async function transferFor(world: YearWorld, code: Code, life: Life): Promise<void> {
  const { ctx, banks } = world
  if (life === 'nothing' || !code.bank) return
  if (life === 'pay-wrong') {
    const open = banks.filter(({ isClosed, fund }) => !isClosed && fund !== 'N')
    const bank = pick(world, open) ?? code.bank
    // No donation is as small as that.
    const amount = whole(world, 1_000, 9_000)
    await atBank(world, bank.id, amount)
    return keep(world, { code: undefined, bank, amount, at: ctx.now() })
  }
  await transferWhole(world, code)
  if (life !== 'twice') return
  ctx.clock.advance({ hours: 1 })
  await transferWhole(world, code)
}

/** The sum of a code comes to our bank. */
async function transferWhole(world: YearWorld, code: Code): Promise<void> {
  const now = world.ctx.now()
  // A statement knows days only: money of the last day is in time.
  const isInTime = jakartaDay(now) <= jakartaDay(code.expires)
  const at = isInTime && code.expires < now ? code.expires : now
  await atBank(world, code.bank?.id ?? '', code.total)
  receive(world, code, { amount: code.total, at })
}

async function atBank(
  { ctx, story }: YearWorld,
  bankAccountId: string,
  amount: number,
): Promise<void> {
  const [date, key] = [jakartaDay(ctx.now()), `baris ${story.length} ${ctx.newId()}`]
  await matchTransfer(ctx, { bankAccountId, amount: rupiah(amount), date, key })
  await runJobs(ctx)
}

/** A code is paid once more, long after its first money. */
export async function payAgain(world: YearWorld): Promise<void> {
  const { ctx } = world
  const isOver = ({ bank, until }: Code) => bank && (bank.isClosed || until <= ctx.now())
  const open = world.codes.filter((code) => !code.isReversed && !code.isSilent && !isOver(code))
  const code = pick(world, open)
  if (!code) return
  if (code.bank) await transferWhole(world, code)
  else await atProvider(world, code, 'pay')
}

/** The provider takes money back: a chargeback, or a payment that never came. */
export async function chargeback(world: YearWorld): Promise<void> {
  const code = pick(world, reversible(world))
  if (code) await atProvider(world, code, 'reverse')
}

/** It takes back what our bank has returned already: then the donor has it twice. */
export async function chargebackReturned(world: YearWorld): Promise<void> {
  const returned = reversible(world).filter(({ donation: { refund } }) => {
    return refund?.by === 'bank' && (refund.status === 'sent' || refund.status === 'paid')
  })
  const code = pick(world, returned)
  if (code) await atProvider(world, code, 'reverse')
}

function reversible({ codes }: YearWorld): Code[] {
  return codes.filter(
    (code) => !code.bank && !code.isReversed && !code.isSilent && code.parts.length > 0,
  )
}

/** A donor who has not paid takes another way; the old code ends. */
export async function changeWay(world: YearWorld): Promise<void> {
  const waiting = world.donations.filter(
    ({ state, codes }) => state === 'waiting' && codes.length > 0,
  )
  const donation = pick(world, waiting)
  if (!donation || donation.codes.some(({ isSilent }) => isSilent)) return
  await payCode(world, await openCode(world, donation), 'pay')
}

/** Payments without any word, found by the looks of the night. */
export function findSilent(world: YearWorld, paidAt: ReadonlyMap<string, Date>): void {
  for (const code of world.codes.filter(({ isSilent }) => isSilent)) {
    const at = paidAt.get(code.reference)
    if (!at) continue
    code.isSilent = false
    receive(world, code, { amount: code.total, at })
  }
}
