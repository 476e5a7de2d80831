import { Card } from '#app/ui/card.tsx'
import { daysInARow, type Khatam, lastDays } from '#features/khatam/khatam.ts'

const DAYS = 30
const HEIGHT = 90
const STEP = 10

/** What was read on the last days, drawn; days in a row are told, a break is not. */
export function HabitCard({ habit, today }: { habit: Pick<Khatam, 'read'>; today: string }) {
  const days = lastDays(habit, today, DAYS)
  const most = Math.max(1, ...days.map(({ pages }) => pages))
  const active = days.filter(({ pages }) => pages > 0)
  const inARow = daysInARow(habit, today)
  const total = active.reduce((sum, { pages }) => sum + pages, 0)
  return (
    <Card as="section" className="grid content-start gap-3 p-5">
      <h2 className="text-lg">Kebiasaan membaca</h2>
      <p>
        {active.length === 0
          ? 'Belum ada bacaan yang ditandai. Mulai dari satu halaman.'
          : `${active.length} hari membaca dan ${total} halaman dalam 30 hari.`}
        {inARow > 1 && <span>{` Sudah ${inARow} hari berturut-turut.`}</span>}
      </p>
      <svg
        viewBox={`0 0 ${DAYS * STEP} ${HEIGHT + 2}`}
        className="w-full"
        role="img"
        aria-label={`Halaman yang dibaca tiap hari, 30 hari terakhir, paling banyak ${active.length ? most : 0}`}
      >
        <path d={`M0 ${HEIGHT + 1} H${DAYS * STEP}`} className="stroke-line" strokeWidth="1" />
        {days.map(({ day, pages }, each) => {
          const height = (pages / most) * HEIGHT
          return (
            <rect
              key={day}
              x={each * STEP + 1}
              y={HEIGHT - height}
              width={STEP - 2}
              height={height}
              rx="2"
              className="fill-primary"
            />
          )
        })}
      </svg>
    </Card>
  )
}
