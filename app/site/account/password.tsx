import { data } from 'react-router'
import * as v from 'valibot'
import { AuthFrame } from './auth-frame.tsx'
import { InvalidLink } from './link-not-valid.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { addressContext, ctxContext } from '#app/context.ts'
import { PasswordReplaced } from './password-replaced.tsx'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { submit } from '#app/submit.server.ts'
import { resetRequest } from '#features/account/contract.ts'
import { LinkNotValid as NotValid } from '#features/account/errors.ts'
import { addressLimits } from '#features/account/limits.ts'
import { getReset, resetPassword } from '#features/account/sign-in/reset-password.server.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import type { Route } from './+types/password.ts'

export const handle = { cache: 'none' }

/** An unticked box is not sent. */
const newPassword = v.object({
  ...v.pick(resetRequest, ['password']).entries,
  unlinksProviders: v.optional(v.string()),
})

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const { target, linked } = await getReset(context.get(ctxContext), params.id)
    return { target, linked }
  } catch (error) {
    if (!(error instanceof NotValid)) throw error
    return data({ target: undefined, linked: [] }, { status: error.status })
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  const address = context.get(addressContext)
  const answer = await submit(newPassword, request, async ({ password, unlinksProviders }) => {
    await limit(ctx, addressLimits.forgot, address)
    const unlinks = { unlinksProviders: unlinksProviders !== undefined }
    await resetPassword(ctx, { token: params.id, password, address, ...unlinks })
    return { isDone: true as const }
  })
  // The password is secret, so only the tick is sent back.
  if ('data' in answer) {
    const { unlinksProviders } = answer.data.values
    answer.data.values = unlinksProviders === undefined ? {} : { unlinksProviders }
  }
  return answer
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Kata sandi baru' })
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  if (actionData && !refused) return <PasswordReplaced />
  if (!loaderData.target) {
    return (
      <InvalidLink
        text="Tautan ini sudah dipakai, sudah lewat waktunya, atau salah ketik."
        to="/forgot-password"
        label="Minta tautan baru"
      />
    )
  }
  return (
    <AuthFrame
      title="Buat kata sandi baru"
      lead={
        <p>
          Untuk akun <b className="text-ink">{loaderData.target}</b>. Semua perangkat yang sedang
          masuk akan dikeluarkan.
        </p>
      }
    >
      <NewPasswordForm
        errors={refused?.errors}
        linked={loaderData.linked}
        unlinks={refused?.values.unlinksProviders !== undefined}
      />
    </AuthFrame>
  )
}
