import { TodayPortion } from '#app/site/khatam/today-portion.tsx'
import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** What today holds of the Quran: the portion of a plan, and the verse of the day. */
export function TodaysReading({ verse }: { verse: Parameters<typeof VerseOfDay>[0] | undefined }) {
  return (
    <>
      <TodayPortion />
      {verse && <VerseOfDay {...verse} />}
    </>
  )
}

type Props = { surah: number; ayah: number; name: string; text: string; origin: string }

/** The verse of the day. Its picture comes once somebody uses the page, into room that is kept for it. */
function VerseOfDay({ surah, ayah, name, text, origin }: Props) {
  const path = `/ayat/${surah}/${ayah}`
  const place = `QS ${name} [${surah}]: ${ayah}`
  const shared = encodeURIComponent(`${place}. ${origin}${path}`)
  return (
    <Card as="section" className="grid overflow-hidden lg:grid-cols-2">
      <Link
        to={path}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-1200/630 bg-surface-2"
      >
        {useHydrated() && (
          <img
            src={`/og${path}.jpg`}
            alt=""
            width={1200}
            height={630}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </Link>
      <div className="grid content-center gap-3 p-5 lg:p-8">
        <h2 className="text-xl">Ayat hari ini</h2>
        <p className="line-clamp-3">{text}</p>
        <p className="text-sm text-muted">{place} · Terjemahan Kementerian Agama RI</p>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={path} look="ghost" icon="book">
            Buka ayat
          </LinkButton>
          <a
            href={`https://wa.me/?text=${shared}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('quiet')}
          >
            <Icon name="share" />
            Bagikan
            <span className="sr-only">ayat hari ini lewat WhatsApp</span>
          </a>
        </div>
      </div>
    </Card>
  )
}
