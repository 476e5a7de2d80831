export type TestClock = {
  now(): Date
  set(moment: Date | string): void
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

/** A clock that moves only when a test moves it. Starts on 15 June 2026, 10.00 WIB. */
export function testClock(start: Date | string = '2026-06-15T03:00:00.000Z'): TestClock {
  let at = new Date(start).getTime()
  return {
    now: () => new Date(at),
    set: (moment) => {
      at = new Date(moment).getTime()
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      at += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}
