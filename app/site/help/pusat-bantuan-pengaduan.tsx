import { ctxContext } from '#app/context.ts'
import { ComplaintForm } from './complaint-form.tsx'
import { sendTicket } from './ticket-actions.server.ts'
import { TicketFrame } from './ticket-frame.tsx'
import { TicketSent } from './ticket-sent.tsx'
import { TooLarge } from './too-large.tsx'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import type { Route } from './+types/pusat-bantuan-pengaduan.ts'

export const handle = { cache: 'none' }

export function loader({ request, context }: Route.LoaderArgs) {
  const isTooLarge = new URL(request.url).searchParams.get('berkas') === 'besar'
  return { id: context.get(ctxContext).newPublicId(), isTooLarge }
}

export async function action(args: Route.ActionArgs) {
  return sendTicket(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Pengaduan dan pertanyaan',
    description: 'Sampaikan pengaduan atau pertanyaan kepada kami, boleh tanpa nama.',
    path: '/pusat-bantuan/pengaduan',
  })
}

export default function Complaint({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isTooLarge } = loaderData
  const said = actionData && 'outcome' in actionData ? actionData : undefined
  if (said?.outcome === 'opened') return <TicketSent {...said} />
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  return (
    <TicketFrame
      title="Pengaduan dan pertanyaan"
      lead="Setiap pesan kami catat dengan nomor dan kami jawab paling lambat satu hari kerja. Boleh tanpa nama."
    >
      {isTooLarge && <TooLarge />}
      <ComplaintForm id={id} refused={refused} />
    </TicketFrame>
  )
}
