import type { MediaPicture } from '#features/media/media.ts'
import { RowLink } from '#app/desk/ui/list.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { ActLink } from '#app/desk/ui/desk-page.tsx'

type Props = {
  pictures: readonly MediaPicture[]
  next: string | undefined
}

/** The pictures of the library. */
export function PictureGrid({ pictures, next }: Props) {
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {pictures.map((each) => (
          <li key={each.id} className="grid content-start gap-2">
            <Thumbnail media={each} />
            <RowLink href={`/kelola/media/${each.id}`}>{each.alt}</RowLink>
            <p className="text-xs text-muted">{each.credit}</p>
          </li>
        ))}
      </ul>
      {next && (
        <p>
          <ActLink href={next} rel="next">
            Berikutnya
          </ActLink>
        </p>
      )}
    </>
  )
}
