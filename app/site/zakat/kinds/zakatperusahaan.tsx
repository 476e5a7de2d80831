import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { OptionalRupiahField, RupiahField } from '../calculator/fields.tsx'
import { BookYearField, GoldAndHaul } from '../calculator/further-fields.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { furtherExplainers } from '../calculator/explain-further.ts'
import { zakatOnCompany } from '#features/zakat/kinds/company.ts'
import type { Route } from './+types/zakatperusahaan.ts'

const kind = {
  name: 'zakatperusahaan',
  rule: zakatOnCompany,
  explain: furtherExplainers.zakatperusahaan,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatperusahaan')
export const action = calculatorAction('zakatperusahaan')
export const meta = calculatorMeta('zakatperusahaan')

export default function ZakatPerusahaan({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  return (
    <CalculatorFrame name="zakatperusahaan" rules={rules} hasHaul>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Dari neraca">
          <RupiahField
            of={calculator}
            name="asetLancar"
            label="Aset lancar"
            hint="Termasuk dana di perusahaan lain dan aset yang disewakan."
          />
          <OptionalRupiahField
            of={calculator}
            name="pendapatanNonhalal"
            label="Bunga dan pendapatan nonhalal"
            hint="Yang termasuk dalam aset di atas; dikeluarkan dan disalurkan sebagai dana nonhalal."
          />
          <OptionalRupiahField
            of={calculator}
            name="kewajibanJangkaPendek"
            label="Kewajiban jangka pendek"
          />
        </FormPart>
        <FormPart title="Tahun buku dan harga emas">
          <BookYearField of={calculator} />
          <GoldAndHaul of={calculator} label="Sudah genap satu tahun?" />
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Zakat perusahaan = aset lancar − bunga dan pendapatan nonhalal − kewajiban jangka pendek, dikali 2,5%; bila tahun bukunya Masehi 2,575% (BAZNAS).',
  'Nisabnya senilai 85 gram emas murni. Berlaku untuk usaha dagang, industri, dan jasa.',
  'Bagian pemilik nonmuslim dan perusahaan yang sudah dizakati pemegang sahamnya adalah urusan dewan syariah; tanyakan kepada kami.',
  'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
  'Dasar: PMA No. 52 Tahun 2014 pasal 11–12; Ijtima Ulama Komisi Fatwa MUI VII/2021.',
]
