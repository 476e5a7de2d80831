import { type Draft, draftOf, readDraft } from './draft.ts'
import type { FormValues } from './donation.ts'

const keyOf = (slug: string) => `amanah.donasi.${slug}`

/** Keeps amount and switches of a campaign's form for as long as the tab lives. Storage that is refused is no fault. */
export function keepDraft(slug: string, values: FormValues): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(draftOf(values)))
  } catch {}
}

/** What was kept of a campaign's form, or an empty draft. */
export function keptDraft(slug: string): Draft {
  try {
    return readDraft(sessionStorage.getItem(keyOf(slug)))
  } catch {
    return {}
  }
}

/** Forgets it, once the donation exists. */
export function dropDraft(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug))
  } catch {}
}
