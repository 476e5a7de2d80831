import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { OptionalRupiahField } from '../calculator/fields.tsx'
import { GoldAndHaul } from '../calculator/further-fields.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { furtherExplainers } from '../calculator/explain-further.ts'
import { zakatOnSecurities } from '#features/zakat/kinds/securities.ts'
import type { Route } from './+types/zakatsuratberharga.ts'

const kind = {
  name: 'zakatsuratberharga',
  rule: zakatOnSecurities,
  explain: furtherExplainers.zakatsuratberharga,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatsuratberharga')
export const action = calculatorAction('zakatsuratberharga')
export const meta = calculatorMeta('zakatsuratberharga')

export default function ZakatSuratBerharga({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  return (
    <CalculatorFrame name="zakatsuratberharga" rules={rules} hasHaul>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Yang Anda miliki">
          <OptionalRupiahField
            of={calculator}
            name="reksaDana"
            label="Reksa dana"
            hint="Nilai aktiva bersih × jumlah unit hari ini."
          />
          <OptionalRupiahField
            of={calculator}
            name="sukuk"
            label="Sukuk dan obligasi"
            hint="Nominal dan kupon yang masih di tangan."
          />
        </FormPart>
        <FormPart title="Pengurang">
          <OptionalRupiahField
            of={calculator}
            name="bunga"
            label="Bunga obligasi konvensional"
            hint="Yang termasuk dalam nilai di atas; disalurkan sebagai dana nonhalal."
          />
          <OptionalRupiahField
            of={calculator}
            name="utangJatuhTempo"
            label="Utang yang jatuh tempo"
          />
        </FormPart>
        <FormPart title="Harga emas dan haul">
          <GoldAndHaul of={calculator} label="Sudah dimiliki satu tahun Hijriah?" />
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Reksa dana dihitung menurut nilai unitnya; sukuk menurut nominal dan kupon yang diterima. Dari obligasi konvensional hanya pokoknya.',
  'Nisabnya senilai 85 gram emas murni; zakatnya 2,5%.',
  'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
  'Dasar: PMA No. 52 Tahun 2014 pasal 3 (uang dan surat berharga).',
]
