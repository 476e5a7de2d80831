import { PAGE_COUNT } from '#features/quran/quran.ts'
import { addDays } from '#platform/time/jakarta.ts'

/** A value somebody set, and when: of two the later holds. Times are milliseconds since 1970. */
type Dated<T> = { is: T; at: number }

/** Pages from–to were read on `day` as it was marked at `at`; without a day the mark was taken back. */
type PageRun = { from: number; to: number; day: string; at: number }

/**
 * A plan for reading all pages, as devices and the account keep it. Any two copies merge: each page goes by its latest
 * mark, so a page one copy marked is lost by no other.
 */
export type KhatamPlan = {
  startDay: string
  /** The first page of the reading: somebody may stand in the middle already. */
  first: number
  lastDay: Dated<string>
  /** In the history, no longer read after. */
  isEnded: Dated<boolean>
  /** Nothing of it is left but that it is gone. */
  isRemoved: boolean
  /** The plan that was taken up last is the one shown. */
  usedAt: number
  /** Sorted, never overlapping; neighbours that say the same are one. */
  pages: readonly PageRun[]
}

type Cell = { day: string; at: number } | undefined

/** A plan that begins today at page 1, or where somebody stands already. */
export function startKhatam(
  today: string,
  days: number,
  started: { first?: number; at: number },
): KhatamPlan {
  const { first = 1, at } = started
  return {
    startDay: today,
    first,
    lastDay: { is: addDays(today, days - 1), at },
    isEnded: { is: false, at },
    isRemoved: false,
    usedAt: at,
    pages: [],
  }
}

/** The marks by page; the first page has the place 0. */
export function pageMarks({ pages }: Pick<KhatamPlan, 'pages'>): Cell[] {
  const cells: Cell[] = Array(PAGE_COUNT).fill(undefined)
  for (const { from, to, day, at } of pages) cells.fill({ day, at }, from - 1, to)
  return cells
}

/** Both copies in one: the order does not matter, and merging again changes nothing. */
export function mergePlans(one: KhatamPlan, other: KhatamPlan): KhatamPlan {
  const isRemoved = one.isRemoved || other.isRemoved
  const [mine, theirs] = [pageMarks(one), pageMarks(other)]
  return {
    // They are set once; where copies differ all the same, any fixed choice will do.
    startDay: one.startDay < other.startDay ? one.startDay : other.startDay,
    first: Math.min(one.first, other.first),
    lastDay: later(one.lastDay, other.lastDay),
    isEnded: later(one.isEnded, other.isEnded),
    isRemoved,
    usedAt: Math.max(one.usedAt, other.usedAt),
    pages: isRemoved ? [] : runsOf(mine.map((cell, place) => laterMark(cell, theirs[place]))),
  }
}

function later<T extends string | boolean>(one: Dated<T>, other: Dated<T>): Dated<T> {
  if (one.at !== other.at) return one.at > other.at ? one : other
  return one.is > other.is ? one : other
}

/** At the same moment a page that was read stays read. */
function laterMark(one: Cell, other: Cell): Cell {
  if (!one || !other) return one ?? other
  if (one.at !== other.at) return one.at > other.at ? one : other
  return one.day > other.day ? one : other
}

function runsOf(cells: readonly Cell[]): PageRun[] {
  const runs: PageRun[] = []
  for (const [place, cell] of cells.entries()) {
    const last = runs.at(-1)
    if (!cell) continue
    if (last && last.to === place && last.day === cell.day && last.at === cell.at) last.to++
    else runs.push({ from: place + 1, to: place + 1, ...cell })
  }
  return runs
}

/** The first page that is not read; one after the last when all are. */
export function nextPage(plan: Pick<KhatamPlan, 'pages' | 'first'>): number {
  const cells = pageMarks(plan)
  let page = plan.first
  while (cells[page - 1]?.day) page++
  return page
}

