import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { ChargeMethod } from '#platform/db/schema.ts'
import { addDays } from '#platform/time/jakarta.ts'

/** Rupiah that came for a fund on a day in Jakarta, less what went back. */
export type FundDay = { day: string; fund: Fund; amount: number }

/** What came through a channel: rupiah and donations. */
export type ChannelSum = {
  method: ChargeMethod
  channel: string
  amount: number
  donations: number
}

/** How often pages that invite to give, and those with the form of a donation, were opened. */
export type PageViews = { offers: number; forms: number }

/** How far the forms of a period got: sent, given a code, paid. */
export type FormToPaid = { forms: number; withCode: number; paid: number }

export type Stuck = {
  /** Codes whose provider gave no clear answer for a quarter of an hour. */
  unclear: number
  /** Messages of providers that were not settled for five minutes. */
  unsettled: number
  /** Kept money that has no owner, and its sum. */
  suspense: number
  suspenseAmount: number
}

/** The amil's share of one fund: what it took of what it may take. */
export type AmilUse = {
  fund: Fund
  eligible: number
  taken: number
  cap: number
  /** Whether a policy is in force for the whole fund, for some of its campaigns, or none. */
  basis: 'all' | 'some' | 'none'
}

/** The days of a chart that ends with `today`, oldest first. */
export function daysUntil(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addDays(today, at - count + 1))
}

/** The sums of each day over all funds, in the order of `days`. */
export function sumsByDay(days: readonly string[], parts: readonly FundDay[]): number[] {
  return days.map((day) =>
    parts.filter((part) => part.day === day).reduce((sum, { amount }) => sum + amount, 0),
  )
}

type DayMoney = {
  today: string
  income: readonly FundDay[]
  channels: readonly ChannelSum[]
  returned: number
}

/** What makes the sum by channel that by fund: what went back, and what came by no channel's payment. */
export type ChannelRest = { returned: number; other: number; total: number }

/** The same day's money by fund less that by channel, parted into its grounds. */
export function channelRest({ today, income, channels, returned }: DayMoney): ChannelRest {
  const total = sumsByDay([today], income)[0] ?? 0
  const paid = channels.reduce((sum, { amount }) => sum + amount, 0)
  return { returned, other: total - paid + returned, total }
}

/** A share in whole percent, rounded down; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.floor((part / whole) * 100)
}
