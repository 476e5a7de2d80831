import { HarvestRows } from '../calculator/balance-rows.tsx'
import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { shownWhen, waterRows } from '../calculator/form-rows.tsx'
import { tradeYieldExplainers } from '../calculator/explain-trade-yield.ts'
import { zakatOnCrops } from '#features/zakat/kinds/crops.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatpertanian')
export const action = calculatorAction('zakatpertanian')
export const meta = calculatorMeta('zakatpertanian')

export default calculatorScreen({
  name: 'zakatpertanian',
  rule: zakatOnCrops,
  explain: tradeYieldExplainers.zakatpertanian,
  parts: [
    {
      title: 'Panen',
      rows: [
        {
          as: 'choice',
          name: 'bentuk',
          label: 'Hasil panen',
          columns: 3,
          choices: [
            { value: 'gabah', label: 'Gabah', note: 'nisab 653 kg' },
            { value: 'beras', label: 'Beras', note: 'nisab 524 kg' },
            { value: 'lain', label: 'Hasil lain', note: 'jagung, cabai, buah' },
          ],
        },
        { as: 'own', draw: HarvestRows },
        shownWhen('group-has-[[name=bentuk][value=lain]:checked]/form:block', {
          as: 'rupiah',
          name: 'hargaPerKg',
          label: 'Harga jual per kilogram',
        }),
      ],
    },
    {
      title: 'Pengairan dan biaya',
      rows: [
        ...waterRows,
        { as: 'view', kind: 'pilihanPertanian', label: 'Biaya bertani' },
        shownWhen('group-has-[[name=metode][value=neto]:checked]/form:block', {
          as: 'optionalRupiah',
          name: 'biaya',
          label: 'Biaya dan utang tani',
          hint: 'Benih, pupuk, tenaga, dan utang untuk panen ini.',
        }),
      ],
    },
    {
      title: 'Harga acuan',
      rows: [
        shownWhen(
          'group-has-[[name=bentuk][value=gabah]:checked]/form:block group-has-[[name=bentuk][value=lain]:checked]/form:block',
          { as: 'price', name: 'hargaGabahPerKg', label: 'Harga gabah per kilogram' },
        ),
        shownWhen('group-has-[[name=bentuk][value=beras]:checked]/form:block', {
          as: 'price',
          name: 'hargaBerasPerKg',
          label: 'Harga beras per kilogram',
        }),
      ],
    },
  ],
  rules: [
    'Zakat pertanian ditunaikan setiap panen, tanpa haul. Panen setahun dari satu jenis boleh digabung (Syafi’i).',
    'Nisabnya 653 kg gabah atau 524 kg beras; hasil lain senilai 653 kg gabah. Angka 520 kg dan 815,758 kg juga dipakai sebagian kalangan.',
    'Zakatnya 10% bila diairi hujan atau sungai, 5% bila dengan biaya, dan menurut bagiannya bila campuran (HR Bukhari 1483).',
    'Beratnya dibulatkan ke atas ke gram; rupiahnya dari berat yang tepat, dibulatkan sekali ke atas.',
    'Dasar: PMA No. 52 Tahun 2014; tentang biaya bertani PMA tidak mengatur.',
  ],
})
