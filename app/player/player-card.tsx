import { Link } from 'react-router'
import { buttonClass, IconButton } from '#app/ui/button.tsx'
import { useExtras } from './use-extras.ts'
import { canStep, type PlayerState } from './machine.ts'
import { verseAnchor } from './playlist.ts'
import { close, next, previous, resume, send, toggle, usePlayer } from './player-store.ts'

/** The audio card above the bottom navigation, with the space it needs; nothing while closed. */
export function PlayerCard() {
  const player = usePlayer((store) => store.player)
  const problem = usePlayer((store) => store.problem)
  const extras = useExtras(player.isCardVisible)
  if (!player.isCardVisible || !player.playlist) return extras && <extras.ResumeOffer />
  return (
    <>
      <div aria-hidden="true" className="h-player print-hidden" />
      <section
        aria-label="Pemutar murottal"
        data-player-card={player.playlist.kind}
        className="fixed inset-x-2.5 bottom-nav z-40 mx-auto mb-2.5 max-w-xl overflow-hidden rounded-card border border-line bg-surface shadow-float print-hidden lg:mb-6"
      >
        <Progress value={player.index + 1} max={player.playlist.tracks.length} />
        <div className="flex items-start pt-1.5 pr-1.5 pl-4">
          <div className="grid min-h-11 min-w-0 flex-1 content-center gap-0.5">
            <Title player={player} />
            {extras && <extras.Wishes player={player} />}
          </div>
          {extras && <extras.SettingsButton />}
          <IconButton label="Tutup" icon="close" onClick={close} />
        </div>
        <div className="flex min-h-11 items-center justify-between gap-2 pr-1.5 pb-1.5 pl-4">
          {problem ? (
            <Problem words={problem} />
          ) : (
            <>
              <p className="min-w-0 truncate text-xs text-muted">{player.playlist.reciter}</p>
              <Controls player={player} />
            </>
          )}
        </div>
        <Announcement />
      </section>
      {extras && <extras.FollowChip player={player} />}
    </>
  )
}

/** The playing verse, as a link to it from any screen. */
function Title({ player: { title, playlist, current } }: { player: PlayerState }) {
  if (!playlist || !current) return null
  const screen = playlist.kind === 'surah' ? 'surat' : 'juz'
  return (
    <p className="text-sm leading-snug font-bold">
      <Link
        to={`/${screen}/${playlist.number}#${verseAnchor(playlist.kind, current)}`}
        className="flex min-h-6 items-center hover:text-primary"
      >
        {title}
      </Link>
    </p>
  )
}

function Controls({ player }: { player: PlayerState }) {
  const { repeat, isCardPaused } = player
  return (
    <div className="flex items-center gap-0.5">
      <IconButton
        label="Ulangi ayat ini"
        icon="repeat"
        aria-pressed={repeat?.kind === 'verse'}
        onClick={() => send({ type: 'repeat', repeat: repeat ? undefined : { kind: 'verse' } })}
        className="aria-pressed:bg-tint aria-pressed:text-primary"
      />
      <IconButton
        label="Ayat sebelumnya"
        icon="prev"
        onClick={previous}
        disabled={!canStep(player, -1)}
      />
      <IconButton
        label={isCardPaused ? 'Putar' : 'Jeda'}
        icon={isCardPaused ? 'play' : 'pause'}
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
  )
}

function Problem({ words }: { words: string }) {
  return (
    <>
      <p role="alert" className="min-w-0 text-xs leading-snug text-danger">
        {words}
      </p>
      <button type="button" onClick={resume} className={buttonClass('ghost', 'shrink-0 px-4')}>
        Coba lagi
      </button>
    </>
  )
}

/**
 * The screen reader's text for a press. Automatic verse changes are silent, because speech would cover the
 * recitation.
 */
function Announcement() {
  const announcement = usePlayer((store) => store.announcement)
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}

/** The progress in the surah or juz. Hidden from screen readers, because the title says the same. */
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
