import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import type { Route } from './+types/khatam.ts'
import { loadKhatam } from './khatam-page.server.ts'
import { KhatamScreen } from './khatam-screen.tsx'

export const handle = { cache: 'public', maxAge: 300 }

export function loader({ context }: Route.LoaderArgs) {
  return loadKhatam(context.get(ctxContext))
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Rencana khatam Al-Qur’an',
    description:
      'Susun rencana khatam Al-Qur’an menurut hari, juz, halaman, atau menit. Bacaan hari ini dibagi rata, hari yang terlewat dibagi lagi.',
    path: '/khatam',
  })
}

export default function KhatamPlan({ loaderData }: Route.ComponentProps) {
  return <KhatamScreen page={loaderData} />
}
