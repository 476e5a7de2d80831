import type { Route } from './+types/jejak-csv.ts'
import { auditFile } from './audit-file.ts'

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return await auditFile(args, 'csv')
}
