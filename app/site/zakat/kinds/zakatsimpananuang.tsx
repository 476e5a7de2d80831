import { BalanceRows } from '../calculator/balance-rows.tsx'
import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { HaulField, OptionalRupiahField, RupiahField } from '../calculator/fields.tsx'
import { PriceHint } from '../parameter-note.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { explainers } from '../calculator/explain.ts'
import { zakatOnSavings } from '#features/zakat/kinds/savings.ts'
import type { Route } from './+types/zakatsimpananuang.ts'

const kind = {
  name: 'zakatsimpananuang',
  rule: zakatOnSavings,
  explain: explainers.zakatsimpananuang,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatsimpananuang')
export const action = calculatorAction('zakatsimpananuang')
export const meta = calculatorMeta('zakatsimpananuang')

export default function ZakatSimpananUang({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  const { hargaEmas24PerGram } = calculator.parameters
  return (
    <CalculatorFrame name="zakatsimpananuang" rules={rules}>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Simpanan Anda">
          <BalanceRows of={calculator} />
        </FormPart>
        <FormPart title="Pengurang">
          <OptionalRupiahField
            of={calculator}
            name="bungaBank"
            label="Bunga bank"
            hint="Dikeluarkan dari hitungan dan disalurkan sebagai dana nonhalal. Bagi hasil bank syariah tidak perlu dikurangkan."
          />
          <OptionalRupiahField
            of={calculator}
            name="utangJatuhTempo"
            label="Utang yang jatuh tempo"
            hint="Hanya cicilan yang sudah harus dibayar."
          />
        </FormPart>
        <FormPart title="Harga emas dan haul">
          <RupiahField
            of={calculator}
            name="hargaEmas24PerGram"
            label="Harga emas 24 karat per gram"
            hint={<PriceHint parameter={hargaEmas24PerGram} />}
          />
          <HaulField of={calculator} label="Sudah mengendap satu tahun Hijriah?" />
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Jumlahkan saldo tabungan, deposito, dompet digital, dan uang tunai yang mengendap. Yang aman: pakai saldo terendah selama setahun terakhir.',
  'Kurangi bunga bank dan utang yang sudah jatuh tempo.',
  'Nisabnya senilai 85 gram emas murni. Setelah satu tahun Hijriah, zakatnya 2,5% dari seluruhnya.',
  'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
  'Dasar: PMA No. 52 Tahun 2014 yang diubah dengan PMA No. 31 Tahun 2019; tentang bunga: Fatwa MUI No. 1 Tahun 2004.',
]
