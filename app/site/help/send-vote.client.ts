import { api } from '#app/client/api.client.ts'
import type { HelpApi } from '#features/help/api.server.ts'

/** Sends whether an article helped. Throws ApiFailure. */
export async function sendVote(slug: string, isHelpful: boolean): Promise<void> {
  await api<HelpApi>().help[':slug'].vote.$put({ param: { slug }, json: { isHelpful } })
}
