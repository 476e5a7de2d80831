import { data, redirect } from 'react-router'
import { addressContext, ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { formDataOf, submit } from '#app/submit.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'
import { changeJuz, circleView, takeJuz } from '#features/khatam/circle/circle.server.ts'
import { juzForm, takeJuzForm } from '#features/khatam/circle/contract.ts'
import { isPublicId } from '#platform/ids/public-id.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Route } from './+types/bersama-token.ts'
import { CircleScreen } from './circle-screen.tsx'
import { khatamDoa } from './khatam-page.server.ts'

export const handle = { cache: 'none' }

/** The shared link, and what its opener has beside it. */
function linkOf(token: string, request: Request) {
  const key = new URL(request.url).searchParams.get('kunci') ?? ''
  return { token, key: isPublicId(key) ? key : undefined }
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const link = linkOf(params.token, request)
  try {
    const circle = await circleView(ctx, link)
    const address = `${ctx.config.origin}/khatam/bersama/${link.token}`
    const ownKey = link.key ?? ctx.newPublicId()
    const doa = circle.done === 30 ? await khatamDoa(ctx) : undefined
    return { circle, address, ownKey, doa, trouble: undefined }
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    const nothing = { circle: undefined, address: '', ownKey: '', doa: undefined }
    return data({ ...nothing, trouble: cause.message }, { status: cause.status })
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  const from = context.get(addressContext)
  const link = linkOf(params.token, request)
  const form = await formDataOf(request)
  if (form.has('lakukan')) {
    return submit(juzForm, form, async ({ juz, lakukan: act }) => {
      await changeJuz(ctx, from, { link, juz, act })
      return redirect(`/khatam/bersama/${link.token}?kunci=${link.key ?? ''}`, 303)
    })
  }
  return submit(takeJuzForm, form, async ({ nama: reader }) => {
    const offered = form.get('kunci')
    const isKey = typeof offered === 'string' && isPublicId(offered)
    const key = link.key ?? (isKey ? offered : ctx.newPublicId())
    await takeJuz(ctx, from, { link, juz: form.getAll('juz').map(Number), reader, key })
    return redirect(`/khatam/bersama/${link.token}?kunci=${key}`, 303)
  })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: loaderData?.circle?.title ?? 'Khatam bersama' })
}

export default function KhatamTogether({ loaderData, actionData }: Route.ComponentProps) {
  const { circle, trouble } = loaderData
  return (
    <div className="mx-auto grid max-w-wide gap-5 px-page pt-5 lg:pt-10">
      {circle ? (
        <CircleScreen
          {...loaderData}
          circle={circle}
          refused={actionData && 'errors' in actionData ? actionData : undefined}
        />
      ) : (
        <>
          <h1 className="text-2xl">Khatam bersama</h1>
          <EmptyState
            icon="link"
            title="Tautan tidak berlaku"
            text={trouble}
            action={<LinkButton to="/khatam/bersama">Buat khatam bersama</LinkButton>}
          />
        </>
      )}
    </div>
  )
}
