import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { CombinedFields } from '../calculator/combined-fields.tsx'
import { OptionalRupiahField, RupiahField } from '../calculator/fields.tsx'
import { GoldPriceField, ViewField } from '../calculator/further-fields.tsx'
import { PriceHint } from '../parameter-note.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { furtherExplainers } from '../calculator/explain-further.ts'
import { zakatOnCombined } from '#features/zakat/kinds/combined.ts'
import type { Route } from './+types/zakatgabungan.ts'

const kind = {
  name: 'zakatgabungan',
  rule: zakatOnCombined,
  explain: furtherExplainers.zakatgabungan,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatgabungan')
export const action = calculatorAction('zakatgabungan')
export const meta = calculatorMeta('zakatgabungan')

export default function ZakatGabungan({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  const { hargaPerakPerGram } = calculator.parameters
  return (
    <CalculatorFrame name="zakatgabungan" rules={rules} hasHaul>
      <CalculatorForm of={calculator} page={loaderData}>
        <CombinedFields of={calculator} />
        <FormPart title="Pengurang">
          <OptionalRupiahField
            of={calculator}
            name="bungaBank"
            label="Bunga bank"
            hint="Dikeluarkan dari hitungan dan disalurkan sebagai dana nonhalal."
          />
          <OptionalRupiahField
            of={calculator}
            name="utangJatuhTempo"
            label="Utang yang jatuh tempo"
            hint="Hanya cicilan yang sudah harus dibayar, bukan seluruh sisa utang."
          />
        </FormPart>
        <FormPart title="Zakat tahun ini">
          <OptionalRupiahField
            of={calculator}
            name="sudahDizakatiTahunIni"
            label="Harta yang sudah dizakati"
            hint="Misalnya gaji yang sudah dizakati lalu ditabung dalam haul ini; tetap dihitung untuk nisab."
          />
          <OptionalRupiahField
            of={calculator}
            name="sudahDibayar"
            label="Zakat yang sudah dibayar"
          />
        </FormPart>
        <FormPart title="Pandangan dan harga">
          <ViewField of={calculator} kind="pilihanPerak" label="Perak" />
          <ViewField of={calculator} kind="pilihanPerhiasan" label="Perhiasan yang dipakai" />
          <GoldPriceField of={calculator} />
          <RupiahField
            of={calculator}
            name="hargaPerakPerGram"
            label="Harga perak per gram"
            hint={<PriceHint parameter={hargaPerakPerGram} />}
          />
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Emas, perak, uang, piutang lancar, barang dagangan, saham, reksa dana, dan sukuk dijumlahkan lalu diuji dengan satu nisab: senilai 85 gram emas murni. Jadi 50 gram emas dan Rp150 juta tidak dua kali disebut belum wajib.',
  'Menggabungkannya mengikuti mazhab Hanafi dan Maliki; mazhab Syafi’i menggabungkan dagangan dengan uang, tetapi tidak emas dengan perak. Kalkulator perhiasan tidak menggabungkan, sehingga jawabannya dapat berbeda.',
  'Yang belum setahun ikut dihitung untuk nisab, tetapi belum dizakati. Perak simpanan yang sendirian mencapai 595 gram tetap wajib.',
  'Hasil tani, ternak, ikan, tambang, rikaz, dan penghasilan tidak digabung; rumah dan alat kerja tidak dihitung. Setoran haji yang sudah menjadi porsi tidak dihitung, tabungan yang masih dapat diambil dihitung.',
  'Zakatnya 2,5%, dibulatkan sekali di akhir, ke atas. Zakat yang dibayar lebih awal dikurangkan dari zakatnya.',
  'Dasar: PMA No. 52 Tahun 2014 pasal 11; cara menggabungkan dan mengurangkan utang ditetapkan dewan syariah lembaga.',
]
