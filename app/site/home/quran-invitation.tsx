import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Rosette } from '#app/ui/star.tsx'

/** A link from the home screen to the Quran; a phone has it in the bottom navigation and the shortcuts. */
export function QuranInvitation() {
  return (
    <Card as="section" className="relative hidden overflow-hidden p-6 sm:block lg:p-10">
      <Rosette className="pointer-events-none absolute -right-24 -bottom-28 size-64 text-accent opacity-25 lg:-bottom-24 lg:size-96" />
      <div className="relative grid max-w-md justify-items-start gap-3">
        <span className="grid size-12 place-items-center rounded-tile bg-tint text-primary">
          <Icon name="book" className="size-6" />
        </span>
        <h2 className="text-xl">Baca dan dengarkan Al-Qur’an</h2>
        <p className="text-muted">
          114 surah dengan tulisan Arab, Latin, dan terjemahan Indonesia. Putar ayat demi ayat,
          lanjutkan kapan saja.
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          <LinkButton to="/alquran" look="ghost">
            Buka Al-Qur’an
          </LinkButton>
          <LinkButton to="/yasin-tahlil" look="quiet">
            Yasin &amp; tahlil
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
