/** A prefix and what may have stood in the place of the letters it swallowed: 'men' + 'olong' was 'tolong'. */
type Front = { text: string; swallowed: readonly string[]; kind: string }

// Kept letters come before swallowed ones: 'memakan' is from 'makan', not from 'pakan'.
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
  // As it is spoken: 'ngaji', 'nyumbang'.
  { text: 'nge', swallowed: [''], kind: 'ng' },
  { text: 'ng', swallowed: ['', 'k'], kind: 'ng' },
  { text: 'ny', swallowed: ['s'], kind: 'ng' },
]

/** Pairs that Indonesian does not form (Nazief and Adriani 1996): 'di…an' and so on. */
const impossible: Record<string, readonly string[]> = {
  be: ['i'],
  di: ['an'],
  ke: ['i', 'kan'],
  me: ['an'],
  se: ['i', 'kan'],
  te: ['an'],
  ng: ['kan'],
}

/** What may stand behind which: 'memper…', 'keber…', 'berpen…', but never 'pemen…'. */
const behind: Record<string, readonly string[]> = {
  pe: ['be', 'te', 'se'],
  be: ['pe', 'ke', 'se'],
  te: ['pe', 'se'],
}
const ANYWHERE_BEHIND = ['pe', 'be', 'te', 'se', 'ke']

const MOST_FRONTS = 3
const SHORTEST = 3

/** What is left of a word when affixes are taken away, and how much that is to believe: less is likelier. */
export type Candidate = { text: string; cost: number }

/** Endings are surer than beginnings ('berikan' has nothing to do with 'ikan'), and a letter that stands than one that is gone. */
const COST = { end: 1, front: 1.25, swallowed: 0.5 }

/** Everything a word may be made from by affixes, without itself; the least taken away first. */
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

/** `derived` is the ending that made another word of it ('i', 'kan', 'an'), as far as it was taken away. */
type Form = { text: string; derived: string; cost: number }

/** First particles, then possessives, then the endings that derive; each may be there or not. */
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
    ...['kan', 'an', 'i']
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
      // A swallowed letter stood before a vowel.
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
