const KEY = 'bantuan-dinilai'
const MOST = 200

/** The articles on which this browser has voted. */
export function votedArticles(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : []
  } catch {
    return []
  }
}

/** Stores that this browser has voted on an article. */
export function rememberVote(slug: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...votedArticles(), slug].slice(-MOST)))
  } catch {
    // Without storage the server still counts each visitor only once.
  }
}
