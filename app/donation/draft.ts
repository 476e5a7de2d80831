import type { FormValues } from './donation.ts'

/** The fields a draft may hold: never a name, a contact or a prayer. */
const remembered = [
  'nominal',
  'amount',
  'units',
  'operational',
  'isAnonymous',
  'showsPrayer',
  'wantsNews',
] as const

export type Draft = Partial<Record<(typeof remembered)[number], string>>

/** The part of a form that may be stored in the tab. Free text is left out. */
export function draftOf(values: FormValues): Draft {
  const draft: Draft = {}
  for (const name of remembered) {
    const value = values[name]
    if (value && value.length <= 24) draft[name] = value
  }
  return draft
}

/** Parses a stored draft. Invalid text gives an empty draft. */
export function readDraft(text: string | null): Draft {
  try {
    const kept = JSON.parse(text ?? '{}') as Record<string, unknown>
    const entries = Object.entries(kept).filter(([, value]) => typeof value === 'string')
    return draftOf(Object.fromEntries(entries) as FormValues)
  } catch {
    return {}
  }
}
