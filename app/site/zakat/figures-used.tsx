import type { ZakatParameterKind } from '#platform/db/schema-zakat.ts'
import type { RawInput } from '#features/zakat/input.ts'
import type { CalculatorName } from '#features/zakat/zakat.ts'
import { rupiahText, thousandths } from './figures.ts'
import { ParameterNote } from './parameter-note.tsx'
import type { Calculator } from './calculator/use-calculator.ts'

const words: Record<ZakatParameterKind, string> = {
  nisabBulan: 'Nisab sebulan',
  nisabTahun: 'Nisab setahun',
  hargaEmas24PerGram: 'Harga emas 24 karat',
  hargaPerakPerGram: 'Harga perak',
  tarifPerJiwa: 'Tarif per jiwa',
  tarifPerHari: 'Tarif per hari',
  gramPerJiwa: 'Beras per jiwa',
  mlPerJiwa: 'Beras per jiwa',
}

/** The figures behind a result, with their decree or source. A price typed by the donor is labelled so. */
export function FiguresUsed<N extends CalculatorName>({ of }: { of: Calculator<N> }) {
  const { name, reading, parameters } = of
  const { input } = reading
  return (
    <ul className="grid gap-2 rounded-field bg-surface-2 p-4">
      {kindsUsed[name](input).map((kind) => {
        const parameter = parameters[kind]
        const isOwn = parameter === undefined || String(parameter.amount) !== String(input[kind])
        return (
          <li key={kind} className="grid gap-0.5">
            <span className="flex justify-between gap-3 text-sm font-semibold">
              <span>{words[kind]}</span>
              <span className="tabular">{amountText(kind, input[kind])}</span>
            </span>
            {isOwn ? (
              <span className="text-sm text-muted">Anda isi sendiri.</span>
            ) : (
              <ParameterNote parameter={parameter} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const kindsUsed: Record<CalculatorName, (input: RawInput) => ZakatParameterKind[]> = {
  zakatemas: () => ['hargaEmas24PerGram'],
  zakatperak: () => ['hargaPerakPerGram'],
  zakatperhiasan: metalsOf,
  zakatpenghasilan: ({ periode }) => [periode === 'tahunan' ? 'nisabTahun' : 'nisabBulan'],
  zakatsimpananuang: () => ['hargaEmas24PerGram'],
  zakatfitrah: ({ bentuk }) => [fitrahKind(bentuk)],
  fidyah: () => ['tarifPerHari'],
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

function amountText(kind: ZakatParameterKind, amount: unknown): string {
  const figure = typeof amount === 'number' || typeof amount === 'string' ? `${amount}` : ''
  if (kind === 'gramPerJiwa') return `${thousandths(figure)} kg`
  return kind === 'mlPerJiwa' ? `${thousandths(figure)} liter` : rupiahText(BigInt(figure))
}
