import type { Random } from '../cover-shapes.ts'
import type { CoverPalette } from './palette.ts'

/** Draws a thing around its foot at (0, 0), within 150 to each side and 240 upwards. */
type CoverSubject = (c: CoverPalette, r: Random) => string

/** What lies behind a thing and before it, in a box of 640 × 360. Things stand at y = 306. */
export type PlaceDrawing = { back: string; front?: string }

export type DrawPlace = (c: CoverPalette, r: Random) => PlaceDrawing

/** Things of one kind by their names. */
export type CoverSubjects = Record<string, CoverSubject>
