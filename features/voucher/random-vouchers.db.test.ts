import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { takeDailyShares } from '#features/books/amil-share.server.ts'
import { fundsOfAccount } from '#features/ledger/ledger.ts'
import { trialBalance } from '#features/ledger/queries.server.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { postOpening } from '#features/opening/open-books.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { drawn } from '#tests/draws.ts'
import { makeCampaign } from '#tests/makers.ts'
import { agreeShares } from '#tests/money/policies.ts'
import { moneyPeople, recordAs } from '#tests/money/vouchers.ts'
import { askLedger } from '../../checks/ledger.server.ts'
import { listOpenItems } from './open-items.server.ts'
import { listPlaces } from './places.server.ts'
import { postProposed } from './post-voucher.server.ts'
import { postReversal } from './reverse-voucher.server.ts'
import type { VoucherField } from './templates/fields.ts'
import { templates } from './templates/templates.ts'

type Act = { template: number; sum: number; picks: number[]; daysAgo: number; isUndone: boolean }

const chance: fc.Arbitrary<Omit<Act, 'template'>> = fc.record({
  sum: fc.oneof(
    fc.integer({ min: 1, max: 3_000_000 }),
    fc.integer({ min: 1, max: 400_000 }),
    fc.integer({ min: 1, max: 9_000 }),
  ),
  picks: fc.array(fc.nat(50), { minLength: 8, maxLength: 8 }),
  daysAgo: fc.nat(20),
  isUndone: fc.nat(3).map((n) => n === 0),
})

const all = templates.map((_, index) => index)

/** Every template in some order, and a quarter of them once more. */
const acts: fc.Arbitrary<Act[]> = fc
  .tuple(
    fc.shuffledSubarray(all, { minLength: all.length }),
    fc.array(chance, { minLength: 70, maxLength: 70 }),
  )
  .map(([order, chances]) =>
    chances.map((each, index) => ({ ...each, template: order[index % order.length] ?? 0 })),
  )

const CUT_OVER = '2026-05-01'

/** An old book: each row an account, its fund, its programme or party, and a debit above zero. */
const oldBook = (well: string, mosque: string): [string, Fund, string, number][] => [
  ['1121', 'Z', '', 9_000_000],
  ['1110', 'Z', '', 4_000_000],
  ['1130', 'Z', 'Xendit', 700_000],
  ['2130', 'Z', 'Tanpa nama', -300_000],
  ['1140', 'Z', 'LAZ mitra', 600_000],
  ['1205', 'Z', 'Pak Harun', 500_000],
  ['1135', 'Z', 'UPZ Masjid', 400_000],
  ['1181', 'Z', 'Beras', 800_000],
  ['3100', 'Z', '', -15_700_000],
  ['1122', 'IT', well, 9_000_000],
  ['3210', 'IT', well, -9_000_000],
  ['1122', 'IT', mosque, 9_000_000],
  ['3210', 'IT', mosque, -9_000_000],
  ['1122', 'IU', '', 9_000_000],
  ['1210', 'IU', '', 5_000_000],
  ['3220', 'IU', '', -14_000_000],
  ['1122', 'D', '', 5_000_000],
  ['2155', 'D', 'Penabung', -900_000],
  ['3500', 'D', '', -4_100_000],
  ['1124', 'A', '', 20_000_000],
  ['1110', 'A', '', 2_000_000],
  ['1146', 'A', 'Umar', 250_000],
  ['1170', 'A', 'Sewa', 600_000],
  ['2110', 'A', 'PLN', -450_000],
  ['2220', 'A', 'Kas negara', -150_000],
  ['3400', 'A', '', -22_250_000],
  ['1123', 'W', '', 8_000_000],
  ['1320', 'W', 'Deposito', 2_000_000],
  ['2310', 'W', 'Pak Hasan', -1_000_000],
  ['3300', 'W', '', -9_000_000],
  ['1125', 'N', '', 1_000_000],
  ['3900', 'N', '', -1_000_000],
]

