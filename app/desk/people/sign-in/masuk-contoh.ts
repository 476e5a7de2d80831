import { data, redirect } from 'react-router'
import * as v from 'valibot'
import {
  samplePeople,
  type SamplePerson,
  signInSample,
} from '#features/staff/sample-staff.server.ts'
import { formDataOf } from '#app/submit.server.ts'
import type { Route } from './+types/masuk-contoh.ts'
import { ctxContext } from '#app/context.ts'
import { pageNotFound } from '#app/not-found.ts'
import { staffCallerOf } from './entry-request.ts'
import { sessionCookie, sessionValue } from './session-cookie.ts'

/** Only a press leads here. */
export function loader({ context }: Route.LoaderArgs) {
  assertDemo(context.get(ctxContext).config.mode)
  return redirect('/kelola/masuk', 303)
}

/** Signs a sample person of a demo in. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  assertDemo(ctx.config.mode)
  const people = Object.keys(samplePeople) as SamplePerson[]
  const person = v.safeParse(v.picklist(people), (await formDataOf(request)).get('peran'))
  if (!person.success) throw data({ message: 'Peran ini tidak ada.' }, { status: 422 })
  const caller = staffCallerOf(request, context)
  const previous = sessionValue(ctx.config, request)
  const { token } = await signInSample(ctx, { person: person.output, caller, previous })
  const headers = { 'Set-Cookie': sessionCookie(ctx.config, token) }
  return redirect('/kelola', { status: 303, headers })
}

function assertDemo(mode: 'demo' | 'live'): void {
  if (mode !== 'demo') throw pageNotFound()
}
