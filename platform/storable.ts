const WORDS = 'Ada tanda di isian ini yang tidak dapat disimpan.'

/**
 * A sentence for each field, by its path as 'items.0.name', whose text the database cannot hold: with a NUL in it, or
 * half of a surrogate pair. No keyboard makes them; written anyway they would look like a fault of ours.
 */
export function unstorable(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return isStorable(value) ? {} : { [path || '_']: WORDS }
  if (!Array.isArray(value) && Object.prototype.toString.call(value) !== '[object Object]')
    return {}
  const fields: Record<string, string> = {}
  for (const [key, part] of Object.entries(value as object)) {
    Object.assign(fields, unstorable(part, path ? `${path}.${key}` : key))
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
