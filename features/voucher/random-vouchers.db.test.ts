import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trialBalance } from '#features/ledger/queries.server.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { isRefusal } from '#platform/refusal.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { moneyPeople, postLines, recordAs } from '#tests/money/vouchers.ts'
import { askLedger } from '../../checks/ledger.server.ts'
import { listOpenItems } from './open-items.server.ts'
import { listPlaces } from './places.server.ts'
import { postProposed } from './post-voucher.server.ts'
import { postReversal } from './reverse-voucher.server.ts'
import type { VoucherField } from './templates/fields.ts'
import { templates } from './templates/templates.ts'

type Act = { template: number; sum: number; picks: number[]; daysAgo: number; isUndone: boolean }

const act: fc.Arbitrary<Act> = fc.record({
  template: fc.nat(templates.length - 1),
  sum: fc.integer({ min: 1, max: 3_000_000 }),
  picks: fc.array(fc.nat(50), { minLength: 8, maxLength: 8 }),
  daysAgo: fc.nat(20),
  isUndone: fc.nat(3).map((n) => n === 0),
})

const opening = new Date('2026-05-20T03:00:00Z')

/** Money in every fund, of two programmes of infak terikat. */
async function aFullHouse(ctx: TestCtx) {
  const { id: well } = await makeCampaign(ctx)
  const { id: mosque } = await makeCampaign(ctx, { slug: 'masjid-desa' })
  for (const campaignId of [well, mosque])
    await postLines(ctx, [['1122', '3210', 'IT', 9_000_000]], { campaignId, at: opening })
  await postLines(
    ctx,
    [
      ['1121', '3100', 'Z', 9_000_000],
      ['1110', '3100', 'Z', 4_000_000],
      ['1122', '3220', 'IU', 9_000_000],
      ['1122', '3500', 'D', 5_000_000],
      ['1124', '3400', 'A', 20_000_000],
      ['1110', '3400', 'A', 2_000_000],
      ['1123', '4310', 'W', 8_000_000],
      ['1125', '3900', 'N', 1_000_000],
    ],
    { at: opening },
  )
  return { campaigns: ['', well, mosque], ...(await moneyPeople(ctx)) }
}

/** A form filled in at random, with what may be chosen now. */
async function formOf(ctx: TestCtx, { template, sum, picks, daysAgo }: Act, campaigns: string[]) {
  const chosen = templates[template]
  const texts: Record<string, string> = { day: addDays(dayOf(ctx.now()), 0 - daysAgo) }
  for (const [index, field] of (chosen?.fields ?? []).entries()) {
    const choices = await choicesOf(ctx, field, campaigns)
    const pick = picks[index % picks.length] ?? 0
    const of = (values: readonly string[]) => values[pick % Math.max(1, values.length)] ?? ''
    if (field.kind === 'lines') {
      const from = field.between ? { from1: of([...choices.slice(1), choices[0] ?? '']) } : {}
      Object.assign(texts, { use1: of(choices), sum1: String(sum), ...from })
    } else if (field.kind === 'sum') {
      const part = field.name === 'sum' ? sum : Math.floor(sum / (2 + pick))
      texts[field.name] = field.name === 'back' && pick % 2 ? '' : String(part)
    } else if (field.kind === 'day') texts[field.name] = '2026-07-20'
    else if (field.kind === 'text') texts[field.name] = `Pihak ${pick % 4}`
    else texts[field.name] = of(choices)
  }
  const item = (await listOpenItems(ctx.db)).find(({ id }) => id === texts['item'])
  // Half of the reports of an advance say the truth.
  if (item && 'back' in texts && (picks[0] ?? 0) % 2 === 0)
    texts['back'] = String(Math.max(0, item.remaining - sum))
  return [chosen?.key ?? '', texts] as const
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
  return Object.entries(await askLedger(ctx.db)).filter(([, count]) => count !== 0)
}

test('whatever acts follow each other, no fund is uneven, no cash below zero, and undoing them restores everything', async () => {
  let recorded = 0
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 40, maxLength: 55 }), async (acts) => {
      const ctx = await testContext()
      const { campaigns, siti, budi, wati } = await aFullHouse(ctx)
      const before = await trialBalance(ctx.db)
      const posted: string[] = []
      for (const each of acts) {
        const form = await formOf(ctx, each, campaigns)
        const who = templates[each.template]?.propose === 'disbursement.write' ? wati : siti
        const done = await unlessRefused(recordAs(ctx, who, form))
        if (!done) continue
        if (done.status === 'proposed') await postProposed(ctx, { id: done.id, by: budi.id })
        if (each.isUndone) await postReversal(ctx, { id: done.id, reason: 'Keliru', by: who.id })
        else posted.push(done.id)
      }
      recorded += posted.length
      expect(await wrongAnswers(ctx)).toEqual([])
      for (const id of posted.toReversed())
        await postReversal(ctx, { id, reason: 'Keliru', by: siti.id })
      expect(await wrongAnswers(ctx)).toEqual([])
      expect(await listOpenItems(ctx.db)).toEqual([])
      expect(sums(await trialBalance(ctx.db))).toEqual(sums(before))
    }),
    { numRuns: 6, seed: 36, endOnFailure: true },
  )
  // Otherwise the forms only show how well they refuse.
  expect(recorded).toBeGreaterThan(40)
})

/** What stands on each account of a fund. */
function sums(rows: Awaited<ReturnType<typeof trialBalance>>) {
  return rows.flatMap(({ fund, account, debit, credit }) =>
    debit === credit ? [] : [`${fund} ${account} ${debit - credit}`],
  )
}
