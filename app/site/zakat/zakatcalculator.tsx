import { Link } from 'react-router'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { CalculatorGroups } from './calculator-cards.tsx'
import { Disclaimer } from './disclaimer.tsx'
import { ZakatGuide } from './guide.tsx'
import type { Route } from './+types/zakatcalculator.ts'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { calculatorPath, calculatorTitles } from '#features/zakat/zakat.ts'
import { forgetResults, rememberedResults } from './calculator/result/last-results.client.ts'
import { ZakatSign } from '#app/site/zakat/zakat-sign.tsx'

export const handle = { cache: 'public', maxAge: 300 }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Kalkulator zakat',
    description:
      'Hitung zakat penghasilan, tabungan, emas, perhiasan, dagangan, saham, pertanian, ternak, dan zakat fitrah dengan nisab dan tarif yang berlaku hari ini, lengkap dengan rinciannya.',
    path: '/zakatcalculator',
  })
}

export default function ZakatCalculator() {
  return (
    <div className="mx-auto grid max-w-wide gap-8 px-page pt-6 lg:gap-12 lg:pt-10">
      <header className="grid max-w-reading gap-2">
        <h1 className="text-2xl lg:text-3xl">Kalkulator zakat</h1>
        <p className="text-muted lg:text-lg">
          Pilih jenis hartanya, isi angkanya, dan lihat rinciannya langsung. Nisab dan tarif yang
          dipakai selalu ditunjukkan beserta keputusannya.
        </p>
      </header>
      <RememberedResults />
      <ZakatGuide />
      <CalculatorGroups />
      <div className="grid gap-4 lg:max-w-reading">
        <Disclaimer />
        <p>
          Ingin tahu lebih dahulu?{' '}
          <Link to="/zakat" className="font-semibold text-primary underline">
            Pelajari zakat, nisab, dan delapan golongan penerimanya
          </Link>
          .
        </p>
      </div>
    </div>
  )
}

/** Earlier results of this device. They never leave it, and one press deletes them. */
function RememberedResults() {
  const isHydrated = useHydrated()
  const [isForgotten, setForgotten] = useState(false)
  const results = isHydrated && !isForgotten ? rememberedResults() : []
  if (results.length === 0) return null
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">Hasil terakhir di perangkat ini</h2>
        <Button
          look="quiet"
          onClick={() => {
            forgetResults()
            setForgotten(true)
          }}
        >
          Hapus
        </Button>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {results.map(({ name, title, amount, day }) => (
          <li key={name}>
            <Link
              to={calculatorPath(name)}
              className="flex h-full items-center gap-3 rounded-field border border-line bg-surface p-4 hover:border-primary"
            >
              <ZakatSign name={name} className="size-6 text-primary" />
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold">{calculatorTitles[name]}</span>
                <span className="text-sm text-muted">
                  {title} · <DateText at={day} as="date" />
                </span>
              </span>
              {amount && <span className="font-bold tabular">{amount}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
