import { type RawInput, type InputReader, inputReader } from './input.ts'
import { costsOf, harvestNisab, isAtLeast, judgeValue, rates } from './wealth.ts'
import {
  atLeastZero,
  type Exact,
  type Invalid,
  roundedDown,
  roundedUp,
  atRate,
  type ZakatStatus,
  zakatStatusOf,
} from '../zakat.ts'

export type CropsResult = {
  wajib: boolean
  status: ZakatStatus
  /** Rice by weight. */
  nisabGram?: bigint
  dasarGram?: bigint
  zakatGram?: bigint
  /** Another crop by its value. */
  nisabRupiah?: bigint
  dasarRupiah?: bigint
  /** Left out while the price of the harvest is unknown: it may be given in kind. */
  zakatRupiah?: bigint
}

const PER_KILOGRAM = 1000n

/**
 * Zakat on crops, at each harvest and without haul: a tenth where rain or a river waters, half of that where water
 * costs, in between by the share of rain (PMA 52/2014; Bukhari 1483). Rice from 653 kg unhusked or 524 kg husked; any
 * other crop from the value of 653 kg of unhusked rice. Costs are not taken off, unless by the net method.
 */
export function zakatOnCrops(raw: RawInput): CropsResult | Invalid {
  const input = inputReader(raw)
  const grams = input.grams('panenKg')
  const form = input.choice('bentuk', ['gabah', 'beras', 'lain'])
  const rate = waterRate(input)
  const costs = costsOf(input)
  const price = priceOf(input, form, costs)
  const nisab = form === 'lain' ? otherNisab(input) : riceNisab(input, form)
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }

  const value = {
    numerator: atLeastZero(grams * price - costs * PER_KILOGRAM),
    divisor: PER_KILOGRAM,
  }
  if (form === 'lain') return judgeValue(value, { nisab, rate })
  const weight = price === 0n ? { numerator: grams, divisor: 1n } : inGrams(value, price)
  const status = zakatStatusOf(isAtLeast(weight, nisab), true)
  const due = status === 'WAJIB'
  return {
    wajib: due,
    status,
    nisabGram: roundedDown(nisab),
    dasarGram: roundedDown(weight),
    zakatGram: due ? roundedUp(atRate(weight, rate)) : 0n,
    ...(price > 0n && { zakatRupiah: due ? roundedUp(atRate(value, rate)) : 0n }),
  }
}

/** The part due by how the land is watered; of mixed water by the share of rain, half of it where nobody knows. */
export function waterRate(input: InputReader): Exact {
  const water = input.choice('pengairan', ['tadah-hujan', 'irigasi', 'campuran'])
  const rain = input.percent('persenTadahHujan', 50_000n)
  if (water === 'tadah-hujan') return rates.tadahHujan
  if (water === 'irigasi') return rates.irigasi
  // (10 × rain + 5 × (100 − rain)) ÷ 100 percent; the share is in thousandths.
  return { numerator: 5n * rain + 500_000n, divisor: 10_000_000n }
}

/** The value of the nisab of unhusked rice, by which other crops are measured. */
export function otherNisab(input: InputReader): Exact {
  const price = input.price('hargaGabahPerKg')
  const grams = input.optionalGrams('nisabGabahKg', harvestNisab.gabah)
  return { numerator: grams * price, divisor: PER_KILOGRAM }
}

/** The price of the harvest itself, or the reference price of rice; needed for a value and for costs alone. */
function priceOf(input: InputReader, form: 'gabah' | 'beras' | 'lain', costs: bigint): bigint {
  const reference = form === 'gabah' ? 'hargaGabahPerKg' : 'hargaBerasPerKg'
  const known =
    input.optionalPrice('hargaPerKg') ??
    (form === 'lain' ? undefined : input.optionalPrice(reference))
  const isNeeded = form === 'lain' || costs > 0n
  return known ?? (isNeeded ? input.price('hargaPerKg') : 0n)
}

function riceNisab(input: InputReader, form: 'gabah' | 'beras'): Exact {
  const field = form === 'gabah' ? 'nisabGabahKg' : 'nisabBerasKg'
  return { numerator: input.optionalGrams(field, harvestNisab[form]), divisor: 1n }
}

function inGrams(value: Exact, price: bigint): Exact {
  return { numerator: value.numerator * PER_KILOGRAM, divisor: value.divisor * price }
}
