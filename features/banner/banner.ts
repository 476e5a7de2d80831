/** A notice on the home page. Days are those of Jakarta, both included. */
export type Banner = {
  id: string
  text: string
  link: { to: string; words: string } | null
  startsOn: string
  endsOn: string
}

export type BannerState = 'upcoming' | 'current' | 'past'

/** Where a banner stands on a day. */
export function bannerState(
  { startsOn, endsOn }: Pick<Banner, 'startsOn' | 'endsOn'>,
  today: string,
): BannerState {
  if (today < startsOn) return 'upcoming'
  return today > endsOn ? 'past' : 'current'
}
