/** What of a thing is needed to depreciate it by straight lines. */
export type Depreciated = {
  acquiredOn: string
  cost: number
  /** Before it entered the register. */
  depreciated: number
  lifeMonths: number
}

/** How many whole months passed from the month after a day to the end of the month of another. */
function monthsThrough(acquiredOn: string, day: string): number {
  const [from, to] = [monthsOf(acquiredOn), monthsOf(day)]
  return Math.max(0, to - from)
}

function monthsOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
}

/** What straight lines give through the month of a day, from the month after it came; never more than the cost. */
export function depreciatedThrough(
  { acquiredOn, cost, depreciated, lifeMonths }: Depreciated,
  day: string,
): number {
  const months = Math.min(lifeMonths, monthsThrough(acquiredOn, day))
  return Math.max(depreciated, Math.floor((cost * months) / lifeMonths))
}

/** What the month of a day adds. */
export function depreciationOfMonth(asset: Depreciated, day: string): number {
  const before = `${previousMonth(day)}-01`
  return depreciatedThrough(asset, day) - depreciatedThrough(asset, before)
}

function previousMonth(day: string): string {
  const months = monthsOf(day) - 1
  const [year, month] = [Math.floor((months - 1) / 12), ((months - 1) % 12) + 1]
  return `${year}-${String(month).padStart(2, '0')}`
}
