import { data, Form, useNavigation } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import {
  cancelLeave,
  confirmLeave,
  type LeaveFacts,
  leaveBehind,
} from '#features/privacy/guest-leave/leave-request.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { pageNotFound } from '#app/not-found.ts'
import type { Route } from './+types/hapus-data.ts'
import { LeaveTerms } from './leave-part.tsx'

export const handle = { cache: 'none' }

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Hapus data' })
}

function actOf(act: string): 'yakin' | 'batal' {
  if (act !== 'yakin' && act !== 'batal') throw pageNotFound()
  return act
}

/** Only reads: mail programs that open links must erase nobody. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const act = actOf(params.aksi)
  try {
    const leave = await leaveBehind(context.get(ctxContext), { token: params.token, act })
    return { leave, act, trouble: undefined }
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    return data({ leave: undefined, act, trouble: cause.message }, { status: cause.status })
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  try {
    if (actOf(params.aksi) === 'batal') await cancelLeave(ctx, params.token)
    else await confirmLeave(ctx, params.token)
    return { trouble: undefined }
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    return data({ trouble: cause.message }, { status: cause.status })
  }
}

export default function LeaveScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { leave, act, trouble } = loaderData
  const refused = actionData?.trouble
  return (
    <div className="mx-auto max-w-wide px-page py-6 lg:py-12">
      <h1 className="text-center text-2xl">Hapus data</h1>
      {refused && (
        <p role="alert" className="mt-4 text-center text-danger">
          {refused}
        </p>
      )}
      {leave ? (
        <Standing leave={leave} isCancelling={act === 'batal'} />
      ) : (
        <Ended trouble={trouble} />
      )}
    </div>
  )
}

function Ended({ trouble }: { trouble: string | undefined }) {
  return (
    <EmptyState
      icon="link"
      title="Tautan tidak berlaku"
      text={trouble ?? ''}
      action={<LinkButton to="/program">Lihat program</LinkButton>}
    />
  )
}

function Standing({ leave, isCancelling }: { leave: LeaveFacts; isCancelling: boolean }) {
  const more = <LinkButton to="/program">Lihat program</LinkButton>
  if (leave.state === 'done')
    return (
      <EmptyState
        icon="check"
        title="Data sudah dihapus"
        text="Nama dan kontak Anda tidak kami simpan lagi. Anda tetap dapat berdonasi kapan saja."
        action={more}
      />
    )
  if (leave.state === 'cancelled')
    return (
      <EmptyState
        icon="check"
        title="Dibatalkan"
        text="Tidak ada yang dihapus. Data Anda tetap seperti semula."
        action={more}
      />
    )
  const when = formatDateTime(leave.dueAt)
  if (leave.state === 'waiting' && !isCancelling)
    return (
      <EmptyState
        icon="clock"
        title="Permintaan Anda kami terima"
        text={`Data Anda dihapus ${when}. Tautan untuk membatalkannya kami kirim ke semua kontak Anda. Unduh kuitansi yang masih Anda perlukan sebelum itu.`}
        action={more}
      />
    )
  if (leave.state === 'waiting')
    return (
      <EmptyState
        icon="clock"
        title="Batalkan penghapusan?"
        text={`Data Anda akan dihapus ${when}. Dengan sekali tekan semuanya tetap seperti semula.`}
        action={<Press look="primary">Jangan hapus data saya</Press>}
      />
    )
  return <Asking leave={leave} />
}

function Asking({ leave: { contact, dueAt, kept } }: { leave: LeaveFacts }) {
  return (
    <div className="mx-auto mt-6 flex max-w-prose flex-col gap-4">
      <p>{`Hapus data donatur dengan kontak ${contact}?`}</p>
      <LeaveTerms />
      <p className="text-muted">
        {`Pada Anda: ${kept.donations} donasi dan ${kept.receipts} kuitansi. Bila disetujui sekarang, data dihapus ${formatDateTime(dueAt)}; sampai saat itu dapat dibatalkan dari kontak Anda.`}
      </p>
      <Press look="danger">Ya, hapus data saya</Press>
    </div>
  )
}

function Press({ look, children }: { look: 'primary' | 'danger'; children: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" replace>
      <Button type="submit" look={look} isBusy={isBusy}>
        {children}
      </Button>
    </Form>
  )
}
