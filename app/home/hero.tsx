import { Link } from 'react-router'
import type { HijriToday } from '#app/calendar/hijri-today.server.ts'
import { CampaignCard, type CardView } from '#app/campaign/campaign-card.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { DateText } from '#app/ui/date-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'

type Props = { now: string; today: HijriToday | undefined; featured: CardView | undefined }

/** The top of the home screen: greeting, date, the institution's promise, and on a desktop the most urgent campaign. */
export function Hero({ now, today, featured }: Props) {
  return (
    <section className="relative overflow-hidden bg-linear-150 from-hero to-hero-deep text-on-hero">
      <StarPattern id="hero-stars" className="text-on-hero opacity-6" />
      <Rosette className="pointer-events-none absolute -top-28 -right-36 size-80 text-accent opacity-25 lg:-top-40 lg:right-[26%] lg:size-[34rem] lg:opacity-15" />
      <div className="relative mx-auto grid max-w-wide items-center gap-10 px-page pt-3 pb-20 lg:grid-cols-[minmax(0,1fr)_23rem] lg:pt-14 lg:pb-40">
        <div className="grid justify-items-start gap-3 lg:gap-5">
          <div className="grid justify-items-start">
            <p className="text-sm opacity-90">
              Assalamu’alaikum · <DateText at={now} as="day" />
            </p>
            {today && <HijriLinks today={today} />}
          </div>
          <h1 className="max-w-[17ch] text-3xl lg:text-[3.25rem] lg:leading-[1.1]">
            Kebaikan Anda, kami jaga sampai tujuan.
          </h1>
          <p className="max-w-[34rem] opacity-90 lg:text-lg">
            Titipkan donasi, zakat, dan wakaf. Setiap rupiah tercatat dan dapat Anda ikuti.
          </p>
          <div className="mt-4 hidden gap-3 lg:flex">
            <LinkButton to="/program" className="bg-on-hero! text-hero! hover:opacity-90">
              Pilih program
            </LinkButton>
            <LinkButton
              to="/alquran"
              className="border border-on-hero/40 bg-transparent! text-on-hero! hover:bg-white/10!"
            >
              Baca Al-Qur’an
            </LinkButton>
          </div>
        </div>
        {featured && (
          <div className="hidden text-ink lg:block">
            <CampaignCard campaign={featured} heading="h2" hasTravellingCover={false} />
          </div>
        )}
      </div>
    </section>
  )
}

/** The Hijri date, and Ramadan when it is near or has started. */
function HijriLinks({ today: { hijri, ramadan } }: { today: HijriToday }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <Link
        to="/calendar"
        className="inline-flex min-h-touch items-center gap-2 font-semibold hover:underline"
      >
        <Icon name="calendar" />
        {hijri}
      </Link>
      {ramadan && (
        <Link
          to="/ramadhan"
          className="inline-flex min-h-touch items-center gap-2 font-semibold hover:underline"
        >
          <Icon name="moon" />
          {ramadan}
        </Link>
      )}
    </p>
  )
}
