import type { Result } from '#features/zakat/calculate.ts'
import type { HerdHeads } from '#features/zakat/kinds/herd-table.ts'
import type { RawInput } from '#features/zakat/kinds/input.ts'
import { pureGold } from '#features/zakat/kinds/metal.ts'
import { dueOf } from '#features/zakat/figures/decreed.ts'
import { calculateBy, type ZakatRule } from '#features/zakat/rule.ts'
import {
  type CalculatorName,
  type ZakatFigure,
  nisabMilligrams,
  roundedUp,
} from '#features/zakat/zakat.ts'
import { gramText, milligramsOf, rupiahText, thousandths } from '#app/site/zakat/figures.ts'
import { herdHeadsText } from '../herd-text.ts'
import type { CalculatorKind } from '../kind.ts'

/** What a result means for the donor: the text and the main figure. */
export type Verdict = {
  kind: 'due' | 'paid' | 'inKind' | 'below' | 'early' | 'other'
  title: string
  sentence: string
  /** The amount to pay now, if any. */
  amount?: ZakatFigure
  /** How close the property is to the nisab, from 0 to 1, when it is below. */
  nearness?: number
  /** It may still be due together with the rest of what the giver has. */
  mayJoin?: true
}

/** Interprets a calculator's result: what is due, or what is missing. */
export function verdictOf<N extends CalculatorName>(
  { name, rule }: Pick<CalculatorKind<N>, 'name' | 'rule'>,
  input: RawInput,
  result: Result<N>,
): Verdict {
  const { status } = result
  if (status === 'BELUM_NISAB') return belowNisab(name, input, result)
  if (status === 'BELUM_HAUL') return beforeHaul(rule, input)
  if (status === 'BUKAN_OBJEK') return otherKind()
  const amount = dueOf(result)
  if (amount === undefined) return inKind(result)
  if (BigInt(amount) === 0n) return name === 'zakatfitrah' ? rice() : nothingLeft(input)
  if (name === 'zakatfitrah') {
    const sentence = `Untuk ${input.jiwa} jiwa, ditunaikan sebelum salat Idulfitri.`
    return { kind: 'due', title: 'Zakat fitrah Anda', sentence, amount }
  }
  if (name === 'fidyah') {
    const sentence = `Untuk ${input.hari} hari puasa yang ditinggalkan.`
    return { kind: 'due', title: 'Fidyah Anda', sentence, amount }
  }
  const heads = 'zakatEkor' in result ? `${herdHeadsText(result.zakatEkor)}, senilai ` : ''
  const grams = 'zakatGram' in result ? `${thousandths(result.zakatGram ?? 0)} kg, senilai ` : ''
  const inGold = 'zakatMgEmasMurni' in result ? gramText(result.zakatMgEmasMurni) : undefined
  return {
    kind: 'due',
    title: 'Wajib zakat',
    sentence: `Anda wajib berzakat sebesar ${heads}${grams}${rupiahText(amount)}${inGold ? `, atau ${inGold} emas murni` : ''}.`,
    amount,
  }
}

function belowNisab<N extends CalculatorName>(
  name: N,
  input: RawInput,
  result: Result<N>,
): Verdict {
  const { short, nearness } = shortfall(name, input, result)
  const mayJoin = joined.has(name)
  const next = mayJoin
    ? 'Bila Anda juga punya tabungan, emas, dagangan, atau saham, hitung bersama: nisabnya satu untuk semuanya.'
    : 'Anda tetap dapat bersedekah.'
  return {
    kind: 'below',
    title: 'Belum mencapai nisab',
    sentence: `Belum mencapai nisab${short ? ` (kurang ${short})` : ''}. ${next}`,
    nearness,
    ...(mayJoin && { mayJoin }),
  }
}

/** What is counted against one nisab with the rest (kinds/combined.ts): below it alone says nothing yet. */
const joined: ReadonlySet<CalculatorName> = new Set([
  'zakatemas',
  'zakatperak',
  'zakatsimpananuang',
  'zakatperdagangan',
  'zakatsaham',
  'zakatsuratberharga',
])

