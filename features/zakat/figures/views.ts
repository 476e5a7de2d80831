import type { ZakatParameterKind } from '#platform/db/schema/schema-zakat.ts'
import type { CalculatorName } from '../zakat.ts'

type View = { value: string; label: string; note: string }
type Question = {
  name: string
  jenis: CalculatorName
  /** The form's field that the view fills. */
  field: string
  views: readonly [View, View]
}

const costs: readonly [View, View] = [
  { value: 'bruto', label: 'Tanpa dikurangi biaya', note: 'kadarnya sudah menimbang biaya' },
  { value: 'neto', label: 'Setelah biaya dan utang', note: 'Ahmad, Qardhawi' },
]

/**
 * Questions on which scholars differ. The institution's board says, by two people, which view stands first on the
 * form; the giver may follow the other. A parameter's amount is the number of the view.
 */
export const zakatQuestions = {
  pilihanSaham: {
    name: 'Saham jangka panjang',
    jenis: 'zakatsaham',
    field: 'cara',
    views: [
      { value: 'ijtima', label: 'Dividen dan kenaikan nilai', note: 'Ijtima Ulama MUI VII/2021' },
      { value: 'baznas', label: 'Harga pasar dan dividen', note: 'cara BAZNAS' },
    ],
  },
  pilihanSewa: {
    name: 'Sewa',
    jenis: 'zakatsewa',
    field: 'pandangan',
    views: [
      { value: 'uang', label: 'Seperti uang, 2,5%', note: 'Majma’, BAZNAS' },
      { value: 'mustaghallat', label: 'Seperti hasil tani, 10%', note: 'dari sewa bersih' },
    ],
  },
  pilihanPerkebunan: {
    name: 'Perkebunan',
    jenis: 'zakatperkebunan',
    field: 'pandangan',
    views: [
      { value: 'pertanian', label: 'Seperti pertanian', note: '5–10% tiap panen, PMA 52/2014' },
      { value: 'perniagaan', label: 'Seperti perniagaan', note: '2,5% setahun, nisab 85 g emas' },
    ],
  },
  pilihanPertanian: {
    name: 'Biaya pertanian',
    jenis: 'zakatpertanian',
    field: 'metode',
    views: costs,
  },
  pilihanPerikanan: {
    name: 'Biaya perikanan',
    jenis: 'zakatperikanan',
    field: 'metode',
    views: costs,
  },
  pilihanPerak: {
    name: 'Perak dalam hitungan gabungan',
    jenis: 'zakatgabungan',
    field: 'gabungPerak',
    views: [
      { value: 'ya', label: 'Digabung', note: 'Hanafi dan Maliki' },
      { value: 'tidak', label: 'Dihitung sendiri', note: 'Syafi’i' },
    ],
  },
  pilihanPerhiasan: {
    name: 'Perhiasan yang dipakai dalam hitungan gabungan',
    jenis: 'zakatgabungan',
    field: 'hitungYangDipakai',
    views: [
      { value: 'tidak', label: 'Tidak dihitung', note: 'kebanyakan ulama' },
      { value: 'ya', label: 'Ikut dihitung', note: 'Hanafi' },
    ],
  },
} as const satisfies Partial<Record<ZakatParameterKind, Question>>

export type QuestionKind = keyof typeof zakatQuestions

export const questionKinds = Object.keys(zakatQuestions) as QuestionKind[]

/** The view that a parameter names; undefined for a figure that is no choice, and for a number without a view. */
export function viewOf(kind: ZakatParameterKind, amount: number): View | undefined {
  return isQuestion(kind) ? zakatQuestions[kind].views[amount - 1] : undefined
}

/** Whether a parameter is the choice of a view. */
export function isQuestion(kind: string): kind is QuestionKind {
  return kind in zakatQuestions
}

const BASIS = 'Ulama berbeda pendapat'

/** The questions among the words of figures. */
export const viewWords = Object.fromEntries(
  questionKinds.map((kind) => [
    kind,
    {
      name: `Pandangan: ${zakatQuestions[kind].name.toLowerCase()}`,
      unit: 'pilihan',
      basis: BASIS,
    },
  ]),
) as Record<QuestionKind, { name: string; unit: string; basis: string }>
