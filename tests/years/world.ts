import { recordBankAccount } from '#features/bank-account/bank-account.server.ts'
import type { PolicyTerms } from '#features/books/amil-policy.server.ts'
import type { RefundKey } from '#features/refund/refund-rows.server.ts'
import type { SuspenseDecision } from '#features/suspense/resolve-suspense.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '../context.ts'
import { makeCampaign } from '../makers.ts'
import { payingContext } from '../money/payments.ts'
import type { BankLine } from './bank-lines.ts'
import { Books, type OwnEntry } from './books.ts'

export type YearCampaign = {
  id: string
  slug: string
  fund: Fund
  income: string
  isFitrah: boolean
}

/** The part of a received sum in one fund, as a provider's payout finds it. */
export type HeldSum = {
  fund: Fund
  amount: number
  isSettled: boolean
  isDeducted: boolean
  /** True once the provider no longer holds it for us. */
  isGone: boolean
}

/** A code at the provider, or a sum to be transferred to one of our own banks. */
export type Code = {
  reference: string
  donation: OneDonation
  total: number
  /** The fund whose bank account it is, with its account in the books; undefined at the provider. */
  bank: YearBank | undefined
  parts: HeldSum[]
  kept: SuspenseMoney[]
  isReversed: boolean
  /** Paid without any word of it: the next look finds it. */
  isSilent: boolean
  expires: Date
  /** Until when a transfer of this sum is the donation's. */
  until: Date
}

export type YearBank = {
  id: string
  fund: Fund
  account: string
  isClosed: boolean
  /** What its statements have told so far, and the last day of them. */
  told: { balance: number; day: string }
}

export type YearRefund = {
  key: RefundKey
  by: 'gateway' | 'bank'
  /** Which account pays; undefined for the provider. */
  bank: YearBank | undefined
  status: 'proposed' | 'approved' | 'sent' | 'failed' | 'paid'
  /** The provider took it back as well. */
  isTwice: boolean
}

export type OneDonation = {
  publicId: string
  id: string
  campaign: YearCampaign
  fund: Fund
  income: string
  amount: number
  /** The sum that was promised: a transfer brings a few rupiah more. */
  promised: number
  operational: number
  state: 'waiting' | 'dropped' | 'paid' | 'owed' | 'returned' | 'reversed'
  /** The day in Jakarta on which it counts for the amil's share. */
  day: string
  codes: Code[]
  paidBy: Code | SuspenseMoney | undefined
  refund: YearRefund | undefined
}

export type SuspenseMoney = {
  amount: number
  came: Date
  code: Code | undefined
  part: HeldSum | undefined
  state: 'open' | 'given' | 'owed' | 'returned' | 'gone'
  donation: OneDonation | undefined
  decision: SuspenseDecision | undefined
  by: 'gateway' | 'bank' | undefined
  /** Which account pays it back. */
  payer?: YearBank | undefined
  isTwice: boolean
  /** The product's own row. */
  key: { donation_id: string; id: string }
  providerId: string
}

/** A payout of the provider that was booked, and what undoing it gives back. */
export type BookedPayout = {
  id: string
  entries: readonly OwnEntry[]
  settled: HeldSum[]
  deducted: HeldSum[]
}

export type Spending = {
  id: string
  fund: Fund
  account: string
  amount: number
  campaign: YearCampaign | undefined
  state: 'proposed' | 'approved' | 'paid'
  /** The day on which it left the bank, and which of ours it was. */
  paidOn?: string
  bank: YearBank | undefined
}

export type YearWorld = {
  ctx: TestCtx
  books: Books
  campaigns: YearCampaign[]
  banks: YearBank[]
  donations: OneDonation[]
  codes: Code[]
  kept: SuspenseMoney[]
  batches: BookedPayout[]
  spendings: Spending[]
  policies: PolicyTerms[]
  /** Lines of statements that stand as the bank's own, and transfers between our own accounts. */
  bankLines: BankLine[]
  moved: { id: string; from: YearBank; to: YearBank; amount: number }[]
  /** The amil's share taken so far, by 'fund campaign'. */
  taken: Map<string, number>
  /** The days whose share of a fund was taken. */
  sharedOn: Set<string>
  /** What stood in the books of closed days when they were closed. */
  closings: { through: string; lines: string[] }[]
  /** What was done, in order, and how often each act came to its end. */
  story: string[]
  done: Map<string, number>
  random(): number
}

