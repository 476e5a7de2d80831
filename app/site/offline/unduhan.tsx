import { DownloadsScreen } from './downloads/downloads-screen.tsx'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Route } from './+types/unduhan.ts'

export const handle = { cache: 'public', maxAge: 86_400 }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Unduhan: Al-Qur’an tanpa internet',
    description:
      'Surah yang Anda unduh untuk didengar tanpa internet, dan apa saja yang siap dibuka di perangkat ini.',
    path: '/unduhan',
  })
}

export default function Unduhan() {
  const isHydrated = useHydrated()
  return (
    <div className="mx-auto grid max-w-wide gap-6 px-page pt-6 pb-10 lg:pt-10">
      <header className="grid gap-1">
        <h1 className="text-2xl">Unduhan</h1>
        <p className="text-muted">Baca dan dengarkan tanpa internet, di perangkat ini.</p>
      </header>
      {isHydrated ? (
        <DownloadsScreen />
      ) : (
        <p data-begins="" className="text-muted">
          Yang tersimpan di perangkat ini diperiksa oleh peramban Anda.
        </p>
      )}
    </div>
  )
}
