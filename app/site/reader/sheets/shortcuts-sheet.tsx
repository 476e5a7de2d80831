import { changeLook, useLook } from '#app/appearance/look-store.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { playerKeys } from '#app/site/player/listening/keys.ts'
import { usePlayer } from '#app/site/player/player-store.ts'
import { shortcuts } from './shortcuts.ts'

/** The list of keys, with a switch to turn them off: some assistive tools use single letters themselves. */
export function ShortcutsSheet({ onClose }: { onClose(): void }) {
  const { hasShortcuts } = useLook()
  const isPlayerOpen = usePlayer(({ player }) => player.isCardVisible)
  const ofPlayer = <Keys title="Saat pemutar murottal terbuka" entries={playerKeys} />
  return (
    <Sheet title="Pintasan papan ketik" onClose={onClose}>
      {isPlayerOpen && ofPlayer}
      <Keys title="Di layar baca" entries={shortcuts} />
      {!isPlayerOpen && ofPlayer}
      <label className="mt-5 flex min-h-touch items-center gap-3 border-t border-line pt-4">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          checked={hasShortcuts}
          onChange={() => changeLook({ hasShortcuts: !hasShortcuts })}
        />
        Gunakan pintasan di layar baca
      </label>
    </Sheet>
  )
}

type KeysProps = {
  title: string
  entries: readonly { keys: readonly string[]; does: string; action: string }[]
}

function Keys({ title, entries }: KeysProps) {
  return (
    <section className="not-first:mt-5">
      <h3 className="mb-2 text-sm text-muted">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {entries.map(({ keys, does, action }) => (
          <div key={action} className="contents">
            <dt>
              <kbd className="inline-grid min-h-8 min-w-8 place-items-center rounded-md border border-field bg-surface-2 px-2 font-sans text-sm font-bold uppercase">
                {keys[0]}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
