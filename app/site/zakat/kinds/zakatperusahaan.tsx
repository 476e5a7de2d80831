import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { bookYear, goldPrice } from '../calculator/form-rows.tsx'
import { tradeYieldExplainers } from '../calculator/explain-trade-yield.ts'
import { zakatOnCompany } from '#features/zakat/kinds/company.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatperusahaan')
export const action = calculatorAction('zakatperusahaan')
export const meta = calculatorMeta('zakatperusahaan')

export default calculatorScreen({
  name: 'zakatperusahaan',
  rule: zakatOnCompany,
  explain: tradeYieldExplainers.zakatperusahaan,
  hasHaul: true,
  parts: [
    {
      title: 'Dari neraca',
      rows: [
        {
          as: 'rupiah',
          name: 'asetLancar',
          label: 'Aset lancar',
          hint: 'Termasuk dana di perusahaan lain dan aset yang disewakan.',
        },
        {
          as: 'optionalRupiah',
          name: 'pendapatanNonhalal',
          label: 'Bunga dan pendapatan nonhalal',
          hint: 'Yang termasuk dalam aset di atas; dikeluarkan dan disalurkan sebagai dana nonhalal.',
        },
        { as: 'optionalRupiah', name: 'kewajibanJangkaPendek', label: 'Kewajiban jangka pendek' },
      ],
    },
    {
      title: 'Tahun buku dan harga emas',
      rows: [bookYear, goldPrice, { as: 'haul', label: 'Sudah genap satu tahun?' }],
    },
  ],
  rules: [
    'Zakat perusahaan = aset lancar − bunga dan pendapatan nonhalal − kewajiban jangka pendek, dikali 2,5%; bila tahun bukunya Masehi 2,575% (BAZNAS).',
    'Nisabnya senilai 85 gram emas murni. Berlaku untuk usaha dagang, industri, dan jasa.',
    'Bagian pemilik nonmuslim dan perusahaan yang sudah dizakati pemegang sahamnya adalah urusan dewan syariah; tanyakan kepada kami.',
    'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
    'Dasar: PMA No. 52 Tahun 2014 pasal 11–12; Ijtima Ulama Komisi Fatwa MUI VII/2021.',
  ],
})
