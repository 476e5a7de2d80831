import { calculatorAction, calculatorLoader } from '../calculator-route.server.ts'
import { calculatorScreen } from '../calculator-screen.tsx'
import { calculatorMeta } from '../calculators.ts'
import { goldPrice, type RowState } from '../calculator/form-rows.tsx'
import { tradeYieldExplainers } from '../calculator/explain-trade-yield.ts'
import { zakatOnCombined } from '#features/zakat/kinds/combined.ts'
import { Checkbox } from '#app/ui/form/field.tsx'
import { combinedForm } from '../calculator/combined-lines.ts'
import { GramField, karatChoices, RupiahField, SelectField } from '../calculator/fields.tsx'

export const handle = { cache: 'public', maxAge: 300 }

export const loader = calculatorLoader('zakatgabungan')
export const action = calculatorAction('zakatgabungan')
export const meta = calculatorMeta('zakatgabungan')

export default calculatorScreen({
  name: 'zakatgabungan',
  rule: zakatOnCombined,
  explain: tradeYieldExplainers.zakatgabungan,
  hasHaul: true,
  parts: [
    { title: 'Harta Anda', rows: [{ as: 'own', draw: CombinedFields }] },
    {
      title: 'Pengurang',
      rows: [
        {
          as: 'optionalRupiah',
          name: 'bungaBank',
          label: 'Bunga bank',
          hint: 'Dikeluarkan dari hitungan dan disalurkan sebagai dana nonhalal.',
        },
        {
          as: 'optionalRupiah',
          name: 'utangJatuhTempo',
          label: 'Utang yang jatuh tempo',
          hint: 'Hanya cicilan yang sudah harus dibayar, bukan seluruh sisa utang.',
        },
      ],
    },
    {
      title: 'Zakat tahun ini',
      rows: [
        {
          as: 'optionalRupiah',
          name: 'sudahDizakatiTahunIni',
          label: 'Harta yang sudah dizakati',
          hint: 'Misalnya gaji yang sudah dizakati lalu ditabung dalam haul ini; tetap dihitung untuk nisab.',
        },
        { as: 'optionalRupiah', name: 'sudahDibayar', label: 'Zakat yang sudah dibayar' },
      ],
    },
    {
      title: 'Pandangan dan harga',
      rows: [
        { as: 'view', kind: 'pilihanPerak', label: 'Perak' },
        { as: 'view', kind: 'pilihanPerhiasan', label: 'Perhiasan yang dipakai' },
        goldPrice,
        { as: 'price', name: 'hargaPerakPerGram', label: 'Harga perak per gram' },
      ],
    },
  ],
  rules: [
    'Emas, perak, uang, piutang lancar, barang dagangan, saham, reksa dana, dan sukuk dijumlahkan lalu diuji dengan satu nisab: senilai 85 gram emas murni. Jadi 50 gram emas dan Rp150 juta tidak dua kali disebut belum wajib.',
    'Menggabungkannya mengikuti mazhab Hanafi dan Maliki; mazhab Syafi’i menggabungkan dagangan dengan uang, tetapi tidak emas dengan perak. Kalkulator perhiasan tidak menggabungkan, sehingga jawabannya dapat berbeda.',
    'Yang belum setahun ikut dihitung untuk nisab, tetapi belum dizakati. Perak simpanan yang sendirian mencapai 595 gram tetap wajib.',
    'Hasil tani, ternak, ikan, tambang, rikaz, dan penghasilan tidak digabung; rumah dan alat kerja tidak dihitung. Setoran haji yang sudah menjadi porsi tidak dihitung, tabungan yang masih dapat diambil dihitung.',
    'Zakatnya 2,5%, dibulatkan sekali di akhir, ke atas. Zakat yang dibayar lebih awal dikurangkan dari zakatnya.',
    'Dasar: PMA No. 52 Tahun 2014 pasal 11; cara menggabungkan dan mengurangkan utang ditetapkan dewan syariah lembaga.',
  ],
})

const uses = [
  { value: 'disimpan', label: 'Disimpan' },
  { value: 'dipakai', label: 'Dipakai' },
]

/** All that counts together, line by line; each may be left empty. */
function CombinedFields({ form }: { form: RowState }) {
  return (
    <>
      <p className="text-muted">Isi yang Anda punya; yang lain biarkan kosong.</p>
      {combinedForm.map((line) => (
        <CombinedLineFields key={line.key} form={form} line={line} />
      ))}
    </>
  )
}

type LineProps = { form: RowState; line: (typeof combinedForm)[number] }

/** Shown once the line has an amount, also without script. */
const FILLED = 'hidden group-has-[[inputmode]:not(:placeholder-shown)]/line:grid'

function CombinedLineFields({ form, line: { key, jenis, amount, label, hint } }: LineProps) {
  const field = `harta.${key}`
  const name = `${field}.${amount}`
  return (
    <div className="group/line grid gap-2">
      {amount === 'nilai' ? (
        <RupiahField form={form} name={name} label={label} hint={hint} />
      ) : (
        <GramField form={form} name={name} label={label} hint={hint} />
      )}
      {jenis === 'emas' && (
        <div className={`${FILLED} grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3`}>
          <SelectField form={form} name={`${field}.karat`} label="Kadar" choices={karatChoices} />
          {key === 'perhiasan' && (
            <SelectField form={form} name={`${field}.dipakai`} label="Keadaan" choices={uses} />
          )}
        </div>
      )}
      <div className={FILLED}>
        <Checkbox
          name={`${field}.baru`}
          label="Belum satu tahun Hijriah saya miliki"
          checked={form.values[`${field}.baru`] === 'on'}
          onChange={({ currentTarget }) =>
            form.set(`${field}.baru`, currentTarget.checked ? 'on' : '')
          }
        />
      </div>
    </div>
  )
}
