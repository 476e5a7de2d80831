import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { RupiahField } from '../calculator/fields.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { furtherExplainers } from '../calculator/explain-further.ts'
import { zakatOnRikaz } from '#features/zakat/kinds/rikaz.ts'
import type { Route } from './+types/zakatrikaz.ts'

const kind = {
  name: 'zakatrikaz',
  rule: zakatOnRikaz,
  explain: furtherExplainers.zakatrikaz,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatrikaz')
export const action = calculatorAction('zakatrikaz')
export const meta = calculatorMeta('zakatrikaz')

export default function ZakatRikaz({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  return (
    <CalculatorFrame name="zakatrikaz" rules={rules}>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Temuan">
          <RupiahField
            of={calculator}
            name="nilaiRupiah"
            label="Nilai temuan"
            hint="Harta terpendam peninggalan lama tanpa pemilik. Barang hilang milik orang adalah luqatah, bukan rikaz."
          />
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Zakatnya seperlima (20%), tanpa nisab dan tanpa haul (HR Bukhari dan Muslim; PMA No. 52 Tahun 2014).',
  'Benda cagar budaya wajib dilaporkan lebih dahulu menurut UU No. 11 Tahun 2010.',
  'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
]
