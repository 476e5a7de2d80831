import type { Result } from '#features/zakat/calculate.ts'
import type { RawInput } from '#features/zakat/kinds/input.ts'
import type { ZakatFigure } from '#features/zakat/zakat.ts'
import { combinedForm } from './combined-lines.ts'
import { localGrams, thousandths } from '../figures.ts'
import { herdHeadsText } from './herd-text.ts'
import type { Explainers } from './kind.ts'
import { dueLine, isFilled, lessLine, type Line, money, plus } from './explanation-lines.ts'

type Part = readonly [sign: '+' | '−', label: string, field: string]

type Wealth = {
  status: string
  dasarRupiah: ZakatFigure
  nisabRupiah: ZakatFigure
  zakatRupiah: ZakatFigure
}

const goldPrice = (input: RawInput) => `85 gram × ${money(input.hargaEmas24PerGram)}`
const ricePrice = ({ nisabGabahKg = 653, hargaGabahPerKg }: RawInput) =>
  `${String(nisabGabahKg)} kg gabah × ${money(hargaGabahPerKg)}`
const ofYear = ({ tahunBuku, kadarMasehi = 2575 }: RawInput) =>
  tahunBuku === 'masehi' ? `${thousandths(String(kadarMasehi))}%` : '2,5%'

type Terms = {
  parts: readonly Part[]
  nisab?: (input: RawInput) => string
  rate?: (input: RawInput) => string
}

/** Explains a property in rupiah: its parts, what is left, the nisab, and the part due. */
function ofWealth({ parts, nisab = goldPrice, rate = () => '2,5%' }: Terms) {
  return (input: RawInput, result: Wealth): Line[] => {
    const base = money(result.dasarRupiah)
    const [first] = parts.filter(([, , field]) => isFilled(input[field]))
    const lines = parts.flatMap((part) => {
      const [sign, label, field] = part
      if (sign === '−') return lessLine(label, input[field])
      if (part !== first) return plus(label, input[field])
      return [{ label, value: money(input[field]) }]
    })
    const share = result.status === 'WAJIB' ? `${rate(input)} × ${base}` : undefined
    return [
      ...(lines.length > 1 ? lines : []),
      { label: lines.length > 1 ? 'Yang dihitung' : (parts[0]?.[1] ?? ''), value: base },
      ...(result.nisabRupiah === 0
        ? []
        : [{ label: 'Nisab', formula: nisab(input), value: money(result.nisabRupiah) }]),
      dueLine(result.zakatRupiah, share),
    ]
  }
}

/** The part of a harvest by its water. */
function waterText({ pengairan, persenTadahHujan }: RawInput): string {
  if (pengairan === 'tadah-hujan') return '10%'
  if (pengairan === 'irigasi') return '5%'
  const rain = persenTadahHujan === '' ? 50 : Number(persenTadahHujan ?? 50)
  return `${String(5 + (5 * rain) / 100).replace('.', ',')}%`
}

function ofCrops(input: RawInput, result: Result<'zakatpertanian'>): Line[] {
  const { panenKg, bentuk, hargaPerKg } = input
  const harvest = `${localGrams(String(panenKg))} kg`
  const costs = input.metode === 'neto' ? lessLine('Biaya dan utang tani', input.biaya) : []
  if (result.dasarRupiah !== undefined) {
    return [
      { label: 'Panen', formula: harvest, value: `${money(hargaPerKg)} per kg` },
      ...costs,
      { label: 'Nilai yang dihitung', value: money(result.dasarRupiah) },
      { label: 'Nisab', formula: ricePrice(input), value: money(result.nisabRupiah) },
      dueLine(result.zakatRupiah ?? 0, `${waterText(input)} × ${money(result.dasarRupiah)}`),
    ]
  }
  const inKind = {
    label: 'Zakat hasil panen',
    formula: `${waterText(input)} × ${kilograms(result.dasarGram)}`,
  }
  const price = bentuk === 'beras' ? input.hargaBerasPerKg : input.hargaGabahPerKg
  return [
    { label: 'Panen', value: harvest },
    ...costs,
    ...(costs.length > 0 ? [{ label: 'Yang dihitung', value: kilograms(result.dasarGram) }] : []),
    { label: 'Nisab', value: kilograms(result.nisabGram) },
    ...(result.wajib ? [{ ...inKind, value: kilograms(result.zakatGram) }] : []),
    ...(result.zakatRupiah === undefined
      ? []
      : [dueLine(result.zakatRupiah, result.wajib ? `dengan ${money(price)} per kg` : undefined)]),
  ]
}

function kilograms(grams: ZakatFigure | undefined): string {
  return `${thousandths(grams ?? 0)} kg`
}

const FEW_WAYS = 3

function ofHerd(_input: RawInput, result: Result<'zakatpeternakan'>): Line[] {
  const ways = (result.pilihanLain ?? []).slice(0, FEW_WAYS)
  return [
    { label: 'Ternak', value: `${localGrams(String(result.dasarEkor))} ekor` },
    { label: 'Nisab', value: `${result.nisabEkor} ekor` },
    ...(result.wajib ? [{ label: 'Zakat ternak', value: herdHeadsText(result.zakatEkor) }] : []),
    ...ways.map((way) => ({ label: 'Atau', value: herdHeadsText(way) })),
    ...(result.zakatRupiah === undefined ? [] : [dueLine(result.zakatRupiah)]),
  ]
}

