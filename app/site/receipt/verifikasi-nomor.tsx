import { data, Link, redirect } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import type { Route } from './+types/verifikasi-nomor.ts'
import { receiptPath } from './receipt-path.ts'
import { verifiedView, type VerifiedView } from './verified-view.server.ts'
import { NotFoundNumber, VerifyForm, VerifyFrame } from './verify-parts.tsx'
import { Card } from '#app/ui/card.tsx'
import { DateText } from '#app/ui/date/date-text.tsx'
import { FactRow } from '#app/ui/fact-row.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'

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

const papers = { kuitansi: 'Kuitansi', bsz: 'Bukti Setor Zakat' } as const

/** Whether a receipt is valid, with only the data that strangers may see. */
function VerifiedReceipt({ receipt }: { receipt: VerifiedView }) {
  const { kind, number, paidAt, voidedAt, replacedBy, maskedName, institution } = receipt
  return (
    <Card as="section" className="overflow-hidden">
      {receipt.status === 'sah' ? <Valid paper={papers[kind]} /> : <Void paper={papers[kind]} />}
      <dl className="grid gap-3 p-5 lg:p-6">
        <FactRow name="Nomor">
          <span className="tabular">{number}</span>
        </FactRow>
        <FactRow name="Dibayar">
          <DateText at={paidAt} as="date" />
        </FactRow>
        <FactRow name="Atas nama">{maskedName}</FactRow>
        <FactRow name="Penerima">
          {institution.legalName}
          <span className="block text-sm font-normal text-muted">{institution.decree}</span>
        </FactRow>
        {voidedAt && (
          <FactRow name="Dibatalkan">
            <DateText at={voidedAt} />
          </FactRow>
        )}
        {replacedBy && (
          <FactRow name="Pengganti">
            <Link
              to={`/verifikasi/${replacedBy}`}
              className="inline-flex min-h-9 items-center text-primary underline tabular"
            >
              {replacedBy}
            </Link>
          </FactRow>
        )}
      </dl>
      <div className="grid gap-3 px-5 pb-5 lg:px-6 lg:pb-6">
        <p className="text-sm text-muted">
          Cocokkan nomor, tanggal, dan nama dengan dokumen yang Anda pegang. Nama disamarkan dan
          jumlahnya tidak ditampilkan untuk menjaga privasi donatur.
        </p>
        {institution.isSample && (
          <Notice tone="warning" title="Data contoh">
            Lembaga ini lembaga contoh. Dokumennya untuk uji coba, bukan bukti pembayaran.
          </Notice>
        )}
      </div>
    </Card>
  )
}

function Valid({ paper }: { paper: string }) {
  return (
    <div className="relative overflow-hidden bg-linear-to-br from-hero to-hero-deep px-5 py-8 text-center text-on-hero">
      <StarPattern id="sah" className="text-on-hero opacity-8" />
      <div className="relative grid justify-items-center gap-3">
        <span className="relative grid size-24 place-items-center">
          <Rosette className="absolute inset-0 text-on-hero opacity-45" />
          <span className="grid size-13 place-items-center rounded-full bg-on-hero text-hero">
            <Icon name="check" className="size-7" />
          </span>
        </span>
        <h1 className="text-2xl">{paper} ini sah</h1>
        <p>Diterbitkan oleh kami dan masih berlaku.</p>
      </div>
    </div>
  )
}

function Void({ paper }: { paper: string }) {
  return (
    <div className="grid justify-items-center gap-3 bg-danger-tint px-5 py-8 text-center">
      <span className="grid size-13 place-items-center rounded-full bg-danger text-on-danger">
        <Icon name="close" className="size-7" />
      </span>
      <h1 className="text-2xl text-danger">{paper} ini batal</h1>
      <p>Pernah kami terbitkan, tetapi tidak berlaku lagi.</p>
    </div>
  )
}
