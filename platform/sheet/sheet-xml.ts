import { SheetRefused } from './sheet.ts'

export const NOT_A_WORKBOOK = 'Berkas XLSX ini rusak. Buka, simpan ulang, lalu unggah lagi.'
export const LOCKED =
  'Berkas ini terkunci kata sandi. Buka, simpan salinan tanpa kata sandi, lalu unggah salinannya.'

/** An element: its opening tag, what is inside, and where it stands. */
type Element = { tag: string; inner: string; from: number; to: number }

/**
 * The elements of a name, with any prefix of its namespace, in their order and never one within another. It reads on and
 * never back, so that no file takes longer than its length.
 */
export function* elementsOf(xml: string, name: string): Generator<Element> {
  const prefix = prefixOf(xml, name)
  if (prefix === undefined) return
  const [open, close] = [`<${prefix}${name}`, `</${prefix}${name}>`]
  let at = 0
  for (;;) {
    const from = xml.indexOf(open, at)
    if (from < 0) return
    at = from + open.length
    if (!/[\s/>]/.test(xml.charAt(at))) continue
    const end = xml.indexOf('>', at)
    if (end < 0) throw new SheetRefused(NOT_A_WORKBOOK)
    const tag = xml.slice(from, end)
    const isEmpty = xml[end - 1] === '/'
    const last = isEmpty ? end : xml.indexOf(close, end)
    if (last < 0) throw new SheetRefused(NOT_A_WORKBOOK)
    at = isEmpty ? end + 1 : last + close.length
    yield { tag, inner: isEmpty ? '' : xml.slice(end + 1, last), from, to: at }
  }
}

/** A sheet asks for the same few names at every cell. */
const openings = new Map<string, RegExp>()

/** The namespace's prefix with which an element first stands, '' mostly; undefined when there is none. */
function prefixOf(xml: string, name: string): string | undefined {
  const known = openings.get(name)
  const opening = known ?? new RegExp(`<([A-Za-z0-9]{1,20}:)?${name}[\\s/>]`)
  if (!known) openings.set(name, opening)
  const found = opening.exec(xml)
  return found ? (found[1] ?? '') : undefined
}

const attributes = new Map<string, RegExp>()

/** The value of an attribute in an opening tag. */
export function attribute(tag: string, name: string): string | undefined {
  const known = attributes.get(name)
  const pattern = known ?? new RegExp(`\\s${name}="([^"]*)"`)
  if (!known) attributes.set(name, pattern)
  return pattern.exec(tag)?.[1]
}
