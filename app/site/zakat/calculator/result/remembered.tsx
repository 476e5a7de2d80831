import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { calculatorPath, calculatorTitles } from '#features/zakat/zakat.ts'
import { forgetResults, rememberedResults } from './last-results.client.ts'
import { ZakatSign } from '#app/site/zakat/zakat-sign.tsx'

/** Earlier results of this device. They never leave it, and one press deletes them. */
export function RememberedResults() {
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
