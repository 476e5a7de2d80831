import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import {
  type CalculatorName,
  calculatorNames,
  calculatorPath,
  calculatorTitles,
} from '#features/zakat/zakat.ts'
import { ZakatSign } from './zakat-sign.tsx'

type Answer = { id: string; label: string }
type Question = { text: string; answers: readonly Answer[] }

const questions: readonly Question[] = [
  {
    text: 'Apa yang Anda terima tiap bulan?',
    answers: [{ id: 'gaji', label: 'Gaji, honor, atau laba jasa' }],
  },
  {
    text: 'Apa yang tersimpan selama setahun?',
    answers: [
      { id: 'uang', label: 'Tabungan atau uang tunai' },
      { id: 'emas', label: 'Emas batangan atau koin' },
      { id: 'perhiasan', label: 'Perhiasan' },
      { id: 'perak', label: 'Perak' },
      { id: 'gabungan', label: 'Beberapa di antaranya' },
    ],
  },
  {
    text: 'Usaha atau investasi apa yang Anda miliki?',
    answers: [
      { id: 'dagang', label: 'Toko atau dagangan' },
      { id: 'badan', label: 'Perusahaan' },
      { id: 'saham', label: 'Saham' },
      { id: 'efek', label: 'Reksa dana, sukuk' },
      { id: 'sewa', label: 'Kos atau kontrakan' },
    ],
  },
  {
    text: 'Apa yang Anda panen, ternakkan, atau temukan?',
    answers: [
      { id: 'tani', label: 'Padi, palawija, sayur' },
      { id: 'kebun', label: 'Kebun' },
      { id: 'ikan', label: 'Ikan' },
      { id: 'ternak', label: 'Ternak' },
      { id: 'tambang', label: 'Hasil tambang' },
      { id: 'rikaz', label: 'Harta terpendam' },
    ],
  },
  {
    text: 'Bagaimana dengan Ramadan?',
    answers: [
      { id: 'ramadan', label: 'Saya dan keluarga berjumpa Ramadan' },
      { id: 'fidyah', label: 'Ada puasa yang tidak dapat diqada' },
    ],
  },
]

// A suggestion shows while its answer is ticked. The class names are written out, because Tailwind finds only whole
// names.
const shownWhen: Record<CalculatorName, string> = {
  zakatpenghasilan: 'group-has-[#punya-gaji:checked]:block',
  zakatsimpananuang: 'group-has-[#punya-uang:checked]:block',
  zakatemas: 'group-has-[#punya-emas:checked]:block',
  zakatperhiasan: 'group-has-[#punya-perhiasan:checked]:block',
  zakatperak: 'group-has-[#punya-perak:checked]:block',
  zakatgabungan: 'group-has-[#punya-gabungan:checked]:block',
  zakatperdagangan: 'group-has-[#punya-dagang:checked]:block',
  zakatperusahaan: 'group-has-[#punya-badan:checked]:block',
  zakatsaham: 'group-has-[#punya-saham:checked]:block',
  zakatsuratberharga: 'group-has-[#punya-efek:checked]:block',
  zakatsewa: 'group-has-[#punya-sewa:checked]:block',
  zakatpertanian: 'group-has-[#punya-tani:checked]:block',
  zakatperkebunan: 'group-has-[#punya-kebun:checked]:block',
  zakatperikanan: 'group-has-[#punya-ikan:checked]:block',
  zakatpeternakan: 'group-has-[#punya-ternak:checked]:block',
  zakatpertambangan: 'group-has-[#punya-tambang:checked]:block',
  zakatrikaz: 'group-has-[#punya-rikaz:checked]:block',
  zakatfitrah: 'group-has-[#punya-ramadan:checked]:block',
  fidyah: 'group-has-[#punya-fidyah:checked]:block',
}

/** A few questions that lead to the right calculators. It uses only CSS and works without script. */
export function ZakatGuide() {
  return (
    <section
      id="panduan"
      className="group grid gap-5 rounded-card border border-line bg-surface p-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10 lg:p-8"
    >
      <div className="grid content-start gap-5">
        <header className="grid gap-1">
          <h2 className="text-xl">Zakat apa yang wajib saya tunaikan?</h2>
          <p className="text-muted">Tandai yang sesuai dengan keadaan Anda.</p>
        </header>
        {questions.map(({ text, answers }, index) => (
          <fieldset key={text} className="grid gap-2">
            <legend className="mb-2 font-semibold">
              {index + 1}. {text}
            </legend>
            <div className="flex flex-wrap gap-2">
              {answers.map((answer) => (
                <AnswerChip key={answer.id} answer={answer} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="grid content-start gap-2 rounded-card bg-surface-2 p-4 lg:p-5">
        <h3 className="text-base">Kalkulator untuk Anda</h3>
        <p className="text-sm text-muted group-has-[:checked]:hidden">
          Jawaban Anda akan menampilkan kalkulatornya di sini.
        </p>
        <ul className="grid gap-2">
          {calculatorNames.map((name) => (
            <li key={name} className={`hidden ${shownWhen[name]}`}>
              <Link
                to={calculatorPath(name)}
                className="flex min-h-13 items-center gap-3 rounded-field border border-line bg-surface px-3 font-semibold hover:border-primary"
              >
                <ZakatSign name={name} className="size-6 text-primary" />
                <span className="flex-1">{calculatorTitles[name]}</span>
                <Icon name="right" className="size-4 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function AnswerChip({ answer: { id, label } }: { answer: Answer }) {
  return (
    <label className="relative inline-flex min-h-touch items-center rounded-chip border border-field bg-surface px-4 text-sm font-semibold has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary">
      <input
        type="checkbox"
        id={`punya-${id}`}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-chip"
      />
      {label}
    </label>
  )
}
