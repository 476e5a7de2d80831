import type { Route } from './+types/kunjungan-xlsx.ts'
import { visitFile } from './visit-file.ts'

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return await visitFile(args, 'xlsx')
}
