import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/verifikasi.ts'
import { receiptPath } from './receipt-path.ts'
import { VerifyForm, VerifyFrame } from './verify-parts.tsx'

export const handle = { cache: 'none' }

/** Redirects a typed number to its own address; the screen says when the text is no receipt number. */
export function loader({ request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('nomor')?.slice(0, 200) ?? ''
  const path = receiptPath(typed)
  if (path) throw redirect(path, 303)
  return { typed, isRefused: typed.trim() !== '' }
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, {
    title: 'Verifikasi kuitansi',
    description: 'Periksa keaslian kuitansi dan Bukti Setor Zakat.',
  })
}

export default function Verifikasi({ loaderData: { typed, isRefused } }: Route.ComponentProps) {
  const error = isRefused ? 'Itu bukan nomor dokumen kami. Contoh: KW/2026/000001.' : undefined
  return (
    <VerifyFrame>
      <VerifyForm typed={typed} error={error} />
    </VerifyFrame>
  )
}
