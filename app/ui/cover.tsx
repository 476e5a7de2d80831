import { ViewTransition } from 'react'
import { type CoverDesign, coverDataUrl, coverPath } from './cover.ts'

type Props = {
  cover: CoverDesign
  /** What the picture is; without one it is decoration beside the words that name the campaign. */
  label?: string
  /** The same name in a list and on the detail lets the picture travel between them; once per screen. */
  name?: string
  className?: string
}

// Pictures that came with the page, by address: a later screen shows them at once, without a request.
const received = new Map<string, string>()

/**
 * A campaign's picture. The server's HTML holds it whole, so it is there with the first paint and costs no request
 * and no script; a screen reached by a click fetches what it has not seen. React leaves the server's value in place.
 */
export function Cover({ cover, label, name, className = '' }: Props) {
  const address = coverPath(cover)
  const href = import.meta.env.SSR ? coverDataUrl(cover) : (received.get(address) ?? address)
  const picture = (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className={`block w-full bg-hero ${className}`}
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
    // Only the way between two screens is animated: nothing else on a page waits for it.
    <ViewTransition name={`cover-${name}`} default="none" share="auto">
      {picture}
    </ViewTransition>
  )
}

function remember(address: string, image: SVGImageElement | null): void {
  const shown = image?.getAttribute('href')
  if (shown?.startsWith('data:')) received.set(address, shown)
}
