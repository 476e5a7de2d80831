import { LinkButton } from '#app/ui/button.tsx'
import type { Choice } from '#app/ui/form/choice-grid.tsx'
import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { ChoiceField, OptionalRupiahField, RupiahField } from '../calculator/fields.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { explainers } from '../calculator/explain.ts'
import { zakatOnIncome } from '#features/zakat/kinds/income.ts'
import type { Route } from './+types/zakatpenghasilan.ts'

const kind = {
  name: 'zakatpenghasilan',
  rule: zakatOnIncome,
  explain: explainers.zakatpenghasilan,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatpenghasilan')
export const action = calculatorAction('zakatpenghasilan')
export const meta = calculatorMeta('zakatpenghasilan')

const periods: Choice[] = [
  { value: 'bulanan', label: 'Bulanan', note: 'setiap menerima gaji' },
  { value: 'tahunan', label: 'Tahunan', note: 'jumlah setahun' },
]
const methods: Choice[] = [
  { value: 'bruto', label: 'Bruto', note: 'sesuai keputusan BAZNAS' },
  { value: 'neto', label: 'Neto', note: 'setelah kebutuhan pokok dan utang' },
]

export default function ZakatPenghasilan({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  return (
    <CalculatorFrame
      name="zakatpenghasilan"
      rules={rules}
      note={
        <LinkButton
          to="/zakatcalculator/pengingat"
          reloadDocument
          download
          look="ghost"
          icon="calendar"
          className="justify-self-start"
        >
          Ingatkan saya tiap bulan
        </LinkButton>
      }
    >
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Periode dan metode">
          <ChoiceField of={calculator} name="periode" label="Periode" choices={periods} />
          <ChoiceField of={calculator} name="metode" label="Metode" choices={methods} />
        </FormPart>
        <FormPart title="Penghasilan">
          <RupiahField
            of={calculator}
            name="penghasilanUtama"
            label="Gaji atau penghasilan utama"
          />
          <OptionalRupiahField
            of={calculator}
            name="penghasilanLain"
            label="Bonus, THR, dan lainnya"
          />
        </FormPart>
        {/* CSS shows the parts that belong to the choice, so it works without script. */}
        <div className="hidden group-has-[[name=metode][value=neto]:checked]/form:block">
          <FormPart title="Pengurang">
            <OptionalRupiahField
              of={calculator}
              name="kebutuhanPokok"
              label="Kebutuhan pokok"
              hint="Makan, tempat tinggal, sekolah, dan pengobatan keluarga."
            />
            <OptionalRupiahField
              of={calculator}
              name="utangJatuhTempo"
              label="Utang yang jatuh tempo"
              hint="Hanya cicilan yang harus dibayar pada periode ini."
            />
          </FormPart>
        </div>
        <div className="hidden group-has-[[name=periode][value=tahunan]:checked]/form:block">
          <FormPart title="Yang sudah dibayar">
            <OptionalRupiahField
              of={calculator}
              name="sudahDibayar"
              label="Zakat penghasilan yang sudah Anda bayar tahun ini"
            />
          </FormPart>
        </div>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Bila penghasilan sebulan mencapai nisab bulanan, zakatnya 2,5% dari seluruh penghasilan bulan itu, ditunaikan saat diterima.',
  'Bila ada bulan yang kurang, jumlahkan setahun: mencapai nisab tahunan berarti zakat dihitung dari setahun, dikurangi yang sudah dibayar.',
  'Nisab bulanan dan tahunan diambil dari keputusan BAZNAS apa adanya; yang bulanan tidak selalu seperdua belas yang tahunan.',
  'BAZNAS memakai penghasilan bruto. Fatwa MUI No. 3 Tahun 2003 menyebut penghasilan bersih; pilih Neto bila Anda mengikutinya.',
  'Nisab penghasilan 2026 memakai emas 14 karat, jadi lebih rendah daripada nisab emas simpanan yang memakai emas murni.',
]
