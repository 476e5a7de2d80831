import * as v from 'valibot'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { textOf } from '#platform/text/form-text.ts'
import { addDays, dayOf, formatDay, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { currencies, type Currency, SHOWN_DAYS, unitPrice } from './exchange-rate.ts'
import { newestRate, ratesOfSource } from './queries.server.ts'
import { parseRateLines } from './rate-list.ts'
import { refusal } from '#platform/refusal.ts'

/** A rate of a day to come, or of one that is too long ago to be shown. */
class RateDayOutside extends refusal({
  code: 'exchange-rate/day',
  status: 422,
  message: `Tanggal kurs paling lama ${SHOWN_DAYS} hari yang lalu, dan tidak boleh sesudah hari ini.`,
}) {}

/** More than double, or less than half, of the rate before: a comma in the wrong place. */
class RateFarOff extends refusal({ code: 'exchange-rate/far-off', status: 422 }) {
  constructor(currency: Currency, before: string) {
    super(`Kurs ${currency} jauh dari yang terakhir (${before}). Periksa titik dan komanya.`)
  }
}

/** Rates of a day as their form sends them. */
export const rateForm = v.pipe(
  v.object({
    day: v.pipe(v.optional(v.string(), ''), v.check(isDay, 'Tanggal belum dipilih.')),
    source: textOf('Sumber kurs', 80),
    lines: v.optional(v.string(), ''),
    note: textOf('Catatan', 500, { isOptional: true }),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { day, source, lines, note } = dataset.value
    const parsed = parseRateLines(lines)
    if (parsed.ok) return { terms: { day, source, rates: parsed.value }, note }
    addIssue({
      message: parsed.message,
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'lines', value: lines }],
    })
    return NEVER
  }),
)

const rateTerms = v.object({
  day: v.pipe(v.string(), v.check(isDay)),
  source: v.string(),
  rates: v.array(
    v.object({
      currency: v.picklist(currencies),
      millionths: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
})

type RateTerms = v.InferOutput<typeof rateTerms>

/** The rates of a day by a source that people look up, such as Bank Indonesia. */
export const exchangeRates = defineProposal({
  kind: 'exchange-rate.record',
  words: 'Mencatat kurs untuk perkiraan',
  propose: 'rate.write',
  approve: 'rate.approve',
  terms: rateTerms,
  describe: ({ day, source, rates }) => [
    { label: 'Tanggal kurs', value: formatDay(startOfDay(day)) },
    { label: 'Sumber', value: source },
    ...rates.map((rate) => ({ label: `1 ${rate.currency}`, value: unitPrice(rate) })),
  ],
  address: () => '/kelola/kurs',
  basis: async ({ db }, { terms }) => ({ rates: await ratesOfSource(db, terms) }),
  apply: (ctx, { terms, madeBy, decidedBy }) => recordRates(ctx, terms, { madeBy, decidedBy }),
})

/** Proposes the rates of a day; answers the proposal's id. Refuses with RateDayOutside, RateFarOff. */
export async function proposeRates(
  ctx: Ctx,
  { terms, note }: { terms: RateTerms; note: string },
  { by }: { by: string },
): Promise<string> {
  await assertLikely(ctx, terms)
  return await propose(ctx, exchangeRates, {
    documentId: `kurs-${terms.day}`,
    title: `Kurs ${terms.source}, ${terms.day}`,
    terms,
    note,
    by,
  })
}

async function recordRates(
  ctx: Ctx,
  terms: RateTerms,
  { madeBy, decidedBy }: { madeBy: string; decidedBy: string },
): Promise<void> {
  await assertLikely(ctx, terms)
  const { day, source, rates } = terms
  const hands = { made_by: madeBy, decided_by: decidedBy, recorded_at: ctx.now() }
  await ctx.db
    .insertInto('exchange_rate')
    .values(rates.map((rate) => ({ ...rate, ...hands, day, source, is_sample: false })))
    .onConflict((conflict) =>
      conflict.columns(['currency', 'day', 'source']).doUpdateSet((row) => ({
        millionths: row.ref('excluded.millionths'),
        made_by: row.ref('excluded.made_by'),
        decided_by: row.ref('excluded.decided_by'),
        recorded_at: row.ref('excluded.recorded_at'),
      })),
    )
    .execute()
}

async function assertLikely({ db, now }: Ctx, { day, rates }: RateTerms): Promise<void> {
  const today = dayOf(now())
  if (day > today || day < addDays(today, -SHOWN_DAYS)) throw new RateDayOutside()
  for (const { currency, millionths } of rates) {
    const before = await newestRate(db, currency)
    if (!before) continue
    const times = millionths / before.millionths
    if (times > 2 || times < 0.5) throw new RateFarOff(currency, unitPrice(before))
  }
}
