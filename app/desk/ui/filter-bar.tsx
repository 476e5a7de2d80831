import { useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { addressWith, filtersIn } from './filters.ts'
import { DeskSelect, DeskText, type FieldChoices } from './controls.tsx'

type FilterField = {
  label: string
  /** A choice of these, with `anything` as the first, empty one; else a text or a day. */
  choices?: FieldChoices
  anything?: string
  hint?: string
  placeholder?: string
  type?: 'date'
  inputMode?: 'numeric'
  isWide?: boolean
}

type FilterFields = Readonly<Record<string, FilterField>>

type Props = {
  /** The fields by which a list is searched, which stand outside of the fold. */
  search?: FilterFields
  filters?: FilterFields
  /** What fields show that read more than the address says. */
  values?: Readonly<Record<string, string | undefined>>
  /** What the address goes on saying. */
  hidden?: Readonly<Record<string, string>>
}

/** The days between which a list looks. */
export const dayFilters = {
  dari: { label: 'Dari', type: 'date' },
  sampai: { label: 'Sampai', type: 'date' },
} as const

/** The order of a list that is by time alone. */
export const newestFirst = {
  label: 'Urutkan',
  anything: 'Terbaru',
  choices: { terlama: 'Terlama' },
} as const

/** The orders of a list of money: by day or by sum. */
export const moneyOrders = {
  terbaru: 'Terbaru',
  terlama: 'Terlama',
  nominal: 'Nominal terbesar',
} as const

/**
 * The search and the filters of a list: a form whose fields become its address. On a phone the filters are folded until
 * some are set; the search never is.
 */
export function FilterBar({ search, filters, values, hidden = {} }: Props) {
  const { pathname, search: queryString } = useLocation()
  const params = new URLSearchParams(queryString)
  const isSet = (fields: FilterFields = {}) => Object.keys(fields).some((name) => params.has(name))
  return (
    <form method="get" className="rounded-card border border-line bg-surface">
      {search && (
        <div className="flex items-end gap-3 p-3.5">
          <div className="min-w-0 flex-1 sm:max-w-96">
            <Fields fields={search} {...{ values, params }} isSearch />
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          </div>
          <button type="submit" className={buttonClass('ghost')}>
            Cari
          </button>
        </div>
      )}
      {filters && (
        <details
          data-filters
          open={isSet(filters)}
          className={search ? 'border-t border-line sm:border-t-0' : undefined}
        >
          <summary className="flex min-h-touch items-center px-3.5 font-semibold text-primary">
            Saring dan urutkan
          </summary>
          <div className={`flex flex-wrap items-end gap-3 p-3.5 ${search ? 'sm:pt-0' : ''}`}>
            <Fields fields={filters} {...{ values, params }} />
            <button type="submit" className={buttonClass('ghost')}>
              Terapkan
            </button>
          </div>
        </details>
      )}
      {(isSet(search) || isSet(filters)) && (
        <a
          href={addressWith(pathname, hidden, {})}
          className="inline-flex min-h-touch items-center px-3.5 text-primary underline"
        >
          Hapus saringan
        </a>
      )}
    </form>
  )
}

type FieldsProps = {
  fields: FilterFields
  values: Props['values']
  params: URLSearchParams
  isSearch?: boolean
}

function Fields({ fields, values, params, isSearch = false }: FieldsProps) {
  const typed = filtersIn(params, Object.keys(fields))
  return Object.entries(fields).map(([name, { choices, anything, isWide, type, ...rest }]) => {
    const field = { ...rest, name, defaultValue: values?.[name] ?? typed[name] ?? '' }
    if (!choices) {
      const size = rest.inputMode && 12
      return (
        <DeskText key={name} {...field} type={isSearch ? 'search' : type} {...(size && { size })} />
      )
    }
    const select = <DeskSelect key={name} {...field} choices={choices} anything={anything} />
    return isWide ? (
      <div key={name} className="w-full min-w-0 sm:w-72">
        {select}
      </div>
    ) : (
      select
    )
  })
}
