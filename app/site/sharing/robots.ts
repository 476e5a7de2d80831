import { ctxContext } from '#app/context.ts'
import type { Route } from './+types/robots.ts'

export const handle = { cache: 'public', maxAge: 86_400 }

/** Paths that crawlers must skip: API calls, personal links, donation forms and search results. */
const CLOSED = [
  '/v2/',
  '/dev/',
  '/kelola',
  '/payment/',
  '/checkout-va/',
  '/checkout-qrcode/',
  '/checkout-retail/',
  '/checkout-ewallet/',
  '/checkout-card/',
  '/checkout-transfer/',
  '/donasi-sekarang/',
  '/kuitansi/',
  '/rekap/',
  '/pengembalian/',
  '/donasi-rutin/',
  '/pilihan/',
  '/kontak-baru/',
  '/hapus-data/',
  '/pengingat/',
  '/kunjungan/',
  '/khatam/bersama/',
  '/pusat-bantuan/tiket/',
  '/search/list',
]

/** robots.txt: paths that crawlers must skip, and the address of the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(ctxContext).config
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
