import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { shownWhen } from '../calculator/form-rows.tsx'
import { tradeYieldExplainers } from '../calculator/explain-trade-yield.ts'
import { zakatOnHerd } from '#features/zakat/kinds/herd.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatpeternakan')
export const action = calculatorAction('zakatpeternakan')
export const meta = calculatorMeta('zakatpeternakan')

const CATTLE =
  'group-has-[[name=hewan][value=sapi]:checked]/form:grid group-has-[[name=hewan][value=kerbau]:checked]/form:grid gap-4'
const SHEEP =
  'group-has-[[name=hewan][value=kambing]:checked]/form:block group-has-[[name=hewan][value=unta]:checked]/form:block'

export default calculatorScreen({
  name: 'zakatpeternakan',
  rule: zakatOnHerd,
  explain: tradeYieldExplainers.zakatpeternakan,
  hasHaul: true,
  parts: [
    {
      title: 'Ternak Anda',
      rows: [
        {
          as: 'choice',
          name: 'digembalakan',
          label: 'Cara memeliharanya',
          choices: [
            { value: 'ya', label: 'Digembalakan', note: 'merumput hampir sepanjang tahun' },
            { value: 'tidak', label: 'Diberi pakan', note: 'di kandang, atau dipekerjakan' },
          ],
        },
        {
          as: 'choice',
          name: 'hewan',
          label: 'Hewan',
          choices: [
            { value: 'kambing', label: 'Kambing, domba' },
            { value: 'sapi', label: 'Sapi' },
            { value: 'kerbau', label: 'Kerbau' },
            { value: 'unta', label: 'Unta' },
          ],
        },
        { as: 'count', name: 'ekor', label: 'Jumlah', unit: 'ekor', least: 1, most: 1_000_000 },
        { as: 'haul', label: 'Sudah dimiliki satu tahun Hijriah?' },
      ],
    },
    {
      title: 'Bila ditunaikan dengan uang',
      rows: [
        shownWhen(SHEEP, {
          as: 'optionalRupiah',
          name: 'hargaKambing',
          label: 'Harga seekor kambing',
          hint: 'Kambing 2 tahun atau domba 1 tahun.',
        }),
        shownWhen(
          CATTLE,
          {
            as: 'optionalRupiah',
            name: 'hargaTabi',
            label: 'Harga seekor tabi’',
            hint: 'Sapi atau kerbau 1 tahun.',
          },
          {
            as: 'optionalRupiah',
            name: 'hargaMusinnah',
            label: 'Harga seekor musinnah',
            hint: 'Sapi atau kerbau betina 2 tahun.',
          },
        ),
      ],
    },
  ],
  rules: [
    'Zakat ternak hanya untuk ternak yang digembalakan hampir sepanjang tahun dan tidak dipekerjakan. Ternak yang diberi pakan untuk dijual dihitung sebagai perdagangan; mazhab Maliki tetap menghitungnya sebagai ternak.',
    'Kambing: 40–120 satu ekor, 121–200 dua, 201–399 tiga, lalu satu tiap 100 (HR Bukhari 1454). Sapi dan kerbau: satu tabi’ tiap 30 dan satu musinnah tiap 40 (HR Ibnu Majah 1803). Unta mulai 5 ekor.',
    'Kelebihan di antara dua batas tidak menambah zakat. Bila ada beberapa cara, pemilik dan amil memilih.',
    'Menunaikannya dengan uang mengikuti mazhab Hanafi, yang lazim di BAZNAS. Utang tidak mengurangi zakat ternak.',
  ],
})
