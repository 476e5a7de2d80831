import type { Result } from '#features/zakat/calculate.ts'
import type { RawInput } from '#features/zakat/kinds/input.ts'
import { pureGold } from '#features/zakat/kinds/metal.ts'
import { type ZakatFigure, roundedDown } from '#features/zakat/zakat.ts'
import { gramText, localGrams, milligramsOf, thousandths } from '../figures.ts'
import type { Explainers } from './kind.ts'
import { dueLine, bigOf, isFilled, lessLine, type Line, money } from './explanation-lines.ts'

/** Of metals, income, savings, fitrah and fidyah. */
export const explainers = {
  zakatemas: (input, result) => {
    const price = money(input.hargaEmas24PerGram)
    const weight = pureWeight(input)
    const base = money(result.dasarRupiah)
    return [
      ...(String(input.karat) === '24'
        ? []
        : [
            {
              label: 'Emas murni',
              formula: `${localGrams(String(input.gram))} gram × ${input.karat}/24`,
              value: weight,
            },
          ]),
      { label: 'Nilai emas', formula: `${weight} × ${price}`, value: base },
      { label: 'Nisab', formula: `85 gram × ${price}`, value: money(result.nisabRupiah) },
      dueLine(result.zakatRupiah, shareOf(base, result.status)),
    ]
  },
  zakatperak: ({ gram, hargaPerakPerGram }, result) => {
    const price = money(hargaPerakPerGram)
    const base = money(result.dasarRupiah)
    return [
      {
        label: 'Nilai perak',
        formula: `${localGrams(String(gram))} gram × ${price}`,
        value: base,
      },
      { label: 'Nisab', formula: `595 gram × ${price}`, value: money(result.nisabRupiah) },
      dueLine(result.zakatRupiah, shareOf(base, result.status)),
    ]
  },
  zakatperhiasan: (input, result) => [
    ...metalLines('emas', {
      weight: result.emasMurniMgDihitung,
      price: input.hargaEmas24PerGram,
      zakat: result.zakatEmasRupiah,
    }),
    ...metalLines('perak', {
      weight: result.perakMgDihitung,
      price: input.hargaPerakPerGram,
      zakat: result.zakatPerakRupiah,
    }),
    dueLine(result.zakatRupiah),
  ],
  zakatpenghasilan: (input, result) => incomeLines(input, result),
  zakatsimpananuang: (input, result) => {
    const base = money(result.dasarRupiah)
    const nisab = `85 gram × ${money(input.hargaEmas24PerGram)}`
    return [
      { label: 'Saldo', value: money(input.saldo) },
      ...lessLine('Bunga bank', input.bungaBank),
      ...lessLine('Utang jatuh tempo', input.utangJatuhTempo),
      { label: 'Yang dihitung', value: base },
      { label: 'Nisab', formula: nisab, value: money(result.nisabRupiah) },
      dueLine(result.zakatRupiah, shareOf(base, result.status)),
    ]
  },
  zakatfitrah: (input, result) => {
    if (input.bentuk === 'uang') {
      return [dueLine(result.zakatRupiah, `${input.jiwa} jiwa × ${money(input.tarifPerJiwa)}`)]
    }
    const isByLitre = input.bentuk === 'beras-liter'
    const [portion, rice, unit] = isByLitre
      ? [input.mlPerJiwa, result.berasMl, 'liter']
      : [input.gramPerJiwa, result.berasGram, 'kg']
    const price = isByLitre ? input.hargaBerasPerLiter : input.hargaBerasPerKg
    const amount = `${thousandths(rice)} ${unit}`
    return [
      {
        label: 'Beras',
        formula: `${input.jiwa} jiwa × ${thousandths(bigOf(portion))} ${unit}`,
        value: amount,
      },
      ...(isFilled(price) ? [dueLine(result.zakatRupiah, `${amount} × ${money(price)}`)] : []),
    ]
  },
  fidyah: ({ hari, tarifPerHari }, result) => [
    { ...dueLine(result.fidyahRupiah, `${hari} hari × ${money(tarifPerHari)}`), label: 'Fidyah' },
  ],
} satisfies Partial<Explainers>

function incomeLines(input: RawInput, result: Result<'zakatpenghasilan'>): Line[] {
  const base = money(result.dasarRupiah)
  const full = result.zakatPenuhRupiah
  const other = isFilled(input.penghasilanLain)
  return [
    { label: 'Penghasilan', value: money(input.penghasilanUtama) },
    ...(other ? [{ label: 'Penghasilan lain', value: `+ ${money(input.penghasilanLain)}` }] : []),
    ...lessLine('Kebutuhan pokok', input.kebutuhanPokok),
    ...lessLine('Utang jatuh tempo', input.utangJatuhTempo),
    { label: input.metode === 'neto' ? 'Penghasilan bersih' : 'Yang dihitung', value: base },
    {
      label: input.periode === 'tahunan' ? 'Nisab setahun' : 'Nisab sebulan',
      value: money(result.nisabRupiah),
    },
    ...(full === undefined
      ? []
      : [
          { label: 'Zakat setahun', formula: `2,5% × ${base}`, value: money(full) },
          ...lessLine('Sudah dibayar', input.sudahDibayar),
        ]),
    dueLine(result.zakatRupiah, full === undefined ? shareOf(base, result.status) : undefined),
  ]
}

type Metal = { weight: ZakatFigure; price: unknown; zakat: ZakatFigure }

function metalLines(metal: 'emas' | 'perak', { weight, price, zakat }: Metal): Line[] {
  if (BigInt(weight) === 0n) return []
  const grams = gramText(weight)
  const [name, nisab] = metal === 'emas' ? ['Emas murni', '85 gram'] : ['Perak', '595 gram']
  return [
    { label: `${name} yang dihitung`, value: grams },
    BigInt(zakat) === 0n
      ? { label: `Nisab ${metal}`, value: nisab }
      : {
          label: `Zakat ${metal}`,
          formula: `2,5% × ${grams} × ${money(price)}`,
          value: money(zakat),
        },
  ]
}

function pureWeight({ gram, karat }: RawInput): string {
  const pure = pureGold(milligramsOf(String(gram)), BigInt(String(karat)))
  const isExact = pure.numerator % pure.divisor === 0n
  return `${isExact ? '' : '± '}${gramText(roundedDown(pure))}`
}

function shareOf(base: string, status: string): string | undefined {
  return status === 'WAJIB' ? `2,5% × ${base}` : undefined
}
