type Words = Readonly<Record<string, string>>

/** The words of a table of codes: `{ sent: { words: 'Dikirim', tone } }` gives `{ sent: 'Dikirim' }`. */
export function wordsIn<K extends string>(
  table: Readonly<Record<string, Readonly<Record<K, unknown>>>>,
  key: K,
): Words {
  return Object.fromEntries(
    Object.entries(table).map(([code, facts]) => [code, String(facts[key])]),
  )
}
