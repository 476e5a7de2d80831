import { deviceStorage } from '#app/client/storage.client.ts'

const KEY = 'bantuan-dinilai'
const MOST = 200

export function votedArticles(): string[] {
  return deviceStorage.getJson(KEY, (votes) =>
    Array.isArray(votes) ? votes.filter((slug) => typeof slug === 'string') : [],
  )
}

/** Stores that this browser has voted on an article. */
export function rememberVote(slug: string): void {
  // Without storage the server still counts each visitor only once.
  deviceStorage.setJson(KEY, [...votedArticles(), slug].slice(-MOST))
}
