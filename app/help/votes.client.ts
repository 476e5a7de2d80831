import { api } from '#app/api.client.ts'
import type { HelpApi } from '#features/help/api.server.ts'

const KEY = 'bantuan-dinilai'
const MOST = 200

/** The articles this browser has said something about. */
export function votedArticles(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : []
  } catch {
    return []
  }
}

/** Sends whether an article helped, and remembers that it was said. Throws ApiFailure. */
export async function sendVote(slug: string, isHelpful: boolean): Promise<void> {
  await api<HelpApi>().help[':slug'].vote.$put({ param: { slug }, json: { isHelpful } })
  try {
    localStorage.setItem(KEY, JSON.stringify([...votedArticles(), slug].slice(-MOST)))
  } catch {
    // Without storage the server still counts this visitor once.
  }
}
