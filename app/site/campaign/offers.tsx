import { Link } from 'react-router'
import { Money } from '#app/ui/money.tsx'

/** What a sum does: 'Rp25.000 = 1 porsi makan'; `query` opens the form with it chosen. */
export type Offer = { amount: number; words: string; query: string }

type Props = { slug: string; title: string; offers: Offer[] }

/** What sums do, each a way to the form. Nothing where nothing is said. */
export function Offers({ slug, title, offers }: Props) {
  if (offers.length === 0) return null
  return (
    <section className="grid max-w-reading gap-4">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {offers.map(({ amount, words, query }) => (
          <li key={query}>
            <Link
              to={`/donasi-sekarang/${slug}?${query}`}
              className="grid min-h-touch rounded-field border border-line bg-surface px-4 py-2.5 hover:border-primary"
            >
              <Money amount={amount} className="font-bold text-primary" />
              <span className="text-sm wrap-anywhere">= {words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
