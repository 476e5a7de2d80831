import { TodayPortion } from '#app/site/khatam/today-portion.tsx'
import { VerseOfDay } from './verse-of-day.tsx'

/** What today holds of the Quran: the portion of a plan, and the verse of the day. */
export function TodaysReading({ verse }: { verse: Parameters<typeof VerseOfDay>[0] | undefined }) {
  return (
    <>
      <TodayPortion />
      {verse && <VerseOfDay {...verse} />}
    </>
  )
}
