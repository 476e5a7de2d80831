import { letter, type Lettering } from './lettering.server.ts'
import { inTurn, openSharp } from './sharp.server.ts'

export const CARD = { width: 1200, height: 630 } as const

/** A picture for link previews: an SVG without words in the size of CARD, and the words on it. */
export type CardPicture = { background: string; letters: readonly Lettering[] }

/** Draws the picture as a JPEG small enough for every messenger. */
export async function drawCard({ background, letters }: CardPicture): Promise<Buffer> {
  const sharp = await openSharp()
  const drawn = await Promise.all(letters.filter(({ text }) => text !== '').map(letter))
  return inTurn(() =>
    sharp(Buffer.from(background))
      .resize(CARD.width, CARD.height, { fit: 'cover' })
      .composite(drawn.map(({ png, x, y }) => ({ input: png, left: x, top: y })))
      .flatten({ background: '#fbf8f3' })
      .jpeg({ quality: 86, chromaSubsampling: '4:4:4', progressive: true })
      .toBuffer(),
  )
}