type HartaLine = {
  jenis: string
  gram?: unknown
  nilai?: unknown
  karat?: string
  dipakai?: boolean
  haul: boolean
}

function ofCombined(input: RawInput, result: Result<'zakatgabungan'>): Line[] {
  const isSilver = result.nisabDipakai === 'perak'
  const nisab = isSilver ? `595 gram × ${money(input.hargaPerakPerGram)}` : goldPrice(input)
  const base = money(result.dasarRupiah)
  const full = result.zakatPenuhRupiah
  return [
    ...(input.harta as HartaLine[]).map(lineOf),
    ...lessLine('Bunga bank', input.bungaBank),
    ...lessLine('Utang jatuh tempo', input.utangJatuhTempo),
    { label: 'Harta bersih', value: money(result.hartaRupiah) },
    { label: isSilver ? 'Nisab perak' : 'Nisab', formula: nisab, value: money(result.nisabRupiah) },
    ...lessLine('Sudah dizakati dalam haul ini', input.sudahDizakatiTahunIni),
    ...(result.wajib ? [{ label: 'Yang dizakati', value: base }] : []),
    ...(full === undefined
      ? []
      : [
          { label: 'Zakat setahun', formula: `2,5% × ${base}`, value: money(full) },
          ...lessLine('Zakat yang sudah dibayar', input.sudahDibayar),
        ]),
    dueLine(result.zakatRupiah, full === undefined && result.wajib ? `2,5% × ${base}` : undefined),
  ]
}

function lineOf({ jenis, gram, nilai, karat, dipakai, haul }: HartaLine): Line {
  const { label } = combinedForm.find(
    (each) =>
      each.jenis === jenis &&
      (jenis !== 'emas' || (each.key === 'perhiasan') === (dipakai !== undefined)),
  ) ?? { label: jenis }
  const parts = [
    ...(karat && karat !== '24' ? [`${karat} karat`] : []),
    ...(dipakai ? ['dipakai'] : []),
    ...(haul ? [] : ['belum setahun']),
  ].join(', ')
  const value =
    gram === undefined ? money(nilai) : `${localGrams(`${gram as number | string}`)} gram`
  return { label, ...(parts && { formula: parts }), value }
}

const securities: readonly Part[] = [
  ['−', 'Bunga dan pendapatan nonhalal', 'pendapatanNonhalal'],
  ['−', 'Utang jatuh tempo', 'utangJatuhTempo'],
]

/** Of trade, securities, harvests, herds, finds, and of wealth together. */
export const tradeYieldExplainers = {
  zakatperdagangan: ofWealth({
    parts: [
      ['+', 'Persediaan', 'persediaan'],
      ['+', 'Kas', 'kas'],
      ['+', 'Piutang lancar', 'piutangLancar'],
      ['−', 'Utang jatuh tempo', 'utangJatuhTempo'],
    ],
    rate: ofYear,
  }),
  zakatperusahaan: ofWealth({
    parts: [
      ['+', 'Aset lancar', 'asetLancar'],
      ['−', 'Bunga dan pendapatan nonhalal', 'pendapatanNonhalal'],
      ['−', 'Kewajiban jangka pendek', 'kewajibanJangkaPendek'],
    ],
    rate: ofYear,
  }),
  zakatsaham: ofWealth({
    parts: [
      ['+', 'Harga pasar', 'nilaiPasar'],
      ['+', 'Dividen', 'dividen'],
      ['+', 'Kenaikan nilai', 'kenaikanNilai'],
      ['+', 'Kas RDN', 'saldoRdn'],
      ...securities,
    ],
  }),
  zakatsuratberharga: ofWealth({
    parts: [
      ['+', 'Reksa dana', 'reksaDana'],
      ['+', 'Sukuk dan obligasi', 'sukuk'],
      ['−', 'Bunga obligasi', 'bunga'],
      ['−', 'Utang jatuh tempo', 'utangJatuhTempo'],
    ],
  }),
  zakatsewa: ofWealth({
    parts: [
      ['+', 'Sewa setahun', 'sewaSetahun'],
      ['−', 'Biaya perawatan', 'biaya'],
    ],
    rate: ({ pandangan }) => (pandangan === 'mustaghallat' ? '10%' : '2,5%'),
  }),
  zakatpertanian: ofCrops,
  zakatperkebunan: (input, result) =>
    ofWealth({
      parts: [['+', 'Nilai panen', 'hasilRupiah']],
      ...(input.pandangan === 'perniagaan' ? {} : { nisab: ricePrice, rate: waterText }),
    })(input, result),
  zakatperikanan: (input, result) =>
    ofWealth({
      parts: [
        ['+', 'Nilai hasil', 'hasilRupiah'],
        ...(input.metode === 'neto' ? [['−', 'Biaya', 'biaya'] as const] : []),
      ],
    })(input, result),
  zakatpeternakan: ofHerd,
  zakatpertambangan: ofWealth({ parts: [['+', 'Nilai hasil tambang', 'hasilRupiah']] }),
  zakatrikaz: ofWealth({ parts: [['+', 'Nilai temuan', 'nilaiRupiah']], rate: () => '20%' }),
  zakatgabungan: ofCombined,
} satisfies Partial<Explainers>
