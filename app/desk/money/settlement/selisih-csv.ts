import type { Route } from './+types/selisih-csv.ts'
import { differencesFile } from './differences-file.ts'

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return await differencesFile(args, 'csv')
}
