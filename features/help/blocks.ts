/** A run of words: plain, strong, or a link to one of our pages. */
export type Inline = { text: string; to?: string; isStrong?: true }

/** A part of an article. */
export type HelpBlock =
  | { kind: 'text' | 'heading' | 'note'; words: Inline[] }
  | { kind: 'steps' | 'list'; items: Inline[][] }

const marks = [
  { sign: /^\d+\. /, kind: 'steps' },
  { sign: /^- /, kind: 'list' },
] as const

/**
 * Parses an article: blocks are separated by empty lines; '## ' begins a heading, '> ' a note, '1. ' a step, '- ' an
 * item; within them '**strong**' and '[words](/screen)'. Everything else is text, so an article can never become
 * markup.
 */
export function blocksOf(body: string): HelpBlock[] {
  return body
    .trim()
    .split(/\n\s*\n/)
    .map(blockOf)
}

function blockOf(part: string): HelpBlock {
  const lines = part.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  const mark = marks.find(({ sign }) => sign.test(first))
  if (mark) {
    const { kind, sign } = mark
    return { kind, items: lines.map((line) => inlineOf(line.replace(sign, ''))) }
  }
  const text = lines.join(' ')
  if (text.startsWith('## ')) return { kind: 'heading', words: inlineOf(text.slice(3)) }
  if (text.startsWith('> ')) return { kind: 'note', words: inlineOf(text.slice(2)) }
  return { kind: 'text', words: inlineOf(text) }
}

// Links lead only within this site: '/' followed by any character except '/'.
const INLINE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((\/(?!\/)[^)\s\\]*)\)/g

function inlineOf(text: string): Inline[] {
  const runs: Inline[] = []
  let at = 0
  for (const found of text.matchAll(INLINE)) {
    const [whole, strong, label, to] = found
    if (found.index > at) runs.push({ text: text.slice(at, found.index) })
    if (strong !== undefined) runs.push({ text: strong, isStrong: true })
    else if (label !== undefined && to !== undefined) runs.push({ text: label, to })
    at = found.index + whole.length
  }
  if (at < text.length) runs.push({ text: text.slice(at) })
  return runs
}

/** The words of an article without markup, for search and previews. */
export function plainHelpText(body: string): string {
  return blocksOf(body)
    .flatMap((block) => ('words' in block ? [block.words] : block.items))
    .map((words) => words.map(({ text }) => text).join(''))
    .join(' ')
}
