import { permitRows } from '#app/desk/doors.ts'

/** The table of permissions for programs: one row for each address and act. */
export function loader(): Response {
  return Response.json({ data: permitRows() }, { headers: { 'Cache-Control': 'no-store' } })
}
