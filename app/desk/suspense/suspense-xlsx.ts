import type { Route } from './+types/suspense-xlsx.ts'
import { suspenseFile } from './suspense-file.ts'

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return await suspenseFile(args, 'xlsx')
}
