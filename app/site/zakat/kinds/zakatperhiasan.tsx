import { Switch } from '#app/ui/form/field.tsx'
import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { HaulField, RupiahField } from '../calculator/fields.tsx'
import { JewelleryRows } from '../calculator/jewellery-rows.tsx'
import { PriceHint } from '../parameter-note.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { explainers } from '../calculator/explain.ts'
import { zakatOnJewellery } from '#features/zakat/kinds/jewellery.ts'
import type { Route } from './+types/zakatperhiasan.ts'

const kind = {
  name: 'zakatperhiasan',
  rule: zakatOnJewellery,
  explain: explainers.zakatperhiasan,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatperhiasan')
export const action = calculatorAction('zakatperhiasan')
export const meta = calculatorMeta('zakatperhiasan')

export default function ZakatPerhiasan({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  const { hargaEmas24PerGram, hargaPerakPerGram } = calculator.parameters
  return (
    <CalculatorFrame name="zakatperhiasan" rules={rules}>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Perhiasan Anda">
          <JewelleryRows of={calculator} />
          <Switch
            name="hitungYangDipakai"
            label="Ikut hitung perhiasan yang dipakai"
            hint="Kebanyakan ulama tidak mewajibkan zakat atas perhiasan yang dipakai sewajarnya; mazhab Hanafi mewajibkannya. Ikuti pendapat yang Anda yakini."
            checked={Boolean(calculator.values.hitungYangDipakai)}
            onChange={({ currentTarget }) =>
              calculator.set('hitungYangDipakai', currentTarget.checked ? 'on' : '')
            }
          />
        </FormPart>
        <FormPart title="Harga dan haul">
          <div className="grid gap-4 sm:grid-cols-2">
            <RupiahField
              of={calculator}
              name="hargaEmas24PerGram"
              label="Emas 24 karat per gram"
              hint={<PriceHint parameter={hargaEmas24PerGram} />}
            />
            <RupiahField
              of={calculator}
              name="hargaPerakPerGram"
              label="Perak per gram"
              hint={<PriceHint parameter={hargaPerakPerGram} />}
            />
          </div>
          <HaulField of={calculator} label="Sudah dimiliki satu tahun Hijriah?" />
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Perhiasan yang disimpan dihitung seperti emas atau perak simpanan; permata dan batu mulia tidak ikut ditimbang.',
  'Emas dihitung murninya (berat × karat ÷ 24) dan diuji dengan nisab 85 gram; perak dengan nisab 595 gram. Keduanya tidak digabung.',
  'Nisab diuji hanya pada perhiasan yang dihitung.',
  'Zakat setiap logam dibulatkan ke atas ke rupiah penuh, sehingga rinciannya tepat sama dengan jumlahnya.',
  'Dasar: PMA No. 52 Tahun 2014 yang diubah dengan PMA No. 31 Tahun 2019.',
]
