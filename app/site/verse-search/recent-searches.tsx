import { useCallback, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { RecentStore as Kept } from './recent.client.ts'

const none: readonly string[] = []
const noneYet = () => none

type Props = {
  /** The store of one search. The server has none. */
  searches: Kept
  /** The address that repeats a search. */
  addressOf(words: string): string
  titleClass: string
}

/** Recent searches of this device, to repeat or delete; nothing when there are none. */
export function RecentSearches({ searches, addressOf, titleClass }: Props) {
  const watch = useCallback((changed: () => void) => searches.onChange(changed), [searches])
  const listNow = useCallback(() => searches.list(), [searches])
  const recent = useSyncExternalStore(watch, listNow, noneYet)
  if (recent.length === 0) return null
  return (
    <section aria-label="Pencarian terakhir" className="grid gap-2">
      <div className="flex items-center justify-between">
        <h2 className={titleClass}>Pencarian terakhir</h2>
        <button
          type="button"
          onClick={() => searches.forget()}
          className="min-h-touch px-2 text-sm font-semibold text-primary"
        >
          Hapus semua
        </button>
      </div>
      <ul className="grid rounded-card border border-line bg-surface">
        {recent.map((words) => (
          <li key={words} className="flex items-center border-b border-line last:border-b-0">
            <Link
              to={addressOf(words)}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-4"
            >
              <Icon name="history" className="size-5 text-muted" />
              <bdi className="truncate">{words}</bdi>
            </Link>
            <IconButton
              label={`Hapus “${words}”`}
              icon="close"
              onClick={() => searches.forget(words)}
              className="text-muted"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
