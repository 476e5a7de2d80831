import { createInflate } from 'node:zlib'
import { ProofActive, ProofBroken, ProofUnchecked } from './proof-refused.ts'

const PDF_HEAD = /^%PDF-[12]\.\d[\r\n]/
const PDF_END = /%%EOF[\s\0]{0,64}$/
const TAIL_BYTES = 128

/**
 * Refuses a PDF that is truncated, runs something by itself, or contains further files. Names are read as readers do:
 * after their escapes, and in compressed object streams too. An unreadable object stream is refused.
 */
export async function assertPlainPdf(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1')
  if (!PDF_HEAD.test(text.slice(0, 16)) || !PDF_END.test(text.slice(-TAIL_BYTES))) {
    throw new ProofBroken()
  }
  const texts = [unescaped(text)]
  const budget = { bytes: MOST_INFLATED }
  const read = new Map<number, string | undefined>()
  for (const { start, own, near } of [...dictionaryStreamsOf(text), ...streamsOf(text)]) {
    const holdsObjects = OBJECTS.test(unescaped(own))
    if (!holdsObjects && !OBJECTS.test(unescaped(near))) continue
    // Without a filter its names are plain text and have been checked.
    if (holdsObjects && !FILTER.test(unescaped(own))) continue
    if (holdsObjects && !isPlainlyFlate(unescaped(own))) throw new ProofUnchecked()
    if (!read.has(start)) read.set(start, await inflate(bytes.subarray(start), budget))
    const inflated = read.get(start)
    if (inflated !== undefined) texts.push(unescaped(inflated), objectsIn(unescaped(own), inflated))
    else if (holdsObjects) throw new ProofUnchecked()
  }
  assertPassive(texts.join('\n'))
}

