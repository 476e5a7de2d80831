const WORDS = 'Ada tanda di isian ini yang tidak dapat disimpan.'

/** No form of ours has more levels; text of thousands of them ends whatever walks through it. */
const DEEPEST = 32

/**
 * A sentence for each field, by its path as 'items.0.name', that the database cannot hold: text with a NUL in it or
 * half of a surrogate pair, or what is nested without end. No keyboard makes them; written anyway they would look like a
 * fault of ours. Names of fields are not looked at: those that nobody asks for are not kept.
 */
export function unstorable(value: unknown, path = '', depth = 0): Record<string, string> {
  if (typeof value === 'string') return isStorable(value) ? {} : { [path || '_']: WORDS }
  if (!Array.isArray(value) && Object.prototype.toString.call(value) !== '[object Object]')
    return {}
  if (depth === DEEPEST) return { [path]: WORDS }
  const fields: Record<string, string> = {}
  for (const [key, part] of Object.entries(value as object)) {
    Object.assign(fields, unstorable(part, path ? `${path}.${key}` : key, depth + 1))
  }
  return fields
}

/** True for what the database can hold as JSON, with the names of its fields. */
export function isStorableJson(value: unknown): boolean {
  return Object.keys(unstorable(value)).length === 0 && namesIn(value).every(isStorable)
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** The text with a space for each NUL and a replacement character for each half of a surrogate pair: for what is only searched. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', ' ')
}
