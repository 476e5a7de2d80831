import { useEffect, useState } from 'react'
import { deviceDayEnd } from '#app/client/device-clock.client.ts'
import { Card } from '#app/ui/card.tsx'
import { Field, inputClass } from '#app/ui/form/field.tsx'
import { dueVerses, strengthBySurah, type VerseMemory } from '#features/hafalan/memory.ts'
import { parseVerseKey } from '#features/quran/verse-key.ts'
import { ProgressPlace } from '#app/site/progress/progress-place.tsx'
import { useSynced } from '#app/site/progress/progress-store.ts'
import { useMemory, verseMemoryStore } from './memory-store.ts'
import { Practice } from './practice.tsx'

/** The longest practice at once. */
const MOST_VERSES = 30
const LAST_SURAH = 114

/** Learning by heart: a range of a surah to practise, what is due again, and a map of what is known. */
export function HafalanScreen({ surahs }: { surahs: LearnedSurah[] }) {
  const memory = useMemory()
  const standing = useSynced(verseMemoryStore)
  const [surah, setSurah] = useState(LAST_SURAH)
  const [from, setFrom] = useState(1)
  const endsAt = useDayEnd()
  const due = endsAt === undefined ? [] : dueVerses(memory, endsAt - 1)
  const count = surahs[surah - 1]?.verseCount ?? 1
  const to = Math.min(count, from + MOST_VERSES - 1)
  function open(number: number, verse = 1) {
    setSurah(number)
    setFrom(verse)
  }
  return (
    <div className="mx-auto grid max-w-wide gap-6 px-page pt-5 lg:pt-10">
      <header className="grid gap-1">
        <h1 className="text-2xl">Hafalan</h1>
        <p className="text-muted">Sembunyikan, ucapkan, buka, lalu nilai sendiri.</p>
        <ProgressPlace standing={standing} />
      </header>
      <p className="hidden rounded-field bg-tint p-4 noscript:block">
        Latihan hafalan memerlukan JavaScript.
      </p>
      <div className="grid gap-6 noscript:hidden lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10">
        <div className="grid content-start gap-5">
          <div className="flex flex-wrap gap-3 *:grow *:basis-28 *:first:grow-[99] *:first:basis-44">
            <Field name="surah" label="Surah">
              {(wiring) => (
                <select
                  {...wiring}
                  value={surah}
                  onChange={({ target }) => open(Number(target.value))}
                  className={inputClass}
                >
                  {surahs.map(({ name }, each) => (
                    <option key={name} value={each + 1}>
                      {`${each + 1}. ${name}`}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field name="dari" label="Dari ayat">
              {(wiring) => (
                <input
                  {...wiring}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={count}
                  value={from}
                  onChange={({ target }) =>
                    setFrom(Math.min(count, Math.max(1, Math.trunc(Number(target.value)) || 1)))
                  }
                  className={inputClass}
                />
              )}
            </Field>
          </div>
          <Practice key={`${surah} ${from}`} surah={surah} from={from} to={to} />
        </div>
        <aside className="grid content-start gap-6">
          <DueCard due={due} surahs={surahs} onOpen={open} />
          <HeatMap memory={memory} surahs={surahs} />
        </aside>
      </div>
    </div>
  )
}

/**
 * When the day ends: what is due in the evening may be said in the morning. Undefined until the device has been asked.
 */
function useDayEnd(): number | undefined {
  const [endsAt, setEndsAt] = useState<number>()
  useEffect(() => {
    const look = () => setEndsAt(deviceDayEnd())
    const first = setTimeout(look)
    const timer = setInterval(look, 60_000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [])
  return endsAt
}

const SHOWN = 10

type DueProps = {
  due: string[]
  surahs: LearnedSurah[]
  onOpen: (surah: number, verse: number) => void
}

function DueCard({ due, surahs, onOpen }: DueProps) {
  return (
    <Card as="section" className="grid gap-2 p-5">
      <h2 className="text-lg">Ulangi hari ini</h2>
      {due.length === 0 ? (
        <p className="text-sm text-muted">
          Belum ada yang perlu diulang. Ayat yang Anda nilai kembali pada waktunya.
        </p>
      ) : (
        <ul className="grid">
          {due.slice(0, SHOWN).map((key) => {
            const { surah = 1, ayah = 1 } = parseVerseKey(key) ?? {}
            return (
              <li key={key}>
                <button
                  type="button"
                  onClick={() => onOpen(surah, ayah)}
                  className="min-h-touch w-full text-left font-semibold text-primary hover:underline"
                >
                  {`${surahs[surah - 1]?.name} ayat ${ayah}`}
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {due.length > SHOWN && (
        <p className="text-sm text-muted">{`dan ${due.length - SHOWN} lagi`}</p>
      )}
    </Card>
  )
}

/** A surah to choose from. */
type LearnedSurah = { name: string; verseCount: number }

const COLUMNS = 12
const STEP = 20

/** A square for each surah, the fuller the better it is known. */
function HeatMap({ memory, surahs }: { memory: VerseMemory; surahs: LearnedSurah[] }) {
  const strengths = strengthBySurah(
    memory,
    surahs.map(({ verseCount }) => verseCount),
  )
  const begun = strengths.filter((strength) => strength > 0).length
  const rows = Math.ceil(surahs.length / COLUMNS)
  return (
    <Card as="section" className="grid gap-3 p-5">
      <h2 className="text-lg">Peta hafalan</h2>
      <svg
        viewBox={`0 0 ${COLUMNS * STEP} ${rows * STEP}`}
        className="w-full"
        role="img"
        aria-label={`${begun} dari ${surahs.length} surah sudah mulai dihafal`}
      >
        {surahs.map(({ name }, each) => {
          const [x, y] = [(each % COLUMNS) * STEP, Math.floor(each / COLUMNS) * STEP]
          const box = { x: x + 1, y: y + 1, width: STEP - 2, height: STEP - 2, rx: 3 }
          return (
            <g key={name}>
              <title>{`${name}: ${Math.round((strengths[each] ?? 0) * 100)}%`}</title>
              <rect {...box} className="fill-surface-2 stroke-line" />
              <rect
                {...box}
                className="fill-primary"
                opacity={strengths[each] ? 0.25 + 0.75 * (strengths[each] ?? 0) : 0}
              />
            </g>
          )
        })}
      </svg>
      <p className="text-sm text-muted">
        {begun === 0
          ? 'Kotak tiap surah terisi seiring ayat yang Anda nilai.'
          : `${begun} dari ${surahs.length} surah sudah mulai dihafal.`}
      </p>
    </Card>
  )
}
