import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { OptionalRupiahField, RupiahField } from '../calculator/fields.tsx'
import { GoldPriceField, ShownWhen, ViewField } from '../calculator/further-fields.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { furtherExplainers } from '../calculator/explain-further.ts'
import { zakatOnFish } from '#features/zakat/kinds/fishery.ts'
import type { Route } from './+types/zakatperikanan.ts'

const kind = {
  name: 'zakatperikanan',
  rule: zakatOnFish,
  explain: furtherExplainers.zakatperikanan,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatperikanan')
export const action = calculatorAction('zakatperikanan')
export const meta = calculatorMeta('zakatperikanan')

export default function ZakatPerikanan({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  return (
    <CalculatorFrame name="zakatperikanan" rules={rules}>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Hasil perikanan">
          <RupiahField
            of={calculator}
            name="hasilRupiah"
            label="Nilai hasil panen atau tangkapan"
          />
          <ViewField of={calculator} kind="pilihanPerikanan" label="Biaya" />
          <ShownWhen when="group-has-[[name=metode][value=neto]:checked]/form:block">
            <OptionalRupiahField
              of={calculator}
              name="biaya"
              label="Biaya dan utang"
              hint="Pakan, benih, bahan bakar, dan tenaga."
            />
          </ShownWhen>
        </FormPart>
        <FormPart title="Harga emas">
          <GoldPriceField of={calculator} />
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Nisabnya senilai 85 gram emas murni; zakatnya 2,5% saat hasil diterima, tanpa haul.',
  'Banyak lembaga menghitungnya sebagai perdagangan, dari modal kerja pada akhir tahun; pakai kalkulator perdagangan bila Anda mengikutinya.',
  'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
  'Dasar: PMA No. 52 Tahun 2014.',
]
