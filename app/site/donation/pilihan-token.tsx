import { data, Form, useNavigation } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { type MessageChoices, choicesBehind } from '#features/message/choices.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import {
  ChoiceTrouble,
  choicePartClass,
  NewContactPart,
  RecapPart,
  WishPart,
} from './choice-parts.tsx'
import { choose } from './choice/choice-form.server.ts'
import { LeavePart } from './choice/leave-part.tsx'
import type { Route } from './+types/pilihan-token.ts'

export const handle = { cache: 'none' }

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Pilihan pesan' })
}

/** Only reads: mail programs that open links must not stop anything. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const today = dayOf(ctx.now())
  const days = { from: `${today.slice(0, 4)}-01-01`, through: today }
  try {
    return { choices: await choicesBehind(ctx, params.token), days, trouble: undefined }
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    return data({ choices: undefined, days, trouble: cause.message }, { status: cause.status })
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return await choose(context.get(ctxContext), { request, token: params.token })
}

export default function PilihanToken({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, days, trouble } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  if (!choices)
    return (
      <div className="mx-auto max-w-wide px-page py-6 lg:py-12">
        <h1 className="text-center text-2xl">Pilihan pesan</h1>
        <EmptyState
          icon="link"
          title="Tautan tidak berlaku"
          text={trouble ?? ''}
          action={<LinkButton to="/program">Lihat program</LinkButton>}
        />
      </div>
    )
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  const refused = actionData && 'errors' in actionData ? actionData.errors : undefined
  return (
    <div className="mx-auto flex max-w-prose flex-col gap-6 px-page py-6 lg:py-12">
      <header>
        <h1 className="text-2xl">Pilihan pesan</h1>
        <p className="mt-2 text-muted">
          {`Tanpa masuk, dan langsung berlaku untuk ${reached(choices)}.`}
        </p>
      </header>
      <ChoiceTrouble trouble={refused?.['_']} />
      <StopParts choices={choices} isBusy={isBusy} />
      <WishPart choices={choices} isBusy={isBusy} isSaved={done === 'cara'} />
      {choices.getsAny && (
        <RecapPart {...{ choices, isBusy, days, refused }} isSent={done === 'rekap'} />
      )}
      <NewContactPart {...{ isBusy, refused }} isSent={done === 'kontak'} />
      <LeavePart {...{ choices, isBusy }} isSent={done === 'hapus'} />
    </div>
  )
}

function reached({ contacts }: MessageChoices): string {
  return contacts.map(({ shown }) => shown).join(' dan ') || 'kontak Anda'
}

type PartProps = { choices: MessageChoices; isBusy: boolean }

function StopParts({ choices: { getsNews, getsAny }, isBusy }: PartProps) {
  return (
    <>
      <section className={choicePartClass} aria-label="Kabar">
        <h2 className="text-lg">Kabar program</h2>
        <p className="text-muted">
          {getsNews
            ? 'Kabar program, ajakan, dan ucapan. Kuitansi tetap kami kirim bila ini dihentikan.'
            : 'Kabar tidak kami kirim lagi. Kuitansi tetap kami kirim bila Anda berdonasi.'}
        </p>
        {getsAny && (
          <Press act={getsNews ? 'henti-kabar' : 'mulai-kabar'} isBusy={isBusy}>
            {getsNews ? 'Berhenti dari kabar' : 'Kirim kabar lagi'}
          </Press>
        )}
      </section>
      <section className={choicePartClass} aria-label="Semua pesan">
        <h2 className="text-lg">Semua pesan</h2>
        <p className="text-muted">
          {getsAny
            ? 'Termasuk terima kasih, kuitansi, dan pengingat. Kuitansi tetap dapat diunduh di halaman donasi Anda.'
            : 'Tidak ada pesan yang kami kirim ke kontak ini, kecuali jawaban atas yang Anda minta sendiri. Kuitansi dapat diunduh di halaman donasi Anda.'}
        </p>
        <Press act={getsAny ? 'henti-semua' : 'mulai-semua'} isBusy={isBusy}>
          {getsAny ? 'Berhenti dari semua' : 'Terima pesan lagi'}
        </Press>
      </section>
    </>
  )
}

type PressProps = { act: string; isBusy: boolean; children: string }

function Press({ act, isBusy, children }: PressProps) {
  return (
    <Form method="post" replace>
      <input type="hidden" name="aksi" value={act} />
      <Button type="submit" look="quiet" isBusy={isBusy}>
        {children}
      </Button>
    </Form>
  )
}
