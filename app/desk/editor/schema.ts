import {
  type Attrs,
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
} from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

/** Text in another language than Indonesian. */
const language = { lang: { default: null }, dir: { default: null } }

/** The attributes that are set, as HTML writes them. */
function set(attrs: Attrs): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attrs)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  )
}

function languageOf(dom: HTMLElement): Attrs {
  return { lang: dom.getAttribute('lang'), dir: dom.getAttribute('dir') }
}

function block(tag: string, content = 'block+'): NodeSpec {
  const toDOM = (): DOMOutputSpec => [tag, 0]
  return { content, group: 'block', parseDOM: [{ tag }], toDOM }
}

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    attrs: language,
    parseDOM: [{ tag: 'p', getAttrs: languageOf }],
    toDOM: ({ attrs }) => ['p', set(attrs), 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [
      { tag: 'h1', attrs: { level: 2 } },
      { tag: 'h2', attrs: { level: 2 } },
      { tag: 'h3', attrs: { level: 3 } },
      { tag: 'h4', attrs: { level: 3 } },
    ],
    toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
  },
  blockquote: block('blockquote'),
  bullet_list: block('ul', 'list_item+'),
  ordered_list: {
    ...block('ol', 'list_item+'),
    attrs: { start: { default: null } },
    parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ start: dom.getAttribute('start') }) }],
    toDOM: ({ attrs }) => ['ol', set(attrs), 0],
  },
  list_item: { ...block('li', 'paragraph block*'), group: '', defining: true },
  figure: {
    content: 'inline*',
    group: 'block',
    isolating: true,
    attrs: { src: {}, alt: { default: '' }, width: { default: '1' }, height: { default: '1' } },
    // A picture comes from the library alone; one that is pasted has no place there.
    toDOM: ({ attrs }) => ['figure', ['img', set(attrs)], ['figcaption', 0]],
  },
  ...tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: {} }),
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => ({ href: dom.getAttribute('href') }) }],
    toDOM: ({ attrs }) => ['a', set(attrs), 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  language: {
    attrs: language,
    parseDOM: [{ tag: 'span[lang]', getAttrs: languageOf }],
    toDOM: ({ attrs }) => ['span', set(attrs), 0],
  },
} satisfies Record<string, MarkSpec>

/** What the editor can hold: the grammar of platform/text/rich-text.ts. */
export const editorSchema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks })
