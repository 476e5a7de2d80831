import { moneyMoment } from '#features/books/money-day.server.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import { standingLines } from '#features/plan/plan.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { dayOf, startOfDay, formatDate } from '#platform/time/jakarta.ts'
import { InvalidInput } from '#platform/refusal.ts'
import {
  CampaignHeld,
  CampaignNeeded,
  CampaignOfOther,
  VoucherUnknown,
  WrongFund,
  AdvanceOpen,
  AdvanceOverdue,
  FloatExceeded,
} from './errors.ts'
import type { VoucherInput } from './templates/fields.ts'
import { assertHeld, lossesOf } from './held-money.server.ts'
import { readInput, type Texts } from './read-input.server.ts'
import { type ItemMove, planItems, listOpenItems } from './open-items.server.ts'
import type { Template, VoucherRule } from './templates/template.ts'
import { findTemplate } from './templates/templates.ts'
import { foreignAccount, postingsOf } from './voucher.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'

type RuleFacts = { input: VoucherInput; total: number; today: string }

/** What only the books can tell before a voucher is recorded; each refuses. */
const rules: Readonly<Record<VoucherRule, (tx: Tx, facts: RuleFacts) => Promise<void>>> = {
  'one-advance': async (tx, { input: { party }, today }) => {
    const accounts = ['1145', '1146']
    const [open] = await listOpenItems(tx, { accounts, party })
    if (!open) return
    if (open.dueOn && open.dueOn < today)
      throw new AdvanceOverdue(party, formatDate(startOfDay(open.dueOn)))
    throw new AdvanceOpen(party)
  },
  float: async (tx, { total }) => {
    const float = await balanceOf(tx, { account: '1112', fund: 'A' })
    if (total > float) throw new FloatExceeded(float)
  },
}

export type VoucherPlan = {
  template: Template
  input: VoucherInput
  /** The texts of its own fields. */
  filled: Record<string, string>
  postings: Posting[]
  moves: ItemMove[]
  total: number
  at: Date
}

export type VoucherRequest = {
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
  { template: key, texts, isStated = false }: VoucherRequest,
): Promise<VoucherPlan> {
  const template = findTemplate(key)
  if (!template) throw new VoucherUnknown()
  const { input, filled } = await readInput(tx, template, texts)
  const postings = postingsOf(template, input)
  const total = template.total?.(input) ?? input.sum
  if (postings.length === 0 || total <= 0) throw new InvalidInput({ sum: 'Isi nominalnya.' })
  const { day, item } = input
  const cause = { words: 'pokoknya dicatat', at: startOfDay(item?.openedOn ?? day) }
  const at = await moneyMoment(ctx, tx, { day, cause, field: 'day', isStated })
  assertFunds(postings, input)
  await assertCampaign(tx, input, postings)
  await assertPlanLine(tx, input, postings)
  if (template.rule) await rules[template.rule](tx, { input, total, today: dayOf(ctx.now()) })
  const { party, note, dueOn, campaignId = null } = input
  const whose = party || template.party || ''
  const instalments = template.instalments?.(input) ?? 1
  const { quantity, unit, store } = input
  const goods = { quantity, unit, store }
  const said = { party: whose, note, day, dueOn: dueOn || null, campaignId, instalments, ...goods }
  const moves = await planItems(tx, { postings, chosen: item, ...said })
  await assertHeld(tx, postings, day)
  return { template, input, filled, postings, moves, total, at }
}

/** Restricted money stays in its fund: no account of another fund takes part. */
function assertFunds(postings: readonly Posting[], { place, target }: VoucherInput): void {
  for (const posting of postings) {
    const code = foreignAccount(posting)
    if (!code) continue
    throw new WrongFund(
      code === place.account ? 'place' : code === target.account ? 'target' : 'use',
    )
  }
}

/** A line of the yearly plan is of the year, the account and the fund of what it is spent on. */
async function assertPlanLine(
  tx: Tx,
  { plan, day, fund }: VoucherInput,
  postings: readonly Posting[],
): Promise<void> {
  if (!plan) return
  const lines = await standingLines(tx, Number(day.slice(0, 4)))
  const line = lines.find(({ code }) => code === plan)
  if (!line) throw new InvalidInput({ plan: `Pos ${plan} tidak ada di RKAT tahun itu.` })
  const isOf = postings.some(({ debit }) => debit === line.account) && line.fund === fund
  if (!isOf) throw new InvalidInput({ plan: `Pos ${plan} untuk akun ${line.account}.` })
}

/** Infak terikat and other social funds are a programme's; a programme gives its own fund, unless it is withheld. */
async function assertCampaign(
  tx: Tx,
  { fund, campaignId }: VoucherInput,
  postings: readonly Posting[],
): Promise<void> {
  const nets = [...lossesOf(postings).values()].flatMap((loss) =>
    loss.fund === fund ? [loss.net] : [],
  )
  if (!campaignId) {
    const isBound = (fund === 'IT' || fund === 'D') && nets.some((net) => net !== 0)
    if (isBound) throw new CampaignNeeded()
    return
  }
  const campaign = await tx
    .selectFrom('campaign')
    .select(['fund', 'payout_hold'])
    .where('id', '=', campaignId)
    .executeTakeFirst()
  if (campaign?.fund !== fund) throw new CampaignOfOther()
  if (campaign.payout_hold && nets.some((net) => net > 0))
    throw new CampaignHeld(campaign.payout_hold)
}
