import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { OptionalRupiahField, RupiahField } from '../calculator/fields.tsx'
import { BookYearField, GoldAndHaul } from '../calculator/further-fields.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { furtherExplainers } from '../calculator/explain-further.ts'
import { zakatOnTrade } from '#features/zakat/kinds/trade.ts'
import type { Route } from './+types/zakatperdagangan.ts'

const kind = {
  name: 'zakatperdagangan',
  rule: zakatOnTrade,
  explain: furtherExplainers.zakatperdagangan,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatperdagangan')
export const action = calculatorAction('zakatperdagangan')
export const meta = calculatorMeta('zakatperdagangan')

export default function ZakatPerdagangan({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  return (
    <CalculatorFrame name="zakatperdagangan" rules={rules} hasHaul>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Modal yang berputar">
          <RupiahField
            of={calculator}
            name="persediaan"
            label="Persediaan barang"
            hint="Nilai jual barang dagangan hari ini, bukan harga belinya. Rak, kendaraan, dan bangunan tidak dihitung."
          />
          <OptionalRupiahField
            of={calculator}
            name="kas"
            label="Kas"
            hint="Uang usaha di tangan dan di bank."
          />
          <OptionalRupiahField
            of={calculator}
            name="piutangLancar"
            label="Piutang lancar"
            hint="Hanya yang yakin tertagih; piutang macet dihitung saat diterima."
          />
        </FormPart>
        <FormPart title="Pengurang">
          <OptionalRupiahField
            of={calculator}
            name="utangJatuhTempo"
            label="Utang yang jatuh tempo"
            hint="Utang usaha yang harus dibayar sekarang atau dalam tahun ini."
          />
        </FormPart>
        <FormPart title="Harga emas dan haul">
          <BookYearField of={calculator} />
          <GoldAndHaul of={calculator} label="Usaha sudah berjalan satu tahun Hijriah?" />
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Yang dihitung modal yang berputar: kas, piutang yang lancar, dan persediaan menurut harga pasar hari ini, dikurangi utang yang jatuh tempo. Aset tetap tidak dihitung.',
  'Nisabnya senilai 85 gram emas murni, diuji pada akhir haul. Zakatnya 2,5%, atau 2,575% bila tahun bukunya Masehi (BAZNAS).',
  'Mazhab Syafi’i tidak mengurangkan utang; PMA No. 52 Tahun 2014 mengurangkan kewajiban jangka pendek.',
  'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
  'Dasar: PMA No. 52 Tahun 2014 pasal 11–13.',
]
