import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/states.tsx'

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
  if (rows.length === 0) return <EmptyState {...empty} />
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
                    {cell(row)}
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

/** The filters of a list: a form whose fields become its address. */
export function FilterBar({ children, reset }: { children: ReactNode; reset?: string }) {
  return (
    <form
      method="get"
      className="flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-3.5"
    >
      {children}
      <button type="submit" className={buttonClass('ghost')}>
        Terapkan
      </button>
      {reset && (
        <a href={reset} className="inline-flex min-h-12 items-center text-primary underline">
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