// White space of PDF, and comments, which may stand wherever white space may.
const GAP = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*`
const REFERENCE = String.raw`\d+${GAP}\d+${GAP}R\b`

/** Actions and attachments that a bank's receipt does not need, each too long to occur in a picture by chance. */
const ACTIVE =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoTo[ER]|Rendition)\b/
/** Short names count only with the text that must follow them. */
const ACTIVE_SHORT = new RegExp(
  String.raw`/(?:JS${GAP}(?:[(<]|${REFERENCE})|AA${GAP}(?:<<|${REFERENCE})|XFA${GAP}(?:\[|${REFERENCE}))`,
)
/** One, and one more for each time the file was saved. */
const MOST_OPENINGS = 16
const ON_OPENING = new RegExp(String.raw`/OpenAction\b${GAP}`, 'g')

function assertPassive(text: string): void {
  if (ACTIVE.test(text) || ACTIVE_SHORT.test(text)) throw new ProofActive()
  const openings = [...text.matchAll(ON_OPENING)]
  if (openings.length > MOST_OPENINGS) throw new ProofActive()
  for (const { index, 0: name } of openings) {
    if (!onlyShowsPage(text, index + name.length)) throw new ProofActive()
  }
}

const TO_PAGE = new RegExp(String.raw`^(?:\[|null\b|<<[^>]*/S${GAP}/GoTo\b)`)
const POINTED = new RegExp(String.raw`^(\d+)${GAP}(\d+)${GAP}R\b`)
const NEAR = 512

/** Many programs store the first page to show; a receipt needs no other action on opening. */
function onlyShowsPage(text: string, at: number): boolean {
  const value = text.slice(at, at + NEAR)
  if (TO_PAGE.test(value)) return true
  const [, object, generation] = POINTED.exec(value) ?? []
  if (!object || !generation) return false
  const head = new RegExp(String.raw`(?<!\d)${object}${GAP}${generation}${GAP}obj\b${GAP}`, 'g')
  const found = [...text.matchAll(head)].map(({ index, 0: name }) => index + name.length)
  return found.length > 0 && found.every((from) => TO_PAGE.test(text.slice(from, from + NEAR)))
}

/** The objects of a stream in plain form, each under its number, so that references to them resolve. */
function objectsIn(dictionary: string, inflated: string): string {
  const first = Number(/\/First\s+(\d{1,9})\b/.exec(dictionary)?.[1] ?? 0)
  const places = inflated.slice(0, first).match(/\d{1,9}/g) ?? []
  const heads: string[] = []
  let end = inflated.length
  // From the last backwards: each ends where the next begins, so together they are never longer than the stream.
  for (let at = places.length - (places.length % 2) - 2; at >= 0; at -= 2) {
    const start = first + Number(places[at + 1])
    if (start > end) throw new ProofUnchecked()
    heads.push(`${places[at]} 0 obj ${inflated.slice(start, end)}`)
    end = start
  }
  return unescaped(heads.join(' endobj\n'))
}

/** '/J#61vaScript' is '/JavaScript'. Other text may change too: it is only searched. */
function unescaped(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** A stream of objects states where its first one begins. */
const OBJECTS = /\/(ObjStm|First)\b/
const FILTER = /\/Filter\b/
const FLATE = new RegExp(
  String.raw`/Filter${GAP}(?:/FlateDecode\b|\[${GAP}/FlateDecode${GAP}\])(?!${GAP}\[)`,
)

function isPlainlyFlate(dictionary: string): boolean {
  const filters = dictionary.match(/\/Filter\b/g) ?? []
  return filters.length === 1 && FLATE.test(dictionary) && !/\/(DecodeParms|DP)\b/.test(dictionary)
}

type Stream = {
  start: number
  /** From the start of its object, as far as that can be told from outside. */
  own: string
  /** The text before it, whatever it belongs to. */
  near: string
}

const NEAR_BYTES = 4_096
const MOST_STREAMS = 5_000

function streamsOf(text: string): Stream[] {
  const found: Stream[] = []
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    if (found.length === MOST_STREAMS) throw new ProofUnchecked()
    const near = text.slice(Math.max(0, index - NEAR_BYTES), index)
    const head = [...near.matchAll(/\d[\0\t\n\f\r ]+obj\b/g)].at(-1)?.index ?? 0
    found.push({ start: index + word.length, own: near.slice(head), near })
  }
  return found
}

const SPACE = new RegExp(GAP, 'y')
const STREAM = /stream[\t ]*(?:\r\n|\n|\r)/y

/** The streams whose dictionary is read from its beginning to its end, however long it is. */
function dictionaryStreamsOf(text: string): Stream[] {
  const found: Stream[] = []
  const budget = { characters: 4 * text.length }
  for (const { index } of text.matchAll(/(?<!end)obj\b/g)) {
    const from = endOf(SPACE, text, index + 3) ?? index
    const to = dictionaryEnd(text, from, budget)
    if (to === undefined) continue
    const start = endOf(STREAM, text, endOf(SPACE, text, to) ?? to)
    if (start === undefined) continue
    if (found.length === MOST_STREAMS) throw new ProofUnchecked()
    const own = text.slice(from, to)
    found.push({ start, own, near: own })
  }
  return found
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

const PART = /%[^\r\n]*|<<|>>|<[^<>]*>|[()]|[^%<>()]+|[<>]/y
const PART_OF_STRING = /\\[^]|[()]|[^()\\]+/y

/** Where the dictionary that begins at `from` ends; undefined where none does. Brackets in strings and comments do not count. */
function dictionaryEnd(
  text: string,
  from: number,
  budget: { characters: number },
): number | undefined {
  if (!text.startsWith('<<', from)) return undefined
  let [at, depth, parentheses] = [from, 0, 0]
  while (at < text.length) {
    const to = endOf(parentheses > 0 ? PART_OF_STRING : PART, text, at) ?? at + 1
    budget.characters -= to - at
    if (budget.characters < 0) throw new ProofUnchecked()
    const part = text.slice(at, Math.min(to, at + 2))
    at = to
    if (part === '(') parentheses += 1
    else if (part === ')') parentheses = Math.max(0, parentheses - 1)
    if (parentheses > 0) continue
    if (part === '<<') depth += 1
    else if (part === '>>') depth -= 1
    if (depth === 0) return at
  }
  return undefined
}

/** All of a PDF's object streams together; those of a receipt are some hundred KB. */
const MOST_INFLATED = 32 * 1024 * 1024

/** The text of a compressed stream; undefined when it is none. Refuses output beyond the budget, complete or not. */
async function inflate(bytes: Buffer, budget: { bytes: number }): Promise<string | undefined> {
  const inflating = createInflate()
  inflating.end(bytes)
  const parts: Buffer[] = []
  try {
    for await (const part of inflating as AsyncIterable<Buffer>) {
      budget.bytes -= part.length
      if (budget.bytes < 0) throw new ProofUnchecked()
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof ProofUnchecked) throw error
    return undefined
  } finally {
    // Failed attempts cost time as well.
    budget.bytes -= inflating.bytesWritten
    inflating.destroy()
  }
  return Buffer.concat(parts).toString('latin1')
}
