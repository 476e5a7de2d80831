import { ctxContext } from '#app/context.ts'
import type { Route } from './+types/robots.ts'

export const handle = { cache: 'public', maxAge: 86_400 }

/** What costs and tells nobody anything: calls, links of one person, forms of one donation, answers to a search. */
const CLOSED = [
  '/v2/',
  '/dev/',
  '/kelola',
  '/payment/',
  '/checkout-va/',
  '/checkout-qrcode/',
  '/checkout-retail/',
  '/donasi-sekarang/',
  '/kuitansi/',
  '/pengingat/',
  '/kunjungan/',
  '/pusat-bantuan/tiket/',
  '/search/list',
]

/** Which addresses search engines need not visit, and where the others are listed. */
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
