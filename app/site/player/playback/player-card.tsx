import { Link } from 'react-router'
import { buttonClass, IconButton, Spinner } from '#app/ui/button.tsx'
import { useExtras } from './use-extras.ts'
import { canStep } from './machine.ts'
import { noticeOf, type PlayerNotice } from './notices.ts'
import { close, next, previous, resume, send, toggle } from './playback.ts'
import type { PlayerState } from '../player-state.ts'
import { usePlayer } from '../player-store.ts'
import { soundAnchor, soundScreen } from '../playlist.ts'

/** The audio card above the bottom navigation, with the space it needs; nothing while closed. */
export function PlayerCard() {
  const player = usePlayer((store) => store.player)
  const extras = useExtras(player.isCardVisible)
  if (!player.isCardVisible || !player.playlist) return extras && <extras.ResumeOffer />
  const notice = noticeOf(player)
  return (
    <>
      <div aria-hidden="true" className="h-player print-hidden" />
      <section
        aria-label="Pemutar murottal"
        aria-busy={player.isLoading}
        data-player-card={player.playlist.kind}
        className="fixed inset-x-2.5 bottom-nav z-40 mx-auto mb-2.5 max-w-xl overflow-hidden short:mb-0 rounded-card border border-line bg-surface shadow-float print-hidden lg:mb-6"
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
        {notice && <Notice notice={notice} />}
        <div className="flex min-h-11 items-center justify-between gap-2 pr-1.5 pb-1.5 pl-4">
          {notice?.canRetry ? <Retry /> : <Source player={player} />}
          <Controls player={player} />
        </div>
        <Announcement />
      </section>
      {extras && <extras.FollowChip player={player} />}
    </>
  )
}

/** The playing verse, as a link to it from any screen. */
function Title({ player }: { player: PlayerState }) {
  const { title, playlist, current } = player
  const anchor = soundAnchor(player)
  if (!playlist || !current || !anchor) return null
  return (
    <p className="text-sm leading-snug font-bold">
      <Link
        to={`${soundScreen(playlist, current)}#${anchor}`}
        className="flex min-h-6 items-center hover:text-primary"
      >
        {title}
      </Link>
    </p>
  )
}

/** Who recites, or that the recording is on its way. Screen readers hear only the latter. */
function Source({ player: { isLoading, playlist } }: { player: PlayerState }) {
  return (
    <div className="min-w-0 text-xs text-muted">
      <div aria-live="polite">{isLoading && <Spinner label="Memuat audio…" />}</div>
      {!isLoading && <p className="truncate">{playlist?.reciter}</p>}
    </div>
  )
}

function Controls({ player }: { player: PlayerState }) {
  const { repeat, isCardPaused, again } = player
  const start = again
    ? ({ label: 'Putar lagi', icon: 'replay' } as const)
    : ({ label: 'Putar', icon: 'play' } as const)
  const main = isCardPaused ? start : ({ label: 'Jeda', icon: 'pause' } as const)
  return (
    <div className="flex shrink-0 items-center gap-0.5">
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
      <IconButton {...main} onClick={toggle} isMain />
      <IconButton
        label="Ayat berikutnya"
        icon="next"
        onClick={next}
        disabled={!canStep(player, 1)}
      />
    </div>
  )
}

function Notice({ notice: { text, isAlert } }: { notice: PlayerNotice }) {
  return (
    <p
      role={isAlert ? 'alert' : undefined}
      className={`px-4 pb-1 text-xs leading-snug ${isAlert ? 'text-danger' : 'text-muted'}`}
    >
      {text}
    </p>
  )
}

function Retry() {
  return (
    <button
      type="button"
      onClick={resume}
      className={buttonClass('ghost', 'min-h-11 shrink-0 px-3 text-sm')}
    >
      Coba lagi
    </button>
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
