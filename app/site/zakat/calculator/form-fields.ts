import { parameterKinds, type ZakatParameters } from '#features/zakat/figures/parameters.ts'
import { questionKinds, viewOf, zakatQuestions } from '#features/zakat/figures/views.ts'
import type { CalculatorName } from '#features/zakat/zakat.ts'
import type { ZakatFormValues } from './form-values.ts'
import { blankRow, type RowPrefix } from './rows.ts'

export type ZakatFieldKind = 'grams' | 'rupiah' | 'count' | 'yesNo' | 'tick' | 'asTyped'

const gold = { hargaEmas24PerGram: 'rupiah' } as const
const water = { pengairan: 'asTyped', persenTadahHujan: 'grams' } as const

/** How each form field is parsed. Rows are parsed separately. */
export const fieldKinds: Record<CalculatorName, Record<string, ZakatFieldKind>> = {
  zakatemas: { gram: 'grams', karat: 'asTyped', hargaEmas24PerGram: 'rupiah', haul: 'yesNo' },
  zakatperak: { gram: 'grams', hargaPerakPerGram: 'rupiah', haul: 'yesNo' },
  zakatperhiasan: {
    hargaEmas24PerGram: 'rupiah',
    hargaPerakPerGram: 'rupiah',
    haul: 'yesNo',
    hitungYangDipakai: 'tick',
  },
  zakatpenghasilan: {
    periode: 'asTyped',
    metode: 'asTyped',
    penghasilanUtama: 'rupiah',
    penghasilanLain: 'rupiah',
    kebutuhanPokok: 'rupiah',
    utangJatuhTempo: 'rupiah',
    sudahDibayar: 'rupiah',
  },
  zakatsimpananuang: {
    bungaBank: 'rupiah',
    utangJatuhTempo: 'rupiah',
    hargaEmas24PerGram: 'rupiah',
    haul: 'yesNo',
  },
  zakatfitrah: {
    jiwa: 'count',
    bentuk: 'asTyped',
    hargaBerasPerKg: 'rupiah',
    hargaBerasPerLiter: 'rupiah',
  },
  fidyah: { hari: 'count' },
  zakatgabungan: {
    bungaBank: 'rupiah',
    utangJatuhTempo: 'rupiah',
    sudahDizakatiTahunIni: 'rupiah',
    sudahDibayar: 'rupiah',
    gabungPerak: 'yesNo',
    hitungYangDipakai: 'yesNo',
    ...gold,
    hargaPerakPerGram: 'rupiah',
  },
  zakatperdagangan: {
    kas: 'rupiah',
    piutangLancar: 'rupiah',
    persediaan: 'rupiah',
    utangJatuhTempo: 'rupiah',
    tahunBuku: 'asTyped',
    ...gold,
    haul: 'yesNo',
  },
  zakatperusahaan: {
    asetLancar: 'rupiah',
    pendapatanNonhalal: 'rupiah',
    kewajibanJangkaPendek: 'rupiah',
    tahunBuku: 'asTyped',
    ...gold,
    haul: 'yesNo',
  },
  zakatsaham: {
    tujuan: 'asTyped',
    cara: 'asTyped',
    nilaiPasar: 'rupiah',
    dividen: 'rupiah',
    kenaikanNilai: 'rupiah',
    saldoRdn: 'rupiah',
    pendapatanNonhalal: 'rupiah',
    utangJatuhTempo: 'rupiah',
    ...gold,
    haul: 'yesNo',
  },
  zakatsuratberharga: {
    reksaDana: 'rupiah',
    sukuk: 'rupiah',
    bunga: 'rupiah',
    utangJatuhTempo: 'rupiah',
    ...gold,
    haul: 'yesNo',
  },
  zakatsewa: {
    sewaSetahun: 'rupiah',
    biaya: 'rupiah',
    pandangan: 'asTyped',
    ...gold,
    haul: 'yesNo',
  },
  zakatpertanian: {
    bentuk: 'asTyped',
    hargaPerKg: 'rupiah',
    hargaGabahPerKg: 'rupiah',
    hargaBerasPerKg: 'rupiah',
    ...water,
    metode: 'asTyped',
    biaya: 'rupiah',
  },
  zakatperkebunan: {
    hasilRupiah: 'rupiah',
    pandangan: 'asTyped',
    ...water,
    hargaGabahPerKg: 'rupiah',
    ...gold,
    haul: 'yesNo',
  },
  zakatperikanan: { hasilRupiah: 'rupiah', metode: 'asTyped', biaya: 'rupiah', ...gold },
  zakatpeternakan: {
    hewan: 'asTyped',
    ekor: 'count',
    digembalakan: 'yesNo',
    haul: 'yesNo',
    hargaKambing: 'rupiah',
    hargaTabi: 'rupiah',
    hargaMusinnah: 'rupiah',
  },
  zakatpertambangan: { hasilRupiah: 'rupiah', ...gold },
  zakatrikaz: { nilaiRupiah: 'rupiah' },
}

