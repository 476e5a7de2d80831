import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { GramField, HaulField, RupiahField } from '../calculator/fields.tsx'
import { PriceHint } from '../parameter-note.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { explainers } from '../calculator/explain.ts'
import { zakatOnSilver } from '#features/zakat/kinds/metal.ts'
import type { Route } from './+types/zakatperak.ts'

const kind = { name: 'zakatperak', rule: zakatOnSilver, explain: explainers.zakatperak } as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatperak')
export const action = calculatorAction('zakatperak')
export const meta = calculatorMeta('zakatperak')

export default function ZakatPerak({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  const { hargaPerakPerGram } = calculator.parameters
  return (
    <CalculatorFrame name="zakatperak" rules={rules}>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Perak yang Anda simpan">
          <GramField of={calculator} name="gram" label="Berat perak" hint="Contoh 620,5" />
        </FormPart>
        <FormPart title="Harga dan haul">
          <RupiahField
            of={calculator}
            name="hargaPerakPerGram"
            label="Harga perak per gram"
            hint={<PriceHint parameter={hargaPerakPerGram} />}
          />
          <HaulField of={calculator} label="Sudah dimiliki satu tahun Hijriah?" />
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Nisab perak adalah 595 gram.',
  'Setelah dimiliki satu tahun Hijriah (haul), zakatnya 2,5% dari seluruh nilainya.',
  'Perak dan emas tidak digabung: masing-masing punya nisab sendiri.',
  'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
  'Dasar: PMA No. 52 Tahun 2014 yang diubah dengan PMA No. 31 Tahun 2019.',
]
