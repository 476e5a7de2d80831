type Issue = {
  message: string
  type?: string
  expected?: string | null
  received?: string
  requirement?: unknown
}

const shapes: Readonly<Record<string, string>> = {
  string: 'Tulis sebagai teks.',
  number: 'Tulis sebagai angka.',
  boolean: 'Tulis true atau false.',
  Array: 'Tulis sebagai daftar.',
  Object: 'Tulis sebagai objek.',
}

const limits: Readonly<Record<string, (limit: string) => string>> = {
  max_length: (limit) => `Paling panjang ${limit}.`,
  min_length: (limit) => `Paling pendek ${limit}.`,
  max_value: (limit) => `Paling besar ${limit}.`,
  min_value: (limit) => `Paling kecil ${limit}.`,
}

const MISSING = new Set(['undefined', 'null', '""'])

/** What a field's mistake is in words: its schema's own, or ours where the schema has none. */
export function issueWords(issue: Issue): string {
  const { message, type = '', expected, received = '', requirement } = issue
  // The library's own sentence, which is English.
  if (!message.startsWith('Invalid ')) return message
  if (MISSING.has(received)) return 'Wajib diisi.'
  if (expected === 'string' && received === 'Array') return 'Tulis sekali saja, sebagai teks.'
  if (expected === 'never') return 'Isian ini tidak dikenal.'
  const isLimit = typeof requirement === 'number' || typeof requirement === 'string'
  const limit = Object.hasOwn(limits, type) ? limits[type] : undefined
  if (limit && isLimit) return limit(String(requirement))
  const shape = expected && Object.hasOwn(shapes, expected) ? shapes[expected] : undefined
  if (shape) return shape
  const choices = expected?.match(/"[^"]{1,40}"/g) ?? []
  const names = choices.map((choice) => choice.slice(1, -1))
  return names.length > 0 && names.length <= 20
    ? `Pilih salah satu: ${names.join(', ')}.`
    : 'Isian ini tidak sesuai. Periksa lagi.'
}
