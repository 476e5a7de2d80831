/** A piece of HTML as any program writes it: attributes with or without quotes, comments, unknown elements. */
export type HtmlPart =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Record<string, string> }
  | { kind: 'close'; name: string }
  /** A comment or another instruction: Word writes conditions in them. */
  | { kind: 'note'; text: string }

/** What these hold is no text. */
const silent = new Set([
  'head',
  'iframe',
  'math',
  'noscript',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'xml',
])

/** The parts of an HTML text in their order, in one pass from its beginning to its end. */
export function* scanHtml(html: string): Generator<HtmlPart> {
  const lower = html.toLowerCase()
  let at = 0
  while (at < html.length) {
    const sign = html.indexOf('<', at)
    if (sign !== at) {
      const to = sign < 0 ? html.length : sign
      yield { kind: 'text', text: decoded(html.slice(at, to)) }
      at = to
      continue
    }
    const next = html[at + 1] ?? ''
    if (next === '!' || next === '?') {
      const isComment = html.startsWith('<!--', at) && !html.startsWith('<!--[', at)
      const to = html.indexOf(isComment ? '-->' : '>', at)
      const past = to < 0 ? html.length : to + (isComment ? 3 : 1)
      yield { kind: 'note', text: html.slice(at, past) }
      at = past
      continue
    }
    const name = NAME.exec(lower.slice(at, at + 60))
    if (!name) {
      yield { kind: 'text', text: '<' }
      at += 1
      continue
    }
    const [whole, slash, tag = ''] = name
    const read = readAttributes(html, at + whole.length)
    at = read.at
    if (slash) yield { kind: 'close', name: tag }
    else if (silent.has(tag)) {
      const to = lower.indexOf(`</${tag}`, at)
      at = to < 0 ? html.length : to
    } else {
      yield { kind: 'open', name: tag, attributes: read.attributes }
      if (read.isEmpty) yield { kind: 'close', name: tag }
    }
  }
}

const NAME = /^<(\/?)([a-z][\w:-]*)/

type Read = { at: number; attributes: Record<string, string>; isEmpty: boolean }

function readAttributes(html: string, from: number): Read {
  const attributes: Record<string, string> = {}
  let at = from
  for (;;) {
    ATTRIBUTE.lastIndex = at
    const found = ATTRIBUTE.exec(html)
    if (!found) break
    const [whole, name = '', quoted, single, bare] = found
    attributes[name.toLowerCase()] ??= decoded(quoted ?? single ?? bare ?? '')
    at += whole.length
  }
  const to = html.indexOf('>', at)
  const past = to < 0 ? html.length : to + 1
  return { at: past, attributes, isEmpty: html.slice(at, past).includes('/') }
}

const ATTRIBUTE = /\s*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y

const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
}

function decoded(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,10});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole
    const isHex = /^#x/i.test(name)
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}
