import { type ActionFunctionArgs, data, type MiddlewareFunction, redirect } from 'react-router'
import type * as v from 'valibot'
import { actAs } from '#features/staff/act.server.ts'
import { type AuditDetails, recordAudit } from '#features/staff/audit.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { isFactorFresh } from '#features/staff/staff.ts'
import type { Ctx } from '#platform/context.ts'
import { isOutage } from '#platform/db/outage.server.ts'
import { ctxContext } from '../context.ts'
import { submit } from '../submit.server.ts'
import { type Desk, deskContext, visitorContext } from './context.ts'
import { actOf, type Door, doorOf } from './doors.ts'
import { currentStaff, wayRemembered } from './current-staff.ts'
import { hasIds } from './named-ids.ts'
import { refusedPage } from './refused-page.tsx'
import { answerOfRepeated, fieldNames, formFingerprint, runOnce, shortTexts } from './sent-form.ts'

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
    context.set(deskContext, found)
    context.set(visitorContext, found)
  } catch (error) {
    if (!isOutage(error)) throw error
    ctx.log.error('database.away-at-desk', { cause: error })
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
async function comingIn(ctx: Ctx, { request, params, door }: Coming): Promise<Desk | Response> {
  const { pathname, search, searchParams } = new URL(request.url)
  const staff = await currentStaff(ctx, request)
  if (!staff) return redirect('/kelola/masuk', { status: 303, headers: wayRemembered(request) })
  const refuse = (status: 403 | 404) => refusedPage({ status, config: ctx.config, pathname, staff })
  const asked = door && askedOf(door, request.method, searchParams.get('aksi') ?? '')
  if (!asked) return refuse(404)
  const { permission, isFresh } = asked
  if (!isPermitted(staff.role, permission)) {
    const details = { alamat: pathname, metode: request.method }
    const says = 'Ditolak: di luar izin perannya'
    await recordAudit(ctx, ctx.db, { staff, permission, says, details })
    return refuse(403)
  }
  if (!hasIds(door, params)) return refuse(404)
  if (isFresh && !isFactorFresh(staff, ctx.now())) {
    const back = request.method === 'GET' ? pathname + search : pathname
    return redirect(`/kelola/faktor?lanjut=${encodeURIComponent(back)}`, 303)
  }
  return { ctx, staff, permission }
}

type ClosedDoor = Exclude<Door, { isOpen: true }>

function askedOf(door: ClosedDoor, method: string, act: string) {
  if (method === 'POST') return actOf(door, act)
  return { permission: door.read, isFresh: door.isFresh ?? false }
}

export type ActArgs = Desk & {
  params: Readonly<Record<string, string | undefined>>
  request: Request
  /** Files, and fields that come more than once. */
  form: FormData
  /** What the audit entry tells; begins with the short texts of the form. */
  details: AuditDetails
}

type RunAct = (args: ActionFunctionArgs) => Promise<unknown>

type ActOptions = {
  /** 'Mengubah program': what the audit log says. */
  says: string
  /** The form holds personal data or secrets: the audit entry gets the names of its fields only. */
  isPersonal?: boolean
}

/**
 * One act of an address: reads the form by its schema and runs the use case in one transaction with its audit entry.
 * A refusal draws the page again, with what was typed.
 */
export function act<S extends v.GenericSchema>(
  schema: S,
  { says, isPersonal = false }: ActOptions,
  run: (args: ActArgs, input: v.InferOutput<S>) => Promise<unknown>,
): RunAct {
  return async ({ request, context, params }) => {
    const { ctx, staff, permission } = context.get(deskContext)
    return await submit(schema, request, async (input, form) => {
      const details = isPersonal ? { isian: fieldNames(form) } : shortTexts(form)
      const documentId = Object.values(params).join('/') || undefined
      const fingerprint = formFingerprint({ url: request.url, staffId: staff.id }, form)
      try {
        return await actAs(
          ctx,
          { staff, permission, says, documentId, details },
          async (within, noted) => {
            const args = { ctx: within, staff, permission, params, request, form, details: noted }
            return await runOnce(within, fingerprint, () => run(args, input))
          },
        )
      } catch (error) {
        return await answerOfRepeated(ctx, error, fingerprint)
      }
    })
  }
}

/** The action of a route: the act that `?aksi=` names. The door has asked whether it may be done. */
export function acts<T extends Record<string, RunAct>>(
  table: T,
): ((args: ActionFunctionArgs) => Promise<unknown>) & { names: string[] } {
  const action = async (args: ActionFunctionArgs) => {
    const name = new URL(args.request.url).searchParams.get('aksi') ?? ''
    const run = Object.hasOwn(table, name) ? table[name] : undefined
    if (!run) throw data({ message: 'Page Not Found' }, { status: 404 })
    return await run(args)
  }
  return Object.assign(action, { names: Object.keys(table) })
}
