import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { RupiahField } from '../calculator/fields.tsx'
import { GoldPriceField } from '../calculator/further-fields.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { furtherExplainers } from '../calculator/explain-further.ts'
import { zakatOnMine } from '#features/zakat/kinds/mine.ts'
import type { Route } from './+types/zakatpertambangan.ts'

const kind = {
  name: 'zakatpertambangan',
  rule: zakatOnMine,
  explain: furtherExplainers.zakatpertambangan,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatpertambangan')
export const action = calculatorAction('zakatpertambangan')
export const meta = calculatorMeta('zakatpertambangan')

export default function ZakatPertambangan({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  return (
    <CalculatorFrame name="zakatpertambangan" rules={rules}>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Hasil tambang">
          <RupiahField of={calculator} name="hasilRupiah" label="Nilai hasil tambang" />
        </FormPart>
        <FormPart title="Harga emas">
          <GoldPriceField of={calculator} />
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Nisabnya senilai 85 gram emas murni; zakatnya 2,5% saat hasil diperoleh, tanpa haul.',
  'Mazhab Hanafi mewajibkan 20% dari logam tanpa nisab; mazhab Syafi’i hanya mewajibkannya atas emas dan perak.',
  'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
  'Dasar: PMA No. 52 Tahun 2014.',
]
