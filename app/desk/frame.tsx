import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { listOpenProposals } from '#features/staff/queries.server.ts'
import { roleWords } from '#features/staff/permissions.ts'
import sheet from '#app/appearance/desk.css?url'
import type { Route } from './+types/frame.ts'
import { ctxContext } from '../context.ts'
import { visitorContext } from './context.ts'
import { openDoor } from './open-door.ts'
import { waitingFor } from './people/proposal/proposal-kinds.ts'
import { navigationFor } from './navigation.ts'
import { actingRoles, permittedActs } from './doors.ts'
import { DeskError } from './ui/desk-error.tsx'
import { DeskShell } from './ui/desk-shell.tsx'
import { FormId } from './ui/form-id.tsx'
import { ActingRoles, PermittedActs } from './ui/permitted-acts.ts'

export const middleware: Route.MiddlewareFunction[] = [openDoor]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(ctxContext)
  const { name: institution, logo, logoDark } = config.institution
  const face = { ...(logo && { logo }), ...(logoDark && { logoDark }) }
  const frame = { institution, face, isDemo: config.mode === 'demo' }
  const desk = context.get(visitorContext)
  // Coming in happens within the frame, before anybody is known.
  if (!desk) return { ...frame, staff: null, waiting: 0, formId: null }
  const { ctx, staff } = desk
  const { id, name, role } = staff
  const waiting = waitingFor(staff, await listOpenProposals(ctx.db)).length
  const formId = ctx.newId()
  return { ...frame, staff: { id, name, role, roleName: roleWords[role].name }, waiting, formId }
}

/** The frame of every screen of the desk. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const { staff } = loaderData
  const navigation = staff ? navigationFor(staff.role, pathname) : []
  return (
    <DeskShell {...loaderData} navigation={navigation}>
      <PermittedActs value={staff && permittedActs(pathname, staff.role)}>
        <ActingRoles value={staff ? actingRoles(pathname) : {}}>
          <FormId value={loaderData.formId}>
            <Outlet />
          </FormId>
        </ActingRoles>
      </PermittedActs>
    </DeskShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<typeof loader>('desk/frame')
  const { pathname } = useLocation()
  const staff = frame?.staff ?? null
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <DeskShell
      institution={frame?.institution ?? 'Amanah'}
      face={frame?.face}
      isDemo={frame?.isDemo ?? false}
      staff={staff}
      waiting={frame?.waiting ?? 0}
      navigation={staff ? navigationFor(staff.role, pathname) : []}
    >
      <title>Kelola</title>
      <DeskError status={status} />
    </DeskShell>
  )
}
