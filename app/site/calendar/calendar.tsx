import { useSearchParams } from 'react-router'
import { DaysAhead, Method, RamadanLink, Subscribe } from './calendar-aside.tsx'
import { loadCalendar } from './calendar-page.server.ts'
import { StaleNotice } from './stale-notice.tsx'
import { DayList } from './day-list.tsx'
import { Legend, MonthGrid } from './month-grid.tsx'
import { MonthHead } from './month-head.tsx'
import { BeginsAtMagrib, TodayCard } from './prayer-time/today-card.tsx'
import { useToday } from './use-today.ts'
import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { estimateWords } from '#features/calendar/calendar.ts'
import type { Route } from './+types/calendar.ts'

const MONTH = '(0[1-9]|1[0-2])'

export const handle = {
  cache: 'public',
  maxAge: 300,
  query: {
    bulan: new RegExp(`^20[1-7]\\d-${MONTH}$`),
    hijriah: new RegExp(`^14\\d\\d-${MONTH}$`),
    geser: ['-1', '1'],
  },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadCalendar(context.get(ctxContext), new URL(request.url).searchParams)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `Kalender Hijriah ${loaderData?.month.title ?? ''}`,
    description:
      'Kalender Hijriah Indonesia menurut kriteria MABIMS dan sidang isbat: hari besar Islam, puasa sunah, hari yang dilarang berpuasa, dan pasaran, bersama tanggal Masehi.',
    path: '/calendar',
  })
}

export default function Calendar({ loaderData, matches }: Route.ComponentProps) {
  const { month, ahead, shift, other, clock, holidays } = loaderData
  const { today, ...evening } = useToday(loaderData)
  const [search] = useSearchParams()
  const here = search.size > 0 ? `/calendar?${search}` : '/calendar'
  const isHijri = month.kind === 'hijriah'
  return (
    <div className="mx-auto grid max-w-wide gap-6 px-page pt-5 lg:pt-10">
      <header className="grid gap-1">
        <h1 className="text-2xl">Kalender Hijriah</h1>
        <p className="text-muted">Hari besar Islam, puasa sunah, dan pasaran untuk Indonesia.</p>
      </header>
      <StaleNotice clock={clock} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <div className="print-hidden lg:col-start-2">
          <TodayCard today={today} {...evening} />
          <BeginsAtMagrib days={loaderData.days} clock={clock} />
        </div>
        <div className="grid content-start gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <div className="print-hidden">
            <Tabs
              label="Kalender"
              tabs={[
                { to: isHijri ? other : here, label: 'Bulan Masehi', isHere: !isHijri },
                { to: isHijri ? here : other, label: 'Bulan Hijriah', isHere: isHijri },
              ]}
            />
          </div>
          <Card as="section" className="grid gap-3 p-2.5 pt-3 lg:p-5">
            <MonthHead month={month} shift={shift} />
            <MonthGrid month={month} today={today.day} />
            <Legend />
          </Card>
          {month.estimate && (
            <Notice title={`Tanggal Hijriah: ${estimateWords(month.estimate === 'isbat')}`}>
              Bulan Hijriah yang akan datang dapat bergeser satu hari. Tanggal Masehi tidak.
            </Notice>
          )}
          <section className="grid gap-1">
            <h2 className="text-xl">Pada bulan ini</h2>
            <DayList days={month.days} />
          </section>
          <Method shift={shift} here={search} holidays={holidays} />
        </div>
        <aside className="grid content-start gap-6 print-hidden lg:col-start-2">
          <DaysAhead days={ahead} today={today.day} />
          <RamadanLink />
          <Subscribe origin={matches[0].loaderData.origin} />
        </aside>
      </div>
    </div>
  )
}
