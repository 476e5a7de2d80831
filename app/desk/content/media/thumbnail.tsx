import type { MediaPicture } from '#features/media/media.ts'
import { pictureFile } from '#platform/picture/picture.ts'

/** A small view of a library picture, cut around its focus point. */
export function Thumbnail({ media }: { media: Pick<MediaPicture, 'picture' | 'focus'> }) {
  const { key, widths, width, colour } = media.picture
  const { x, y } = media.focus
  return (
    <img
      src={`/${pictureFile(key, widths[0] ?? width, 'jpg')}`}
      alt=""
      loading="lazy"
      className="aspect-4/3 w-full rounded-field object-cover"
      style={{ objectPosition: `${x}% ${y}%`, backgroundColor: colour }}
    />
  )
}