/** An institution that moved in with money in every fund, two programmes, and something open of every kind. */
async function aFullHouse(ctx: TestCtx) {
  const { id: well } = await makeCampaign(ctx)
  const { id: mosque } = await makeCampaign(ctx, { slug: 'masjid-desa' })
  const lines = oldBook(well, mosque).map(([account, fund, named, amount]) => ({
    account,
    fund,
    amount,
    day: CUT_OVER,
    campaignId: fund === 'IT' ? named : null,
    bankAccountId: null,
    cashPlaceId: null,
    party: fund === 'IT' ? '' : named,
    dueOn: null,
    note: '',
    isUncleared: false,
  }))
  const shares = [
    {
      day: CUT_OVER,
      fund: 'Z' as const,
      campaignId: null,
      eligible: 80_000_000,
      taken: 10_000_000,
    },
  ]
  const opening = { id: ctx.newId(), lines, shares, oldReceipts: '' }
  await inTransaction(ctx.db, (tx) => postOpening(ctx.within(tx), opening))
  await agreeShares(ctx)
  ctx.clock.set('2026-06-15T08:00:00+07:00')
  return { campaigns: ['', well, mosque], ...(await moneyPeople(ctx)) }
}

/** A form filled in at random with what may be chosen now; most of them so that it fits its fund and its item. */
async function formOf(ctx: TestCtx, { template, sum, picks, daysAgo }: Act, campaigns: string[]) {
  const chosen = templates[template]
  const [luck = 0] = picks
  const texts: Record<string, string> = { day: addDays(dayOf(ctx.now()), 0 - daysAgo) }
  for (const [index, field] of (chosen?.fields ?? []).entries()) {
    const pick = picks[index % picks.length] ?? 0
    const open = await choicesOf(ctx, field, campaigns)
    const item = (await listOpenItems(ctx.db)).find(({ id }) => id === texts['item'])
    const fund = (texts['fund'] as Fund | undefined) ?? chosen?.fund ?? item?.fund
    const fitting = luck % 5 ? open.filter((value) => fits(value, fund, campaigns)) : open
    const of = (values: readonly string[]) => values[pick % Math.max(1, values.length)] ?? ''
    if (field.kind === 'lines') {
      const from = field.between ? { from1: of([...fitting.slice(1), fitting[0] ?? '']) } : {}
      Object.assign(texts, { use1: of(fitting), sum1: String(sum), ...from })
    } else if (field.kind === 'sum') {
      const most = luck % 3 ? Math.min(sum, item?.remaining ?? sum) : sum
      const part = field.name === 'sum' ? most : Math.floor(sum / (2 + pick))
      texts[field.name] = field.name === 'back' && pick % 2 ? '' : String(part)
    } else if (field.kind === 'day') texts[field.name] = '2026-07-20'
    else if (field.kind === 'text') texts[field.name] = `Pihak ${pick % 9}`
    else texts[field.name] = of(fitting)
  }
  const item = (await listOpenItems(ctx.db)).find(({ id }) => id === texts['item'])
  // Most of the reports of an advance say the truth.
  if (item && 'back' in texts && luck % 4)
    texts['back'] = String(Math.max(0, item.remaining - Number(texts['sum'])))
  return [chosen?.key ?? '', texts] as const
}

/** Whether a choice belongs to a fund: an account of it, or a programme where it has some. */
function fits(value: string, fund: Fund | undefined, campaigns: readonly string[]): boolean {
  if (campaigns.includes(value)) return (value !== '') === (fund === 'IT')
  return !fund || (fundsOfAccount[value]?.includes(fund) ?? true)
}

async function choicesOf(ctx: TestCtx, field: VoucherField, campaigns: string[]) {
  if (field.kind === 'place')
    return (await listPlaces(ctx.db, field.accounts)).map(({ value }) => value)
  if (field.kind === 'item')
    return (await listOpenItems(ctx.db, { accounts: field.accounts })).map(({ id }) => id)
  if (field.kind === 'fund') return field.funds
  if (field.kind === 'campaign') return campaigns
  return 'choices' in field ? field.choices.map(([value]) => value) : []
}

