import { type KeptPicture, pictureFile, pictureSet } from '#platform/picture.ts'

type Props = {
  picture: KeptPicture
  /** What it shows; '' where the words beside it say the same. */
  alt: string
  /** How wide it is drawn, as in CSS: '(min-width: 64rem) 20rem, 100vw'. */
  sizes: string
  /** True for the one picture the first look is about; every other waits until it is near the screen. */
  isFirst?: boolean
  className?: string
}

/** A kept picture in the width and format this device needs. Its box has the right shape before it is there. */
export function Picture({ picture, alt, sizes, isFirst = false, className = '' }: Props) {
  const { key, width, height, widths, colour } = picture
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSet(picture, 'webp')} sizes={sizes} />
      <img
        src={`/${pictureFile(key, widths[Math.min(1, widths.length - 1)] ?? width, 'jpg')}`}
        srcSet={pictureSet(picture, 'jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        style={{ backgroundColor: colour }}
        className={`block h-auto w-full ${className}`}
      />
    </picture>
  )
}
