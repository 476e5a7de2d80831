import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { explainers } from '../calculator/explain.ts'
import { zakatOnSilver } from '#features/zakat/kinds/metal.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatperak')
export const action = calculatorAction('zakatperak')
export const meta = calculatorMeta('zakatperak')

export default calculatorScreen({
  name: 'zakatperak',
  rule: zakatOnSilver,
  explain: explainers.zakatperak,
  parts: [
    {
      title: 'Perak yang Anda simpan',
      rows: [{ as: 'grams', name: 'gram', label: 'Berat perak', hint: 'Contoh 620,5' }],
    },
    {
      title: 'Harga dan haul',
      rows: [
        { as: 'price', name: 'hargaPerakPerGram', label: 'Harga perak per gram' },
        { as: 'haul', label: 'Sudah dimiliki satu tahun Hijriah?' },
      ],
    },
  ],
  rules: [
    'Nisab perak adalah 595 gram.',
    'Setelah dimiliki satu tahun Hijriah (haul), zakatnya 2,5% dari seluruh nilainya.',
    'Perak dan emas tidak digabung: masing-masing punya nisab sendiri.',
    'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
    'Dasar: PMA No. 52 Tahun 2014 yang diubah dengan PMA No. 31 Tahun 2019.',
  ],
})
