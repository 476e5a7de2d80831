import type { CoverDesign } from '#platform/picture/cover.ts'
import { Cover } from '#app/ui/cover.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { AsramaPhoto as Photo } from '#features/asrama/asrama.ts'

type Props = {
  asrama: { slug: string; name: string; cover: CoverDesign; picture: Photo | null }
  /** The display width as CSS `sizes`. */
  sizes: string
  /** True at the top of its page, where the picture needs an alt text. */
  isHead?: boolean
  className: string
}

/** The photo of an asrama, or a drawn cover. */
export function AsramaPicture({ asrama, sizes, isHead = false, className }: Props) {
  const { slug, name, cover, picture } = asrama
  if (picture) {
    const { alt, ...image } = picture
    return (
      <Picture
        picture={image}
        alt={isHead ? alt : ''}
        sizes={sizes}
        isFirst={isHead}
        className={`object-cover ${className}`}
      />
    )
  }
  return (
    <Cover
      cover={cover}
      name={`asrama-${slug}`}
      {...(isHead && { label: `Ilustrasi ${name}` })}
      className={className}
    />
  )
}
