import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { deviceDay } from '#app/client/device-clock.client.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Skeleton } from '#app/ui/state/skeleton.tsx'
import { useProgress, useSynced } from '#app/site/progress/progress-store.ts'
import { ProgressPlace } from '#app/site/progress/progress-place.tsx'
import {
  daysInARow,
  habitOf,
  type Khatam,
  khatamOf,
  lastDays,
  portionOf,
} from '#features/khatam/khatam.ts'
import type { KhatamPage } from './khatam-page.server.ts'
import { planStore, usePlan } from './khatam-store.ts'
import { OtherPlans } from './other-plans.tsx'
import { Finished, PortionCard } from './portion-card.tsx'
import { StartForm } from './start-form.tsx'
import { Card } from '#app/ui/card.tsx'

const DAYS = 30

const HEIGHT = 90

const STEP = 10

/** A plan for reading the whole Quran: today's part, what was read, and the days left. */
export function KhatamScreen({ page }: { page: KhatamPage }) {
  const shown = usePlan()
  const plans = useProgress(planStore) ?? {}
  const standing = useSynced(planStore)
  const today = useDay(page)
  return (
    <div className="mx-auto grid max-w-wide gap-6 px-page pt-5 lg:pt-10">
      <header className="grid gap-1">
        <h1 className="text-2xl">Khatam Al-Qur’an</h1>
        <p className="max-w-[40rem] text-muted">
          Bacaan dibagi rata ke hari-hari yang tersisa. Hari yang terlewat dibagi lagi, tanpa utang.
        </p>
      </header>
      <p className="hidden rounded-field bg-tint p-4 noscript:block">
        Rencana khatam memerlukan JavaScript. Al-Qur’an tetap dapat dibaca di halaman Al-Qur’an.
      </p>
      <div className="grid gap-6 noscript:hidden lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-10">
        {shown === null && <Skeleton className="h-72 w-full" />}
        {shown === undefined && <StartForm today={today} ramadan={page.ramadan} />}
        {shown && portionOf(khatamOf(shown.plan), today) && (
          <PortionCard shown={shown} today={today} page={page} />
        )}
        {shown && !portionOf(khatamOf(shown.plan), today) && <Finished shown={shown} page={page} />}
        {shown !== null && (
          <div className="grid content-start gap-6">
            {Object.keys(plans).length > 0 && (
              <HabitCard habit={habitOf(Object.values(plans))} today={today} />
            )}
            <OtherPlans plans={plans} shownId={shown?.id} />
            <ProgressPlace standing={standing} />
          </div>
        )}
      </div>
      <Together />
    </div>
  )
}

function Together() {
  return (
    <Link
      to="/khatam/bersama"
      className="flex min-h-19 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 hover:border-primary"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-bold">Khatam bersama</span>
        <span className="block text-sm text-muted">
          Bagi 30 juz kepada keluarga atau pengajian dengan satu tautan
        </span>
      </span>
      <Icon name="right" className="size-5 text-primary" />
    </Link>
  )
}

/** The day here; a kept page may be days old. On a moved test clock it is the server's. */
function useDay({ today, clock }: KhatamPage): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    if (clock.isMoved) return
    const look = () => setDay(deviceDay())
    const timer = setInterval(look, 60_000)
    const first = setTimeout(look)
    return () => {
      clearInterval(timer)
      clearTimeout(first)
    }
  }, [clock.isMoved])
  return day
}

/** What was read on the last days, drawn; days in a row are told, a break is not. */
function HabitCard({ habit, today }: { habit: Pick<Khatam, 'read'>; today: string }) {
  const days = lastDays(habit, today, DAYS)
  const most = Math.max(1, ...days.map(({ pages }) => pages))
  const active = days.filter(({ pages }) => pages > 0)
  const inARow = daysInARow(habit, today)
  const total = active.reduce((sum, { pages }) => sum + pages, 0)
  return (
    <Card as="section" className="grid content-start gap-3 p-5">
      <h2 className="text-lg">Kebiasaan membaca</h2>
      <p>
        {active.length === 0
          ? 'Belum ada bacaan yang ditandai. Mulai dari satu halaman.'
          : `${active.length} hari membaca dan ${total} halaman dalam 30 hari.`}
        {inARow > 1 && <span>{` Sudah ${inARow} hari berturut-turut.`}</span>}
      </p>
      <svg
        viewBox={`0 0 ${DAYS * STEP} ${HEIGHT + 2}`}
        className="w-full"
        role="img"
        aria-label={`Halaman yang dibaca tiap hari, 30 hari terakhir, paling banyak ${active.length ? most : 0}`}
      >
        <path d={`M0 ${HEIGHT + 1} H${DAYS * STEP}`} className="stroke-line" strokeWidth="1" />
        {days.map(({ day, pages }, each) => {
          const height = (pages / most) * HEIGHT
          return (
            <rect
              key={day}
              x={each * STEP + 1}
              y={HEIGHT - height}
              width={STEP - 2}
              height={height}
              rx="2"
              className="fill-primary"
            />
          )
        })}
      </svg>
    </Card>
  )
}
