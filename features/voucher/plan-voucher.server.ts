import { sql } from 'kysely'
import { binds, freeForPayout } from '#features/books/free-money.server.ts'
import { MoneyMissing } from '#features/books/errors.ts'
import { moneyMoment } from '#features/books/money-day.server.ts'
import { isCash, type Posting } from '#features/ledger/ledger.ts'
import { lowestBalanceSince } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema-books.ts'
import { dayOf, formatDate, startOfDay } from '#platform/jakarta.ts'
import { InvalidInput } from '#platform/refusal.ts'
import {
  CampaignHeld,
  CampaignNeeded,
  CampaignOfOther,
  VoucherUnknown,
  WrongFund,
} from './errors.ts'
import type { Given } from './fields.ts'
import { readGiven, type Texts } from './given.server.ts'
import { type ItemMove, planItems } from './open-items.server.ts'
import { rules } from './rules.server.ts'
import type { Template } from './template.ts'
import { findTemplate } from './templates.ts'
import { foreignAccount, postingsOf } from './voucher.ts'

export type VoucherPlan = {
  template: Template
  given: Given
  /** The texts of its own fields. */
  kept: Record<string, string>
  postings: Posting[]
  moves: ItemMove[]
  total: number
  at: Date
}

export type Asked = {
  template: string
  texts: Texts
  /** Two people began to agree on it while its day was open. */
  isStated?: boolean
}

/**
 * What a voucher would post now, with every check: its fund, its programme, its open items, and that neither the
 * fund nor cash nor bank lacks it on any day since. Nothing is written. Runs inside the lock of the books.
 */
export async function planVoucher(
  ctx: Ctx,
  tx: Tx,
  { template: key, texts, isStated = false }: Asked,
): Promise<VoucherPlan> {
  const template = findTemplate(key)
  if (!template) throw new VoucherUnknown()
  const { given, kept } = await readGiven(tx, template, texts)
  const postings = postingsOf(template, given)
  const total = template.total?.(given) ?? given.sum
  if (postings.length === 0 || total <= 0) throw new InvalidInput({ sum: 'Isi nominalnya.' })
  const { day, item } = given
  const cause = { words: 'pokoknya dicatat', at: startOfDay(item?.openedOn ?? day) }
  const at = await moneyMoment(ctx, tx, { day, cause, field: 'day', isStated })
  assertFunds(postings, given)
  await assertCampaign(tx, given, postings)
  if (template.rule) await rules[template.rule](tx, { given, total, today: dayOf(ctx.now()) })
  const { party, note, dueOn, campaignId = null } = given
  const whose = party || template.party || ''
  const said = { party: whose, note, day, dueOn: dueOn || null, campaignId }
  const moves = await planItems(tx, { postings, chosen: item, ...said })
  await assertHeld(tx, postings, day)
  return { template, given, kept, postings, moves, total, at }
}

/** Restricted money stays in its fund: no account of another fund takes part. */
function assertFunds(postings: readonly Posting[], { place, target }: Given): void {
  for (const posting of postings) {
    const code = foreignAccount(posting)
    if (!code) continue
    throw new WrongFund(
      code === place.account ? 'place' : code === target.account ? 'target' : 'use',
    )
  }
}

/** Infak terikat and other social funds are a programme's; a programme gives its own fund, unless it is withheld. */
async function assertCampaign(
  tx: Tx,
  { fund, campaignId }: Given,
  postings: readonly Posting[],
): Promise<void> {
  if (!campaignId) {
    const isBound =
      (fund === 'IT' || fund === 'D') &&
      [...lossesOf(postings).values()].some(({ net }) => net !== 0)
    if (isBound) throw new CampaignNeeded()
    return
  }
  const campaign = await tx
    .selectFrom('campaign')
    .select(['fund', 'payout_hold'])
    .where('id', '=', campaignId)
    .executeTakeFirst()
  if (campaign?.fund !== fund) throw new CampaignOfOther()
  const isLeaving = [...lossesOf(postings).values()].some(({ net }) => net > 0)
  if (campaign.payout_hold && isLeaving) throw new CampaignHeld(campaign.payout_hold)
}

type Loss = { fund: Fund; campaignId: string | null; account: string; net: number }

/** What each fund and programme has less to spend afterwards. */
function lossesOf(postings: readonly Posting[]): Map<string, Loss> {
  const losses = new Map<string, Loss>()
  for (const { fund, campaignId = null, debit, credit, amount } of postings) {
    const key = `${fund} ${campaignId}`
    const loss = losses.get(key) ?? { fund, campaignId, account: debit, net: 0 }
    loss.net += (binds(debit) ? amount : 0) - (binds(credit) ? amount : 0)
    losses.set(key, loss)
  }
  return losses
}

const donors: readonly Fund[] = ['Z', 'IT', 'IU', 'W', 'D']

/** Refuses what a fund has promised elsewhere, and what cash or a bank lacks on that day or any since. */
export async function assertHeld(tx: Tx, postings: readonly Posting[], day: string): Promise<void> {
  for (const { net, ...of } of lossesOf(postings).values()) {
    if (net <= 0 || !donors.includes(of.fund)) continue
    const free = await freeForPayout(tx, of)
    if (free < net) throw new MoneyMissing(free)
  }
  for (const [key, amount] of leaving(postings, ({ fund }, code) => `${code} ${fund}`)) {
    const [account = '', fund] = key.split(' ') as [string, Fund]
    const held = await lowestBalanceSince(tx, { account, fund, day })
    if (held < amount) throw new MoneyMissing(held, formatDate(startOfDay(day)))
  }
  for (const [id, amount] of leaving(postings, ({ cashPlaceId }) => cashPlaceId)) {
    if (await isOnlyPlace(tx, id)) continue
    const held = await lowestAtPlace(tx, id, day)
    if (held < amount)
      throw new MoneyMissing(held, formatDate(startOfDay(day)), 'Kas ini tidak cukup.')
  }
}

/** What leaves cash and banks in all, by a key. */
function leaving(
  postings: readonly Posting[],
  keyOf: (posting: Posting, account: string) => string | undefined,
): [string, number][] {
  const nets = new Map<string, number>()
  for (const posting of postings) {
    for (const [code, sign] of [
      [posting.credit, 1],
      [posting.debit, -1],
    ] as const) {
      const key = isCash(code) ? keyOf(posting, code) : undefined
      if (key) nets.set(key, (nets.get(key) ?? 0) + sign * posting.amount)
    }
  }
  return [...nets].filter(([, net]) => net > 0)
}

/** The only place of its account holds all that the account holds. */
async function isOnlyPlace(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from cash_place as mine join cash_place as other
      on other.account = mine.account and other.id <> mine.id where mine.id = ${id}`.execute(tx)
  return rows.length === 0
}

/** The lowest that a place of cash holds from the end of a day on. */
async function lowestAtPlace(tx: Tx, placeId: string, day: string): Promise<number> {
  const { rows } = await sql<{ lowest: number }>`
    with daily as (
      select day, sum(amount) as amount from (
        select greatest((journal.occurred_at at time zone 'Asia/Jakarta')::date, ${day}::date) as day,
          case when posting.debit_account in ('1110', '1112') then posting.amount else -posting.amount end as amount
        from ledger_posting as posting
        join ledger_journal as journal
          on journal.source_id = posting.source_id and journal.id = posting.journal_id
        where posting.cash_place_id = ${placeId}
        union all select ${day}::date, 0) as line group by day)
    select min(held)::bigint as lowest
    from (select sum(amount) over (order by day) as held from daily) as running`.execute(tx)
  return rows[0]?.lowest ?? 0
}
