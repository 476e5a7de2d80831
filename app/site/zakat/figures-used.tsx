import type { ZakatParameterKind } from '#platform/db/schema/schema-zakat.ts'
import { figureWords } from '#features/zakat/figures/figure-words.ts'
import type { RawInput } from '#features/zakat/kinds/input.ts'
import { parameterKinds, type ZakatParameter } from '#features/zakat/figures/parameters.ts'
import {
  isQuestion,
  type QuestionKind,
  questionKinds,
  viewOf,
  zakatQuestions,
} from '#features/zakat/figures/views.ts'
import type { CalculatorName } from '#features/zakat/zakat.ts'
import { fieldKinds } from './calculator/form-fields.ts'
import { rupiahText, thousandths } from './figures.ts'
import { SumsInText } from './sums-in-text.tsx'
import { ParameterNote } from './parameter-note.tsx'
import type { Calculator } from './calculator/use-calculator.ts'

/** The figures behind a result, with their decree or source. A price typed by the donor is labelled so. */
export function FiguresUsed<N extends CalculatorName>({ form }: { form: Calculator<N> }) {
  const { name, reading, parameters } = form
  const { input } = reading
  return (
    <ul className="grid gap-2 rounded-field bg-surface-2 p-4">
      {kindsOf(name, input).map((kind) => {
        const parameter = parameters[kind]
        const isOwn = parameter === undefined || isChanged(input, parameter)
        return (
          <li key={kind} className="grid gap-0.5">
            <span className="flex flex-wrap items-start justify-between gap-x-3 text-sm font-semibold">
              <span className="min-w-min grow basis-20">{figureWords[kind].name}</span>
              <span className="ml-auto max-w-full text-right tabular">
                <SumsInText text={amountText(kind, input)} />
              </span>
            </span>
            {isOwn ? (
              <span className="text-sm text-muted">
                {isQuestion(kind) ? 'Anda pilih sendiri.' : 'Anda isi sendiri.'}
              </span>
            ) : (
              <ParameterNote parameter={parameter} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function kindsOf(name: CalculatorName, input: RawInput): ZakatParameterKind[] {
  const always = [
    ...parameterKinds.filter((kind) => kind.startsWith('harga') && kind in fieldKinds[name]),
    ...questionKinds.filter((kind) => zakatQuestions[kind].jenis === name),
  ]
  return kindsUsed[name]?.(input) ?? always
}

/** Where a choice decides which figures are used, or a decree has them. */
const kindsUsed: Partial<Record<CalculatorName, (input: RawInput) => ZakatParameterKind[]>> = {
  zakatperhiasan: metalsOf,
  zakatpenghasilan: ({ periode }) => [periode === 'tahunan' ? 'nisabTahun' : 'nisabBulan'],
  zakatfitrah: ({ bentuk }) => [fitrahKind(bentuk)],
  fidyah: () => ['tarifPerHari'],
  zakatgabungan: (input) => [
    'hargaEmas24PerGram',
    ...metalsOf({ items: input.harta }).filter((kind) => kind === 'hargaPerakPerGram'),
    'pilihanPerak',
    'pilihanPerhiasan',
  ],
  zakatperdagangan: ofYear,
  zakatperusahaan: ofYear,
  zakatsaham: ({ tujuan }) =>
    tujuan === 'jangka-panjang' ? ['hargaEmas24PerGram', 'pilihanSaham'] : ['hargaEmas24PerGram'],
  zakatpertanian: ({ bentuk }) => {
    if (bentuk === 'beras') return ['nisabBerasKg', 'hargaBerasPerKg', 'pilihanPertanian']
    return ['nisabGabahKg', 'hargaGabahPerKg', 'pilihanPertanian']
  },
  zakatperkebunan: ({ pandangan }) =>
    pandangan === 'perniagaan'
      ? ['hargaEmas24PerGram', 'pilihanPerkebunan']
      : ['nisabGabahKg', 'hargaGabahPerKg', 'pilihanPerkebunan'],
  zakatpeternakan: ({ hewan }) =>
    hewan === 'sapi' || hewan === 'kerbau' ? ['hargaTabi', 'hargaMusinnah'] : ['hargaKambing'],
}

function ofYear({ tahunBuku }: RawInput): ZakatParameterKind[] {
  return tahunBuku === 'masehi' ? ['hargaEmas24PerGram', 'kadarMasehi'] : ['hargaEmas24PerGram']
}

function metalsOf({ items }: RawInput): ZakatParameterKind[] {
  const metals = (items as { jenis: string }[]).map(({ jenis }) => jenis)
  return [
    ...(metals.includes('emas') ? (['hargaEmas24PerGram'] as const) : []),
    ...(metals.includes('perak') ? (['hargaPerakPerGram'] as const) : []),
  ]
}

function fitrahKind(form: unknown): ZakatParameterKind {
  if (form === 'uang') return 'tarifPerJiwa'
  return form === 'beras-liter' ? 'mlPerJiwa' : 'gramPerJiwa'
}

/** Whether the giver reckons with another figure or view than the one in force. */
function isChanged(input: RawInput, { kind, amount }: ZakatParameter): boolean {
  if (!isQuestion(kind)) return String(amount) !== String(input[kind])
  return viewOf(kind, amount)?.value !== chosenView(kind, input)
}

function chosenView(kind: QuestionKind, input: RawInput): string {
  const chosen = input[zakatQuestions[kind].field]
  return typeof chosen === 'boolean' ? (chosen ? 'ya' : 'tidak') : String(chosen)
}

function amountText(kind: ZakatParameterKind, input: RawInput): string {
  if (isQuestion(kind)) {
    const view = zakatQuestions[kind].views.find(({ value }) => value === chosenView(kind, input))
    return view?.label ?? ''
  }
  const amount = input[kind]
  const figure = typeof amount === 'number' || typeof amount === 'string' ? `${amount}` : ''
  if (figure === '') return 'tidak diisi'
  if (kind === 'gramPerJiwa') return `${thousandths(figure)} kg`
  if (kind === 'mlPerJiwa') return `${thousandths(figure)} liter`
  if (kind === 'kadarMasehi') return `${thousandths(figure)}%`
  return kind.startsWith('nisab') && kind.endsWith('Kg')
    ? `${figure} kg`
    : rupiahText(BigInt(figure))
}
