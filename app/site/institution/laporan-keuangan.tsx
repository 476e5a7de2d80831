import { Link } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { listFrozen } from '#features/statements/frozen-sets.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import type { Route } from './+types/laporan-keuangan.ts'

export const handle = { cache: 'public', maxAge: 300 }

const TITLE = 'Laporan keuangan'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: TITLE,
    description: 'Laporan keuangan amil dan wakaf dari setiap bulan dan tahun yang sudah ditutup.',
    path: '/laporan',
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { read } = context.get(ctxContext)
  return { sets: await listFrozen(read) }
}

export default function PublicReports({ loaderData }: Route.ComponentProps) {
  const { sets } = loaderData
  return (
    <div className="mx-auto grid max-w-reading gap-6 px-page pt-6 lg:pt-10">
      <header className="grid gap-2">
        <h1 className="text-2xl lg:text-3xl">{TITLE}</h1>
        <p className="text-muted">
          Angka dari pembukuan, dibekukan saat periodenya ditutup dan tidak berubah lagi. Koreksi
          dicatat di periode berikutnya.
        </p>
      </header>
      {sets.length === 0 ? (
        <p>Belum ada periode yang ditutup. Saldo hari ini ada di halaman Tentang kami.</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {sets.map(({ id, span, from, through }) => (
            <Card key={id} as="li" className="grid gap-1 p-4">
              <Link
                to={`/laporan/periode/${from}_${through}`}
                className="font-semibold text-primary underline underline-offset-3"
              >
                {span === 'year'
                  ? `Tahun ${through.slice(0, 4)}`
                  : `Sampai ${formatDate(startOfDay(through))}`}
              </Link>
              <p className="text-sm text-muted">
                {formatDate(startOfDay(from))} – {formatDate(startOfDay(through))}
              </p>
            </Card>
          ))}
        </ul>
      )}
      <p>
        <Link to="/about" className="text-primary underline">
          Dana yang dititipkan hari ini
        </Link>
      </p>
    </div>
  )
}
