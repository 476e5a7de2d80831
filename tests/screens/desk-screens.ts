import { doorOf } from '#app/desk/doors.ts'
import type { Door } from '#app/desk/row.ts'
import type { Screen } from './screens.ts'

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? ''
const isFile = (address: string) => /\.(csv|json|xlsx|pdf)$|\/berkas$/.test(pathOf(address))

/** The door of an address tells its kind of page. */
export function doorOfPath(address: string): Door | undefined {
  return doorOf(pathOf(address))
}

/** The addresses of the desk's pages that the document at an address links to. */
export function deskLinksIn(html: string, at: string): string[] {
  return [...html.matchAll(/<a\b[^>]*href="([^"#]+)/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .map((href) => (href.startsWith('?') ? pathOf(at) + href : href))
    .filter((href) => href.startsWith('/kelola') && !isFile(href))
}

/** Every kind of page that links lead to from the first one, each once; `look` answers the links of a page. */
export async function walkDesk(
  look: (path: string, at: number) => Promise<string[]>,
): Promise<void> {
  const seen = new Set<Door>()
  const waiting = ['/kelola']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const door = doorOfPath(path)
    if (!door || seen.has(door)) continue
    const links = await look(path, seen.size)
    seen.add(door)
    waiting.push(...links)
  }
  if (seen.size <= 10) throw new Error(`only ${seen.size} kinds of pages were found`)
}

/** What a page is made of, without its words, ids and numbers. */
function shapeOf(html: string): string {
  return html
    .slice(html.indexOf('<main'))
    .replaceAll(/>[^<]+</g, '><')
    .replaceAll(/\s(?:id|for|href|value|aria-describedby|aria-label|data-label)="[^"]*"/g, '')
}

type DeskScreen = Screen & { shape: string }

/** Of one kind so many pages are taken, each of another shape, and so many read to find them. */
const MOST_TAKEN = 4
const MOST_READ = 12

/** What the first page leads somebody to: some pages of each kind that differ in what they are made of. */
export async function deskScreens(
  read: (address: string) => Promise<{ status: number; html: string }>,
  mostRead = MOST_READ,
): Promise<DeskScreen[]> {
  const screens: DeskScreen[] = []
  const seen = new Set<string>()
  const kinds = new Map<Door, { shapes: Set<string>; read: number }>()
  const waiting = ['/kelola']
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const door = doorOfPath(address)
    if (!door || seen.has(address)) continue
    seen.add(address)
    const kind = kinds.get(door) ?? { shapes: new Set<string>(), read: 0 }
    kinds.set(door, kind)
    if (kind.read >= mostRead || kind.shapes.size >= MOST_TAKEN) continue
    kind.read += 1
    const { status, html } = await read(address)
    const shape = shapeOf(html)
    // A file that is sent, such as a disbursement's proof, is no page.
    const isPage = status === 200 && html.includes('<main')
    if (!isPage || kind.shapes.has(shape)) continue
    kind.shapes.add(shape)
    screens.push({ name: nameOf(address), path: address, shape })
    waiting.push(...deskLinksIn(html, address))
  }
  return screens
}

/** A name of a file: ids become their last characters. */
function nameOf(address: string): string {
  return address
    .slice(1)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{20,}([0-9a-f]{6})/g, '$1')
    .replaceAll(/[^\w.-]+/g, '-')
}
