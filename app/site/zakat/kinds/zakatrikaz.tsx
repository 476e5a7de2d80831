import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { tradeYieldExplainers } from '../calculator/explain-trade-yield.ts'
import { zakatOnRikaz } from '#features/zakat/kinds/rikaz.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatrikaz')
export const action = calculatorAction('zakatrikaz')
export const meta = calculatorMeta('zakatrikaz')

export default calculatorScreen({
  name: 'zakatrikaz',
  rule: zakatOnRikaz,
  explain: tradeYieldExplainers.zakatrikaz,
  parts: [
    {
      title: 'Temuan',
      rows: [
        {
          as: 'rupiah',
          name: 'nilaiRupiah',
          label: 'Nilai temuan',
          hint: 'Harta terpendam peninggalan lama tanpa pemilik. Barang hilang milik orang adalah luqatah, bukan rikaz.',
        },
      ],
    },
  ],
  rules: [
    'Zakatnya seperlima (20%), tanpa nisab dan tanpa haul (HR Bukhari dan Muslim; PMA No. 52 Tahun 2014).',
    'Benda cagar budaya wajib dilaporkan lebih dahulu menurut UU No. 11 Tahun 2010.',
    'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
  ],
})
