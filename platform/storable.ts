const WORDS = 'Ada tanda di isian ini yang tidak dapat disimpan.'

/** No form of ours has more levels; text of thousands of them ends whatever walks through it. */
const DEEPEST = 32

/**
 * A sentence for each field, by its path as 'items.0.name', that the database cannot hold: text or a name with a NUL in
 * it or half of a surrogate pair, or what is nested without end. No keyboard makes them; written anyway they would look
 * like a fault of ours.
 */
export function unstorable(value: unknown, path = '', depth = 0): Record<string, string> {
  if (typeof value === 'string') return isStorable(value) ? {} : { [path || '_']: WORDS }
  if (!Array.isArray(value) && Object.prototype.toString.call(value) !== '[object Object]')
    return {}
  if (depth === DEEPEST) return { [path]: WORDS }
  const fields: Record<string, string> = {}
  for (const [key, part] of Object.entries(value as object)) {
    // A name that cannot be kept cannot be said either.
    const place = path ? `${path}.${key}` : key
    if (isStorable(key)) Object.assign(fields, unstorable(part, place, depth + 1))
    else fields[path || '_'] = WORDS
  }
  return fields
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** The text with a space for each NUL and a replacement character for each half of a surrogate pair: for what is only searched. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', ' ')
}
