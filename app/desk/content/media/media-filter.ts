import type { MediaFilter } from '#features/media/queries.server.ts'

/** The filters of the library, as its address has them. */
export const mediaFilterNames = ['kata', 'urut'] as const

export type MediaFilters = Partial<Record<(typeof mediaFilterNames)[number], string | undefined>>

/** The same as the query takes them. */
export function mediaFilterOf({ kata, urut }: MediaFilters): Pick<MediaFilter, 'q' | 'sort'> {
  return { q: kata, sort: urut === 'isi' ? 'isi' : 'terbaru' }
}
