import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import {
  GramField,
  HaulField,
  karatChoices,
  RupiahField,
  SelectField,
} from '../calculator/fields.tsx'
import { PriceHint } from '../parameter-note.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { explainers } from '../calculator/explain.ts'
import { zakatOnGold } from '#features/zakat/kinds/metal.ts'
import type { Route } from './+types/zakatemas.ts'

const kind = { name: 'zakatemas', rule: zakatOnGold, explain: explainers.zakatemas } as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatemas')
export const action = calculatorAction('zakatemas')
export const meta = calculatorMeta('zakatemas')

export default function ZakatEmas({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  const { hargaEmas24PerGram } = calculator.parameters
  return (
    <CalculatorFrame name="zakatemas" rules={rules}>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Emas yang Anda simpan">
          <GramField
            of={calculator}
            name="gram"
            label="Berat emas"
            hint="Contoh 85,5. Emas yang biasa dipakai dihitung di kalkulator perhiasan."
          />
          <SelectField of={calculator} name="karat" label="Kadar" choices={karatChoices} />
        </FormPart>
        <FormPart title="Harga dan haul">
          <RupiahField
            of={calculator}
            name="hargaEmas24PerGram"
            label="Harga emas 24 karat per gram"
            hint={<PriceHint parameter={hargaEmas24PerGram} />}
          />
          <HaulField of={calculator} label="Sudah dimiliki satu tahun Hijriah?" />
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Yang ditimbang adalah emas murninya: berat × karat ÷ 24.',
  'Nisabnya 85 gram emas murni. Di bawah itu belum wajib zakat.',
  'Setelah dimiliki satu tahun Hijriah (haul), zakatnya 2,5% dari seluruh nilainya.',
  'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh, agar kewajiban tidak kurang terbayar.',
  'Dasar: PMA No. 52 Tahun 2014 yang diubah dengan PMA No. 31 Tahun 2019.',
]
