import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Holiday, HolidayList } from './holiday-list.ts'

/** The list of a year with the decree that sets it. */
export type HolidayYear = { year: number; decree: string; days: Holiday[] }

/** Every list that is in force, the latest year first. */
export async function listHolidayYears(db: Db | Tx): Promise<HolidayYear[]> {
  const rows = await db
    .selectFrom('state_holiday')
    .select(['day', 'name', 'is_leave as isLeave', 'decree'])
    .orderBy('day')
    .execute()
  const years = new Map<number, HolidayYear>()
  for (const { decree, ...each } of rows) {
    const year = Number(each.day.slice(0, 4))
    const { days } = years.get(year) ?? { days: [] as Holiday[] }
    years.set(year, { year, decree, days: [...days, each] })
  }
  return [...years.values()].toSorted((a, b) => b.year - a.year)
}

/** The same as the calendar asks it. */
export async function findHolidays(db: Db | Tx): Promise<HolidayList> {
  const years = await listHolidayYears(db)
  return {
    days: new Map(years.flatMap(({ days }) => days.map((each) => [each.day, each] as const))),
    decrees: new Map(years.map(({ year, decree }) => [year, decree])),
  }
}
