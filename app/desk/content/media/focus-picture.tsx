import type { MediaPicture } from '#features/media/media.ts'
import { pictureFile } from '#platform/picture/picture.ts'

/** A picture as a whole, with its focus point, and as it is cut for a card and for the top of a page. */
export function FocusPicture({ media }: { media: MediaPicture }) {
  const { key, widths, width, height, colour } = media.picture
  const { x, y } = media.focus
  const src = `/${pictureFile(key, widths[Math.min(1, widths.length - 1)] ?? width, 'jpg')}`
  const cut = { objectPosition: `${x}% ${y}%`, backgroundColor: colour }
  return (
    <div className="grid gap-3">
      <div className="relative">
        <img
          src={src}
          alt={media.alt}
          width={width}
          height={height}
          className="h-auto w-full rounded-card"
        />
        <span
          aria-hidden="true"
          className="absolute size-6 -translate-1/2 rounded-full border-3 border-white bg-primary/60"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <figure className="grid gap-1">
          <img
            src={src}
            alt=""
            className="aspect-video w-full rounded-field object-cover"
            style={cut}
          />
          <figcaption className="text-xs text-muted">Di kartu</figcaption>
        </figure>
        <figure className="grid gap-1">
          <img
            src={src}
            alt=""
            className="aspect-2/1 w-full rounded-field object-cover"
            style={cut}
          />
          <figcaption className="text-xs text-muted">Di halaman program</figcaption>
        </figure>
      </div>
    </div>
  )
}
