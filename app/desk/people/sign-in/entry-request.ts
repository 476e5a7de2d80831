import type { RouterContextProvider } from 'react-router'
import type { DeskPlace } from '#features/staff/sign-in/passkey.server.ts'
import type { FactorProof } from '#features/staff/sign-in/second-factor.server.ts'
import type { StaffCaller } from '#features/staff/sign-in/staff-session.server.ts'
import type { Refused } from '#app/submit.server.ts'
import { addressContext } from '#app/context.ts'

type Context = Readonly<RouterContextProvider>

/** Who sends a request, as far as it shows. */
export function staffCallerOf(request: Request, context: Context): StaffCaller {
  const userAgent = request.headers.get('user-agent') ?? undefined
  return { address: context.get(addressContext), userAgent }
}

/** Where the desk is open for this request: what a passkey is bound to. */
export function placeOf(request: Request): DeskPlace {
  const { origin, hostname: host } = new URL(request.url)
  return { origin, host }
}

/** The factor of a form: what was typed, or what a passkey answered. */
export function factorProofOf(
  request: Request,
  { kode = '', jawaban = '' }: { kode?: string | undefined; jawaban?: string | undefined },
): FactorProof {
  return jawaban === '' ? { code: kode } : { answer: jawaban, place: placeOf(request) }
}

type Answer = { data?: unknown }

/** Takes what is secret out of a refused form, so that it is not sent back. */
export function withoutSecrets<T>(answer: T, keep: readonly string[]): T {
  const refused = (answer as Answer | null)?.data as Refused | undefined
  if (refused && typeof refused === 'object' && 'values' in refused) {
    const known = Object.entries(refused.values).filter(([name]) => keep.includes(name))
    refused.values = Object.fromEntries(known)
  }
  return answer
}
