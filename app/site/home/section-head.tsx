import { Link } from 'react-router'

/** The title of a home screen block, with a link to the full list. */
export function SectionHead({ title, to = '/program' }: { title: string; to?: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 className="text-xl">{title}</h2>
      <Link
        to={to}
        className="inline-flex min-h-touch shrink-0 items-center text-sm font-semibold text-primary hover:underline"
      >
        Lihat semua
      </Link>
    </div>
  )
}
