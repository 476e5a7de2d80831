import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import type { Choice } from '#app/ui/form/choice-grid.tsx'
import { ChoiceField, OptionalRupiahField, RupiahField } from '../calculator/fields.tsx'
import { ShownWhen, ViewField, WaterFields } from '../calculator/further-fields.tsx'
import { HarvestRows } from '../calculator/balance-rows.tsx'
import { PriceHint } from '../parameter-note.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { furtherExplainers } from '../calculator/explain-further.ts'
import { zakatOnCrops } from '#features/zakat/kinds/crops.ts'
import type { Route } from './+types/zakatpertanian.ts'

const kind = {
  name: 'zakatpertanian',
  rule: zakatOnCrops,
  explain: furtherExplainers.zakatpertanian,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatpertanian')
export const action = calculatorAction('zakatpertanian')
export const meta = calculatorMeta('zakatpertanian')

const forms: Choice[] = [
  { value: 'gabah', label: 'Gabah', note: 'nisab 653 kg' },
  { value: 'beras', label: 'Beras', note: 'nisab 524 kg' },
  { value: 'lain', label: 'Hasil lain', note: 'jagung, cabai, buah' },
]

export default function ZakatPertanian({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  const { hargaGabahPerKg, hargaBerasPerKg } = calculator.parameters
  return (
    <CalculatorFrame name="zakatpertanian" rules={rules}>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Panen">
          <ChoiceField
            of={calculator}
            name="bentuk"
            label="Hasil panen"
            choices={forms}
            columns={3}
          />
          <HarvestRows of={calculator} />
          <ShownWhen when="group-has-[[name=bentuk][value=lain]:checked]/form:block">
            <RupiahField of={calculator} name="hargaPerKg" label="Harga jual per kilogram" />
          </ShownWhen>
        </FormPart>
        <FormPart title="Pengairan dan biaya">
          <WaterFields of={calculator} />
          <ViewField of={calculator} kind="pilihanPertanian" label="Biaya bertani" />
          <ShownWhen when="group-has-[[name=metode][value=neto]:checked]/form:block">
            <OptionalRupiahField
              of={calculator}
              name="biaya"
              label="Biaya dan utang tani"
              hint="Benih, pupuk, tenaga, dan utang untuk panen ini."
            />
          </ShownWhen>
        </FormPart>
        <FormPart title="Harga acuan">
          <ShownWhen when="group-has-[[name=bentuk][value=gabah]:checked]/form:block group-has-[[name=bentuk][value=lain]:checked]/form:block">
            <RupiahField
              of={calculator}
              name="hargaGabahPerKg"
              label="Harga gabah per kilogram"
              hint={<PriceHint parameter={hargaGabahPerKg} />}
            />
          </ShownWhen>
          <ShownWhen when="group-has-[[name=bentuk][value=beras]:checked]/form:block">
            <RupiahField
              of={calculator}
              name="hargaBerasPerKg"
              label="Harga beras per kilogram"
              hint={<PriceHint parameter={hargaBerasPerKg} />}
            />
          </ShownWhen>
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Zakat pertanian ditunaikan setiap panen, tanpa haul. Panen setahun dari satu jenis boleh digabung (Syafi’i).',
  'Nisabnya 653 kg gabah atau 524 kg beras; hasil lain senilai 653 kg gabah. Angka 520 kg dan 815,758 kg juga dipakai sebagian kalangan.',
  'Zakatnya 10% bila diairi hujan atau sungai, 5% bila dengan biaya, dan menurut bagiannya bila campuran (HR Bukhari 1483).',
  'Beratnya dibulatkan ke atas ke gram; rupiahnya dari berat yang tepat, dibulatkan sekali ke atas.',
  'Dasar: PMA No. 52 Tahun 2014; tentang biaya bertani PMA tidak mengatur.',
]
