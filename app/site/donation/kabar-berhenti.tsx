import { data, Form, useNavigation } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { newsBehind, stopNews } from '#features/donation/news/stop-news.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Route } from './+types/kabar-berhenti.ts'

export const handle = { cache: 'none' }

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Berhenti menerima kabar' })
}

/** Only reads: mail programs that open links must not stop anything. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const { isOn } = await newsBehind(context.get(ctxContext), params.token)
    return { isOn, trouble: undefined }
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    return data({ isOn: false, trouble: cause.message }, { status: cause.status })
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await stopNews(context.get(ctxContext), params.token)
    return null
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    // The page renders again with the message.
    return data(null, { status: cause.status })
  }
}

export default function StopNews({ loaderData: { isOn, trouble } }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const more = <LinkButton to="/program">Lihat program</LinkButton>
  return (
    <div className="mx-auto max-w-wide px-page py-6 lg:py-12">
      <h1 className="text-center text-2xl">Kabar program</h1>
      {trouble ? (
        <EmptyState icon="link" title="Tautan tidak berlaku" text={trouble} action={more} />
      ) : isOn ? (
        <EmptyState
          icon="news"
          title="Berhenti menerima kabar program?"
          text="Cukup sekali tekan, tanpa masuk. Kuitansi tetap kami kirim ke kontak yang diisi saat berdonasi."
          action={
            <Form method="post" replace>
              <Button type="submit" isBusy={isBusy}>
                Berhenti menerima kabar
              </Button>
            </Form>
          }
        />
      ) : (
        <EmptyState
          icon="check"
          title="Kabar program tidak dikirim lagi"
          text="Kabar terbaru selalu dapat dibaca di halaman programnya."
          action={more}
        />
      )}
    </div>
  )
}
