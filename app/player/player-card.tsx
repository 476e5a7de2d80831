import { IconButton } from '#app/ui/button.tsx'
import { canStep } from './machine.ts'
import { close, next, previous, toggle, usePlayer } from './player-store.ts'

/** The audio card above the bottom navigation, for a surah or a juz, and the room it needs; nothing while closed. */
export function PlayerCard() {
  const player = usePlayer((store) => store.player)
  const problem = usePlayer((store) => store.problem)
  if (!player.isCardVisible || !player.playlist) return null
  const { kind, reciter, tracks } = player.playlist
  return (
    <>
      <div aria-hidden="true" className="h-player print-hidden" />
      <section
        aria-label="Pemutar murottal"
        data-player-card={kind}
        className="fixed inset-x-2.5 bottom-nav z-40 mx-auto mb-2.5 max-w-xl overflow-hidden rounded-card border border-line bg-surface shadow-float print-hidden lg:mb-6"
      >
        <Progress value={player.index + 1} max={tracks.length} />
        <div className="grid grid-cols-[1fr_auto] items-start gap-x-2 pt-2.5 pr-2 pl-4">
          <p aria-live="polite" className="pt-2.5 text-sm leading-snug font-bold">
            {player.title}
          </p>
          <IconButton label="Tutup" icon="close" onClick={close} />
        </div>
        <div className="flex items-center justify-between gap-3 pr-2 pb-2.5 pl-4">
          <p className="min-w-0 truncate text-xs text-muted" role={problem ? 'alert' : undefined}>
            {problem ?? reciter}
          </p>
          <div className="flex items-center gap-1.5">
            <IconButton
              label="Ayat sebelumnya"
              icon="prev"
              onClick={previous}
              disabled={!canStep(player, -1)}
            />
            <IconButton
              label={player.isCardPaused ? 'Putar' : 'Jeda'}
              icon={player.isCardPaused ? 'play' : 'pause'}
              onClick={toggle}
              isMain
            />
            <IconButton
              label="Ayat berikutnya"
              icon="next"
              onClick={next}
              disabled={!canStep(player, 1)}
            />
          </div>
        </div>
      </section>
    </>
  )
}

/** How far into the surah or juz; the title says the same in words. */
function Progress({ value, max }: { value: number; max: number }) {
  return (
    <div aria-hidden="true" className="h-1 bg-surface-2">
      <div
        className="h-full origin-left bg-linear-to-r from-primary to-accent transition-transform duration-500"
        style={{ transform: `scaleX(${value / max})` }}
      />
    </div>
  )
}
