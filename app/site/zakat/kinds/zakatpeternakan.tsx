import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import type { Choice } from '#app/ui/form/choice-grid.tsx'
import { ChoiceField, CountField, HaulField, OptionalRupiahField } from '../calculator/fields.tsx'
import { ShownWhen } from '../calculator/further-fields.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { furtherExplainers } from '../calculator/explain-further.ts'
import { zakatOnHerd } from '#features/zakat/kinds/herd.ts'
import type { Route } from './+types/zakatpeternakan.ts'

const kind = {
  name: 'zakatpeternakan',
  rule: zakatOnHerd,
  explain: furtherExplainers.zakatpeternakan,
} as const

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatpeternakan')
export const action = calculatorAction('zakatpeternakan')
export const meta = calculatorMeta('zakatpeternakan')

const grazing: Choice[] = [
  { value: 'ya', label: 'Digembalakan', note: 'merumput hampir sepanjang tahun' },
  { value: 'tidak', label: 'Diberi pakan', note: 'di kandang, atau dipekerjakan' },
]

const animals: Choice[] = [
  { value: 'kambing', label: 'Kambing, domba' },
  { value: 'sapi', label: 'Sapi' },
  { value: 'kerbau', label: 'Kerbau' },
  { value: 'unta', label: 'Unta' },
]

const CATTLE =
  'group-has-[[name=hewan][value=sapi]:checked]/form:grid group-has-[[name=hewan][value=kerbau]:checked]/form:grid gap-4'
const SHEEP =
  'group-has-[[name=hewan][value=kambing]:checked]/form:block group-has-[[name=hewan][value=unta]:checked]/form:block'

export default function ZakatPeternakan({ loaderData, actionData }: Route.ComponentProps) {
  const calculator = useCalculator(kind, loaderData.rows, actionData)
  return (
    <CalculatorFrame name="zakatpeternakan" rules={rules} hasHaul>
      <CalculatorForm of={calculator} page={loaderData}>
        <FormPart title="Ternak Anda">
          <ChoiceField
            of={calculator}
            name="digembalakan"
            label="Cara memeliharanya"
            choices={grazing}
          />
          <ChoiceField of={calculator} name="hewan" label="Hewan" choices={animals} />
          <CountField
            of={calculator}
            name="ekor"
            label="Jumlah"
            unit="ekor"
            least={1}
            most={1_000_000}
          />
          <HaulField of={calculator} label="Sudah dimiliki satu tahun Hijriah?" />
        </FormPart>
        <FormPart title="Bila ditunaikan dengan uang">
          <ShownWhen when={SHEEP}>
            <OptionalRupiahField
              of={calculator}
              name="hargaKambing"
              label="Harga seekor kambing"
              hint="Kambing 2 tahun atau domba 1 tahun."
            />
          </ShownWhen>
          <ShownWhen when={CATTLE}>
            <OptionalRupiahField
              of={calculator}
              name="hargaTabi"
              label="Harga seekor tabi’"
              hint="Sapi atau kerbau 1 tahun."
            />
            <OptionalRupiahField
              of={calculator}
              name="hargaMusinnah"
              label="Harga seekor musinnah"
              hint="Sapi atau kerbau betina 2 tahun."
            />
          </ShownWhen>
        </FormPart>
      </CalculatorForm>
    </CalculatorFrame>
  )
}

const rules = [
  'Zakat ternak hanya untuk ternak yang digembalakan hampir sepanjang tahun dan tidak dipekerjakan. Ternak yang diberi pakan untuk dijual dihitung sebagai perdagangan; mazhab Maliki tetap menghitungnya sebagai ternak.',
  'Kambing: 40–120 satu ekor, 121–200 dua, 201–399 tiga, lalu satu tiap 100 (HR Bukhari 1454). Sapi dan kerbau: satu tabi’ tiap 30 dan satu musinnah tiap 40 (HR Ibnu Majah 1803). Unta mulai 5 ekor.',
  'Kelebihan di antara dua batas tidak menambah zakat. Bila ada beberapa cara, pemilik dan amil memilih.',
  'Menunaikannya dengan uang mengikuti mazhab Hanafi, yang lazim di BAZNAS. Utang tidak mengurangi zakat ternak.',
]
