import type { Route } from './+types/program-xlsx.ts'
import { campaignFile } from './campaign-file.ts'

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return await campaignFile(args, 'xlsx')
}
