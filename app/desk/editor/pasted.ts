import { scanHtml, type HtmlPart } from './scan-html.ts'

/**
 * HTML of another program (Word, Google Docs, a mail) as text of our grammar: headings, lists, tables, bold, italic and
 * links stay, and everything else leaves its words. What is returned is still parsed by platform/rich-text.ts.
 */
export function pastedHtml(html: string): string {
  const writer = newWriter()
  for (const part of scanHtml(fragmentOf(html))) write(writer, part)
  closeTo(writer, 0)
  endList(writer)
  return writer.out.join('')
}

/** The part that was copied, where the program marks it. */
function fragmentOf(html: string): string {
  const from = html.indexOf('<!--StartFragment-->')
  const to = html.lastIndexOf('<!--EndFragment-->')
  return from >= 0 && to > from ? html.slice(from, to) : html
}

type Open = { name: string; close: string; item?: { at: number } }

type Writer = {
  out: string[]
  open: Open[]
  /** The list that paragraphs of Word are gathered in. */
  list: 'ul' | 'ol' | undefined
  /** The sign that Word draws before an item, while it is read. */
  sign: string | undefined
  lastSign: string
}

function newWriter(): Writer {
  return { out: [], open: [], list: undefined, sign: undefined, lastSign: '' }
}

function write(writer: Writer, part: HtmlPart): void {
  if (part.kind === 'note') {
    if (part.text.includes('supportLists')) writer.sign = ''
    else if (part.text.includes('endif') && writer.sign !== undefined) {
      writer.lastSign = writer.sign.trim()
      writer.sign = undefined
    }
    return
  }
  if (part.kind === 'text') {
    if (writer.sign === undefined) writer.out.push(escaped(part.text))
    else writer.sign += part.text
    return
  }
  if (writer.sign !== undefined) return
  if (part.kind === 'open') begin(writer, part)
  else end(writer, part.name)
}

const blocks: Readonly<Record<string, string>> = {
  p: 'p',
  div: 'p',
  dt: 'p',
  dd: 'p',
  pre: 'p',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  ul: 'ul',
  ol: 'ol',
  table: 'table',
  blockquote: 'blockquote',
}
const kept: Readonly<Record<string, string>> = {
  li: 'li',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  td: 'td',
  th: 'th',
}

type OpenPart = Extract<HtmlPart, { kind: 'open' }>

function begin(writer: Writer, { name, attributes }: OpenPart): void {
  if (name === 'br') return void writer.out.push('<br>')
  const style = attributes['style'] ?? ''
  const isItem = name === 'p' && /mso-list:(?!\s*none)/i.test(style)
  if (isItem) {
    writer.lastSign = ''
    // What the item begins with is known at its end, when its sign has been read.
    writer.open.push({ name, close: '', item: { at: writer.out.push('') - 1 } })
    return
  }
  const block = blocks[name]
  if (block && writer.open.every(({ item }) => !item)) endList(writer)
  const tags = block ? [block] : kept[name] ? [kept[name]] : marksOf(name, style)
  const begun = tags.map((tag) => `<${tag}${tag === 'p' ? direction(attributes) : ''}>`)
  const ended = tags.map((tag) => `</${tag}>`).toReversed()
  if (name === 'a' && attributes['href']) {
    begun.push(`<a href="${escaped(attributes['href'])}">`)
    ended.unshift('</a>')
  }
  writer.out.push(...begun)
  writer.open.push({ name, close: ended.join('') })
}

/** What an inline element says of its words, by its name and by its style. */
function marksOf(name: string, style: string): string[] {
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1] ?? ''
  const isBold = weight === '' ? name === 'b' || name === 'strong' : /^(bold|[6-9]00)/i.test(weight)
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1] ?? ''
  const isItalic = slant === '' ? name === 'i' || name === 'em' : /^(italic|oblique)/i.test(slant)
  return [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : [])]
}

function direction({ dir, lang }: OpenPart['attributes']): string {
  if (lang?.toLowerCase().startsWith('ar')) return ' lang="ar" dir="rtl"'
  return dir?.toLowerCase() === 'rtl' ? ' dir="rtl"' : ''
}

function end(writer: Writer, name: string): void {
  const at = writer.open.findLastIndex((each) => each.name === name)
  if (at >= 0) closeTo(writer, at)
}

function closeTo(writer: Writer, depth: number): void {
  while (writer.open.length > depth) {
    const { close, item } = writer.open.pop() as Open
    if (item) endItem(writer, item.at)
    else if (close) writer.out.push(close)
  }
}

function endItem(writer: Writer, at: number): void {
  const kind = /^\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(writer.lastSign) ? 'ol' : 'ul'
  const before = writer.list === kind ? '' : `${writer.list ? `</${writer.list}>` : ''}<${kind}>`
  writer.list = kind
  writer.out[at] = `${before}<li>`
  writer.out.push('</li>')
}

function endList(writer: Writer): void {
  if (writer.list) writer.out.push(`</${writer.list}>`)
  writer.list = undefined
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '')
}
