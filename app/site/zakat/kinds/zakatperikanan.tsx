import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { goldPrice, shownWhen } from '../calculator/form-rows.tsx'
import { tradeYieldExplainers } from '../calculator/explain-trade-yield.ts'
import { zakatOnFish } from '#features/zakat/kinds/fishery.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatperikanan')
export const action = calculatorAction('zakatperikanan')
export const meta = calculatorMeta('zakatperikanan')

export default calculatorScreen({
  name: 'zakatperikanan',
  rule: zakatOnFish,
  explain: tradeYieldExplainers.zakatperikanan,
  parts: [
    {
      title: 'Hasil perikanan',
      rows: [
        { as: 'rupiah', name: 'hasilRupiah', label: 'Nilai hasil panen atau tangkapan' },
        { as: 'view', kind: 'pilihanPerikanan', label: 'Biaya' },
        shownWhen('group-has-[[name=metode][value=neto]:checked]/form:block', {
          as: 'optionalRupiah',
          name: 'biaya',
          label: 'Biaya dan utang',
          hint: 'Pakan, benih, bahan bakar, dan tenaga.',
        }),
      ],
    },
    { title: 'Harga emas', rows: [goldPrice] },
  ],
  rules: [
    'Nisabnya senilai 85 gram emas murni; zakatnya 2,5% saat hasil diterima, tanpa haul.',
    'Banyak lembaga menghitungnya sebagai perdagangan, dari modal kerja pada akhir tahun; pakai kalkulator perdagangan bila Anda mengikutinya.',
    'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
    'Dasar: PMA No. 52 Tahun 2014.',
  ],
})