async function unlessRefused<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (isRefusal(error)) return undefined
    throw error
  })
}

async function wrongAnswers(ctx: TestCtx) {
  const asked = Object.entries(await askLedger(ctx.db)).filter(([, count]) => count !== 0)
  return [...asked, ...(await daysBelowZero(ctx))]
}

/** Banks and cash of a fund that stand below zero at the end of any day. */
async function daysBelowZero({ db }: TestCtx) {
  const { rows } = await sql<{ key: string }>`
    select distinct code || ' ' || fund || ' ' || day as key from (
      select code, fund, day, sum(sum(amount)) over (partition by code, fund order by day) as held
      from (
        select debit_account as code, fund, source_id, journal_id, amount from ledger_posting
        union all
        select credit_account, fund, source_id, journal_id, -amount from ledger_posting) as side
      join (
        select source_id, id, (occurred_at at time zone 'Asia/Jakarta')::date as day
        from ledger_journal) as journal
        on journal.source_id = side.source_id and journal.id = side.journal_id
      where code in ('1110', '1112') or left(code, 3) = '112'
      group by code, fund, day) as running
    where held < 0`.execute(db)
  return rows.map(({ key }) => [key, -1] as const)
}

test('whatever acts follow an opening, no fund is uneven, no cash below zero, caps hold, and undoing them restores everything', async () => {
  const recorded = new Set<string>()
  await fc.assert(
    fc.asyncProperty(acts, async (year) => {
      const ctx = await testContext({ now: `${CUT_OVER}T08:00:00+07:00` })
      const { campaigns, siti, budi, wati } = await aFullHouse(ctx)
      const before = await trialBalance(ctx.db)
      const items = await remainingSums(ctx)
      const posted: string[] = []
      for (const [index, each] of year.entries()) {
        if (index % 12 === 11) await nextDay(ctx)
        const form = await formOf(ctx, each, campaigns)
        const who = templates[each.template]?.propose === 'disbursement.write' ? wati : siti
        const done = await unlessRefused(recordAs(ctx, who, form))
        if (!done) continue
        if (done.status === 'proposed') await postProposed(ctx, { id: done.id, by: budi.id })
        recorded.add(form[0])
        const undo = { id: done.id, reason: 'Keliru', by: who.id }
        const isUndone =
          each.isUndone && (await unlessRefused(postReversal(ctx, undo).then(() => true)))
        if (!isUndone) posted.push(done.id)
      }
      await takeDailyShares(ctx)
      expect(await wrongAnswers(ctx)).toEqual([])
      for (const id of posted.toReversed())
        await postReversal(ctx, { id, reason: 'Keliru', by: siti.id })
      expect(await wrongAnswers(ctx)).toEqual([])
      expect(await remainingSums(ctx)).toEqual(items)
      expect(sums(await trialBalance(ctx.db))).toEqual(sums(before))
    }),
    { numRuns: drawn(3), seed: 36, endOnFailure: true },
  )
  // Otherwise the forms only show how well they refuse.
  expect(recorded.size).toBeGreaterThan(templates.length * 0.75)
})

/** The amil takes its share of the day, and it becomes the next. */
async function nextDay(ctx: TestCtx): Promise<void> {
  await takeDailyShares(ctx)
  ctx.clock.advance({ days: 1 })
}

async function remainingSums(ctx: TestCtx) {
  return (await listOpenItems(ctx.db)).map(({ id, remaining }) => [id, remaining])
}

/** What stands on each account of a fund; what it lends and owes to other funds as one. */
function sums(rows: Awaited<ReturnType<typeof trialBalance>>): Record<string, number> {
  const held: Record<string, number> = {}
  for (const { fund, account, debit, credit } of rows) {
    const key = `${fund} ${account === '2190' ? '1190' : account}`
    held[key] = (held[key] ?? 0) + debit - credit
  }
  return Object.fromEntries(Object.entries(held).filter(([, sum]) => sum !== 0))
}
