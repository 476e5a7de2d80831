import { Card } from '#app/ui/card.tsx'
import { type VerseMemory, strengthBySurah } from '#features/hafalan/memory.ts'

/** A surah to choose from. */
export type LearnedSurah = { name: string; verseCount: number }

const COLUMNS = 12
const STEP = 20

/** A square for each surah, the fuller the better it is known. */
export function HeatMap({ memory, surahs }: { memory: VerseMemory; surahs: LearnedSurah[] }) {
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
