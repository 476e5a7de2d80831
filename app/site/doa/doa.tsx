import { ctxContext } from '#app/context.ts'
import arabicFont from '#app/appearance/fonts/amanah-arab.woff2?url'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import type { Route } from './+types/doa.ts'
import { loadDoa } from './doa-page.server.ts'
import { DoaScreen } from './doa-screen.tsx'

export const handle = { cache: 'public', maxAge: 3_600 }

export function loader({ context }: Route.LoaderArgs) {
  return loadDoa(context.get(ctxContext))
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: arabicFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Doa dari Al-Qur’an dan zikir',
    description:
      'Doa-doa dalam Al-Qur’an menurut keperluan, zikir yang sudah ditinjau ulama, dan penghitung tasbih.',
    path: '/doa',
  })
}

export default function Doa({ loaderData }: Route.ComponentProps) {
  return <DoaScreen {...loaderData} />
}
