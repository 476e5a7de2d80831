import type { Corrections } from '#features/prayer-time/corrections.ts'
import type { DayTimes, Zone } from '#features/prayer-time/prayer-time.ts'
import type { GeoPoint } from '#features/prayer-time/zones.ts'

/** A place with times: a listed one by its code, or the device's own. */
export type PlaceShown = GeoPoint & { code: string; name: string; zone: Zone; district?: string }

/** The times of any day in the place that is shown; undefined until the device can reckon them. */
export type TimesOfDay = (day: string) => DayTimes | undefined

export type Moved = { corrections: Corrections; correct: (corrections: Corrections) => void }
