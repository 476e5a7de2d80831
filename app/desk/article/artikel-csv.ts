import type { Route } from './+types/artikel-csv.ts'
import { articleFile } from './article-file.ts'

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return await articleFile(args, 'csv')
}
