import { tabStorage } from '#app/client/storage.client.ts'
import { type Draft, draftOf, readDraft } from './draft.ts'
import type { FormValues } from './donation.ts'

const keyOf = (slug: string) => `amanah.donasi.${slug}` as const

/** Stores amount and switches of a campaign's form for the life of the tab. */
export function keepDraft(slug: string, values: FormValues): void {
  tabStorage.setJson(keyOf(slug), draftOf(values))
}

/** The stored draft of a campaign's form, or an empty draft. */
export function keptDraft(slug: string): Draft {
  return readDraft(tabStorage.get(keyOf(slug)))
}

/** Deletes the draft, once the donation exists. */
export function dropDraft(slug: string): void {
  tabStorage.remove(keyOf(slug))
}
