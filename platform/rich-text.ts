/** Formatted text as a tree: words, and the few elements we draw. Anything else never becomes a node. */
export type RichNode = string | RichElement
export type RichElement = {
  tag: RichTag
  attributes?: Record<string, string>
  children: RichNode[]
}

/** Pictures of this house only, and no way out of their folder. */
const IMAGE = /^\/(gambar|sampul)(\/[\w-]+(\.[\w-]+)*)+$/
const LANGUAGE = /^(ar|id|en)$/

/** Every element there is, with its attributes and what their values look like. */
const grammar = {
  p: { lang: LANGUAGE, dir: /^(rtl|ltr)$/ },
  h2: {},
  h3: {},
  ul: {},
  ol: {},
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
const DEEPEST = 12

/** The elements that may stand in formatted text. */
export const richTags = Object.keys(grammar) as RichTag[]

/** The attributes an element may have. */
export function attributesOf(tag: RichTag): string[] {
  return Object.keys(rules[tag] ?? {})
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>|[^<]+|</g

/**
 * Reads what was stored. It trusts nobody: an unknown element is left out and its words stay, an attribute that does
 * not look as it must is no attribute, a link without its address is plain words.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: RichElement[] = []
  for (const [token, closing, tag, attributes] of html.matchAll(TOKEN)) {
    const here = open.at(-1)?.children ?? root
    if (tag === undefined) here.push(decoded(token))
    else if (closing) close(open, tag)
    else {
      const element = elementOf(tag, attributes ?? '')
      if (!element || open.length >= DEEPEST) continue
      here.push(element)
      if (!empty.has(tag)) open.push(element)
    }
  }
  return root
}

function close(open: RichElement[], tag: string): void {
  const place = open.findLastIndex((element) => element.tag === tag)
  if (place >= 0) open.length = place
}

function elementOf(tag: string, written: string): RichElement | undefined {
  const rule = Object.hasOwn(rules, tag) ? rules[tag] : undefined
  if (!rule) return undefined
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of written.matchAll(/([a-z-]+)="([^"]*)"/g)) {
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

/** The one way to write the tree: reading it again gives the same tree. Links to elsewhere carry rel="noopener". */
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

/** The words alone, a line for each block. */
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

/** The sections of a text: its headings of the second level with the ids that `headingId` gives them. */
export function headingsOf(nodes: RichNode[]): Heading[] {
  return nodes
    .filter((node): node is RichElement => typeof node !== 'string' && node.tag === 'h2')
    .map(({ children }) => {
      const text = plainText(children)
      return { id: headingId(text), text }
    })
}

/** 'Data yang kami simpan' is found at #data-yang-kami-simpan. */
export function headingId(text: string): string {
  const id = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `bagian-${id}`.slice(0, 80)
}
