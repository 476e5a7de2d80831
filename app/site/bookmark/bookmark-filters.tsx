import { Icon } from '#app/ui/icon.tsx'
import type { Order } from '#features/bookmark/list.ts'
import type { HighlightColour } from '#features/bookmark/bookmark.ts'
import { HighlightSign } from './highlight.tsx'
import { ChipButton } from './chip-button.tsx'
import { formatCount } from '#platform/money/money.ts'

/** Which bookmarks to show, and in which order; an empty label means all. */
export type BookmarkFilter = {
  q: string
  label: string
  colour: HighlightColour | 'semua' | undefined
  order: Order
}

type Props = {
  filter: BookmarkFilter
  labels: { label: string; count: number }[]
  /** The colours in use. */
  colours: readonly HighlightColour[]
  onFilter(next: BookmarkFilter): void
}

const orders: Record<Order, string> = {
  terbaru: 'Terbaru disimpan',
  terlama: 'Terlama disimpan',
  mushaf: 'Urutan mushaf',
}

/** The search field, the sort order and the labels to filter by. */
export function BookmarkFilters({ filter, labels, colours, onFilter }: Props) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <label className="flex min-h-12 min-w-52 flex-1 items-center gap-2 rounded-field border border-field bg-surface px-3.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary lg:max-w-form">
          <Icon name="search" className="size-5 text-muted" />
          <input
            type="search"
            value={filter.q}
            onChange={(event) => onFilter({ ...filter, q: event.target.value })}
            placeholder="Cari catatan atau surah"
            aria-label="Cari di ayat tersimpan"
            className="min-w-0 flex-1 bg-transparent py-2 outline-none placeholder:text-muted"
          />
        </label>
        <select
          value={filter.order}
          onChange={(event) => onFilter({ ...filter, order: event.target.value as Order })}
          aria-label="Urutan"
          className="min-h-12 max-w-full min-w-0 flex-auto rounded-field border border-field bg-surface px-3.5 lg:flex-none"
        >
          {Object.entries(orders).map(([order, words]) => (
            <option key={order} value={order}>
              {words}
            </option>
          ))}
        </select>
      </div>
      {colours.length > 0 && (
        <div
          role="group"
          aria-label="Sorotan"
          className="-mx-page flex gap-2 overflow-x-auto px-page py-1 no-scrollbar lg:mx-0 lg:flex-wrap lg:px-0"
        >
          {(['semua', ...colours] as const).map((colour) => (
            <ChipButton
              key={colour}
              isOn={filter.colour === colour}
              onPress={() =>
                onFilter({ ...filter, colour: filter.colour === colour ? undefined : colour })
              }
            >
              {colour === 'semua' ? 'Disorot' : <HighlightSign colour={colour} />}
            </ChipButton>
          ))}
        </div>
      )}
      {labels.length > 0 && (
        <div
          role="group"
          aria-label="Label"
          className="-mx-page flex gap-2 overflow-x-auto px-page py-1 no-scrollbar lg:mx-0 lg:flex-wrap lg:px-0"
        >
          <ChipButton isOn={filter.label === ''} onPress={() => onFilter({ ...filter, label: '' })}>
            Semua
          </ChipButton>
          {labels.map(({ label, count }) => (
            <ChipButton
              key={label}
              isOn={filter.label === label}
              onPress={() => onFilter({ ...filter, label: filter.label === label ? '' : label })}
            >
              {label} <span className="font-medium tabular">{formatCount(count)}</span>
            </ChipButton>
          ))}
        </div>
      )}
    </div>
  )
}
