import { type Draft, draftOf, readDraft } from './draft.ts'
import type { FormValues } from './donation.ts'

const keyOf = (slug: string) => `amanah.donasi.${slug}`

/** Stores amount and switches of a campaign's form for the life of the tab. A failing storage is ignored. */
export function keepDraft(slug: string, values: FormValues): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(draftOf(values)))
  } catch {}
}

/** The stored draft of a campaign's form, or an empty draft. */
export function keptDraft(slug: string): Draft {
  try {
    return readDraft(sessionStorage.getItem(keyOf(slug)))
  } catch {
    return {}
  }
}

/** Deletes the draft, once the donation exists. */
export function dropDraft(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug))
  } catch {}
}
