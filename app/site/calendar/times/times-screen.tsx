import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { FrameCard } from '../embed/frame-card.tsx'
import { StaleNotice } from '../stale-notice.tsx'
import { CorrectionsCard } from './corrections-card.tsx'
import { DayCard } from './day-card.tsx'
import { FileCard } from './file-card.tsx'
import { MonthTimes, YearTimes } from './month-times.tsx'
import { PlaceByName } from './place-by-name.tsx'
import { PushCard } from './push-card.tsx'
import { QiblaCard } from './qibla-card.tsx'
import type { TimesPage } from './times-page.server.ts'
import { useTimes } from './use-times.ts'

type Span = 'bulan' | 'tahun'

type Props = { drawn: TimesPage & { hasVerse: boolean }; origin: string }

/** Prayer times where one is: today, a month or a year to print, the qibla, and a file for calendars. */
export function TimesScreen({ drawn, origin }: Props) {
  const { place, today, minute, timesOf, isReckoned, choose, corrections, correct } =
    useTimes(drawn)
  const [span, setSpan] = useState<Span>('bulan')
  return (
    <div className="mx-auto grid max-w-wide gap-6 px-page pt-5 print:block print:p-0 lg:pt-10">
      <header className="grid gap-1 print-hidden">
        <h1 className="text-2xl">Waktu salat</h1>
        <p className="text-muted">
          <span translate="no">{place.name}</span>
          <span>{`, ${place.zone}`}</span>
        </p>
      </header>
      <div className="print-hidden">
        <StaleNotice clock={drawn.clock} />
      </div>
      <div className="grid gap-6 print:block lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10">
        <div className="grid content-start gap-6 print:block">
          <DayCard {...{ place, today, minute, timesOf }} clock={drawn.clock}>
            <PlaceByName place={place} provinces={drawn.provinces} choose={choose} />
          </DayCard>
          <section aria-label="Jadwal" className="grid gap-4">
            <SpanChoice span={span} onChoose={setSpan} />
            {span === 'bulan' ? (
              <MonthTimes {...{ place, today, timesOf, isReckoned }} />
            ) : (
              <YearTimes {...{ place, today, timesOf, isReckoned }} />
            )}
          </section>
        </div>
        <aside className="grid content-start gap-6 print-hidden">
          <QiblaCard place={place} today={today} />
          <PushCard place={place} hasVerse={drawn.hasVerse} />
          <CorrectionsCard corrections={corrections} correct={correct} />
          <FileCard {...{ place, today, timesOf, isReckoned }} host={new URL(origin).hostname} />
          <FrameCard place={place} origin={origin} />
          <Link
            to="/ramadhan"
            className="flex min-h-touch items-center gap-2 font-semibold text-primary hover:underline"
          >
            <Icon name="moon" />
            Imsakiyah Ramadan
          </Link>
        </aside>
      </div>
    </div>
  )
}

const spans: readonly { span: Span; label: string }[] = [
  { span: 'bulan', label: 'Sebulan' },
  { span: 'tahun', label: 'Setahun' },
]

function SpanChoice({ span, onChoose }: { span: Span; onChoose: (span: Span) => void }) {
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden print-hidden">
      {spans.map(({ span: each, label }) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === span}
          onClick={() => onChoose(each)}
          className="min-h-touch rounded-chip border border-line bg-surface px-4 text-sm font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
