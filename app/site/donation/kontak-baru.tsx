import { data, Form, useNavigation } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import {
  changeBehind,
  confirmContactChange,
  undoContactChange,
} from '#features/message/contact-change/contact-change.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { pageNotFound } from '#app/not-found.ts'
import type { Route } from './+types/kontak-baru.ts'

export const handle = { cache: 'none' }

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Kontak untuk pesan' })
}

/** Only reads: mail programs that open links must change nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const isUndo = undoes(params.aksi)
  try {
    const change = await changeBehind(context.get(ctxContext), { token: params.token, isUndo })
    return { change, isUndo, trouble: undefined }
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    return data({ change: undefined, isUndo, trouble: cause.message }, { status: cause.status })
  }
}

function undoes(act: string): boolean {
  if (act !== 'pakai' && act !== 'batal') throw pageNotFound()
  return act === 'batal'
}

export async function action({ params, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  try {
    if (undoes(params.aksi)) await undoContactChange(ctx, params.token)
    else await confirmContactChange(ctx, params.token)
    return null
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    // The page renders again with the message.
    return data(null, { status: cause.status })
  }
}

export default function NewContact({ loaderData }: Route.ComponentProps) {
  const { change, isUndo, trouble } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  const more = <LinkButton to="/program">Lihat program</LinkButton>
  const press = (words: string) => (
    <Form method="post" replace>
      <Button type="submit" isBusy={isBusy}>
        {words}
      </Button>
    </Form>
  )
  return (
    <div className="mx-auto max-w-wide px-page py-6 lg:py-12">
      <h1 className="text-center text-2xl">Kontak untuk pesan</h1>
      {!change && (
        <EmptyState icon="link" title="Tautan tidak berlaku" text={trouble ?? ''} action={more} />
      )}
      {change?.state === 'undone' && (
        <EmptyState
          icon="check"
          title="Dibatalkan"
          text="Pesan kembali dikirim ke kontak yang lama."
          action={more}
        />
      )}
      {change?.state === 'confirmed' && !isUndo && (
        <EmptyState
          icon="check"
          title="Kontak baru dipakai"
          text={`Pesan untuk Anda kami kirim ke ${change.shown} mulai sekarang. Kontak yang lama kami beri tahu.`}
          action={more}
        />
      )}
      {change?.state === 'confirmed' && isUndo && (
        <EmptyState
          icon="link"
          title="Batalkan kontak baru?"
          text={`Pesan untuk Anda sekarang dikirim ke ${change.shown}. Dengan sekali tekan semuanya kembali ke kontak yang lama.`}
          action={press('Batalkan')}
        />
      )}
      {change?.state === 'asked' && (
        <EmptyState
          icon="link"
          title="Pakai kontak ini?"
          text={`Pesan yang selama ini ke kontak lama akan kami kirim ke ${change.shown}.`}
          action={press('Pakai kontak ini')}
        />
      )}
    </div>
  )
}