/** The bank account of each fund's money. */
export const bankAccountOf: Readonly<Record<Fund, string>> = {
  Z: '1121',
  IT: '1122',
  IU: '1122',
  D: '1122',
  W: '1123',
  A: '1124',
  N: '1125',
}

const campaigns = [
  { slug: 'zakat', fund: 'Z', income: '4110' },
  { slug: 'fitrah', fund: 'Z', income: '4120' },
  { slug: 'sumur', fund: 'IT', income: '4210' },
  { slug: 'banjir', fund: 'IT', income: '4210' },
  { slug: 'umum', fund: 'IU', income: '4220' },
  { slug: 'wakaf', fund: 'W', income: '4300' },
  { slug: 'mushaf', fund: 'W', income: '4300' },
  { slug: 'fidyah', fund: 'D', income: '4510' },
] as const

export const UNIT_PRICE = 100_000

/** An institution on its first day, in January of a year with Ramadan ahead. */
export async function aWorld(random: () => number): Promise<YearWorld> {
  const env = { BANK_TRANSFER: 'on', EWALLETS: 'gopay,ovo' }
  const ctx = await payingContext({ now: '2026-01-05T03:00:00Z', env })
  const made: YearCampaign[] = []
  for (const { slug, fund, income } of campaigns) {
    const { id } = await makeCampaign(ctx, { slug, fund, incomeAccount: income })
    made.push({ id, slug, fund, income, isFitrah: income === '4120' })
  }
  const unit = { name: 'mushaf', price: rupiah(UNIT_PRICE), total: 9, remaining: 9 }
  const ofWakaf = { campaign_id: made.find(({ slug }) => slug === 'mushaf')?.id as string, ...unit }
  await ctx.db.insertInto('wakaf_unit').values(ofWakaf).execute()
  const world: YearWorld = {
    ctx,
    books: new Books(),
    campaigns: made,
    banks: [],
    donations: [],
    codes: [],
    kept: [],
    batches: [],
    spendings: [],
    policies: [],
    bankLines: [],
    moved: [],
    taken: new Map(),
    sharedOn: new Set(),
    closings: [],
    story: [],
    done: new Map(),
    random,
  }
  for (const fund of ['Z', 'IT', 'W', 'A', 'N'] as const) await addBank(world, fund)
  return world
}

/** The institution has one more bank account from today on. */
export async function addBank({ ctx, banks }: YearWorld, fund: Fund): Promise<void> {
  const number = String(7_000_000_000 + banks.length)
  const facts = { bank: 'BSI', number, holder: 'Yayasan Contoh', openedOn: jakartaDay(ctx.now()) }
  const id = await recordBankAccount(ctx, { fund, ...facts })
  const told = { balance: 0, day: '' }
  banks.push({ id, fund, account: bankAccountOf[fund], isClosed: false, told })
}

/** The bank accounts in use that hold this fund's money. */
export function openBanks({ banks }: YearWorld, fund: Fund): YearBank[] {
  return banks.filter(({ account, isClosed }) => account === bankAccountOf[fund] && !isClosed)
}

/** One bank account in use for each account of the ledger, as a person names them. */
export function namedBanks(world: YearWorld): string[] {
  const funds = ['Z', 'IT', 'W', 'A', 'N'] as const
  return funds.flatMap((fund) => pick(world, openBanks(world, fund))?.id ?? [])
}

/** One of these, or undefined where there is none. */
export function pick<T>({ random }: YearWorld, from: readonly T[]): T | undefined {
  return from[Math.floor(random() * from.length)]
}

/** True in this share of the cases. */
export function chance({ random }: YearWorld, share: number): boolean {
  return random() < share
}

export function whole({ random }: YearWorld, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}

/** Two people of the institution. */
export function twoPeople({ ctx }: YearWorld): [string, string] {
  return [ctx.newId(), ctx.newId()]
}

/** 'yyyy-mm-dd' in Jakarta, without the product's own calendar. */
export function jakartaDay(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
}
