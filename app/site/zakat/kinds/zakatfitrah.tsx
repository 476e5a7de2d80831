import { calculatorAction, fitrahLoader } from '../calculator-route.server.ts'
import { CalculatorForm, CalculatorFrame, type FormPart } from '../calculator-page.tsx'
import { calculatorMeta } from '../calculators.ts'
import { shownWhen } from '../calculator/form-rows.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { type FitrahSeason, opensWords } from '#features/zakat/fitrah-season.ts'
import { explainers } from '../calculator/explain.ts'
import { fidyah as fidyahRule, zakatFitrah } from '#features/zakat/kinds/fitrah.ts'
import type { Route } from './+types/zakatfitrah.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { formatDay } from '#platform/time/jakarta.ts'

// Cached for a shorter time than the others, because payment closes at the Idulfitri prayer.
const fitrahKind = {
  name: 'zakatfitrah',
  rule: zakatFitrah,
  explain: explainers.zakatfitrah,
} as const
const fidyahKind = { name: 'fidyah', rule: fidyahRule, explain: explainers.fidyah } as const

export const handle = { cache: 'public', maxAge: 30 }

export const loader = fitrahLoader
export const action = calculatorAction('zakatfitrah')
export const meta = calculatorMeta('zakatfitrah')

export default function ZakatFitrah({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, regions, season } = loaderData
  const fitrah = useCalculator(fitrahKind, rows, actionData)
  const fidyah = useCalculator(fidyahKind, rows, actionData)
  return (
    <CalculatorFrame name="zakatfitrah" rules={rules}>
      <SeasonNotice season={season} />
      <CalculatorForm
        form={fitrah}
        page={loaderData}
        closed={closedWords(season)}
        parts={fitrahParts(regions)}
      />
      <section id="fidyah" className="grid scroll-mt-20 gap-4">
        <h2 className="text-xl">Fidyah</h2>
        <p className="max-w-reading text-muted">
          Untuk yang tidak mampu berpuasa dan tidak dapat mengqada, seperti orang lanjut usia atau
          sakit menahun: satu hari puasa diganti makan satu orang miskin.
        </p>
        <CalculatorForm
          form={fidyah}
          page={{ ...loaderData, receivers: loaderData.fidyahReceivers }}
          parts={fidyahParts}
        >
          <input type="hidden" name="jenis" value="fidyah" />
        </CalculatorForm>
      </section>
    </CalculatorFrame>
  )
}

type Regions = Route.ComponentProps['loaderData']['regions']

function fitrahParts(regions: Regions): FormPart[] {
  const choices = regions.map(({ code, name }) => ({ value: code, label: name }))
  return [
    {
      title: 'Keluarga Anda',
      rows: [
        {
          as: 'count',
          name: 'jiwa',
          label: 'Jumlah jiwa',
          hint: 'Semua yang Anda tanggung, termasuk bayi yang lahir sebelum magrib terakhir Ramadan.',
          unit: 'jiwa',
          least: 1,
          most: 1000,
        },
        { as: 'select', name: 'wilayah', label: 'Wilayah', choices },
      ],
    },
    {
      title: 'Bentuk zakat',
      rows: [
        {
          as: 'choice',
          name: 'bentuk',
          label: 'Ditunaikan dengan',
          columns: 3,
          choices: [
            { value: 'uang', label: 'Uang' },
            { value: 'beras-kg', label: 'Beras, kg' },
            { value: 'beras-liter', label: 'Beras, liter' },
          ],
        },
        shownWhen('group-has-[[value=beras-kg]:checked]/form:block', {
          as: 'optionalRupiah',
          name: 'hargaBerasPerKg',
          label: 'Harga beras per kg',
          hint: 'Isi harga beras yang biasa Anda makan bila ingin tahu nilainya dalam rupiah.',
        }),
        shownWhen('group-has-[[value=beras-liter]:checked]/form:block', {
          as: 'optionalRupiah',
          name: 'hargaBerasPerLiter',
          label: 'Harga beras per liter',
          hint: 'Isi harga beras yang biasa Anda makan bila ingin tahu nilainya dalam rupiah.',
        }),
      ],
    },
  ]
}

const fidyahParts: FormPart[] = [
  {
    title: 'Puasa yang ditinggalkan',
    rows: [
      { as: 'count', name: 'hari', label: 'Jumlah hari', unit: 'hari', least: 1, most: 10_000 },
    ],
  },
]

function closedWords(season: FitrahSeason): string | undefined {
  // After the prayer a donation is still possible; the notice above says that it counts as sedekah.
  if (season.state === 'open' || season.state === 'late') return undefined
  if (season.state === 'closing') return 'Dibuka lagi setelah salat Idulfitri, sebagai sedekah.'
  return opensWords(season)
}

const rules = [
  'Zakat fitrah wajib bagi setiap muslim yang mendapati akhir Ramadan dan mempunyai kelebihan makanan untuk malam dan hari raya.',
  'Besarnya 2,5 kg atau 3,5 liter makanan pokok untuk setiap jiwa; beberapa daerah menetapkan takarannya sendiri.',
  'Bila dengan uang, besarnya mengikuti ketetapan yang berlaku di wilayah Anda pada hari itu.',
  'Waktunya sejak awal Ramadan sampai sebelum salat Idulfitri. Sesudahnya menjadi sedekah biasa.',
  'Dasar: PMA No. 52 Tahun 2014; tarif: keputusan ketua BAZNAS.',
]

/** The dates of zakat fitrah this year. */
function SeasonNotice({ season }: { season: FitrahSeason }) {
  if (season.state === 'unknown') return null
  const isbat = season.isEstimate ? ' Tanggalnya perkiraan, menunggu sidang isbat.' : ''
  if (season.state === 'closed') {
    return (
      <Notice title={`Dibuka ${formatDay(season.opens)}`}>
        Anda dapat menghitungnya dari sekarang.{isbat} Versi pemerintah; Muhammadiyah dapat berbeda.
      </Notice>
    )
  }
  if (season.state === 'closing') {
    return (
      <Notice tone="warning" title="Salat Idulfitri sebentar lagi">
        Tunaikan langsung kepada amil di masjid tempat Anda salat atau kepada orang yang berhak;
        lewat halaman ini tidak sempat lagi.
      </Notice>
    )
  }
  if (season.state === 'late') {
    return (
      <Notice tone="warning" title="Waktu zakat fitrah sudah lewat">
        Salat Idulfitri sudah ditunaikan. Yang diberikan sekarang dicatat sebagai sedekah.
      </Notice>
    )
  }
  return (
    <Notice tone="success" title="Zakat fitrah sedang dibuka">
      Tunaikan sebelum salat Idulfitri, {formatDay(season.idulfitri)}.{isbat}
    </Notice>
  )
}
