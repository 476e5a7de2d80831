import { data, redirect } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import type { Route } from './+types/verifikasi-nomor.ts'
import { receiptPath } from './receipt-path.ts'
import { VerifiedReceipt } from './verified-receipt.tsx'
import { verifiedView } from './verified-view.server.ts'
import { NotFoundNumber, VerifyForm, VerifyFrame } from './verify-parts.tsx'

export const handle = { cache: 'none' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const typed = params['*'].slice(0, 200)
  const path = receiptPath(typed)
  // Each receipt has one address, however its number is typed.
  if (path && path !== `/verifikasi/${typed}`) throw redirect(path, 301)
  const lookup = { number: typed, address: context.get(addressContext) }
  const found = path ? await verifiedView(context.get(ctxContext), lookup) : null
  return data({ typed, found }, { status: found ? 200 : 404 })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const name = loaderData?.found?.number ?? 'Nomor tidak ditemukan'
  return privateMeta(matches, { title: `Verifikasi ${name}` })
}

export default function VerifikasiNomor({ loaderData: { typed, found } }: Route.ComponentProps) {
  return (
    <VerifyFrame>
      {found ? <VerifiedReceipt receipt={found} /> : <NotFoundNumber typed={typed} />}
      <VerifyForm typed="" isAgain />
    </VerifyFrame>
  )
}
