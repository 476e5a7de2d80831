import { useEffect } from 'react'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import {
  TADARUS_PARTS,
  nextJuz,
  targetWords,
  readTadarus,
  type Tadarus,
  toggled,
} from './tadarus.ts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '#app/client/storage.client.ts'

const KEY = 'amanah.tadarus'

const store = createStore<{ tadarus: Tadarus | undefined }>(() => ({ tadarus: undefined }))

/** What was read this year; undefined until storage has been read. */
function useTadarus(): Tadarus | undefined {
  return useStore(store, ({ tadarus }) => tadarus)
}

/** Loads what this device stored for the Ramadan of a year. */
function openTadarus(year: number): void {
  store.setState({ tadarus: readTadarus(deviceStorage.get(KEY), year) })
}

/** Marks a juz as read or unread, on this device only. */
function toggleJuz(juz: number): void {
  const { tadarus } = store.getState()
  if (tadarus) keep(toggled(tadarus, juz))
}

/** Clears this year's progress. */
function forgetTadarus(): void {
  const { tadarus } = store.getState()
  if (tadarus) keep({ year: tadarus.year, done: [] })
}

function keep(tadarus: Tadarus): void {
  store.setState({ tadarus })
  // Without storage it lasts as long as the page.
  deviceStorage.setJson(KEY, tadarus)
}

type Props = {
  /** The Hijri year of the Ramadan. */
  year: number
  /** Days left to read, today included. */
  daysLeft: number
}

/** The juz that the user has read this Ramadan, stored on this device only. */
export function TadarusPart({ year, daysLeft }: Props) {
  const tadarus = useTadarus()
  useEffect(() => openTadarus(year), [year])
  const done = tadarus?.done ?? []
  const next = nextJuz(done)
  return (
    <Card as="section" className="grid gap-4 p-5 print-hidden lg:p-6">
      <header className="grid gap-0.5">
        <h2 className="text-xl">Tadarus 30 juz</h2>
        <p className="text-muted">{targetWords(done, daysLeft)}</p>
      </header>
      <ProgressBar ratio={done.length / TADARUS_PARTS} label="Juz yang sudah dibaca" />
      <ol
        aria-label="Juz"
        className="grid grid-cols-6 gap-1.5 noscript:hidden sm:grid-cols-10 lg:grid-cols-6 lg:gap-2"
      >
        {Array.from({ length: TADARUS_PARTS }, (_, each) => each + 1).map((juz) => (
          <li key={juz}>
            <JuzToggle juz={juz} isDone={done.includes(juz)} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        {next && (
          <LinkButton to={`/juz/${next}`} icon="book">
            Baca Juz {next}
          </LinkButton>
        )}
        {done.length > 0 && (
          <Button look="quiet" onClick={forgetTadarus}>
            Mulai lagi
          </Button>
        )}
      </div>
      <p className="text-sm text-muted noscript:hidden">
        Tekan nomor juz yang selesai dibaca. Catatan ini hanya ada di perangkat Anda.
      </p>
      <p className="hidden text-sm text-muted noscript:block">
        Catatan bacaan memerlukan JavaScript.
      </p>
    </Card>
  )
}

type MarkProps = { juz: number; isDone: boolean }

function JuzToggle({ juz, isDone }: MarkProps) {
  return (
    <button
      type="button"
      aria-pressed={isDone}
      aria-label={`Juz ${juz}`}
      onClick={() => toggleJuz(juz)}
      className="relative grid h-12 w-full place-items-center rounded-tile border border-line font-semibold tabular hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
    >
      {juz}
      {isDone && <Icon name="check" className="absolute top-0.5 right-0.5 size-3.5" />}
    </button>
  )
}
