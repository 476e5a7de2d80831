import type { ShownPicture } from '#features/media/media.ts'
import { Picture } from '#app/ui/picture.tsx'

export type GalleryView = { id: string; moment: string; caption: string; picture: ShownPicture }

/** Pictures of a campaign: before, now, and around it. */
export function Gallery({ pictures }: { pictures: readonly GalleryView[] }) {
  if (pictures.length === 0) return null
  return (
    <section className="grid max-w-reading gap-4">
      <h2 className="text-xl">Dari lapangan</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {pictures.map(({ id, moment, caption, picture }) => (
          <li key={id}>
            <figure className="grid gap-1.5">
              <Picture
                picture={picture}
                focus={picture.focus}
                alt={picture.alt}
                sizes="(min-width: 40rem) 20rem, 100vw"
                className="aspect-[4/3] rounded-field object-cover"
              />
              <figcaption className="text-sm text-muted">
                <strong className="text-ink">{moment}</strong>
                {`${caption && ` · ${caption}`} · Foto: ${picture.credit}`}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
