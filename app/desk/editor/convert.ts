import type { RichElement, RichNode, RichTag } from '#platform/text/rich-text.ts'

/** A node of the editor's document as JSON. */
export type EditorNode = {
  type: string
  attrs?: Record<string, unknown>
  content?: EditorNode[]
  marks?: EditorMark[]
  text?: string
}
type EditorMark = { type: string; attrs?: Record<string, unknown> }

const markOf: Partial<Record<RichTag, string>> = {
  a: 'link',
  strong: 'strong',
  em: 'em',
  span: 'language',
}
const tagOfMark: Readonly<Record<string, RichTag>> = {
  link: 'a',
  strong: 'strong',
  em: 'em',
  language: 'span',
}
const inline = new Set<RichTag>(['strong', 'em', 'a', 'span', 'br'])

/** A stored text as a document of the editor; an empty one is an empty paragraph. */
export function toEditor(nodes: readonly RichNode[]): EditorNode {
  const content = blocksOf(nodes)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function blocksOf(nodes: readonly RichNode[]): EditorNode[] {
  const blocks: EditorNode[] = []
  let line: RichNode[] = []
  const endLine = () => {
    const content = inlineOf(line)
    if (line.some((node) => typeof node !== 'string' || node.trim() !== '')) {
      blocks.push({ type: 'paragraph', content })
    }
    line = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || inline.has(node.tag)) line.push(node)
    else {
      endLine()
      blocks.push(...blockOf(node))
    }
  }
  endLine()
  return blocks
}

function blockOf({ tag, attributes = {}, children }: RichElement): EditorNode[] {
  const lines = () => blocksOrEmpty(children)
  if (tag === 'p') return [withContent('paragraph', attributes, inlineOf(children))]
  if (tag === 'h2') return [withContent('heading', { level: 2 }, inlineOf(children))]
  if (tag === 'h3') return [withContent('heading', { level: 3 }, inlineOf(children))]
  if (tag === 'blockquote') return [{ type: 'blockquote', content: lines() }]
  if (tag === 'ul') return [{ type: 'bullet_list', content: itemsOf(children) }]
  if (tag === 'ol') return [withContent('ordered_list', attributes, itemsOf(children))]
  if (tag === 'table') return [{ type: 'table', content: rowsOf(children) }]
  if (tag === 'img') return [{ type: 'figure', attrs: attributes }]
  if (tag === 'figure') return figureOf(children)
  return blocksOf(children)
}

function blocksOrEmpty(nodes: readonly RichNode[]): EditorNode[] {
  const blocks = blocksOf(nodes)
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }]
}

function itemsOf(nodes: readonly RichNode[]): EditorNode[] {
  return elementsOf(nodes).map(({ children }) => {
    const content = blocksOrEmpty(children)
    // An item begins with words.
    const isWords = content[0]?.type === 'paragraph'
    return { type: 'list_item', content: isWords ? content : [{ type: 'paragraph' }, ...content] }
  })
}

function rowsOf(nodes: readonly RichNode[]): EditorNode[] {
  return elementsOf(nodes)
    .flatMap((element) => (element.tag === 'tr' ? [element] : elementsOf(element.children)))
    .map(({ children }) => ({
      type: 'table_row',
      content: elementsOf(children).map((cell) => ({
        type: cell.tag === 'th' ? 'table_header' : 'table_cell',
        content: blocksOrEmpty(cell.children),
      })),
    }))
}

function figureOf(nodes: readonly RichNode[]): EditorNode[] {
  const [image] = elementsOf(nodes).filter(({ tag }) => tag === 'img')
  const caption = elementsOf(nodes).find(({ tag }) => tag === 'figcaption')
  if (!image) return blocksOf(nodes)
  return [withContent('figure', image.attributes ?? {}, inlineOf(caption?.children ?? []))]
}

function inlineOf(nodes: readonly RichNode[], marks: EditorMark[] = []): EditorNode[] {
  return nodes.flatMap((node): EditorNode[] => {
    if (typeof node === 'string')
      return node === '' ? [] : [marked({ type: 'text', text: node }, marks)]
    if (node.tag === 'br') return [marked({ type: 'hard_break' }, marks)]
    const type = markOf[node.tag]
    if (!type) return inlineOf(node.children, marks)
    const mark = node.attributes ? { type, attrs: node.attributes } : { type }
    return inlineOf(node.children, [...marks, mark])
  })
}

