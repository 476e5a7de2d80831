import { data, Form, useNavigation } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { reminderBehind, stopByLink } from '#features/reminder/keep-reminder.server.ts'
import { reminderKindWords } from '#features/reminder/reminder.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Route } from './+types/pengingat-berhenti.ts'

export const handle = { cache: 'none' }

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Hentikan pengingat' })
}

/** Only reads: mail programs that open links must not stop a reminder. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const { kind, isOn } = await reminderBehind(context.get(ctxContext), params.token)
    return { kind, isOn, trouble: undefined }
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    const gone = { kind: undefined, isOn: false, trouble: cause.message }
    return data(gone, { status: cause.status })
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await stopByLink(context.get(ctxContext), params.token)
    return null
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    // The page renders again with the message.
    return data(null, { status: cause.status })
  }
}

export default function StopReminder({ loaderData }: Route.ComponentProps) {
  const { kind, isOn, trouble } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  const name = kind ? reminderKindWords[kind].label : ''
  return (
    <div className="mx-auto max-w-wide px-page py-6 lg:py-12">
      <h1 className="text-center text-2xl">Pengingat donasi</h1>
      {trouble ? (
        <EmptyState
          icon="link"
          title="Tautan tidak berlaku"
          text={trouble}
          action={<LinkButton to="/mydonation">Donasi saya</LinkButton>}
        />
      ) : isOn ? (
        <EmptyState
          icon="clock"
          title={`Hentikan pengingat ${name}?`}
          text="Cukup sekali tekan, tanpa masuk. Anda dapat menyalakannya lagi kapan saja."
          action={
            <Form method="post" replace>
              <Button type="submit" isBusy={isBusy}>
                Hentikan pengingat
              </Button>
            </Form>
          }
        />
      ) : (
        <EmptyState
          icon="check"
          title={`Pengingat ${name} sudah berhenti`}
          text="Kami tidak akan mengingatkan lagi. Terima kasih atas semua kebaikan Anda."
          action={
            <LinkButton to="/mydonation" look="ghost">
              Atur pengingat
            </LinkButton>
          }
        />
      )}
    </div>
  )
}
