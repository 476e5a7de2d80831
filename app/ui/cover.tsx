import { ViewTransition } from 'react'
import type { CoverDesign } from '#platform/cover.ts'
import { coverDataUrl, coverPath } from './cover.ts'

type Props = {
  cover: CoverDesign
  /** The alt text; without it the picture is decoration beside the campaign's name. */
  label?: string
  /**
   * The transition name. The same name in a list and on a page animates the picture between them; it must be unique
   * per screen.
   */
  name?: string
  className?: string
}

// Pictures that came with the page, by address. A later screen shows them without a request.
const received = new Map<string, string>()

/**
 * A campaign's picture. The server's HTML contains it, so the first paint shows it without request or script. A
 * screen opened by navigation fetches new pictures. React keeps the server's value.
 */
export function Cover({ cover, label, name, className = '' }: Props) {
  const address = coverPath(cover)
  const href = import.meta.env.SSR ? coverDataUrl(cover) : (received.get(address) ?? address)
  const picture = (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className={`block w-full bg-hero [filter:var(--p-cover-filter)] ${className}`}
    >
      <image
        ref={(image) => remember(address, image)}
        href={href}
        width="640"
        height="360"
        suppressHydrationWarning
      />
    </svg>
  )
  if (!name) return picture
  return (
    // Only the transition between two screens is animated; nothing on a page waits for it.
    <ViewTransition name={`cover-${name}`} default="none" share="auto">
      {picture}
    </ViewTransition>
  )
}

function remember(address: string, image: SVGImageElement | null): void {
  const shown = image?.getAttribute('href')
  if (shown?.startsWith('data:')) received.set(address, shown)
}
