import { type CoverDescription, coverDataUrl, coverPath } from './cover.ts'

type Props = {
  cover: CoverDescription
  /** What the picture is; without one it is decoration beside the words that name the campaign. */
  label?: string
  className?: string
}

/**
 * A campaign's picture. The server's HTML holds it whole, so it is there with the first paint and costs no request
 * and no script; a screen reached by a click fetches it by its address. React leaves the server's value in place.
 */
export function Cover({ cover, label, className = '' }: Props) {
  const href = import.meta.env.SSR ? coverDataUrl(cover) : coverPath(cover)
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className={`block w-full bg-hero ${className}`}
    >
      <image href={href} width="640" height="360" suppressHydrationWarning />
    </svg>
  )
}
