import { calculateZakat, type Result } from '#features/zakat/calculate.ts'
import type { RawInput } from '#features/zakat/input.ts'
import { pureGold } from '#features/zakat/metal.ts'
import { dueOf } from '#features/zakat/snapshot.ts'
import {
  type CalculatorName,
  type ZakatFigure,
  nisabMilligrams,
  roundedUp,
} from '#features/zakat/zakat.ts'
import { gramText, milligramsOf, rupiahText } from '../figures.ts'

/** What a result means for the donor: the text and the main figure. */
export type Verdict = {
  kind: 'due' | 'paid' | 'rice' | 'below' | 'early'
  title: string
  sentence: string
  /** The amount to pay now, if any. */
  amount?: ZakatFigure
  /** How close the property is to the nisab, from 0 to 1, when it is below. */
  nearness?: number
}

/** Interprets a calculator's result: what is due, or what is missing. */
export function verdictOf<N extends CalculatorName>(
  name: N,
  input: RawInput,
  result: Result<N>,
): Verdict {
  const { status } = result
  if (status === 'BELUM_NISAB') return belowNisab(name, input, result)
  if (status === 'BELUM_HAUL') return beforeHaul(name, input)
  const amount = dueOf(result)
  if (BigInt(amount) === 0n) return name === 'zakatfitrah' ? rice() : paidAlready()
  if (name === 'zakatfitrah') {
    const sentence = `Untuk ${input.jiwa} jiwa, ditunaikan sebelum salat Idulfitri.`
    return { kind: 'due', title: 'Zakat fitrah Anda', sentence, amount }
  }
  if (name === 'fidyah') {
    const sentence = `Untuk ${input.hari} hari puasa yang ditinggalkan.`
    return { kind: 'due', title: 'Fidyah Anda', sentence, amount }
  }
  const inGold = 'zakatMgEmasMurni' in result ? gramText(result.zakatMgEmasMurni) : undefined
  return {
    kind: 'due',
    title: 'Wajib zakat',
    sentence: `Anda wajib berzakat sebesar ${rupiahText(amount)}${inGold ? `, atau ${inGold} emas murni` : ''}.`,
    amount,
  }
}

function belowNisab<N extends CalculatorName>(
  name: N,
  input: RawInput,
  result: Result<N>,
): Verdict {
  const { short, nearness } = shortfall(name, input, result)
  return {
    kind: 'below',
    title: 'Belum mencapai nisab',
    sentence: `Belum mencapai nisab${short ? ` (kurang ${short})` : ''}. Anda tetap dapat bersedekah.`,
    nearness,
  }
}

function beforeHaul(name: CalculatorName, input: RawInput): Verdict {
  const later = calculateZakat(name, { ...input, haul: true })
  const amount = later.status === 'WAJIB' ? rupiahText(dueOf(later)) : undefined
  return {
    kind: 'early',
    title: 'Belum haul',
    sentence: `Sudah mencapai nisab, tetapi belum satu tahun Hijriah.${
      amount ? ` Bila keadaan tetap sampai genap setahun, zakatnya ${amount}.` : ''
    }`,
  }
}

function rice(): Verdict {
  const sentence =
    'Serahkan berasnya kepada amil atau masjid terdekat sebelum salat Idulfitri. Isi harga beras bila ingin menunaikannya dengan uang.'
  return { kind: 'rice', title: 'Zakat fitrah dengan beras', sentence }
}

function paidAlready(): Verdict {
  const sentence = 'Zakat yang sudah Anda bayar mencukupi kewajiban setahun. Tidak ada yang kurang.'
  return { kind: 'paid', title: 'Sudah tertunaikan', sentence }
}

function shortfall(name: CalculatorName, input: RawInput, result: object) {
  if ('nisabRupiah' in result && 'dasarRupiah' in result) {
    const [nisab, base] = [
      BigInt(result.nisabRupiah as ZakatFigure),
      BigInt(result.dasarRupiah as ZakatFigure),
    ]
    const short = [rupiahText(nisab - base), ...gramsShort(name, input)].join(' atau ')
    return { short, nearness: Number(base) / Number(nisab) }
  }
  const { emasMurniMgDihitung: gold = 0, perakMgDihitung: silver = 0 } = result as Weights
  const isGold = Number(gold) / 85_000 >= Number(silver) / 595_000
  const [weight, nisab] = isGold ? [gold, nisabMilligrams.emas] : [silver, nisabMilligrams.perak]
  const missing = gramText(nisab - BigInt(weight))
  return {
    short: BigInt(weight) === 0n ? undefined : `${missing} ${isGold ? 'emas murni' : 'perak'}`,
    nearness: Number(weight) / Number(nisab),
  }
}

type Weights = { emasMurniMgDihitung?: ZakatFigure; perakMgDihitung?: ZakatFigure }

function gramsShort(name: CalculatorName, { gram, karat }: RawInput): string[] {
  if (name !== 'zakatemas' && name !== 'zakatperak') return []
  const milligrams = milligramsOf(String(gram))
  if (name === 'zakatperak') return [gramText(nisabMilligrams.perak - milligrams)]
  const { numerator, divisor } = pureGold(milligrams, BigInt(String(karat)))
  const missing = { numerator: nisabMilligrams.emas * divisor - numerator, divisor }
  return [`${gramText(roundedUp(missing))} emas murni`]
}
