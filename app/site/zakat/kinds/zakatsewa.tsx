import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { goldPrice } from '../calculator/form-rows.tsx'
import { tradeYieldExplainers } from '../calculator/explain-trade-yield.ts'
import { zakatOnRent } from '#features/zakat/kinds/rent.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatsewa')
export const action = calculatorAction('zakatsewa')
export const meta = calculatorMeta('zakatsewa')

export default calculatorScreen({
  name: 'zakatsewa',
  rule: zakatOnRent,
  explain: tradeYieldExplainers.zakatsewa,
  hasHaul: true,
  parts: [
    {
      title: 'Sewa',
      rows: [
        { as: 'rupiah', name: 'sewaSetahun', label: 'Sewa yang diterima setahun' },
        {
          as: 'optionalRupiah',
          name: 'biaya',
          label: 'Biaya perawatan',
          hint: 'Perbaikan, pajak, dan pengelola.',
        },
        { as: 'view', kind: 'pilihanSewa', label: 'Cara menghitung' },
      ],
    },
    {
      title: 'Harga emas dan haul',
      rows: [goldPrice, { as: 'haul', label: 'Sudah genap satu tahun Hijriah?' }],
    },
  ],
  rules: [
    'Yang dizakati sewanya setelah biaya perawatan, tidak pernah bangunannya. Properti yang hendak dijual dihitung sebagai perdagangan.',
    'Seperti uang: 2,5% (Majma’ dan tanya jawab BAZNAS). Seperti hasil tani: 10% dari sewa bersih. Nisab keduanya senilai 85 gram emas murni.',
    'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
  ],
})
