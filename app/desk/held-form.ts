import { HELD_FORM } from '#features/staff/sign-in/entry.ts'
import type { StaffSession } from '#features/staff/sign-in/staff-session.server.ts'
import { holdForm, type SentForm, takeForm } from '#features/staff/held-form.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isRowId } from '#platform/ids/row-id.ts'

/** Keeps the form of a request until its sender has shown the factor; answers where it is carried out then. */
export async function heldAddress(
  ctx: Ctx,
  request: Request,
  { id: sessionId }: StaffSession,
): Promise<string> {
  const url = new URL(request.url)
  // It waits already: the body is that of the factor's form.
  if (url.searchParams.has(HELD_FORM)) return url.pathname + url.search
  const address = url.pathname + url.search
  const contentType = request.headers.get('content-type') ?? ''
  const body = Buffer.from(await request.arrayBuffer())
  const id = await holdForm(ctx, { sessionId, address }, { contentType, body })
  return `${address}${url.search === '' ? '?' : '&'}${HELD_FORM}=${id}`
}

/** The form that a request brings back: undefined when it names none, null when there is none any more. */
export async function takenForm(
  ctx: Ctx,
  request: Request,
  { id: sessionId }: StaffSession,
): Promise<SentForm | null | undefined> {
  const { pathname, search } = new URL(request.url)
  const id = new URLSearchParams(search).get(HELD_FORM)
  if (id === null || request.method !== 'POST') return undefined
  const address = pathname + search.replace(new RegExp(`[?&]${HELD_FORM}=[^&]*$`), '')
  const form = isRowId(id) ? await takeForm(ctx, { id, sessionId, address }) : undefined
  return form ?? null
}

/** A request with the form that waited in place of its own. */
export function withHeldForm(request: Request, { contentType, body }: SentForm): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', contentType)
  headers.delete('content-length')
  return new Request(request.url, { method: 'POST', headers, body: new Uint8Array(body) })
}
