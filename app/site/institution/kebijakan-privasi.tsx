import { LegalScreen, legalMeta } from './legal-screen.tsx'
import { ctxContext } from '#app/context.ts'
import type { Route } from './+types/kebijakan-privasi.ts'
import { loadSitePage } from './site-page.server.ts'

export const handle = { cache: 'public', maxAge: 60, query: { versi: /^[1-9]\d{0,3}$/ } }

export async function loader({ request, context }: Route.LoaderArgs) {
  return await loadSitePage(context.get(ctxContext), {
    slug: 'kebijakan-privasi',
    url: request.url,
  })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? legalMeta(matches, loaderData) : []
}

export default function KebijakanPrivasi({ loaderData }: Route.ComponentProps) {
  return <LegalScreen page={loaderData} />
}
