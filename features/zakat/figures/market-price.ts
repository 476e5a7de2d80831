import type { ZakatParameterKind } from '#platform/db/schema/schema-zakat.ts'
import { dayNumberOf, startOfDay } from '#platform/time/jakarta.ts'
import type { ZakatParameter } from './parameters.ts'

/**
 * Figures that follow a market and no decree: from how many days on the desk is warned, and how long one is offered
 * unless its own last day says otherwise. An older one is asked for.
 */
const limits: Partial<Record<ZakatParameterKind, { warnedFrom: number; offeredFor: number }>> = {
  hargaEmas24PerGram: { warnedFrom: 30, offeredFor: 90 },
  hargaPerakPerGram: { warnedFrom: 30, offeredFor: 90 },
  hargaGabahPerKg: { warnedFrom: 90, offeredFor: 180 },
  hargaBerasPerKg: { warnedFrom: 90, offeredFor: 180 },
  hargaKambing: { warnedFrom: 180, offeredFor: 400 },
  hargaTabi: { warnedFrom: 180, offeredFor: 400 },
  hargaMusinnah: { warnedFrom: 180, offeredFor: 400 },
}

type Priced = Pick<ZakatParameter, 'kind' | 'effectiveFrom' | 'effectiveTo'>

/** Whether a figure may be offered on a day ('yyyy-mm-dd'): a decreed one always, a price while it is young enough. */
export function isOffered({ kind, effectiveFrom, effectiveTo }: Priced, day: string): boolean {
  const limit = limits[kind]
  if (!limit || effectiveTo !== null) return true
  return ageOn(effectiveFrom, day) <= limit.offeredFor
}

/** A price that somebody should look up anew, with its age in days. */
export type AgedPrice = Priced & { days: number; isOffered: boolean }

/** The prices of these figures that are warned of on a day. */
export function agedPrices(figures: readonly Priced[], day: string): AgedPrice[] {
  return figures.flatMap(({ kind, effectiveFrom, effectiveTo }) => {
    const figure = { kind, effectiveFrom, effectiveTo }
    const limit = limits[kind]
    const days = ageOn(effectiveFrom, day)
    if (!limit || days < limit.warnedFrom) return []
    return [{ ...figure, days, isOffered: isOffered(figure, day) }]
  })
}

/** Whether a figure is the price of a day instead of a decree. */
export function isMarketPrice({ kind }: Pick<ZakatParameter, 'kind'>): boolean {
  return limits[kind] !== undefined
}

function ageOn(from: string, day: string): number {
  return dayNumberOf(startOfDay(day)) - dayNumberOf(startOfDay(from))
}
