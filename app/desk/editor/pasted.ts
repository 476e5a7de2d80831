import { itemBegins, type Levels, listsEnd, startAttribute } from './pasted-list.ts'
import { declarationsOf, type Marks, marksOf, noMarks } from './pasted-style.ts'
import { scanHtml, type HtmlPart } from './scan-html.ts'

/**
 * HTML of another program (Word, Google Docs, a mail) as text of our grammar: headings, nested lists with their
 * numbers, tables, bold, italic and links stay, and everything else leaves its words. What is returned is still parsed
 * by platform/text/rich-text.ts.
 */
export function pastedHtml(html: string): string {
  const writer = newWriter()
  for (const part of scanHtml(fragmentOf(html))) write(writer, part)
  closeTo(writer, 0)
  endLists(writer)
  return writer.out.join('')
}

/** The part that was copied, where the program marks it. */
function fragmentOf(html: string): string {
  const from = html.indexOf('<!--StartFragment-->')
  const to = html.lastIndexOf('<!--EndFragment-->')
  return from >= 0 && to > from ? html.slice(from, to) : html
}

type Open = {
  name: string
  /** What of our grammar stands for it; none for an inline element, and for a list that is one with its outer one. */
  tag: string | undefined
  marks: Marks
  /** An item of Word: where it begins, and how deep. */
  item?: { at: number; level: number }
  /** A list within another one, outside of its items: it belongs to the item before it. */
  isWithinItem?: boolean
  /** Of a list: where its last item ended. */
  itemEnd?: number
}

type Writer = {
  out: string[]
  open: Open[]
  /** The marks that are open in what is written. */
  marks: Marks
  /** The lists that paragraphs of Word are gathered in. */
  levels: Levels
  /** The sign that Word draws before an item, while it is read, and how many elements it still lies in. */
  sign: string | undefined
  signDepth: number
  lastSign: string
}

function newWriter(): Writer {
  const sign = { sign: undefined, signDepth: 0, lastSign: '' }
  return { out: [], open: [], marks: noMarks, levels: [], ...sign }
}

function write(writer: Writer, part: HtmlPart): void {
  if (part.kind === 'note') {
    if (part.text.includes('supportLists')) writer.sign = ''
    else if (part.text.includes('endif')) endSign(writer)
    return
  }
  if (part.kind === 'text') {
    if (writer.sign === undefined) writeText(writer, part.text)
    else writer.sign += part.text
    return
  }
  if (writer.sign !== undefined) {
    // A sign never reaches beyond its paragraph, however it is written.
    if (part.kind === 'close' && part.name === 'p') endSign(writer)
    else {
      if (writer.signDepth > 0 && part.name === 'span') {
        writer.signDepth += part.kind === 'open' ? 1 : -1
        if (writer.signDepth === 0) endSign(writer)
      }
      return
    }
  }
  if (part.kind === 'open') begin(writer, part)
  else end(writer, part.name)
}

function endSign(writer: Writer): void {
  if (writer.sign === undefined) return
  writer.lastSign = writer.sign.trim()
  writer.sign = undefined
  writer.signDepth = 0
}

function writeText(writer: Writer, text: string): void {
  const isBlank = text.trim() === ''
  if (writer.levels.length > 0 && !isInItem(writer)) {
    if (isBlank) return
    endLists(writer)
  }
  const marks = writer.open.at(-1)?.marks ?? noMarks
  // A space alone begins no bold of its own.
  setMarks(writer, isBlank ? both(marks, writer.marks) : marks)
  writer.out.push(escaped(text))
}

function both(one: Marks, other: Marks): Marks {
  return {
    isBold: one.isBold && other.isBold,
    isItalic: one.isItalic && other.isItalic,
  }
}

function setMarks(writer: Writer, marks: Marks): void {
  const { isBold, isItalic } = writer.marks
  const boldEnds = isBold !== marks.isBold
  const italicEnds = isItalic && (!marks.isItalic || boldEnds)
  if (italicEnds) writer.out.push('</em>')
  if (boldEnds) writer.out.push(marks.isBold ? '<strong>' : '</strong>')
  if (marks.isItalic && (italicEnds || !isItalic)) writer.out.push('<em>')
  writer.marks = marks
}