function marked(node: EditorNode, marks: EditorMark[]): EditorNode {
  return marks.length > 0 ? { ...node, marks } : node
}

function withContent(
  type: string,
  attrs: Record<string, unknown>,
  content: EditorNode[],
): EditorNode {
  return { type, attrs, ...(content.length > 0 && { content }) }
}

function elementsOf(nodes: readonly RichNode[]): RichElement[] {
  return nodes.filter((node): node is RichElement => typeof node !== 'string')
}

/** A document of the editor as the text that is stored. */
export function fromEditor({ content = [] }: EditorNode): RichNode[] {
  return content.flatMap(elementOfBlock)
}

const plain: Readonly<Record<string, RichTag>> = {
  blockquote: 'blockquote',
  bullet_list: 'ul',
}

function elementOfBlock(node: EditorNode): RichNode[] {
  const { type, attrs = {}, content = [] } = node
  if (type === 'paragraph') return [element('p', lineOf(content), languageOf(attrs))]
  if (type === 'heading') return [element(attrs['level'] === 3 ? 'h3' : 'h2', lineOf(content))]
  if (type === 'list_item') return [element('li', onlyLine(content))]
  if (type === 'ordered_list') {
    return [element('ol', content.flatMap(elementOfBlock), textsOf({ start: attrs['start'] }))]
  }
  if (type === 'figure') return [figure(attrs, content)]
  if (type === 'table') return [table(content)]
  const tag = plain[type]
  return tag ? [element(tag, content.flatMap(elementOfBlock))] : []
}

/** The words of a single paragraph stand without one, as items and cells are stored. */
function onlyLine(content: readonly EditorNode[]): RichNode[] {
  const [first] = content
  const isOne = content.length === 1 && first?.type === 'paragraph'
  return isOne ? lineOf(first.content ?? []) : content.flatMap(elementOfBlock)
}

function figure(attrs: Record<string, unknown>, content: readonly EditorNode[]): RichElement {
  const caption = lineOf(content)
  const image: RichElement = { tag: 'img', attributes: textsOf(attrs), children: [] }
  return element('figure', [image, ...(caption.length > 0 ? [element('figcaption', caption)] : [])])
}

function table(rows: readonly EditorNode[]): RichElement {
  const [first, ...others] = rows
  const hasHead = first?.content?.every(({ type }) => type === 'table_header') ?? false
  const head = first && hasHead ? [element('thead', [rowOf(first, 'col')])] : []
  const rest = hasHead ? others : rows
  const body =
    rest.length > 0
      ? [
          element(
            'tbody',
            rest.map((row) => rowOf(row, 'row')),
          ),
        ]
      : []
  return element('table', [...head, ...body])
}

function rowOf({ content = [] }: EditorNode, scope: 'col' | 'row'): RichElement {
  return element(
    'tr',
    content.map((cell) =>
      cell.type === 'table_header'
        ? element('th', onlyLine(cell.content ?? []), { scope })
        : element('td', onlyLine(cell.content ?? [])),
    ),
  )
}

/** Words with their marks, neighbours of one mark within one element. */
function lineOf(content: readonly EditorNode[], depth = 0): RichNode[] {
  const nodes: RichNode[] = []
  let place = 0
  while (place < content.length) {
    const node = content[place] as EditorNode
    const mark = node.marks?.[depth]
    if (!mark) {
      nodes.push(node.type === 'hard_break' ? { tag: 'br', children: [] } : (node.text ?? ''))
      place += 1
      continue
    }
    const key = JSON.stringify(mark)
    let end = place
    while (end < content.length && JSON.stringify(content[end]?.marks?.[depth]) === key) end += 1
    const attributes = textsOf(mark.attrs ?? {})
    const tag = tagOfMark[mark.type] as RichTag
    nodes.push(element(tag, lineOf(content.slice(place, end), depth + 1), attributes))
    place = end
  }
  return nodes
}

function element(
  tag: RichTag,
  children: RichNode[],
  attributes: Record<string, string> = {},
): RichElement {
  return { tag, ...(Object.keys(attributes).length > 0 && { attributes }), children }
}

function languageOf({ lang, dir }: Record<string, unknown>): Record<string, string> {
  return textsOf({ lang, dir })
}

function textsOf(attrs: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attrs)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
}
