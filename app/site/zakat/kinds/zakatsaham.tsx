import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { goldPrice, shownWhen } from '../calculator/form-rows.tsx'
import { tradeYieldExplainers } from '../calculator/explain-trade-yield.ts'
import { zakatOnShares } from '#features/zakat/kinds/shares.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatsaham')
export const action = calculatorAction('zakatsaham')
export const meta = calculatorMeta('zakatsaham')

const PRICED =
  'group-has-[[name=tujuan][value=diperdagangkan]:checked]/form:block group-has-[[name=cara][value=baznas]:checked]/form:block'
const TRADED = 'group-has-[[name=tujuan][value=diperdagangkan]:checked]/form:block'
const HELD = 'group-has-[[name=tujuan][value=jangka-panjang]:checked]/form:block'
const GAINED =
  'group-has-[[name=tujuan][value=jangka-panjang]:checked]/form:block group-has-[[name=cara][value=baznas]:checked]/form:hidden'

export default calculatorScreen({
  name: 'zakatsaham',
  rule: zakatOnShares,
  explain: tradeYieldExplainers.zakatsaham,
  hasHaul: true,
  parts: [
    {
      title: 'Saham Anda',
      rows: [
        {
          as: 'choice',
          name: 'tujuan',
          label: 'Tujuan',
          choices: [
            { value: 'jangka-panjang', label: 'Jangka panjang', note: 'disimpan demi dividen' },
            { value: 'diperdagangkan', label: 'Diperdagangkan', note: 'dibeli untuk dijual lagi' },
          ],
        },
        shownWhen(HELD, { as: 'view', kind: 'pilihanSaham', label: 'Yang dihitung' }),
        shownWhen(PRICED, {
          as: 'optionalRupiah',
          name: 'nilaiPasar',
          label: 'Harga pasar seluruh saham hari ini',
        }),
        { as: 'optionalRupiah', name: 'dividen', label: 'Dividen setahun' },
        shownWhen(GAINED, {
          as: 'optionalRupiah',
          name: 'kenaikanNilai',
          label: 'Kenaikan nilai setahun',
          hint: 'Bila nilainya turun, kosongkan.',
        }),
        shownWhen(TRADED, { as: 'optionalRupiah', name: 'saldoRdn', label: 'Kas di RDN' }),
      ],
    },
    {
      title: 'Pengurang',
      rows: [
        {
          as: 'optionalRupiah',
          name: 'pendapatanNonhalal',
          label: 'Bagian nonhalal',
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
    'Saham yang diperdagangkan dihitung seperti barang dagangan: harga pasar hari itu, dividen, dan kas di RDN.',
    'Saham jangka panjang: dividen dan kenaikan nilai menurut Ijtima Ulama Komisi Fatwa MUI VII/2021 sebagaimana diberitakan, atau harga pasar dan dividen menurut cara BAZNAS. Kas RDN-nya dihitung sebagai simpanan uang.',
    'Nisabnya senilai 85 gram emas murni; zakatnya 2,5%. Perusahaan yang sudah berzakat tidak dizakati lagi sahamnya.',
    'Aset kripto tidak dihitung di sini: MUI (2021) menyatakannya haram sebagai mata uang, dan BAZNAS menunggu fatwa tentang zakatnya.',
    'Hasil dibulatkan sekali di akhir, ke atas, ke rupiah penuh.',
  ],
})
