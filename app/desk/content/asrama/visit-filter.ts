/** The filters of the list of visits, as its address has them. */
export const visitFilterNames = ['keadaan', 'urut'] as const

type Typed = Partial<Record<(typeof visitFilterNames)[number], string | undefined>>

/** The same as the query takes them: those that wait from the nearest day, others from the latest. */
export function visitFilterOf({ keadaan, urut }: Typed) {
  const isWaiting = keadaan !== 'lainnya'
  const isLatestFirst = urut === 'terlama' ? false : urut === 'terbaru' || !isWaiting
  return { isWaiting, isLatestFirst }
}
