import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { HaulField, RupiahField } from '../calculator/fields.tsx'
import { GoldPriceField, ShownWhen, ViewField, WaterFields } from '../calculator/further-fields.tsx'
import { PriceHint } from '../parameter-note.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { furtherExplainers } from '../calculator/explain-further.ts'
import { zakatOnPlantation } from '#features/zakat/kinds/plantation.ts'
import type { Route } from './+types/zakatperkebunan.ts'

const kind = {
  name: 'zakatperkebunan',
  rule: zakatOnPlantation,
  explain: furtherExplainers.zakatperkebunan,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatperkebunan')
export const action = calculatorAction('zakatperkebunan')
export const meta = calculatorMeta('zakatperkebunan')

const AS_CROPS = 'group-has-[[name=pandangan][value=pertanian]:checked]/form:grid gap-4'
const AS_TRADE = 'group-has-[[name=pandangan][value=perniagaan]:checked]/form:grid gap-4'

export default function ZakatPerkebunan({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  const { hargaGabahPerKg } = calculator.parameters
  return (
    <CalculatorFrame name="zakatperkebunan" rules={rules}>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Hasil kebun">
          <RupiahField
            of={calculator}
            name="hasilRupiah"
            label="Nilai hasil panen"
            hint="Sekali panen; bila dihitung sebagai perniagaan, seluruh hasil setahun."
          />
          <ViewField of={calculator} kind="pilihanPerkebunan" label="Cara menghitung" />
        </FormPart>
        <FormPart title="Pengairan, harga, dan haul">
          <ShownWhen when={AS_CROPS}>
            <WaterFields of={calculator} />
            <RupiahField
              of={calculator}
              name="hargaGabahPerKg"
              label="Harga gabah per kilogram"
              hint={<PriceHint parameter={hargaGabahPerKg} />}
            />
          </ShownWhen>
          <ShownWhen when={AS_TRADE}>
            <GoldPriceField of={calculator} />
            <HaulField of={calculator} label="Sudah genap satu tahun Hijriah?" />
          </ShownWhen>
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'PMA No. 52 Tahun 2014 menggolongkan perkebunan dan kehutanan bersama pertanian: nisab senilai 653 kg gabah, 10% atau 5% setiap panen, tanpa haul.',
  'Pandangan lain menghitung sawit, karet, dan kopi sebagai perniagaan: nisab senilai 85 gram emas, 2,5% setelah setahun.',
  'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
]
