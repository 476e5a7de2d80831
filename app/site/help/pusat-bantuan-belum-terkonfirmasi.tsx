import { ctxContext } from '#app/context.ts'
import { MISSED_PAYMENT_FORM, MissedPaymentForm } from './missed-payment-form.tsx'
import { missedPaymentPage } from './missed-payment.server.ts'
import { sendTicket } from './ticket-actions.server.ts'
import { TicketFrame } from './ticket-frame.tsx'
import { TicketSent } from './ticket-sent.tsx'
import { TooLarge } from './too-large.tsx'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import type { Route } from './+types/pusat-bantuan-belum-terkonfirmasi.ts'
import { useEffect, useRef } from 'react'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'

export const handle = { cache: 'none' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const page = await missedPaymentPage(context.get(ctxContext), searchParams.get('donasi') ?? '')
  return { ...page, isTooLarge: searchParams.get('berkas') === 'besar' }
}

export async function action(args: Route.ActionArgs) {
  return sendTicket(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Sudah bayar tapi belum terkonfirmasi?',
    description: 'Kirim bukti pembayaran donasi Anda; kami cek dan jawab dalam satu hari kerja.',
    path: '/pusat-bantuan/belum-terkonfirmasi',
  })
}

export default function MissedPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { id, today, ways, hasProvider, prefilled, paidPath, isTooLarge } = loaderData
  const answer = actionData && 'outcome' in actionData ? actionData : undefined
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  if (answer?.outcome === 'opened') return <TicketSent {...answer} />
  const paid = answer?.paymentPath ?? (refused ? undefined : paidPath)
  return (
    <TicketFrame
      title="Sudah bayar tapi belum terkonfirmasi?"
      lead={`Dana Anda tidak hilang. Begitu laporan masuk kami ${hasProvider ? 'menanyakannya ke penyedia pembayaran' : 'mencocokkannya dengan mutasi rekening'}, lalu petugas menjawab paling lambat satu hari kerja.`}
    >
      {isTooLarge && <TooLarge />}
      {paid && <AlreadyPaid path={paid} form={MISSED_PAYMENT_FORM} />}
      <MissedPaymentForm
        id={id}
        today={today}
        ways={ways}
        prefilled={prefilled}
        refused={refused}
      />
    </TicketFrame>
  )
}

/** Says that this donation is already paid. The donor may still send the report, for example after paying twice. */
function AlreadyPaid({ path, form }: { path: string; form: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice
        tone="success"
        title="Alhamdulillah, pembayaran ini sudah kami terima"
        action={
          <div className="flex flex-wrap gap-2">
            <LinkButton to={path}>Lihat bukti dan kuitansi</LinkButton>
            <button
              type="submit"
              form={form}
              name="isInsisting"
              value="ya"
              className={buttonClass('quiet')}
            >
              Tetap kirim laporan
            </button>
          </div>
        }
      >
        Donasi dengan nomor itu sudah lunas. Bila maksud Anda lain, misalnya terbayar dua kali,
        laporan tetap dapat dikirim.
      </Notice>
    </div>
  )
}