function tag(writer: Writer, html: string): number {
  setMarks(writer, noMarks)
  return writer.out.push(html) - 1
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
const cells: Readonly<Record<string, string>> = {
  li: 'li',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  td: 'td',
  th: 'th',
}

type OpenPart = Extract<HtmlPart, { kind: 'open' }>

function begin(writer: Writer, part: OpenPart): void {
  const { name, attributes } = part
  if (name === 'br') return void writer.out.push('<br>')
  const style = declarationsOf(attributes['style'] ?? '')
  const around = writer.open.at(-1)?.marks ?? noMarks
  const list = style.get('mso-list')
  if (list?.startsWith('ignore')) {
    writer.sign = ''
    writer.signDepth = 1
    if (name === 'span') return
    writer.signDepth = 0
  }
  const marks = marksOf(name, style, around)
  if (name === 'p' && list && !list.startsWith('none')) return beginItem(writer, { list, marks })
  const block = blocks[name] ?? cells[name]
  if (blocks[name] && !isInItem(writer)) endLists(writer)
  if (block === 'ul' || block === 'ol') return beginList(writer, { name, tag: block, marks }, part)
  if (block === 'li') endOpenItem(writer)
  if (block) tag(writer, `<${block}${block === 'p' ? direction(attributes) : ''}>`)
  const isLink = name === 'a' && attributes['href'] !== undefined && attributes['href'] !== ''
  if (isLink) tag(writer, `<a href="${escaped(attributes['href'] ?? '')}">`)
  writer.open.push({ name, tag: isLink ? 'a' : block, marks })
}

function isInItem({ open }: Writer): boolean {
  return open.some(({ item }) => item)
}

function beginItem(writer: Writer, { list, marks }: { list: string; marks: Marks }): void {
  const index = writer.open.findIndex(({ item }) => item)
  if (index >= 0) closeTo(writer, index)
  writer.lastSign = ''
  const level = Number(/\blevel(\d)\b/.exec(list)?.[1] ?? 1)
  // What the item begins with is known at its end, when its sign has been read.
  const item = { at: tag(writer, ''), level }
  writer.open.push({ name: 'p', tag: undefined, marks, item })
}

/** A list that stands within a list, but in none of its items (Google Docs), goes into the item before it. */
function beginList(writer: Writer, list: Open, { attributes }: OpenPart): void {
  const outer = writer.open.findLast((each) => each.tag !== undefined && each.tag !== 'a')
  const isInList = outer?.tag === 'ul' || outer?.tag === 'ol'
  const itemEnd = isInList ? outer.itemEnd : undefined
  if (isInList && itemEnd === undefined && outer.tag === list.tag) {
    writer.open.push({ ...list, tag: undefined })
    return
  }
  if (itemEnd !== undefined) writer.out[itemEnd] = ''
  else if (isInList) tag(writer, '<li>')
  const start = attributes['start'] ?? ''
  const number = list.tag === 'ol' && /^\d{1,4}$/.test(start) ? Number(start) : undefined
  tag(writer, `<${list.tag}${startAttribute(number)}>`)
  writer.open.push({ ...list, isWithinItem: isInList })
}

/** An item ends where the next one of its list begins. */
function endOpenItem(writer: Writer): void {
  const at = writer.open.findLastIndex(({ tag }) => tag === 'li' || tag === 'ul' || tag === 'ol')
  if (writer.open[at]?.tag === 'li') closeTo(writer, at)
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
    const ended = writer.open.pop() as Open
    if (ended.item) {
      setMarks(writer, noMarks)
      writer.out[ended.item.at] = itemBegins(writer.levels, ended.item.level, writer.lastSign)
    } else if (ended.tag) endTag(writer, ended)
  }
}

function endTag(writer: Writer, { tag: name, isWithinItem }: Open): void {
  if (name !== 'a' && !isInItem(writer)) endLists(writer)
  let at = tag(writer, `</${name}>`)
  if (isWithinItem) at = tag(writer, '</li>')
  const list = writer.open.findLast(({ tag }) => tag === 'ul' || tag === 'ol')
  if (list && (name === 'li' || isWithinItem)) list.itemEnd = at
}

function endLists(writer: Writer): void {
  const ends = listsEnd(writer.levels)
  if (ends) tag(writer, ends)
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
