import { renderToStaticMarkup } from 'react-dom/server'
import sheet from '#app/appearance/desk.css?url'
import { roleWords } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Config } from '#platform/config.ts'
import { RETRY_AFTER_SECONDS } from '#platform/db/pool/outage.server.ts'
import { navigationFor } from './navigation.ts'
import { DeskError } from './ui/desk-error.tsx'
import { DeskShell } from './ui/desk-shell.tsx'

type Refusal = {
  status: 403 | 404 | 405 | 410 | 503
  config: Config
  pathname: string
  staff?: Staff
}

/**
 * The whole document of a refusal at the door: no loader has run, so the router would draw it within the frame of
 * visitors.
 */
export function refusedPage({ status, config, pathname, staff }: Refusal): Response {
  const person = staff && { name: staff.name, roleName: roleWords[staff.role].name }
  const html = renderToStaticMarkup(
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${status} – Kelola`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={sheet} />
      </head>
      <body>
        <DeskShell
          institution={config.institution.name}
          face={config.institution}
          isDemo={config.mode === 'demo'}
          staff={person ?? null}
          waiting={0}
          navigation={staff ? navigationFor(staff.role, pathname) : []}
        >
          <DeskError status={status} />
        </DeskShell>
      </body>
    </html>,
  )
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
  if (status === 405) headers.set('Allow', 'GET, HEAD, POST')
  if (status === 503) headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}
