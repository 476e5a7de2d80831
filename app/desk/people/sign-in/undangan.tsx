import { createContext, data, redirect } from 'react-router'
import * as v from 'valibot'
import { acceptInvite, chooseStaffPassword } from '#features/staff/sign-in/accept-invite.server.ts'
import { InviteNotValid } from '#features/staff/sign-in/entry-errors.ts'
import { staffLimits } from '#features/staff/sign-in/entry-limits.ts'
import { networkOf } from '#platform/http/client-address.server.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import { submit } from '#app/submit.server.ts'
import type { Route } from './+types/undangan.ts'
import { addressContext, ctxContext } from '#app/context.ts'
import { refusedOf } from '#app/desk/ui/refused.ts'
import { staffCallerOf, factorProofOf, withoutSecrets } from './entry-request.ts'
import { inviteView } from './invite-view.ts'
import { ChooseFactor, ChoosePassword, EntryFrame, InviteEnded, Joined } from './invite-steps.tsx'
import { sessionCookie } from './session-cookie.ts'

const passwordForm = v.object({ password: v.pipe(v.string(), v.maxLength(500)) })
const factorForm = v.object({
  kode: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
  jawaban: v.optional(v.pipe(v.string(), v.maxLength(60_000))),
})

/** True in the request that has just used up the link; its answer shows the recovery codes. */
const joinedContext = createContext(false)

export const meta: Route.MetaFunction = () => [{ title: 'Undangan – Kelola' }]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (context.get(joinedContext)) return null
  try {
    return await inviteView(context.get(ctxContext), params.token, request)
  } catch (error) {
    if (!(error instanceof InviteNotValid)) throw error
    return data(null, { status: error.status })
  }
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  const network = networkOf(context.get(addressContext))
  const isPassword = new URL(request.url).searchParams.get('aksi') === 'sandi'
  if (isPassword) {
    const answer = await submit(passwordForm, request, async ({ password }) => {
      await limit(ctx, staffLimits.invite, network)
      await chooseStaffPassword(ctx, { token, password })
      return redirect(`/kelola/undangan/${token}`, 303)
    })
    return withoutSecrets(answer, [])
  }
  const answer = await submit(factorForm, request, async (input) => {
    await limit(ctx, staffLimits.invite, network)
    const proof = factorProofOf(request, input)
    const caller = staffCallerOf(request, context)
    const { token: value, recoveryCodes } = await acceptInvite(ctx, { token, proof, caller })
    context.set(joinedContext, true)
    // The link is used up: these codes are shown in this answer or never.
    return data({ recoveryCodes }, { headers: { 'Set-Cookie': sessionCookie(ctx.config, value) } })
  })
  return withoutSecrets(answer, [])
}

export default function Undangan({ loaderData, actionData }: Route.ComponentProps) {
  const refused = refusedOf(actionData)
  if (actionData && 'recoveryCodes' in actionData) {
    return <Joined codes={actionData.recoveryCodes as string[]} />
  }
  if (!loaderData) return <InviteEnded />
  const { name, email, roleName, isNew, setup } = loaderData
  return (
    <EntryFrame
      title={isNew ? 'Selamat datang' : 'Pulihkan cara masuk'}
      lead={
        <p>
          {name}, {email}. Peran: {roleName}.
        </p>
      }
    >
      {setup ? (
        <ChooseFactor setup={setup} refused={refused} />
      ) : (
        <ChoosePassword refused={refused} email={email} />
      )}
    </EntryFrame>
  )
}
