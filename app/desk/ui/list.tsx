import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { addressWith, pageWords } from './filters.ts'

export type Column<T> = {
  label: string
  cell(row: T): ReactNode
  /** Amounts and counts stand at the right. */
  isNumber?: boolean
  /** The value of `urut` that sorts by this column. */
  sort?: string
  /** How it sorts; down by default. */
  order?: 'ascending'
}

type Props<T> = {
  /** What the rows are, for a screen reader. */
  caption: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  /** What names a row; its `id` unless given. */
  keyOf?(row: T): string
  empty: { title: string; text?: ReactNode }
  /** The column it is sorted by now. */
  sorted?: string
  /** The address of the following rows; the list is read page by page in one direction, and by Back. */
  next?: string | undefined
  /** Stays a table on a phone, to be moved sideways: for many short columns. */
  keepsTable?: boolean
}

/** The one list of the desk: a table, on a phone a card for each row. Sorting and pages are links of the server. */
export function DeskList<T>(props: Props<T>) {
  const { caption, columns, rows, keyOf = idOf, empty, sorted, next, keepsTable } = props
  const { pathname, search } = useLocation()
  if (rows.length === 0) return <EmptyList {...empty} />
  return (
    <div className="grid gap-4">
      <div
        className="overflow-x-auto rounded-card border border-line bg-surface"
        {...(keepsTable && { role: 'region', tabIndex: 0, 'aria-label': caption })}
      >
        <table data-list={keepsTable ? undefined : ''} className="w-full border-collapse text-left">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line bg-surface-2">
              {columns.map(({ label, isNumber, sort, order }) => (
                <th
                  key={label}
                  scope="col"
                  aria-sort={sort && sorted === sort ? (order ?? 'descending') : undefined}
                  className={`px-3.5 py-2.5 text-xs font-semibold text-muted whitespace-nowrap ${isNumber ? 'text-right' : ''}`}
                >
                  {sort && sorted ? (
                    <a href={sortedBy(sort, pathname, search)} className="underline">
                      {label}
                    </a>
                  ) : (
                    label
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={keyOf(row)}
                className="border-b border-line last:border-0 hover:bg-surface-2"
              >
                {columns.map(({ label, cell, isNumber }) => (
                  <td
                    key={label}
                    data-label={label}
                    className={`px-3.5 py-2.5 align-top ${isNumber ? 'text-right tabular whitespace-nowrap' : ''}`}
                  >
                    {unbroken(cell(row))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {next && (
        <p>
          <a href={next} rel="next" className={buttonClass('ghost')}>
            Berikutnya
          </a>
        </p>
      )}
    </div>
  )
}

function idOf<T>(row: T): string {
  return (row as { id: string }).id
}

/** The address of the first page of the same list in another order. */
function sortedBy(urut: string, pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  for (const name of pageWords) params.delete(name)
  return addressWith(pathname, Object.fromEntries(params), { urut })
}

const MOMENT = /^(\d{1,2} \p{L}+ \d{4},) (\d\d\.\d\d WIB)$/u

/** A moment breaks between its day and its time, where it must. */
function unbroken(content: ReactNode): ReactNode {
  const [, day, time] = (typeof content === 'string' && MOMENT.exec(content)) || []
  if (!day) return content
  return (
    <span>
      <span className="whitespace-nowrap">{day}</span>{' '}
      <span className="whitespace-nowrap">{time}</span>
    </span>
  )
}

/** Nothing is here: said shortly, for a page may have many lists. */
function EmptyList({ title, text }: { title: string; text?: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-5">
      <p className="font-semibold">{title}</p>
      {text && <p className="text-muted">{text}</p>}
    </div>
  )
}

/** A link of a cell that leads to its row's page. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="font-semibold text-primary underline decoration-line underline-offset-3"
    >
      {children}
    </a>
  )
}
