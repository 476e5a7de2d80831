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

// White space of PDF. Comments may stand wherever it may; where a value is decided by what follows, a comment counts as
// hiding it, so that nothing is searched twice.
const WS = String.raw`[\0\t\n\f\r ]`
const REFERENCE = String.raw`\d+(?:${WS}*%|${WS}+\d+(?:${WS}*%|${WS}+R\b))`

/** Actions and attachments that a bank's receipt does not need, each too long to occur in a picture by chance. */
const ACTIVE =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoTo[ER]|Rendition)\b/
/** Short names count only with the text that must follow them. */
const ACTIVE_SHORT = new RegExp(
  String.raw`/(?:JS${WS}*(?:[%(<]|${REFERENCE})|AA${WS}*(?:%|<<|${REFERENCE})|XFA${WS}*(?:[%\[]|${REFERENCE}))`,
)
/** One, and one more for each time the file was saved. */
const MOST_OPENINGS = 16
const ON_OPENING = new RegExp(String.raw`/OpenAction\b${WS}*`, 'g')

function assertPassive(text: string): void {
  if (ACTIVE.test(text) || ACTIVE_SHORT.test(text)) throw new ProofActive()
  let openings = 0
  for (const { index, 0: name } of text.matchAll(ON_OPENING)) {
    openings += 1
    if (openings > MOST_OPENINGS) throw new ProofActive()
    if (!onlyShowsPage(text, index + name.length)) throw new ProofActive()
  }
}

const TO_PAGE = new RegExp(String.raw`^(?:\[|null\b|<<[^>]*/S${WS}*/GoTo\b)`)
const POINTED = new RegExp(String.raw`^(\d{1,10})${WS}+(\d{1,5})${WS}+R\b`)
const NEAR = 512

/** Many programs store the first page to show; a receipt needs no other action on opening. */
function onlyShowsPage(text: string, at: number): boolean {
  const value = text.slice(at, at + NEAR)
  if (TO_PAGE.test(value)) return true
  const [, object, generation] = POINTED.exec(value) ?? []
  if (!object || !generation) return false
  const found = headsOf(text, `${object} ${generation}`)
  return found.length > 0 && found.every((from) => TO_PAGE.test(text.slice(from, from + NEAR)))
}

const MOST_HEADS = 200_000
const HEAD_BYTES = 48
const BEFORE_HEAD = new RegExp(String.raw`(?<!\d)(\d{1,10})${WS}{1,16}(\d{1,5})${WS}{0,16}$`)
const AFTER_HEAD = new RegExp(String.raw`${WS}*`, 'y')

/** Where the contents of an object begin. Refuses a head that is written in another way, which may be its. */
function headsOf(text: string, wanted: string): number[] {
  const found: number[] = []
  let heads = 0
  for (const { index } of text.matchAll(/(?<=[\0\t\n\f\r \d])obj\b/g)) {
    heads += 1
    const before = BEFORE_HEAD.exec(text.slice(Math.max(0, index - HEAD_BYTES), index))
    if (!before || heads > MOST_HEADS) throw new ProofUnchecked()
    if (`${before[1]} ${before[2]}` !== wanted) continue
    found.push(endOf(AFTER_HEAD, text, index + 'obj'.length) ?? index)
  }
  return found
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
  String.raw`/Filter${WS}*(?:/FlateDecode\b|\[${WS}*/FlateDecode${WS}*\])(?!${WS}*[%\[])`,
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

const SPACE = new RegExp(String.raw`(?:${WS}+|%[^\r\n]*)`, 'y')
const STREAM = /stream[\t ]*(?:\r\n|\n|\r)/y

/** The streams whose dictionary is read from its beginning to its end, however long it is. */
function dictionaryStreamsOf(text: string): Stream[] {
  const found: Stream[] = []
  const budget = { characters: 4 * text.length }
  for (const { index } of text.matchAll(/(?<!end)obj\b/g)) {
    const to = dictionaryEnd(text, { from: afterSpace(text, index + 3, budget), budget })
    if (to === undefined) continue
    const start = endOf(STREAM, text, afterSpace(text, to, budget))
    if (start === undefined) continue
    if (found.length === MOST_STREAMS) throw new ProofUnchecked()
    const own = text.slice(index, to)
    found.push({ start, own, near: own })
  }
  return found
}

type Budget = { characters: number }

/** Past white space and comments. What is read counts: many places may lead through the same comment. */
function afterSpace(text: string, from: number, budget: Budget): number {
  let at = from
  for (;;) {
    const to = endOf(SPACE, text, at)
    if (to === undefined) return at
    budget.characters -= to - at
    if (budget.characters < 0) throw new ProofUnchecked()
    at = to
  }
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
  { from, budget }: { from: number; budget: Budget },
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
const MOST_INFLATED = 16 * 1024 * 1024

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
