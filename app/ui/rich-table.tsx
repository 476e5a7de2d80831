import type { ReactNode } from 'react'
import type { RichElement, RichNode, RichTag } from '#platform/text/rich-text.ts'

type Props = { table: RichElement; draw: (nodes: RichNode[]) => ReactNode[] }

/** A table with more columns becomes one card per row on a phone. */
const NARROW_COLUMNS = 3

/** A table that is never wider than the screen: words break, and wide tables become cards on a phone. */
export function RichTable({ table, draw }: Props) {
  const [head = [], ...rows] = rowsOf(table)
  const isWide = head.length > NARROW_COLUMNS
  return (
    <>
      <div
        className={`overflow-hidden rounded-field border border-line ${isWide ? 'hidden md:block' : ''}`}
      >
        <table className="w-full border-collapse text-left text-sm [overflow-wrap:anywhere]">
          {draw(table.children)}
        </table>
      </div>
      {isWide && (
        <ul className="grid gap-3 md:hidden">
          {rows.map((cells, place) => (
            <li key={place} className="rounded-field border border-line p-4">
              <dl className="grid gap-2 text-sm">
                {cells.map((cell, column) => (
                  <div key={column}>
                    <dt className="text-muted">{draw(head[column]?.children ?? [])}</dt>
                    <dd className={column === 0 ? 'text-base font-bold' : ''}>
                      {draw(cell.children)}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function rowsOf(table: RichElement): RichElement[][] {
  return elementsIn(table, ['thead', 'tbody'])
    .flatMap((part) => elementsIn(part, ['tr']))
    .map((row) => elementsIn(row, ['th', 'td']))
}

function elementsIn({ children }: RichElement, tags: readonly RichTag[]): RichElement[] {
  return children.filter(
    (node): node is RichElement => typeof node !== 'string' && tags.includes(node.tag),
  )
}
