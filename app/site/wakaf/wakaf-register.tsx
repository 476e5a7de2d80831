import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { Money } from '#app/ui/money.tsx'
import { formatCount } from '#platform/money/money.ts'

/** A wakaf programme with its totals from the books. */
export type RegisterRow = {
  slug: string
  title: string
  collected: number
  /** Given by units, and how many of them have become things, by published reports. */
  unit: { name: string; taken: number; arrived: number } | null
}

/** The wakaf received so far, by programme. The totals are computed from the books, never typed. */
export function WakafRegister({ rows }: { rows: RegisterRow[] }) {
  if (rows.length === 0) return null
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">Catatan wakaf</h2>
        <p className="text-muted">
          Wakaf yang telah diterima sampai hari ini, dihitung langsung dari buku kami.
        </p>
      </div>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {rows.map(({ slug, title, collected, unit }) => (
            <li
              key={slug}
              className="flex flex-wrap items-center justify-between gap-x-6 px-4 pb-3 sm:flex-nowrap sm:pb-0 lg:px-6"
            >
              <Link
                to={`/campaign/${slug}`}
                className="flex min-h-12 w-full items-center py-2 font-semibold hover:underline sm:w-auto"
              >
                {title}
              </Link>
              <span className="flex w-full justify-between gap-6 text-sm sm:w-auto sm:shrink-0">
                <span className="text-muted tabular">{unit && registerWords(unit)}</span>
                <Money amount={collected} className="font-bold sm:min-w-32 sm:text-right" />
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function registerWords({ name, taken, arrived }: NonNullable<RegisterRow['unit']>): string {
  const units = `${formatCount(taken)} ${name}`
  return arrived > 0 ? `${units}, ${formatCount(arrived)} sudah sampai` : units
}
