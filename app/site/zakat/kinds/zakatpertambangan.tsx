import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { goldPrice } from '../calculator/form-rows.tsx'
import { tradeYieldExplainers } from '../calculator/explain-trade-yield.ts'
import { zakatOnMine } from '#features/zakat/kinds/mine.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatpertambangan')
export const action = calculatorAction('zakatpertambangan')
export const meta = calculatorMeta('zakatpertambangan')

export default calculatorScreen({
  name: 'zakatpertambangan',
  rule: zakatOnMine,
  explain: tradeYieldExplainers.zakatpertambangan,
  parts: [
    {
      title: 'Hasil tambang',
      rows: [{ as: 'rupiah', name: 'hasilRupiah', label: 'Nilai hasil tambang' }],
    },
    { title: 'Harga emas', rows: [goldPrice] },
  ],
  rules: [
    'Nisabnya senilai 85 gram emas murni; zakatnya 2,5% saat hasil diperoleh, tanpa haul.',
    'Mazhab Hanafi mewajibkan 20% dari logam tanpa nisab; mazhab Syafi’i hanya mewajibkannya atas emas dan perak.',
    'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
    'Dasar: PMA No. 52 Tahun 2014.',
  ],
})
