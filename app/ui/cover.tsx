import { useId, ViewTransition } from 'react'
import type { CoverDesign } from '#platform/picture/cover.ts'
import { coverDrawing, coverPath } from './cover.ts'

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
const received = new Map<string, SVGSVGElement>()

/**
 * A campaign's picture. The server draws it into the document: the first paint needs no request. React keeps what the
 * server drew; a screen opened by navigation fetches its pictures.
 */
export function Cover({ cover, label, name, className = '' }: Props) {
  const prefix = useId()
  const address = coverPath(cover)
  const picture = (
    <svg
      key={address}
      ref={(svg) => fill(svg, address)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      data-cover=""
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className={`block w-full bg-hero [filter:var(--p-cover-filter)] ${className}`}
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? coverDrawing(cover, prefix) : '' }}
      suppressHydrationWarning
    />
  )
  if (!name) return picture
  return (
    // Only the transition between two screens is animated; nothing on a page waits for it.
    <ViewTransition name={`cover-${name}`} default="none" share="auto">
      {picture}
    </ViewTransition>
  )
}

/** Remembers what the server has drawn; what React has made itself gets its picture. */
function fill(svg: SVGSVGElement | null, address: string): void {
  if (svg?.querySelector('g')) received.set(address, svg)
  if (!svg || svg.firstChild) return
  const drawn = received.get(address)
  const image = document.createElementNS(svg.namespaceURI, 'image')
  image.setAttribute('href', drawn ? dataUrl(drawn) : address)
  image.setAttribute('width', '640')
  image.setAttribute('height', '360')
  svg.append(image)
}

function dataUrl(svg: SVGSVGElement): string {
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
}
