import { Link } from 'react-router'
import { Highlighted } from '#app/ui/highlighted.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SuggestionWire } from '#features/search/contract.ts'
import { kindIcons } from './kind-words.ts'

type Props = {
  id: string
  rows: readonly SuggestionWire[]
  /** Index of the row chosen by arrow keys; -1 for none. */
  active: number
  onLeave(): void
}

/** Suggestions below the box. Always rendered, because the box refers to it by id. */
export function SuggestionList({ id, rows, active, onLeave }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Saran"
      hidden={rows.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-card border border-line bg-surface py-1.5 shadow-float"
    >
      {rows.map(({ kind, title, note, address, marks: ranges }, at) => (
        <Link
          key={`${kind} ${address}`}
          id={`${id}-${at}`}
          to={address}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // The focus must stay in the box: losing it would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={onLeave}
          className="flex min-h-12 items-center gap-3 px-4 py-1.5 hover:bg-tint aria-selected:bg-tint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-primary"
        >
          <Icon name={kindIcons[kind]} className="size-5 shrink-0 text-muted" />
          <span className="min-w-0 flex-1">
            <bdi className="block truncate font-medium">
              <Highlighted ranges={ranges}>{title}</Highlighted>
            </bdi>
            <span className="block truncate text-xs text-muted">{note}</span>
          </span>
        </Link>
      ))}
    </div>
  )
}
