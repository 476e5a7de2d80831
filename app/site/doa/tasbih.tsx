import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

const rounds = [33, 99, 100]
const SHORT_MS = 15
const LONG_MS = 200

/** Counts zikir by touch; the phone trembles at each, and longer when a round is full. */
export function Tasbih({ name }: { name?: string | undefined }) {
  const [count, setCount] = useState(0)
  const [round, setRound] = useState(33)
  const isFull = count > 0 && count % round === 0
  const shown = isFull ? round : count % round
  function press() {
    const next = count + 1
    setCount(next)
    navigator.vibrate?.(next % round === 0 ? LONG_MS : SHORT_MS)
  }
  return (
    <Card as="section" className="grid gap-4 p-5 noscript:hidden lg:sticky lg:top-24">
      <h2 className="text-lg wrap-anywhere">{name ? `Tasbih: ${name}` : 'Tasbih'}</h2>
      <button
        type="button"
        onClick={press}
        aria-label={`${shown}, hitung satu`}
        className="mx-auto grid size-44 place-items-center rounded-full border-4 border-primary bg-tint text-5xl font-extrabold tabular transition-transform active:scale-95"
      >
        {shown}
      </button>
      <p role="status" className="text-center text-muted">
        {isFull ? `Genap ${round}, putaran ${count / round}` : `Jumlah ${count}`}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {rounds.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === round}
            onClick={() => {
              setRound(each)
              setCount(0)
            }}
            className="min-h-touch rounded-chip border border-line px-4 font-semibold tabular aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {each}
          </button>
        ))}
        <Button look="quiet" icon="replay" onClick={() => setCount(0)}>
          Ulang
        </Button>
      </div>
    </Card>
  )
}
