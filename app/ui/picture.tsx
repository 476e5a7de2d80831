import { type KeptPicture, pictureFile, pictureSet } from '#platform/picture/picture.ts'

type Props = {
  picture: KeptPicture
  /** The alt text; empty when the text beside it says the same. */
  alt: string
  /** The display width as CSS `sizes`: '(min-width: 64rem) 20rem, 100vw'. */
  sizes: string
  /** True for the main picture of the first screen; all others load lazily. */
  isFirst?: boolean
  /** What stays visible when the picture is cut, in percent from the left and from the top. */
  focus?: { x: number; y: number } | undefined
  className?: string
}

/** A stored picture in the right width and format. Its box has the final shape before it loads. */
export function Picture({ picture, alt, sizes, isFirst = false, focus, className = '' }: Props) {
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
        style={{
          backgroundColor: colour,
          ...(focus && { objectPosition: `${focus.x}% ${focus.y}%` }),
        }}
        className={`block h-auto w-full ${className}`}
      />
    </picture>
  )
}
