import type { Route } from './+types/suspense-csv.ts'
import { suspenseFile } from './suspense-file.ts'

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return await suspenseFile(args, 'csv')
}
