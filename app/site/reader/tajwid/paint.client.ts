import { type TajwidRule, tajwidOf } from '#features/quran/tajwid/tajwid.ts'
import { tajwidGroups } from './groups.ts'

/** True when the browser can colour letters without splitting the text. */
export function canPaint(): boolean {
  return 'highlights' in CSS && typeof Highlight !== 'undefined'
}

/**
 * Colours the verses on the screen by the rules of tajwid, also those that come later. The colours lie on ranges of the
 * text: no element is added, so letters stay joined and a copy holds the same letters. Returns what ends it.
 */
export function paintTajwid(): () => void {
  if (!canPaint()) return () => undefined
  const highlights = new Map<TajwidRule, Highlight>()
  for (const { id, rules } of tajwidGroups) {
    const highlight = new Highlight()
    CSS.highlights.set(`tajwid-${id}`, highlight)
    for (const rule of rules) highlights.set(rule, highlight)
  }
  const style = styleSheet()
  document.adoptedStyleSheets.push(style)

  const painted = new Map<Element, [Highlight | undefined, StaticRange][]>()
  const clear = (verse: Element) => {
    for (const [highlight, range] of painted.get(verse) ?? []) highlight?.delete(range)
    painted.delete(verse)
  }
  const paint = (verse: Element) => {
    if (painted.has(verse)) return
    const ranges = rangesOf(verse).map(
      ({ rule, range }) => [highlights.get(rule), range] as [Highlight | undefined, StaticRange],
    )
    for (const [highlight, range] of ranges) highlight?.add(range)
    painted.set(verse, ranges)
  }

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) paint(target)
    },
    { rootMargin: '100% 0%' },
  )
  const observe = () => {
    for (const verse of document.querySelectorAll('[data-verse]')) seen.observe(verse)
  }
  const changes = new MutationObserver((records) => {
    for (const verse of painted.keys()) if (!verse.isConnected) clear(verse)
    for (const { target } of records) {
      const verse = target instanceof Element ? target.closest('[data-verse]') : null
      if (verse && painted.has(verse)) {
        clear(verse)
        paint(verse)
      }
    }
    observe()
  })
  observe()
  changes.observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  })

  return () => {
    seen.disconnect()
    changes.disconnect()
    for (const { id } of tajwidGroups) CSS.highlights.delete(`tajwid-${id}`)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== style)
  }
}

function styleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  const rules = tajwidGroups.map(
    ({ id, colors: [light, dark] }) =>
      `::highlight(tajwid-${id}) { color: light-dark(${light}, ${dark}) }`,
  )
  sheet.replaceSync(rules.join('\n'))
  return sheet
}

/** The ranges of a verse's Arabic, whose text may lie in several nodes. */
function rangesOf(verse: Element): { rule: TajwidRule; range: StaticRange }[] {
  const arabic = verse.querySelector('[lang="ar"], [data-arab]')
  if (!arabic) return []
  const nodes: { node: Node; start: number; end: number }[] = []
  const walker = document.createTreeWalker(arabic, NodeFilter.SHOW_TEXT)
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = text.length
    text += node.nodeValue ?? ''
    nodes.push({ node, start, end: text.length })
  }
  return tajwidOf(text).flatMap(({ rule, from, to }) => {
    const first = nodes.find(({ end }) => from < end)
    const last = nodes.find(({ end }) => to <= end)
    if (!first || !last) return []
    const range = new StaticRange({
      startContainer: first.node,
      startOffset: from - first.start,
      endContainer: last.node,
      endOffset: to - last.start,
    })
    return [{ rule, range }]
  })
}
