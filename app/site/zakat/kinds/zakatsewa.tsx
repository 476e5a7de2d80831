import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { OptionalRupiahField, RupiahField } from '../calculator/fields.tsx'
import { GoldAndHaul, ViewField } from '../calculator/further-fields.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { furtherExplainers } from '../calculator/explain-further.ts'
import { zakatOnRent } from '#features/zakat/kinds/rent.ts'
import type { Route } from './+types/zakatsewa.ts'

const kind = { name: 'zakatsewa', rule: zakatOnRent, explain: furtherExplainers.zakatsewa } as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatsewa')
export const action = calculatorAction('zakatsewa')
export const meta = calculatorMeta('zakatsewa')

export default function ZakatSewa({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  return (
    <CalculatorFrame name="zakatsewa" rules={rules} hasHaul>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Sewa">
          <RupiahField of={calculator} name="sewaSetahun" label="Sewa yang diterima setahun" />
          <OptionalRupiahField
            of={calculator}
            name="biaya"
            label="Biaya perawatan"
            hint="Perbaikan, pajak, dan pengelola."
          />
          <ViewField of={calculator} kind="pilihanSewa" label="Cara menghitung" />
        </FormPart>
        <FormPart title="Harga emas dan haul">
          <GoldAndHaul of={calculator} label="Sudah genap satu tahun Hijriah?" />
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Yang dizakati sewanya setelah biaya perawatan, tidak pernah bangunannya. Properti yang hendak dijual dihitung sebagai perdagangan.',
  'Seperti uang: 2,5% (Majma’ dan tanya jawab BAZNAS). Seperti hasil tani: 10% dari sewa bersih. Nisab keduanya senilai 85 gram emas murni.',
  'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
]
