import type { Route } from './+types/doa-csv.ts'
import { prayerFile } from './prayer-file.ts'

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return await prayerFile(args, 'csv')
}
