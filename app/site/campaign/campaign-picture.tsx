import type { ShownPicture } from '#features/media/media.ts'
import type { CoverDesign } from '#platform/picture/cover.ts'
import { Cover } from '#app/ui/cover.tsx'
import { Picture } from '#app/ui/picture.tsx'

type Props = {
  campaign: { slug: string; title: string; cover: CoverDesign; photo: ShownPicture | null }
  /** The display width as CSS `sizes`. */
  sizes: string
  /** True at the top of its page, where the picture needs an alt text. */
  isHead?: boolean
  /** False where the same campaign can appear twice on one screen: transition names must be unique. */
  hasTravellingCover?: boolean
  className: string
}

/** The photo of a campaign, cut around its focus point, or the drawn cover. */
export function CampaignPicture({
  campaign,
  sizes,
  isHead = false,
  hasTravellingCover = true,
  className,
}: Props) {
  const { slug, title, cover, photo } = campaign
  if (photo) {
    return (
      <Picture
        picture={photo}
        focus={photo.focus}
        alt={isHead ? photo.alt : ''}
        sizes={sizes}
        isFirst={isHead}
        className={`object-cover ${className}`}
      />
    )
  }
  return (
    <Cover
      cover={cover}
      {...(hasTravellingCover && { name: slug })}
      {...(isHead && { label: `Ilustrasi program ${title}` })}
      className={className}
    />
  )
}

/** Who took a photo. */
export function Credit({ picture }: { picture: ShownPicture }) {
  return <p className="px-page pt-1.5 text-xs text-muted lg:px-0">{`Foto: ${picture.credit}`}</p>
}