/**
 * Everything before `next` is read now; what lies from `next` to where one stood is taken back. Pages that another
 * device read further on stay as they are.
 */
export function markUpTo(
  plan: KhatamPlan,
  next: number,
  now: { today: string; at: number },
): KhatamPlan {
  const stand = nextPage(plan)
  const until = Math.min(PAGE_COUNT + 1, Math.max(plan.first, Math.trunc(next)))
  const at = after(plan, now.at)
  const cells = pageMarks(plan)
  for (let page = stand; page < until; page++)
    if (!cells[page - 1]?.day) cells[page - 1] = { day: now.today, at }
  for (let page = until; page < stand; page++) cells[page - 1] = { day: '', at }
  return { ...plan, pages: runsOf(cells) }
}

/** More days from today on, for what is left. */
export function withMoreDays(
  plan: KhatamPlan,
  days: number,
  now: { today: string; at: number },
): KhatamPlan {
  const from = plan.lastDay.is > now.today ? plan.lastDay.is : now.today
  return { ...plan, lastDay: { is: addDays(from, days), at: after(plan, now.at) } }
}

/** Into the history, or out of it again. */
export function withEnd(plan: KhatamPlan, isEnded: boolean, at: number): KhatamPlan {
  const moment = after(plan, at)
  return { ...plan, isEnded: { is: isEnded, at: moment }, usedAt: isEnded ? plan.usedAt : moment }
}

/** Only that it is gone stays, so that no other device brings it back. */
export function withoutPages(plan: KhatamPlan): KhatamPlan {
  return { ...plan, isRemoved: true, pages: [] }
}

/** A device whose clock is behind still has the last word on what it sees. */
function after({ lastDay, isEnded, usedAt, pages }: KhatamPlan, at: number): number {
  const known = Math.max(lastDay.at, isEnded.at, usedAt, ...pages.map((run) => run.at))
  return Math.max(at, known + 1)
}

/** The plan of an id that is shown: of those that go on the one taken up last. */
export function planInUse(plans: Readonly<Record<string, KhatamPlan>>): string | undefined {
  const going = Object.entries(plans).filter(([, plan]) => !plan.isEnded.is && !plan.isRemoved)
  going.sort(([a, one], [b, other]) => other.usedAt - one.usedAt || (a < b ? -1 : 1))
  return going[0]?.[0]
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^20\d\d-[01]\d-[0-3]\d$/.test(value)
const isMoment = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 4e12
const isPage = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= PAGE_COUNT

/** A plan from storage or from outside; undefined for what is none. */
export function readPlan(value: unknown): KhatamPlan | undefined {
  const { startDay, first, lastDay, isEnded, isRemoved, usedAt, pages } = Object(
    value,
  ) as Partial<KhatamPlan>
  if (!isDay(startDay) || !isPage(first) || !isMoment(usedAt) || typeof isRemoved !== 'boolean')
    return undefined
  if (!isDay(lastDay?.is) || !isMoment(lastDay.at)) return undefined
  if (typeof isEnded?.is !== 'boolean' || !isMoment(isEnded.at)) return undefined
  if (!Array.isArray(pages) || pages.length > PAGE_COUNT) return undefined
  const runs = pages.map(runFrom)
  if (runs.includes(undefined)) return undefined
  const whole = runs.filter((run) => run !== undefined)
  return {
    startDay,
    first,
    lastDay: { is: lastDay.is, at: lastDay.at },
    isEnded: { is: isEnded.is, at: isEnded.at },
    isRemoved,
    usedAt,
    // Into form again: whoever writes it, copies that say the same are the same.
    pages: isRemoved ? [] : runsOf(pageMarks({ pages: whole })),
  }
}

function runFrom(value: unknown): PageRun | undefined {
  const { from, to, day, at } = Object(value) as Partial<PageRun>
  if (!isPage(from) || !isPage(to) || from > to || !isMoment(at)) return undefined
  return day === '' || isDay(day) ? { from, to, day, at } : undefined
}
