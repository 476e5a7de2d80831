import type { Institution } from '#platform/settings/institution.ts'
import { logoSize } from '#platform/picture/logo.ts'
import { Logo } from './star.tsx'

export type Face = Pick<Institution, 'logo' | 'logoDark'>

type Props = {
  face: Face | undefined
  /** The height of a logo, and how wide it may be. */
  size: string
  /** The classes of the star that stands where there is no logo. */
  star: string
  /** On a phone it stands on the green of the home screen. */
  isOnHero?: boolean
}

/**
 * The institution's own logo, by day and by night; the product's star where it has none. A logo without a dark form
 * stands on a light plate at night.
 */
export function OwnLogo({ face, size, star, isOnHero = false }: Props) {
  const { logo, logoDark } = face ?? {}
  if (!logo) return <Logo className={star} />
  if (!logoDark)
    return (
      <LogoPicture
        logo={logo}
        className={`${size} rounded-sm bg-(--p-logo-plate) p-0.5 ${isOnHero ? 'max-lg:bg-white' : ''}`}
      />
    )
  return (
    <>
      <LogoPicture
        logo={logo}
        className={`${size} [display:var(--p-by-day)] ${isOnHero ? 'max-lg:hidden' : ''}`}
      />
      <LogoPicture
        logo={logoDark}
        className={`${size} [display:var(--p-by-night)] ${isOnHero ? 'max-lg:inline' : ''}`}
      />
    </>
  )
}

function LogoPicture({ logo, className }: { logo: string; className: string }) {
  return (
    <img
      src={`/${logo}`}
      alt=""
      {...logoSize(logo)}
      className={`w-auto shrink-0 object-contain ${className}`}
    />
  )
}