function beforeHaul(rule: ZakatRule, input: RawInput): Verdict {
  const later = calculateBy<Result>(rule, { ...input, haul: true, ...hauledLines(input) })
  const laterDue = later.status === 'WAJIB' ? dueOf(later) : undefined
  const amount = laterDue === undefined ? undefined : rupiahText(laterDue)
  return {
    kind: 'early',
    title: 'Belum haul',
    sentence: `Sudah mencapai nisab, tetapi belum satu tahun Hijriah.${
      amount ? ` Bila keadaan tetap sampai genap setahun, zakatnya ${amount}.` : ''
    }`,
  }
}

/** Wealth reckoned together, a year on: each line has its haul, and nothing was levied in it. */
function hauledLines({ harta }: RawInput): RawInput {
  if (!Array.isArray(harta)) return {}
  const lines = harta.map((line: object) => ({ ...line, haul: true }))
  return { harta: lines, sudahDizakatiTahunIni: 0, sudahDibayar: 0 }
}

function rice(): Verdict {
  const sentence =
    'Serahkan berasnya kepada amil atau masjid terdekat sebelum salat Idulfitri. Isi harga beras bila ingin menunaikannya dengan uang.'
  return { kind: 'inKind', title: 'Zakat fitrah dengan beras', sentence }
}

function inKind(result: object): Verdict {
  const { zakatEkor, zakatGram } = result as { zakatEkor?: HerdHeads[]; zakatGram?: ZakatFigure }
  const goods = zakatEkor
    ? herdHeadsText(zakatEkor)
    : `${thousandths(zakatGram ?? 0)} kg hasil panen`
  const sentence = `Zakatnya ${goods}. Serahkan kepada amil, atau isi harganya bila ingin menunaikannya dengan uang.`
  return { kind: 'inKind', title: 'Wajib zakat', sentence }
}

function otherKind(): Verdict {
  const sentence =
    'Ternak yang diberi pakan di kandang tidak termasuk zakat ternak. Bila diternakkan untuk dijual, hitung sebagai zakat perdagangan.'
  return { kind: 'other', title: 'Bukan zakat ternak', sentence }
}

function nothingLeft({ sudahDibayar }: RawInput): Verdict {
  const sentence = sudahDibayar
    ? 'Zakat yang sudah Anda bayar mencukupi kewajiban setahun. Tidak ada yang kurang.'
    : 'Tidak ada yang perlu ditunaikan dari nilai nol.'
  return { kind: 'paid', title: sudahDibayar ? 'Sudah tertunaikan' : 'Tidak ada zakat', sentence }
}

function shortfall(name: CalculatorName, input: RawInput, result: object) {
  if ('nisabEkor' in result || 'nisabGram' in result) return shortOfGoods(result as Goods)
  if ('nisabRupiah' in result && 'dasarRupiah' in result) {
    // What counts together is more than what zakat is levied on.
    const counted = 'hartaRupiah' in result ? result.hartaRupiah : result.dasarRupiah
    const [nisab, base] = [
      BigInt(result.nisabRupiah as ZakatFigure),
      BigInt(counted as ZakatFigure),
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

type Goods = {
  nisabEkor?: number
  dasarEkor?: number
  nisabGram?: ZakatFigure
  dasarGram?: ZakatFigure
}

function shortOfGoods({ nisabEkor, dasarEkor = 0, nisabGram = 0, dasarGram = 0 }: Goods) {
  if (nisabEkor !== undefined) {
    return { short: `${nisabEkor - dasarEkor} ekor`, nearness: dasarEkor / nisabEkor }
  }
  return {
    short: `${thousandths(BigInt(nisabGram) - BigInt(dasarGram))} kg`,
    nearness: Number(dasarGram) / Number(nisabGram),
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
