type Kind = 'ul' | 'ol'

/** The lists of Word that are open, outermost first. Its items are paragraphs with a level and a sign. */
export type Levels = { kind: Kind; level: number; number: number | undefined }[]

/** What stands before an item: the ends of the lists and items it does not belong to, and the beginning of its own. */
export function itemBegins(levels: Levels, level: number, sign: string): string {
  const number = numberOf(sign)
  const kind = number === undefined ? 'ul' : 'ol'
  let before = ''
  while ((levels.at(-1)?.level ?? 0) > level) before += endOf(levels)
  const same = levels.at(-1)
  if (same?.level === level) {
    if (same.kind === kind && (kind === 'ul' || number === (same.number ?? 0) + 1)) {
      same.number = number
      return `${before}</li><li>`
    }
    before += endOf(levels)
  }
  levels.push({ kind, level, number })
  return `${before}<${kind}${startAttribute(number)}><li>`
}

export function listsEnd(levels: Levels): string {
  let ends = ''
  while (levels.length > 0) ends += endOf(levels)
  return ends
}

function endOf(levels: Levels): string {
  return `</li></${levels.pop()?.kind}>`
}

/** Where a list of numbers begins, unless it is with one. */
export function startAttribute(number: number | undefined): string {
  return number !== undefined && number > 1 && number < 10_000 ? ` start="${number}"` : ''
}

/** The number of an item by its sign: `2.`, `(b)`, `iv)`, `1.3`; undefined of a bullet, also where it is the letter o. */
function numberOf(sign: string): number | undefined {
  const short = sign.slice(0, 20).toLowerCase()
  const [, digits, letters] = /^\(?(?:\d+\.)*(?:(\d+)[.)]*|([a-z]+)[.)]+)$/.exec(short) ?? []
  if (digits !== undefined) return Number(digits)
  if (letters === undefined) return undefined
  if (/^[ivx]+$/.test(letters)) return romanOf(letters)
  return letters.length === 1 ? letters.charCodeAt(0) - 96 : undefined
}

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }

function romanOf(letters: string): number {
  const values = [...letters].map((letter) => romans[letter] ?? 0)
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  )
}
