import { useRouteLoaderData } from 'react-router'
import type { Institution } from '#platform/settings/institution.ts'

type Shell = { institution?: Institution; quranAttribution?: string }

/** The source of the text, and a link to report an error in it. */
export function SourceNote({ about }: { about: string }) {
  const shell = useRouteLoaderData('root') as Shell | undefined
  const address = shell?.institution?.email ?? ''
  const subject = encodeURIComponent(`Kesalahan pada ${about}`)
  return (
    <p className="text-sm text-muted">
      {shell?.quranAttribution}{' '}
      <a
        href={`mailto:${address}?subject=${subject}`}
        className="font-semibold text-primary underline"
      >
        Laporkan kesalahan
      </a>
    </p>
  )
}
