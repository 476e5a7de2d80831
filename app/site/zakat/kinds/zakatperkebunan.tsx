import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { goldPrice, shownWhen, waterRows } from '../calculator/form-rows.tsx'
import { tradeYieldExplainers } from '../calculator/explain-trade-yield.ts'
import { zakatOnPlantation } from '#features/zakat/kinds/plantation.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatperkebunan')
export const action = calculatorAction('zakatperkebunan')
export const meta = calculatorMeta('zakatperkebunan')

const AS_CROPS = 'group-has-[[name=pandangan][value=pertanian]:checked]/form:grid gap-4'
const AS_TRADE = 'group-has-[[name=pandangan][value=perniagaan]:checked]/form:grid gap-4'

export default calculatorScreen({
  name: 'zakatperkebunan',
  rule: zakatOnPlantation,
  explain: tradeYieldExplainers.zakatperkebunan,
  parts: [
    {
      title: 'Hasil kebun',
      rows: [
        {
          as: 'rupiah',
          name: 'hasilRupiah',
          label: 'Nilai hasil panen',
          hint: 'Sekali panen; bila dihitung sebagai perniagaan, seluruh hasil setahun.',
        },
        { as: 'view', kind: 'pilihanPerkebunan', label: 'Cara menghitung' },
      ],
    },
    {
      title: 'Pengairan, harga, dan haul',
      rows: [
        shownWhen(AS_CROPS, ...waterRows, {
          as: 'price',
          name: 'hargaGabahPerKg',
          label: 'Harga gabah per kilogram',
        }),
        shownWhen(AS_TRADE, goldPrice, { as: 'haul', label: 'Sudah genap satu tahun Hijriah?' }),
      ],
    },
  ],
  rules: [
    'PMA No. 52 Tahun 2014 menggolongkan perkebunan dan kehutanan bersama pertanian: nisab senilai 653 kg gabah, 10% atau 5% setiap panen, tanpa haul.',
    'Pandangan lain menghitung sawit, karet, dan kopi sebagai perniagaan: nisab senilai 85 gram emas, 2,5% setelah setahun.',
    'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
  ],
})
