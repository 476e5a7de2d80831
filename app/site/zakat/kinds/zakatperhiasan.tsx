import { JewelleryRows } from '../calculator/jewellery-rows.tsx'
import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { explainers } from '../calculator/explain.ts'
import { zakatOnJewellery } from '#features/zakat/kinds/jewellery.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatperhiasan')
export const action = calculatorAction('zakatperhiasan')
export const meta = calculatorMeta('zakatperhiasan')

export default calculatorScreen({
  name: 'zakatperhiasan',
  rule: zakatOnJewellery,
  explain: explainers.zakatperhiasan,
  parts: [
    {
      title: 'Perhiasan Anda',
      rows: [
        { as: 'own', draw: JewelleryRows },
        {
          as: 'tick',
          name: 'hitungYangDipakai',
          label: 'Ikut hitung perhiasan yang dipakai',
          hint: 'Kebanyakan ulama tidak mewajibkan zakat atas perhiasan yang dipakai sewajarnya; mazhab Hanafi mewajibkannya. Ikuti pendapat yang Anda yakini.',
        },
      ],
    },
    {
      title: 'Harga dan haul',
      rows: [
        {
          as: 'group',
          className: 'grid gap-4 sm:grid-cols-2',
          rows: [
            { as: 'price', name: 'hargaEmas24PerGram', label: 'Emas 24 karat per gram' },
            { as: 'price', name: 'hargaPerakPerGram', label: 'Perak per gram' },
          ],
        },
        { as: 'haul', label: 'Sudah dimiliki satu tahun Hijriah?' },
      ],
    },
  ],
  rules: [
    'Perhiasan yang disimpan dihitung seperti emas atau perak simpanan; permata dan batu mulia tidak ikut ditimbang.',
    'Emas dihitung murninya (berat × karat ÷ 24) dan diuji dengan nisab 85 gram; perak dengan nisab 595 gram. Keduanya tidak digabung.',
    'Nisab diuji hanya pada perhiasan yang dihitung.',
    'Zakat setiap logam dibulatkan ke atas ke rupiah penuh, sehingga rinciannya tepat sama dengan jumlahnya.',
    'Dasar: PMA No. 52 Tahun 2014 yang diubah dengan PMA No. 31 Tahun 2019.',
  ],
})
