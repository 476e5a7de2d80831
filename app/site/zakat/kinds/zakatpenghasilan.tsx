import { LinkButton } from '#app/ui/button.tsx'
import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { explainers } from '../calculator/explain.ts'
import { zakatOnIncome } from '#features/zakat/kinds/income.ts'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatpenghasilan')
export const action = calculatorAction('zakatpenghasilan')
export const meta = calculatorMeta('zakatpenghasilan')

export default calculatorScreen({
  name: 'zakatpenghasilan',
  rule: zakatOnIncome,
  explain: explainers.zakatpenghasilan,
  note: (
    <LinkButton
      to="/zakatcalculator/pengingat"
      reloadDocument
      download
      look="ghost"
      icon="calendar"
      className="justify-self-start"
    >
      Ingatkan saya tiap bulan
    </LinkButton>
  ),
  parts: [
    {
      title: 'Periode dan metode',
      rows: [
        {
          as: 'choice',
          name: 'periode',
          label: 'Periode',
          choices: [
            { value: 'bulanan', label: 'Bulanan', note: 'setiap menerima gaji' },
            { value: 'tahunan', label: 'Tahunan', note: 'jumlah setahun' },
          ],
        },
        {
          as: 'choice',
          name: 'metode',
          label: 'Metode',
          choices: [
            { value: 'bruto', label: 'Bruto', note: 'sesuai keputusan BAZNAS' },
            { value: 'neto', label: 'Neto', note: 'setelah kebutuhan pokok dan utang' },
          ],
        },
      ],
    },
    {
      title: 'Penghasilan',
      rows: [
        { as: 'rupiah', name: 'penghasilanUtama', label: 'Gaji atau penghasilan utama' },
        { as: 'optionalRupiah', name: 'penghasilanLain', label: 'Bonus, THR, dan lainnya' },
      ],
    },
    {
      title: 'Pengurang',
      when: 'group-has-[[name=metode][value=neto]:checked]/form:block',
      rows: [
        {
          as: 'optionalRupiah',
          name: 'kebutuhanPokok',
          label: 'Kebutuhan pokok',
          hint: 'Makan, tempat tinggal, sekolah, dan pengobatan keluarga.',
        },
        {
          as: 'optionalRupiah',
          name: 'utangJatuhTempo',
          label: 'Utang yang jatuh tempo',
          hint: 'Hanya cicilan yang harus dibayar pada periode ini.',
        },
      ],
    },
    {
      title: 'Yang sudah dibayar',
      when: 'group-has-[[name=periode][value=tahunan]:checked]/form:block',
      rows: [
        {
          as: 'optionalRupiah',
          name: 'sudahDibayar',
          label: 'Zakat penghasilan yang sudah Anda bayar tahun ini',
        },
      ],
    },
  ],
  rules: [
    'Bila penghasilan sebulan mencapai nisab bulanan, zakatnya 2,5% dari seluruh penghasilan bulan itu, ditunaikan saat diterima.',
    'Bila ada bulan yang kurang, jumlahkan setahun: mencapai nisab tahunan berarti zakat dihitung dari setahun, dikurangi yang sudah dibayar.',
    'Nisab bulanan dan tahunan diambil dari keputusan BAZNAS apa adanya; yang bulanan tidak selalu seperdua belas yang tahunan.',
    'BAZNAS memakai penghasilan bruto. Fatwa MUI No. 3 Tahun 2003 menyebut penghasilan bersih; pilih Neto bila Anda mengikutinya.',
    'Nisab penghasilan 2026 memakai emas 14 karat, jadi lebih rendah daripada nisab emas simpanan yang memakai emas murni.',
  ],
})
