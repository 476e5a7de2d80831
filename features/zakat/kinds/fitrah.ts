import { type RawInput, inputReader } from './input.ts'
import { type Invalid, roundedUp } from '../zakat.ts'

export type FitrahResult = {
  status: 'WAJIB'
  zakatRupiah: bigint
  berasGram: bigint
  berasMl: bigint
}

export type FidyahResult = { status: 'WAJIB'; fidyahRupiah: bigint }

/** Staple food per person, 2,5 kg or 3,5 litres, where a region has no figure of its own (PMA 52/2014; BAZNAS). */
export const fitrahPortion = { gram: 2_500n, ml: 3_500n } as const

/**
 * Zakat fitrah of a household: one tariff or one portion of rice per person. Rice given as rice costs nothing here;
 * with a price the value in rupiah is added, rounded up.
 */
export function zakatFitrah(raw: RawInput): FitrahResult | Invalid {
  const input = inputReader(raw)
  const people = input.people('jiwa')
  const form = input.choice('bentuk', ['uang', 'beras-kg', 'beras-liter'])
  const tariff = form === 'uang' ? input.price('tarifPerJiwa') : 0n
  const rice = { grams: 0n, millilitres: 0n, price: 0n }
  if (form === 'beras-kg') {
    rice.grams = people * input.portion('gramPerJiwa', fitrahPortion.gram)
    rice.price = input.optionalPrice('hargaBerasPerKg') ?? 0n
  }
  if (form === 'beras-liter') {
    rice.millilitres = people * input.portion('mlPerJiwa', fitrahPortion.ml)
    rice.price = input.optionalPrice('hargaBerasPerLiter') ?? 0n
  }
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }

  const riceValue = (rice.grams + rice.millilitres) * rice.price
  return {
    status: 'WAJIB',
    zakatRupiah: people * tariff + roundedUp({ numerator: riceValue, divisor: 1000n }),
    berasGram: rice.grams,
    berasMl: rice.millilitres,
  }
}

/**
 * Fidyah: one day's meal for one poor person per missed day of fasting that cannot be made up (Al-Baqarah 184; BAZNAS
 * decree for the sum).
 */
export function fidyah(raw: RawInput): FidyahResult | Invalid {
  const input = inputReader(raw)
  const days = input.days('hari')
  const tariff = input.price('tarifPerHari')
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }
  return { status: 'WAJIB', fidyahRupiah: days * tariff }
}
