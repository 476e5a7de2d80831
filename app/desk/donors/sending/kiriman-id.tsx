import { redirect } from 'react-router'
import * as v from 'valibot'
import { sendOrPropose } from '#features/sending/proposals.server.ts'
import { stopSending } from '#features/sending/run-sending.server.ts'
import { testSendingJob } from '#features/sending/test-sending.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskRefusal } from '#app/desk/ui/acts.tsx'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/kiriman-id.ts'
import {
  SendingActs,
  sendingPage,
  SendingProgress,
  SendingResult,
  SendingText,
} from './sending-parts.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  return await sendingPage(context.get(deskContext), params.id)
}

const nothing = v.object({})

export const action = acts({
  coba: act(nothing, 'Mengirim percobaan kiriman', async ({ ctx, staff, params }) => {
    const sendingId = rowIdOf(params['id'])
    const payload = { sendingId, staffId: staff.id }
    await enqueue(ctx.db, testSendingJob, { payload, now: ctx.now() })
    ctx.wake()
    return redirect(`/kelola/kiriman/${sendingId}?kabar=surat`, 303)
  }),
  kirim: act(nothing, 'Mengirim kabar kepada donatur', async ({ ctx, staff, params }) => {
    const id = rowIdOf(params['id'])
    const isProposed = await sendOrPropose(ctx, { id, by: staff.id })
    return redirect(`/kelola/kiriman/${id}${isProposed ? '?kabar=ajukan' : ''}`, 303)
  }),
  henti: act(nothing, 'Menghentikan kiriman', async ({ ctx, staff, params }) => {
    const id = rowIdOf(params['id'])
    await stopSending(ctx, { id, by: staff.id })
    return redirect(`/kelola/kiriman/${id}`, 303)
  }),
})

export default function KirimanId({ loaderData, actionData }: Route.ComponentProps) {
  const { sending } = loaderData
  return (
    <DeskPage
      title={sending.title}
      tab="Satu kiriman"
      lead={sending.audience_words}
      back={{ href: '/kelola/kiriman', label: 'Kiriman' }}
      isNarrow
    >
      <DeskRefusal answer={actionData} />
      <SendingProgress {...loaderData} />
      <SendingActs {...loaderData} />
      <SendingResult {...loaderData} />
      <SendingText {...loaderData} />
    </DeskPage>
  )
}
