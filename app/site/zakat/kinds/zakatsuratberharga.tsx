import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { goldPrice } from '../calculator/form-rows.tsx'
import { tradeYieldExplainers } from '../calculator/explain-trade-yield.ts'
import { zakatOnSecurities } from '#features/zakat/kinds/securities.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatsuratberharga')
export const action = calculatorAction('zakatsuratberharga')
export const meta = calculatorMeta('zakatsuratberharga')

export default calculatorScreen({
  name: 'zakatsuratberharga',
  rule: zakatOnSecurities,
  explain: tradeYieldExplainers.zakatsuratberharga,
  hasHaul: true,
  parts: [
    {
      title: 'Yang Anda miliki',
      rows: [
        {
          as: 'optionalRupiah',
          name: 'reksaDana',
          label: 'Reksa dana',
          hint: 'Nilai aktiva bersih × jumlah unit hari ini.',
        },
        {
          as: 'optionalRupiah',
          name: 'sukuk',
          label: 'Sukuk dan obligasi',
          hint: 'Nominal dan kupon yang masih di tangan.',
        },
      ],
    },
    {
      title: 'Pengurang',
      rows: [
        {
          as: 'optionalRupiah',
          name: 'bunga',
          label: 'Bunga obligasi konvensional',
          hint: 'Yang termasuk dalam nilai di atas; disalurkan sebagai dana nonhalal.',
        },
        { as: 'optionalRupiah', name: 'utangJatuhTempo', label: 'Utang yang jatuh tempo' },
      ],
    },
    {
      title: 'Harga emas dan haul',
      rows: [goldPrice, { as: 'haul', label: 'Sudah dimiliki satu tahun Hijriah?' }],
    },
  ],
  rules: [
    'Reksa dana dihitung menurut nilai unitnya; sukuk menurut nominal dan kupon yang diterima. Dari obligasi konvensional hanya pokoknya.',
    'Nisabnya senilai 85 gram emas murni; zakatnya 2,5%.',
    'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
    'Dasar: PMA No. 52 Tahun 2014 pasal 3 (uang dan surat berharga).',
  ],
})
