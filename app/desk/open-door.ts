import { type MiddlewareFunction, redirect } from 'react-router'
import { recordAudit } from '#features/staff/audit.server.ts'
import type { SentForm } from '#features/staff/held-form.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { isFactorFresh } from '#features/staff/staff.ts'
import type { Ctx } from '#platform/context.ts'
import { isOutage, logFailure } from '#platform/db/pool/outage.server.ts'
import { ctxContext, referenceContext } from '../context.ts'
import { type Desk, deskContext, heldFormContext, visitorContext } from './context.ts'
import { currentSession, wayRemembered } from './current-staff.ts'
import type { ActArgs } from './door.ts'
import { actOf, doorOf } from './doors.ts'
import { heldAddress, takenForm } from './held-form.ts'
import { hasIds } from './named-ids.ts'
import { refusedPage } from './refused-page.tsx'
import type { ClosedDoor } from './row.ts'

/**
 * The one door of the desk. Without a session every address leads to the sign-in; what a role may not do is 403, what
 * does not exist 404. Loaders and actions find who is there in `deskContext`.
 */
export const openDoor: MiddlewareFunction<Response> = async (args, next) => {
  const { request, context, params } = args
  const ctx = context.get(ctxContext)
  const { pathname } = new URL(request.url)
  // The router runs an action for PUT, PATCH and DELETE too; the desk has forms only.
  if (!METHODS.has(request.method))
    return refusedPage({ status: 405, config: ctx.config, pathname })
  const door = doorOf(pathname)
  if (door && 'isOpen' in door) return await next()
  try {
    const found = await comingIn(ctx, { request, params, door })
    if (found instanceof Response) return found
    if (found.heldForm) context.set(heldFormContext, found.heldForm)
    context.set(deskContext, found.desk)
    context.set(visitorContext, found.desk)
  } catch (error) {
    if (!isOutage(error)) throw error
    const reference = context.get(referenceContext)
    logFailure(ctx.log, { event: 'page.failed', reference, path: pathname, error })
    return refusedPage({ status: 503, config: ctx.config, pathname })
  }
  return await next()
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST'])

type Coming = {
  request: Request
  params: ActArgs['params']
  door: ClosedDoor | undefined
}

/** Who comes in, or the answer that keeps them out. */
async function comingIn(
  ctx: Ctx,
  { request, params, door }: Coming,
): Promise<{ desk: Desk; heldForm: SentForm | undefined } | Response> {
  const { pathname, search, searchParams } = new URL(request.url)
  const session = await currentSession(ctx, request)
  if (!session)
    return redirect('/kelola/masuk', { status: 303, headers: wayRemembered(ctx, request) })
  const { staff } = session
  const refuse = (status: 403 | 404 | 410) =>
    refusedPage({ status, config: ctx.config, pathname, staff })
  const needed = door && askedOf(door, request.method, searchParams.get('aksi') ?? '')
  if (!needed) return refuse(404)
  const { permission, isFresh } = needed
  if (!isPermitted(staff.role, permission)) {
    const details = { alamat: pathname, metode: request.method }
    const sentence = 'Ditolak: di luar izin perannya'
    await recordAudit(ctx, ctx.db, { staff, permission, sentence, details })
    return refuse(403)
  }
  if (!hasIds(door, params)) return refuse(404)
  if (isFresh && !isFactorFresh(staff, ctx.now())) {
    const isForm = request.method === 'POST'
    const back = isForm ? await heldAddress(ctx, request, session) : pathname + search
    return redirect(`/kelola/faktor?lanjut=${encodeURIComponent(back)}`, 303)
  }
  const heldForm = await takenForm(ctx, request, session)
  return heldForm === null ? refuse(410) : { desk: { ctx, staff, permission }, heldForm }
}

function askedOf(door: ClosedDoor, method: string, act: string) {
  if (method === 'POST') return actOf(door, act)
  return { permission: door.read, isFresh: door.isFresh ?? false }
}
