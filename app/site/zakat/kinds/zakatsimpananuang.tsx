import { BalanceRows } from '../calculator/balance-rows.tsx'
import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { goldPrice } from '../calculator/form-rows.tsx'
import { explainers } from '../calculator/explain.ts'
import { zakatOnSavings } from '#features/zakat/kinds/savings.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatsimpananuang')
export const action = calculatorAction('zakatsimpananuang')
export const meta = calculatorMeta('zakatsimpananuang')

export default calculatorScreen({
  name: 'zakatsimpananuang',
  rule: zakatOnSavings,
  explain: explainers.zakatsimpananuang,
  parts: [
    { title: 'Simpanan Anda', rows: [{ as: 'own', draw: BalanceRows }] },
    {
      title: 'Pengurang',
      rows: [
        {
          as: 'optionalRupiah',
          name: 'bungaBank',
          label: 'Bunga bank',
          hint: 'Dikeluarkan dari hitungan dan disalurkan sebagai dana nonhalal. Bagi hasil bank syariah tidak perlu dikurangkan.',
        },
        {
          as: 'optionalRupiah',
          name: 'utangJatuhTempo',
          label: 'Utang yang jatuh tempo',
          hint: 'Hanya cicilan yang sudah harus dibayar.',
        },
      ],
    },
    {
      title: 'Harga emas dan haul',
      rows: [goldPrice, { as: 'haul', label: 'Sudah mengendap satu tahun Hijriah?' }],
    },
  ],
  rules: [
    'Jumlahkan saldo tabungan, deposito, dompet digital, dan uang tunai yang mengendap. Yang aman: pakai saldo terendah selama setahun terakhir.',
    'Kurangi bunga bank dan utang yang sudah jatuh tempo.',
    'Nisabnya senilai 85 gram emas murni. Setelah satu tahun Hijriah, zakatnya 2,5% dari seluruhnya.',
    'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
    'Dasar: PMA No. 52 Tahun 2014 yang diubah dengan PMA No. 31 Tahun 2019; tentang bunga: Fatwa MUI No. 1 Tahun 2004.',
  ],
})
