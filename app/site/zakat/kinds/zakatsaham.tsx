import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import type { Choice } from '#app/ui/form/choice-grid.tsx'
import { ChoiceField, OptionalRupiahField } from '../calculator/fields.tsx'
import { GoldAndHaul, ShownWhen, ViewField } from '../calculator/further-fields.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { furtherExplainers } from '../calculator/explain-further.ts'
import { zakatOnShares } from '#features/zakat/kinds/shares.ts'
import type { Route } from './+types/zakatsaham.ts'

const kind = {
  name: 'zakatsaham',
  rule: zakatOnShares,
  explain: furtherExplainers.zakatsaham,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatsaham')
export const action = calculatorAction('zakatsaham')
export const meta = calculatorMeta('zakatsaham')

const purposes: Choice[] = [
  { value: 'jangka-panjang', label: 'Jangka panjang', note: 'disimpan demi dividen' },
  { value: 'diperdagangkan', label: 'Diperdagangkan', note: 'dibeli untuk dijual lagi' },
]

const PRICED =
  'group-has-[[name=tujuan][value=diperdagangkan]:checked]/form:block group-has-[[name=cara][value=baznas]:checked]/form:block'
const TRADED = 'group-has-[[name=tujuan][value=diperdagangkan]:checked]/form:block'
const HELD = 'group-has-[[name=tujuan][value=jangka-panjang]:checked]/form:block'
const GAINED =
  'group-has-[[name=tujuan][value=jangka-panjang]:checked]/form:block group-has-[[name=cara][value=baznas]:checked]/form:hidden'

export default function ZakatSaham({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  return (
    <CalculatorFrame name="zakatsaham" rules={rules} hasHaul>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Saham Anda">
          <ChoiceField of={calculator} name="tujuan" label="Tujuan" choices={purposes} />
          <ShownWhen when={HELD}>
            <ViewField of={calculator} kind="pilihanSaham" label="Yang dihitung" />
          </ShownWhen>
          <ShownWhen when={PRICED}>
            <OptionalRupiahField
              of={calculator}
              name="nilaiPasar"
              label="Harga pasar seluruh saham hari ini"
            />
          </ShownWhen>
          <OptionalRupiahField of={calculator} name="dividen" label="Dividen setahun" />
          <ShownWhen when={GAINED}>
            <OptionalRupiahField
              of={calculator}
              name="kenaikanNilai"
              label="Kenaikan nilai setahun"
              hint="Bila nilainya turun, kosongkan."
            />
          </ShownWhen>
          <ShownWhen when={TRADED}>
            <OptionalRupiahField of={calculator} name="saldoRdn" label="Kas di RDN" />
          </ShownWhen>
        </FormPart>
        <FormPart title="Pengurang">
          <OptionalRupiahField
            of={calculator}
            name="pendapatanNonhalal"
            label="Bagian nonhalal"
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
  'Saham yang diperdagangkan dihitung seperti barang dagangan: harga pasar hari itu, dividen, dan kas di RDN.',
  'Saham jangka panjang: dividen dan kenaikan nilai menurut Ijtima Ulama Komisi Fatwa MUI VII/2021 sebagaimana diberitakan, atau harga pasar dan dividen menurut cara BAZNAS. Kas RDN-nya dihitung sebagai simpanan uang.',
  'Nisabnya senilai 85 gram emas murni; zakatnya 2,5%. Perusahaan yang sudah berzakat tidak dizakati lagi sahamnya.',
  'Aset kripto tidak dihitung di sini: MUI (2021) menyatakannya haram sebagai mata uang, dan BAZNAS menunggu fatwa tentang zakatnya.',
  'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
]
