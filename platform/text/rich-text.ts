/** Formatted text as a tree: words, and the few elements we draw. No other element becomes a node. */
export type RichNode = string | RichElement
export type RichElement = {
  tag: RichTag
  attributes?: Record<string, string>
  children: RichNode[]
}

/** Our own pictures only, and no path out of their folder. */
const IMAGE = /^\/(gambar|sampul)(\/[\w-]+(\.[\w-]+)*)+$/
const LANGUAGE = /^(ar|id|en)$/

/** Every allowed element, with its attributes and the form of their values. */
const grammar = {
  p: { lang: LANGUAGE, dir: /^(rtl|ltr)$/ },
  h2: {},
  h3: {},
  ul: {},
  ol: { start: /^[1-9]\d{0,3}$/ },
  li: {},
  strong: {},
  em: {},
  a: {
    href: /^(https:\/\/[^\s"<>\\]+|mailto:[^\s"<>\\]+|tel:[+\d-]+|\/(?![/\\])[^\s"<>\\]*|#[\w-]+)$/,
  },
  blockquote: {},
  table: {},
  thead: {},
  tbody: {},
  tr: {},
  th: { scope: /^(col|row)$/ },
  td: {},
  figure: {},
  figcaption: {},
  img: { src: IMAGE, alt: /^[^"<>]*$/, width: /^[1-9]\d{0,4}$/, height: /^[1-9]\d{0,4}$/ },
  span: { lang: LANGUAGE, dir: /^(rtl|ltr)$/ },
  br: {},
} as const satisfies Record<string, Record<string, RegExp>>

export type RichTag = keyof typeof grammar

const rules: Record<string, Record<string, RegExp>> = grammar
const needed: Partial<Record<RichTag, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
}
const empty = new Set<string>(['img', 'br'])
const mayBeEmpty = new Set<string>([...empty, 'td', 'th'])
const DEEPEST = 12

/** The elements allowed in formatted text. */
export const richTags = Object.keys(grammar) as RichTag[]

/** The attributes an element may have. */
export function attributesOf(tag: RichTag): string[] {
  return Object.keys(rules[tag] ?? {})
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>|[^<]+|</g

/** What may stand directly in lists and tables, and the element put around anything else found there. */
const frames: Partial<Record<RichTag, { holds: readonly RichTag[]; around: RichTag }>> = {
  ul: { holds: ['li'], around: 'li' },
  ol: { holds: ['li'], around: 'li' },
  table: { holds: ['thead', 'tbody'], around: 'tbody' },
  thead: { holds: ['tr'], around: 'tr' },
  tbody: { holds: ['tr'], around: 'tr' },
  tr: { holds: ['th', 'td'], around: 'td' },
}
const framed = new Set(Object.values(frames).flatMap(({ holds }) => holds))
const lines = new Set<RichTag>(['p', 'h2', 'h3'])
const paragraphs = new Set<RichTag>(['p', 'h2', 'h3', 'ul', 'ol', 'table', 'blockquote', 'figure'])

/**
 * Parses stored text without trusting it: an unknown element is dropped and its words stay, an invalid attribute is
 * dropped, a link without an address becomes plain words. Elements stand where HTML allows them, so that a browser
 * builds the same tree from the same text.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: RichElement[] = []
  for (const [token, closing, tag, attributes] of html.matchAll(TOKEN)) {
    if (closing) close(open, tag as string)
    else if (tag === undefined) put(decoded(token), { root, open })
    else {
      const element = elementOf(tag, attributes ?? '')
      if (element && mayOpen(element.tag, open)) put(element, { root, open })
    }
  }
  return withoutEmpty(root)
}

/** These two never stand within themselves. */
const alone = new Set<RichTag>(['a', 'table'])

function mayOpen(tag: RichTag, open: RichElement[]): boolean {
  if (alone.has(tag) && open.some((element) => element.tag === tag)) return false
  if (paragraphs.has(tag)) {
    // A block ends where the next one begins.
    const line = open.findLastIndex((element) => lines.has(element.tag))
    if (line >= 0) open.length = line
  }
  if (!framed.has(tag)) return true
  // The next row or item ends the one before.
  const frame = open.findLastIndex((element) => frames[element.tag]?.holds.includes(tag))
  if (frame >= 0) open.length = frame + 1
  // A row outside a table becomes plain words.
  return leadsTo(open.at(-1)?.tag, tag)
}

/**
 * Whether the elements put around content of a frame end in a frame that accepts it: a cell may follow a table
 * directly.
 */
function leadsTo(parent: RichTag | undefined, tag: RichTag): boolean {
  const frame = parent && frames[parent]
  return frame !== undefined && (frame.holds.includes(tag) || leadsTo(frame.around, tag))
}

function put(node: RichNode, { root, open }: { root: RichNode[]; open: RichElement[] }): void {
  const tag = typeof node === 'string' ? undefined : node.tag
  let parent = open.at(-1)
  while (parent && frames[parent.tag] && !(tag && frames[parent.tag]?.holds.includes(tag))) {
    if (typeof node === 'string' && node.trim() === '') return
    const around: RichElement = { tag: frames[parent.tag]?.around as RichTag, children: [] }
    parent.children.push(around)
    open.push(around)
    parent = around
  }
  // Its words stay, in the surrounding element.
  if (tag && open.length >= DEEPEST) return
  ;(parent?.children ?? root).push(node)
  if (typeof node !== 'string' && !empty.has(node.tag)) open.push(node)
}

/** Removes empty elements; a cell keeps its place in the row. */
function withoutEmpty(nodes: RichNode[]): RichNode[] {
  return nodes
    .map((node) =>
      typeof node === 'string' ? node : { ...node, children: withoutEmpty(node.children) },
    )
    .filter(
      (node) => typeof node === 'string' || node.children.length > 0 || mayBeEmpty.has(node.tag),
    )
}

function close(open: RichElement[], tag: string): void {
  const place = open.findLastIndex((element) => element.tag === tag)
  if (place >= 0) open.length = place
}

function elementOf(tag: string, written: string): RichElement | undefined {
  const rule = Object.hasOwn(rules, tag) ? rules[tag] : undefined
  if (!rule) return undefined
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of written.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/g)) {
    const shape = Object.hasOwn(rule, name) ? rule[name] : undefined
    const plain = decoded(value)
    if (shape?.test(plain)) attributes[name] = plain
  }
  const lacks = needed[tag as RichTag]?.some((name) => attributes[name] === undefined)
  if (lacks) return undefined
  const isBare = Object.keys(attributes).length === 0
  return { tag: tag as RichTag, ...(!isBare && { attributes }), children: [] }
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}

/** The one way to write the tree: parsing the result gives the same tree. External links have rel="noopener". */
export function richTextHtml(nodes: RichNode[]): string {
  return nodes.map(nodeHtml).join('')
}

function nodeHtml(node: RichNode): string {
  if (typeof node === 'string') return escapeHtml(node)
  const { tag, attributes = {}, children } = node
  const isAway = attributes['href']?.startsWith('https:')
  const written = Object.entries({ ...attributes, ...(isAway && { rel: 'noopener' }) })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
  if (empty.has(tag)) return `<${tag}${written}>`
  return `<${tag}${written}>${richTextHtml(children)}</${tag}>`
}

/** Text as it stands between tags and in attributes of HTML and XML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const blocks = new Set<string>(['p', 'h2', 'h3', 'li', 'blockquote', 'tr', 'figcaption', 'br'])

/** The words alone, one line per block. */
export function plainText(nodes: RichNode[]): string {
  return linesOf(nodes)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n')
    .trim()
}

function linesOf(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const inside = linesOf(node.children)
      if (node.tag === 'td' || node.tag === 'th') return `${inside} `
      return blocks.has(node.tag) ? `\n${inside}\n` : inside
    })
    .join('')
}

export type Heading = { id: string; text: string }

/** The sections of a text: its second-level headings with the ids of `headingId`. */
export function headingsOf(nodes: RichNode[]): Heading[] {
  return nodes
    .filter((node): node is RichElement => typeof node !== 'string' && node.tag === 'h2')
    .map(({ children }) => {
      const text = plainText(children)
      return { id: headingId(text), text }
    })
}

/** 'Data yang kami simpan' has the anchor #data-yang-kami-simpan. */
export function headingId(text: string): string {
  const id = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `bagian-${id}`.slice(0, 80)
}
