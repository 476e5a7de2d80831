/** What of a field decides whether, and under which name, its text is kept. */
export type DraftFieldFacts = {
  id: string
  name: string
  type: string
  autocomplete: string
  value: string
}

/** Passwords, codes and files never stay; buttons and hidden fields are not typed. */
const NEVER = /^(password|file|hidden|submit|button|reset|image)$/
const SECRET = /\b(one-time-code|current-password|new-password|cc-[a-z-]+)\b/

/** Fields that are pressed, not typed into. */
const PRESSED = /^(checkbox|radio)$/

/** The name under which a field is kept; undefined for one that never is. */
export function draftName({
  id,
  name,
  type,
  autocomplete,
  value,
}: DraftFieldFacts): string | undefined {
  if (NEVER.test(type) || SECRET.test(autocomplete)) return undefined
  if (PRESSED.test(type)) return name && `${name}=${value}`
  return name || id.replace(/^field-/, '') || undefined
}

export function isPressed(type: string): boolean {
  return PRESSED.test(type)
}

/** What a browser has kept of a form: text by field, '1' or '' for a box. Anything else is nothing. */
export function readDraft(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const entries = Object.entries(value).filter(
    ([, text]) => typeof text === 'string' && text.length <= LONGEST,
  )
  return Object.fromEntries(entries) as Record<string, string>
}

/** Longer than any field of a form may be. */
const LONGEST = 10_000
