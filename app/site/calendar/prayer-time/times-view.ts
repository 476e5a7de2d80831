import type { DayTimes, TimeName } from '#features/prayer-time/prayer-time.ts'
import { HERE, ownPlaceWords } from './place.ts'

/** A prayer time to count down to. */
export type Moment = { name: TimeName; at: string }

/** Where the times hold. */
export function aroundWords({ code, name }: { code: string; name: string }): string {
  return code === HERE ? ownPlaceWords(name) : `${name} dan sekitarnya`
}

/** Hours and minutes in Indonesian format, such as '18.18'. */
export function timeWords(time: string): string {
  return time.replace(':', '.')
}

/** The first upcoming time; `moments` must be in order. */
export function nextMoment(moments: readonly Moment[], nowMs: number): Moment | undefined {
  return moments.find(({ at }) => Date.parse(at) > nowMs)
}

/** Minutes since midnight of 'HH:MM'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A day with its prayer times, for a table. */
export type TimesRow = {
  day: string
  /** The day of Ramadan. */
  number: number
  /** 'Kam, 19 Feb'. */
  words: string
  times: DayTimes
}
