import { karatChoices } from '../calculator/fields.tsx'
import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { goldPrice } from '../calculator/form-rows.tsx'
import { explainers } from '../calculator/explain.ts'
import { zakatOnGold } from '#features/zakat/kinds/metal.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatemas')
export const action = calculatorAction('zakatemas')
export const meta = calculatorMeta('zakatemas')

export default calculatorScreen({
  name: 'zakatemas',
  rule: zakatOnGold,
  explain: explainers.zakatemas,
  parts: [
    {
      title: 'Emas yang Anda simpan',
      rows: [
        {
          as: 'grams',
          name: 'gram',
          label: 'Berat emas',
          hint: 'Contoh 85,5. Emas yang biasa dipakai dihitung di kalkulator perhiasan.',
        },
        { as: 'select', name: 'karat', label: 'Kadar', choices: karatChoices },
      ],
    },
    {
      title: 'Harga dan haul',
      rows: [goldPrice, { as: 'haul', label: 'Sudah dimiliki satu tahun Hijriah?' }],
    },
  ],
  rules: [
    'Yang ditimbang adalah emas murninya: berat × karat ÷ 24.',
    'Nisabnya 85 gram emas murni. Di bawah itu belum wajib zakat.',
    'Setelah dimiliki satu tahun Hijriah (haul), zakatnya 2,5% dari seluruh nilainya.',
    'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh, agar kewajiban tidak kurang terbayar.',
    'Dasar: PMA No. 52 Tahun 2014 yang diubah dengan PMA No. 31 Tahun 2019.',
  ],
})
