import { type FormEvent, useId } from 'react'
import type { PlayerState } from '../player-state.ts'
import { send } from '../playback/playback.ts'
import { usePlayer } from '../player-store.ts'
import { Button } from '#app/ui/button.tsx'
import { inputClass } from '#app/ui/form/field.tsx'

const TIMES = [2, 3, 5, 7, 10, 0]

/** Repeats a range of verses of the playing surah, a number of times or without end. */
export function RepeatChoice() {
  const player = usePlayer((store) => store.player)
  if (player.playlist?.kind === 'list') return <RepeatList player={player} />
  return <RepeatRange player={player} />
}

/** A list of one's own repeats as a whole. */
function RepeatList({ player: { playlist, repeat } }: { player: PlayerState }) {
  const isOn = repeat?.kind === 'range'
  const to = (playlist?.tracks.length ?? 1) - 1
  const all = { kind: 'range', from: 0, to, times: 0, round: 1 } as const
  return (
    <Button
      look="ghost"
      icon="repeat"
      aria-pressed={isOn}
      onClick={() => send({ type: 'repeat', repeat: isOn ? undefined : all })}
    >
      {isOn ? 'Berhenti mengulang daftar' : 'Ulangi daftar ini terus'}
    </Button>
  )
}

function RepeatRange({ player }: { player: PlayerState }) {
  const { repeat } = player
  const ayat = ayatOf(player)
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [from, to] = [Number(form.get('dari')), Number(form.get('sampai'))]
    send({
      type: 'repeat',
      repeat: {
        kind: 'range',
        from: ayat.place(Math.min(from, to)),
        to: ayat.place(Math.max(from, to)),
        times: Number(form.get('kali')),
        round: 1,
      },
    })
  }
  return (
    // A new key resets the fields for another verse or range.
    <form key={`${ayat.from}-${ayat.to}`} onSubmit={start}>
      <fieldset className="grid gap-2.5">
        <legend className="mb-2.5 font-semibold">
          Ulangi beberapa ayat
          {ayat.name && <span className="font-normal text-muted"> · {ayat.name}</span>}
        </legend>
        <div className="grid grid-cols-3 gap-2">
          <AyahField name="dari" label="Dari ayat" value={ayat.from} ayat={ayat} />
          <AyahField name="sampai" label="Sampai ayat" value={ayat.to} ayat={ayat} />
          <TimesField />
        </div>
        <div className="flex flex-wrap gap-2 *:flex-1">
          <Button type="submit" look="ghost" icon="repeat">
            Putar dan ulangi
          </Button>
          {repeat && (
            <Button look="quiet" onClick={() => send({ type: 'repeat', repeat: undefined })}>
              Berhenti mengulang
            </Button>
          )}
        </div>
      </fieldset>
    </form>
  )
}

type Ayat = {
  name: string
  first: number
  last: number
  from: number
  to: number
  /** The index of a verse of this surah in the playlist. */
  place(ayah: number): number
}

/** The verses of the playing surah that are in the playlist. */
function ayatOf({ playlist, current, repeat }: PlayerState): Ayat {
  const tracks = playlist?.tracks ?? []
  const own = tracks.filter(({ surah }) => surah === current?.surah)
  const [first, last] = [own[0]?.ayah ?? 1, own.at(-1)?.ayah ?? 1]
  const start = tracks.findIndex(({ surah }) => surah === current?.surah)
  const range = repeat?.kind === 'range' ? repeat : undefined
  const here = current?.ayah ?? first
  return {
    name: current?.name ?? '',
    first,
    last,
    from: (range && tracks[range.from]?.ayah) ?? here,
    to: (range && tracks[range.to]?.ayah) ?? Math.min(here + 2, last),
    place: (ayah) => start + ayah - first,
  }
}

type AyahFieldProps = { name: string; label: string; value: number; ayat: Ayat }

function AyahField({ name, label, value, ayat }: AyahFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        required
        min={ayat.first}
        max={ayat.last}
        defaultValue={value}
        className={`${inputClass} px-3 tabular`}
      />
    </div>
  )
}

function TimesField() {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm text-muted">
        Berapa kali
      </label>
      <select id={id} name="kali" defaultValue="3" className={`${inputClass} px-2.5`}>
        {TIMES.map((times) => (
          <option key={times} value={times}>
            {times === 0 ? 'Terus' : `${times} kali`}
          </option>
        ))}
      </select>
    </div>
  )
}
