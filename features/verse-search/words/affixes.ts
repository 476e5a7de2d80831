/** A prefix and the letters it may have replaced: 'men' + 'olong' was 'tolong'. */
type Front = { text: string; swallowed: readonly string[]; kind: string }

// Kept letters come before replaced ones: 'memakan' is from 'makan', not from 'pakan'.
const fronts: readonly Front[] = [
  { text: 'menge', swallowed: [''], kind: 'me' },
  { text: 'meng', swallowed: ['', 'k'], kind: 'me' },
  { text: 'meny', swallowed: ['s'], kind: 'me' },
  { text: 'men', swallowed: ['', 't'], kind: 'me' },
  { text: 'mem', swallowed: ['', 'p'], kind: 'me' },
  { text: 'me', swallowed: [''], kind: 'me' },
  { text: 'penge', swallowed: [''], kind: 'pe' },
  { text: 'peng', swallowed: ['', 'k'], kind: 'pe' },
  { text: 'peny', swallowed: ['s'], kind: 'pe' },
  { text: 'pen', swallowed: ['', 't'], kind: 'pe' },
  { text: 'pem', swallowed: ['', 'p'], kind: 'pe' },
  { text: 'per', swallowed: ['', 'r'], kind: 'pe' },
  { text: 'pel', swallowed: [''], kind: 'pe' },
  { text: 'pe', swallowed: [''], kind: 'pe' },
  { text: 'ber', swallowed: ['', 'r'], kind: 'be' },
  { text: 'bel', swallowed: [''], kind: 'be' },
  { text: 'be', swallowed: [''], kind: 'be' },
  { text: 'ter', swallowed: ['', 'r'], kind: 'te' },
  { text: 'te', swallowed: [''], kind: 'te' },
  { text: 'di', swallowed: [''], kind: 'di' },
  { text: 'ke', swallowed: [''], kind: 'ke' },
  { text: 'se', swallowed: [''], kind: 'se' },
  // Colloquial forms: 'ngaji', 'nyumbang'.
  { text: 'nge', swallowed: [''], kind: 'ng' },
  { text: 'ng', swallowed: ['', 'k', 'h'], kind: 'ng' },
  { text: 'ny', swallowed: ['s', 'c'], kind: 'ng' },
]

/** Pairs of affixes that Indonesian does not form (Nazief and Adriani 1996): 'di…an' and so on. */
const impossible: Record<string, readonly string[]> = {
  be: ['i'],
  di: ['an'],
  ke: ['i', 'kan'],
  me: ['an'],
  se: ['i', 'kan'],
  te: ['an'],
  ng: ['kan'],
}

/** Which prefix may follow which: 'memper…', 'keber…', 'berpen…', but never 'pemen…'. */
const behind: Record<string, readonly string[]> = {
  pe: ['be', 'te', 'se'],
  be: ['pe', 'ke', 'se'],
  te: ['pe', 'se'],
}
const ANYWHERE_BEHIND = ['pe', 'be', 'te', 'se', 'ke']

const MOST_FRONTS = 3
const SHORTEST = 3

/** A word without some affixes, and its cost: less is likelier. */
export type Candidate = { text: string; cost: number }

/**
 * Suffixes are more certain than prefixes ('berikan' is not from 'ikan'), and a kept letter more than a replaced one.
 */
const COST = { end: 1, front: 1.25, swallowed: 0.5 }

/** Every word this one may be derived from by affixes, without itself; the cheapest first. */
export function candidatesOf(word: string): Candidate[] {
  const found = new Map<string, number>()
  for (const form of withoutEnds(word)) {
    if (form.text !== word) keep(found, form.text, form.cost)
    stripFronts(found, { ...form, taken: [] })
  }
  return [...found]
    .map(([text, cost]) => ({ text, cost }))
    .sort((a, b) => b.text.length - a.text.length || a.cost - b.cost)
}

function keep(found: Map<string, number>, text: string, cost: number): void {
  if (text.length < SHORTEST || (found.get(text) ?? Infinity) <= cost) return
  found.set(text, cost)
}

/** `derived` is the derivational suffix ('i', 'kan', 'an'), as far as it was removed. */
type Form = { text: string; derived: string; cost: number }

/** Removes particles first, then possessives, then derivational suffixes; each is optional. */
function withoutEnds(word: string): Form[] {
  let forms: Form[] = [{ text: word, derived: '', cost: 0 }]
  for (const end of [/(?:lah|kah|tah|pun)$/, /(?:nya|ku|mu)$/]) {
    forms = forms.flatMap((form) => {
      const text = form.text.replace(end, '')
      return text === form.text ? [form] : [form, { ...form, text, cost: form.cost + COST.end }]
    })
  }
  return forms.flatMap((form) => [
    form,
    ...['kan', 'an', 'i', 'in']
      .filter((end) => form.text.endsWith(end))
      .map((end) => ({
        text: form.text.slice(0, -end.length),
        derived: end,
        cost: form.cost + COST.end,
      })),
  ])
}

type Stripping = Form & { taken: readonly string[] }

function stripFronts(found: Map<string, number>, form: Stripping): void {
  if (form.taken.length === MOST_FRONTS) return
  for (const { text: front, swallowed, kind } of fronts) {
    if (!form.text.startsWith(front) || !mayStand(kind, form)) continue
    const rest = form.text.slice(front.length)
    for (const letter of swallowed) {
      // A replaced letter stood before a vowel.
      if (letter !== '' && !/^[aiueo]/.test(rest)) continue
      const cost = form.cost + COST.front + (letter === '' ? 0 : COST.swallowed)
      const next = { ...form, text: letter + rest, cost, taken: [...form.taken, kind] }
      keep(found, next.text, cost)
      stripFronts(found, next)
    }
  }
}

function mayStand(kind: string, { taken, derived }: Stripping): boolean {
  const before = taken.at(-1)
  if (before === undefined) return !impossible[kind]?.includes(derived)
  return !taken.includes(kind) && (behind[before] ?? ANYWHERE_BEHIND).includes(kind)
}
