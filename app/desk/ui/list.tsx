import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'

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
  keyOf(row: T): string
  empty: { title: string; text?: ReactNode }
  /** The address of this list with its filters, and the column it is sorted by now. */
  sorted?: { by: string; href(sort: string): string }
  /** The address of the following rows; the list is read page by page in one direction, and by Back. */
  next?: string | undefined
  /** Stays a table on a phone, to be moved sideways: for many short columns. */
  keepsTable?: boolean
}

/** The one list of the desk: a table, on a phone a card for each row. Sorting and pages are links of the server. */
export function DeskList<T>(props: Props<T>) {
  const { caption, columns, rows, keyOf, empty, sorted, next, keepsTable } = props
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
                  aria-sort={sort && sorted?.by === sort ? (order ?? 'descending') : undefined}
                  className={`px-3.5 py-2.5 text-xs font-semibold text-muted whitespace-nowrap ${isNumber ? 'text-right' : ''}`}
                >
                  {sort && sorted ? (
                    <a href={sorted.href(sort)} className="underline">
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

/** What else an address may say. */
const NO_FILTERS: ReadonlySet<string> = new Set(['kabar', 'periksa', 'sesudah'])

/** The fields by which a list is searched, which stand outside of the fold. */
const SEARCHES: ReadonlySet<string> = new Set(['cari', 'kata'])

type FilterBarProps = { search?: ReactNode; children?: ReactNode; reset?: string }

/**
 * The search and the filters of a list: a form whose fields become its address. On a phone the filters are folded until
 * some are set; the search never is.
 */
export function FilterBar({ search: searchField, children, reset }: FilterBarProps) {
  const { search } = useLocation()
  const set = [...new URLSearchParams(search).keys()].filter((name) => !NO_FILTERS.has(name))
  const isOpen = set.some((name) => !SEARCHES.has(name))
  return (
    <form method="get" className="rounded-card border border-line bg-surface">
      {searchField && (
        <div className="flex items-end gap-3 p-3.5">
          <div className="min-w-0 flex-1 sm:max-w-96">{searchField}</div>
          <button type="submit" className={buttonClass('ghost')}>
            Cari
          </button>
        </div>
      )}
      {children && (
        <details
          data-filters
          open={isOpen}
          className={searchField ? 'border-t border-line sm:border-t-0' : undefined}
        >
          <summary className="flex min-h-touch items-center px-3.5 font-semibold text-primary">
            Saring dan urutkan
          </summary>
          <div className={`flex flex-wrap items-end gap-3 p-3.5 ${searchField ? 'sm:pt-0' : ''}`}>
            {children}
            <button type="submit" className={buttonClass('ghost')}>
              Terapkan
            </button>
          </div>
        </details>
      )}
      {reset && set.length > 0 && (
        <a
          href={reset}
          className="inline-flex min-h-touch items-center px-3.5 text-primary underline"
        >
          Hapus saringan
        </a>
      )}
    </form>
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
