import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import type { PrayerView } from '#app/site/prayer/prayer-card.tsx'
import { Ago } from '#app/ui/date/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SectionHead } from './section-head.tsx'
import { formatCount } from '#platform/money/money.ts'

type Props = { prayers: PrayerView[]; now: string }

/** The latest prayers of donors. The aamiin button is on the screen of all prayers. */
export function LatestPrayers({ prayers, now }: Props) {
  if (prayers.length === 0) return null
  return (
    <section className="grid gap-2 lg:gap-3">
      <SectionHead title="Doa orang baik terbaru" to="/doa-orang-baik/semua" />
      <ul className="-mx-page flex snap-x snap-mandatory scroll-px-page gap-3 overflow-x-auto px-page pb-2 no-scrollbar lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-6 lg:overflow-visible lg:px-0">
        {prayers.map((prayer) => (
          <li
            key={prayer.id}
            className="flex w-[78%] max-w-80 shrink-0 snap-start flex-col gap-2.5 rounded-card border border-line bg-surface p-4 shadow-card lg:w-auto lg:max-w-none lg:p-5"
          >
            <div className="flex items-center gap-3">
              <Avatar name={prayer.name} isAnonymous={prayer.isAnonymous} />
              <div className="min-w-0">
                <p className="truncate font-semibold">{prayer.name}</p>
                <p className="text-sm text-muted">
                  <Ago at={prayer.prayedAt} now={now} />
                </p>
              </div>
            </div>
            <p className="line-clamp-2 sm:line-clamp-4 [overflow-wrap:anywhere]">{prayer.text}</p>
            <Link
              to={`/doa-orang-baik/${prayer.campaign.slug}`}
              className="line-clamp-1 text-sm sm:line-clamp-2 font-medium text-primary hover:underline"
            >
              {prayer.campaign.title}
            </Link>
            <p className="mt-auto flex items-center max-sm:hidden gap-1.5 text-sm text-muted tabular">
              <Icon name="hands" className="size-4.5 text-primary" />
              {prayer.aamiins > 0
                ? `${formatCount(prayer.aamiins)} orang mengaminkan`
                : 'Belum ada yang mengaminkan'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
