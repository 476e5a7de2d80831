import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { bookYear, goldPrice } from '../calculator/form-rows.tsx'
import { tradeYieldExplainers } from '../calculator/explain-trade-yield.ts'
import { zakatOnTrade } from '#features/zakat/kinds/trade.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatperdagangan')
export const action = calculatorAction('zakatperdagangan')
export const meta = calculatorMeta('zakatperdagangan')

export default calculatorScreen({
  name: 'zakatperdagangan',
  rule: zakatOnTrade,
  explain: tradeYieldExplainers.zakatperdagangan,
  hasHaul: true,
  parts: [
    {
      title: 'Modal yang berputar',
      rows: [
        {
          as: 'rupiah',
          name: 'persediaan',
          label: 'Persediaan barang',
          hint: 'Nilai jual barang dagangan hari ini, bukan harga belinya. Rak, kendaraan, dan bangunan tidak dihitung.',
        },
        {
          as: 'optionalRupiah',
          name: 'kas',
          label: 'Kas',
          hint: 'Uang usaha di tangan dan di bank.',
        },
        {
          as: 'optionalRupiah',
          name: 'piutangLancar',
          label: 'Piutang lancar',
          hint: 'Hanya yang yakin tertagih; piutang macet dihitung saat diterima.',
        },
      ],
    },
    {
      title: 'Pengurang',
      rows: [
        {
          as: 'optionalRupiah',
          name: 'utangJatuhTempo',
          label: 'Utang yang jatuh tempo',
          hint: 'Utang usaha yang harus dibayar sekarang atau dalam tahun ini.',
        },
      ],
    },
    {
      title: 'Harga emas dan haul',
      rows: [
        bookYear,
        goldPrice,
        { as: 'haul', label: 'Usaha sudah berjalan satu tahun Hijriah?' },
      ],
    },
  ],
  rules: [
    'Yang dihitung modal yang berputar: kas, piutang yang lancar, dan persediaan menurut harga pasar hari ini, dikurangi utang yang jatuh tempo. Aset tetap tidak dihitung.',
    'Nisabnya senilai 85 gram emas murni, diuji pada akhir haul. Zakatnya 2,5%, atau 2,575% bila tahun bukunya Masehi (BAZNAS).',
    'Mazhab Syafi’i tidak mengurangkan utang; PMA No. 52 Tahun 2014 mengurangkan kewajiban jangka pendek.',
    'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
    'Dasar: PMA No. 52 Tahun 2014 pasal 11–13.',
  ],
})