/** The rows that are added up into one field of the calculator. */
export const summedRows: Partial<
  Record<CalculatorName, { field: Extract<RowPrefix, 'saldo' | 'panenKg'>; kind: ZakatFieldKind }>
> = {
  zakatsimpananuang: { field: 'saldo', kind: 'rupiah' },
  zakatpertanian: { field: 'panenKg', kind: 'grams' },
}

/** What a form begins with, besides prices and the views of the board. */
const beginnings: Partial<Record<CalculatorName, ZakatFormValues>> = {
  zakatemas: { karat: '24' },
  zakatperhiasan: blankRow('items', 0),
  zakatpenghasilan: { periode: 'bulanan', metode: 'bruto' },
  zakatsimpananuang: blankRow('saldo', 0),
  zakatfitrah: { jiwa: '1', bentuk: 'uang', wilayah: 'nasional' },
  zakatgabungan: {
    'harta.emas.karat': '24',
    'harta.perhiasan.karat': '24',
    'harta.perhiasan.dipakai': 'disimpan',
  },
  zakatperdagangan: { tahunBuku: 'hijriah' },
  zakatperusahaan: { tahunBuku: 'hijriah' },
  zakatsaham: { tujuan: 'jangka-panjang' },
  zakatpertanian: { ...blankRow('panenKg', 0), bentuk: 'gabah', pengairan: 'tadah-hujan' },
  zakatperkebunan: { pengairan: 'tadah-hujan' },
  zakatpeternakan: { hewan: 'kambing' },
}

type Values = Readonly<ZakatFormValues>
type Shown = (values: Values) => boolean

const isNet: Shown = ({ metode }) => metode === 'neto'
const isMixed: Shown = ({ pengairan }) => pengairan === 'campuran'
const isAsTrade: Shown = ({ pandangan }) => pandangan === 'perniagaan'
const isTrader: Shown = ({ tujuan }) => tujuan === 'diperdagangkan'
const isCattle: Shown = ({ hewan }) => hewan === 'sapi' || hewan === 'kerbau'

/** When a field is on the screen that is not always there. */
const shownWhen: Partial<Record<CalculatorName, Record<string, Shown>>> = {
  zakatpenghasilan: {
    kebutuhanPokok: isNet,
    utangJatuhTempo: isNet,
    sudahDibayar: ({ periode }) => periode === 'tahunan',
  },
  zakatsaham: {
    nilaiPasar: (values) => isTrader(values) || values.cara === 'baznas',
    saldoRdn: isTrader,
    kenaikanNilai: (values) => !isTrader(values) && values.cara !== 'baznas',
  },
  zakatpertanian: {
    hargaPerKg: ({ bentuk }) => bentuk === 'lain',
    hargaGabahPerKg: ({ bentuk }) => bentuk !== 'beras',
    hargaBerasPerKg: ({ bentuk }) => bentuk === 'beras',
    persenTadahHujan: isMixed,
    biaya: isNet,
  },
  zakatperkebunan: {
    pengairan: (values) => !isAsTrade(values),
    persenTadahHujan: (values) => !isAsTrade(values) && isMixed(values),
    hargaGabahPerKg: (values) => !isAsTrade(values),
    hargaEmas24PerGram: isAsTrade,
    haul: isAsTrade,
  },
  zakatperikanan: { biaya: isNet },
  zakatpeternakan: {
    hargaKambing: (values) => !isCattle(values),
    hargaTabi: isCattle,
    hargaMusinnah: isCattle,
  },
}

/** Drops fields that a choice hides, even when they still hold values. */
export function withoutHidden(name: CalculatorName, values: Values): Values {
  const hidden = Object.entries(shownWhen[name] ?? {}).filter(([, isShown]) => !isShown(values))
  return { ...values, ...Object.fromEntries(hidden.map(([field]) => [field, ''])) }
}

/** The initial values of a form; prices are today's figures, and of two views the board's stands first. */
export function startingValues(name: CalculatorName, parameters: ZakatParameters): ZakatFormValues {
  // Rice given as rice has no price until the giver asks for one.
  const ofName = name === 'zakatfitrah' ? [] : Object.keys(fieldKinds[name])
  const prices = parameterKinds
    .filter((kind) => kind.startsWith('harga') && ofName.includes(kind))
    .map((kind) => [kind, String(parameters[kind]?.amount ?? '')])
  const views = questionKinds.flatMap((kind) => {
    const { jenis, field, views: options } = zakatQuestions[kind]
    const view = viewOf(kind, parameters[kind]?.amount ?? 1) ?? options[0]
    return jenis === name ? [[field, view.value]] : []
  })
  return { ...Object.fromEntries([...prices, ...views]), ...beginnings[name] }
}
