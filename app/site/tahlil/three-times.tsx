import { isSamePlaylist, type Playlist } from '#app/site/player/playlist.ts'
import { play, withPlayer } from '#app/site/player/commands.ts'
import { playerStore, usePlayer } from '#app/site/player/player-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Counter } from './counter.tsx'

const TIMES = 3

/** For the night of mid-Syakban, when many read Yasin three times: a counter, or three rounds of audio. */
export function ThreeTimes({ makePlaylist }: { makePlaylist(): Playlist }) {
  const round = usePlayer(({ player }) =>
    player.playlist?.kind === 'surah' &&
    player.playlist.number === 36 &&
    player.repeat?.kind === 'range' &&
    player.repeat.times === TIMES
      ? player.repeat.round
      : null,
  )
  return (
    <details className="group mx-page mt-4 rounded-card border border-line bg-surface print-hidden noscript:hidden lg:mx-0 lg:mt-0 lg:shadow-card">
      <summary className="flex min-h-13 items-center gap-3 px-4 font-semibold">
        <Icon name="moon" className="size-5 text-accent-ink" />
        <span className="flex-1">Yasin 3× malam Nisfu Syakban</span>
        <Icon
          name="down"
          className="size-5 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <p className="text-sm text-muted">
          Sebagian kaum muslimin membaca Yasin tiga kali pada malam ini, lalu berdoa. Hitung bacaan
          Anda, atau dengarkan tiga kali berturut-turut.
        </p>
        <Counter id="yasin" title="Yasin" times={[TIMES]} />
        <Button look="ghost" icon="repeat" onClick={() => void playThreeTimes(makePlaylist())}>
          Putar 3×
        </Button>
        <p role="status" className="text-center text-sm font-medium empty:hidden">
          {round && `Sedang diputar: Yasin ke-${round} dari ${TIMES}`}
        </p>
      </div>
    </details>
  )
}

async function playThreeTimes(playlist: Playlist): Promise<void> {
  const repeat = {
    kind: 'range',
    from: 0,
    to: playlist.tracks.length - 1,
    times: TIMES,
    round: 1,
  } as const
  await play(playlist, 0)
  if (isSamePlaylist(playerStore.getState().player.playlist, playlist)) {
    withPlayer(({ send }) => send({ type: 'repeat', repeat }))
  }
}
