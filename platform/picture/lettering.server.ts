import { fileURLToPath } from 'node:url'
import { inTurn, openSharp } from './sharp.server.ts'

/** Words in a box of a picture, in pixels from its top left corner. */
export type Lettering = {
  text: string
  box: { x: number; y: number; width: number; height: number }
  face: 'medium' | 'bold' | 'arabic'
  /** Height of the letters in pixels: the largest that fits, between the first and the last. */
  size: readonly [number, number]
  colour: string
  align?: 'left' | 'centre' | 'right'
  /** Where the words stand in a box they do not fill. */
  stand?: 'top' | 'middle' | 'bottom'
}

/** The comma makes 'Medium' part of the name; without it 'Medium' would be read as a weight. */
const faces = {
  medium: { family: 'Plus Jakarta Sans Medium,', files: ['latin-500.ttf', 'latin-ext-500.ttf'] },
  bold: { family: 'Plus Jakarta Sans Bold', files: ['latin-700.ttf', 'latin-ext-700.ttf'] },
  arabic: { family: 'AmanahArab Quran', files: ['amanah-arab.ttf'] },
} as const

const STEP = 0.94

/** The result: the words as drawn, and their size. */
export type Lettered = { png: Buffer; x: number; y: number; words: string; size: number }

/**
 * Draws words with our own fonts only, Arabic shaped by HarfBuzz. Text that does not fit at the smallest size is cut
 * between words, Arabic at a permitted pause, and ends in '…'.
 */
export async function letter(lettering: Lettering): Promise<Lettered> {
  const { face, size } = lettering
  const text = face === 'arabic' ? lettering.text.trim() : drawable(lettering.text)
  const whole = await largestThatFits(lettering, text)
  if (whole) return placed(whole.drawn, lettering, { words: text, size: whole.size })
  const { drawn, words } = await longestThatFits(lettering, text)
  return placed(drawn, lettering, { words, size: size[1] })
}

/**
 * All words in the largest size that fits, or undefined. A binary search, since smaller letters never take more room.
 */
async function largestThatFits(lettering: Lettering, text: string) {
  const [largest, smallest] = lettering.size
  const steps = Math.ceil(Math.log(smallest / largest) / Math.log(STEP))
  let best: { drawn: Drawn; size: number } | undefined
  let low = 0
  let high = steps
  // The first step tries the whole range, since most texts fit.
  for (let step = 0; low <= high; step = (low + high) >> 1) {
    const size = Math.max(smallest, largest * STEP ** step)
    const drawn = await drawWords(lettering, text, size)
    if (fits(drawn, lettering)) {
      best = { drawn, size }
      high = step - 1
    } else {
      low = step + 1
    }
  }
  return best
}

type Drawn = { png: Buffer; width: number; height: number }

function fits({ width, height }: Drawn, { box }: Lettering): boolean {
  return width <= box.width && height <= box.height
}

type Cut = { drawn: Drawn; words: string }

/**
 * As much as fits: up to a pause of recitation if one is near enough to the start, otherwise up to the end of a word.
 */
async function longestThatFits(lettering: Lettering, text: string): Promise<Cut> {
  const pauses = lettering.face === 'arabic' ? endsOf(text, PAUSE) : []
  return (
    (await cutAt(lettering, text, pauses)) ??
    (await cutAt(lettering, text, endsOf(text, WORD))) ?? {
      drawn: await drawWords(lettering, '…', lettering.size[1]),
      words: '…',
    }
  )
}

/** The last of the ends at which the text fits; a binary search, since more words never take less room. */
async function cutAt(lettering: Lettering, text: string, ends: number[]): Promise<Cut | undefined> {
  let best: Cut | undefined
  let low = 0
  let high = ends.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const words = `${text.slice(0, ends[middle]).replace(/[\s,;:.–—-]+$/, '')}…`
    const drawn = await drawWords(lettering, words, lettering.size[1])
    if (fits(drawn, lettering)) {
      best = { drawn, words }
      low = middle + 1
    } else {
      high = middle - 1
    }
  }
  return best
}

/** Signs after which a reciter must, should or may pause (mim, qaf, jim, sad), at the end of a word. */
const PAUSE = /[\u06D6\u06D7\u06D8\u06DA](?=\s)/g
const WORD = /\S(?=\s)/g

function endsOf(text: string, sign: RegExp): number[] {
  return [...text.matchAll(sign)].map(({ index }) => index + 1)
}

async function drawWords(
  { face, colour, align = 'left', box }: Lettering,
  words: string,
  size: number,
): Promise<Drawn> {
  const sharp = await openSharp()
  await knowFonts()
  const { family, files } = faces[face]
  const options = {
    text: `<span foreground="${colour}">${escaped(words)}</span>`,
    font: `${family} ${size.toFixed(1)}`,
    fontfile: fontFile(files[0]),
    width: box.width,
    dpi: 72,
    rgba: true,
    align,
    wrap: 'word' as const,
    spacing: Math.round(size * (face === 'arabic' ? -0.15 : 0.12)),
  }
  const { data, info } = await inTurn(() =>
    sharp({ text: options }).png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true }),
  )
  return { png: data, width: info.width, height: info.height }
}

let knowing: Promise<void> | undefined

/** A font is registered with the process once something was drawn with it; one family has two files here. */
function knowFonts(): Promise<void> {
  knowing ??= (async () => {
    const sharp = await openSharp()
    for (const { family, files } of Object.values(faces)) {
      for (const file of files) {
        const text = { text: '.', font: `${family} 8`, fontfile: fontFile(file), dpi: 72 }
        await sharp({ text }).png().toBuffer()
      }
    }
  })()
  return knowing
}

function placed(
  { png, width, height }: Drawn,
  { box, align = 'left', stand = 'top' }: Lettering,
  { words, size }: { words: string; size: number },
): Lettered {
  const room = { x: box.width - width, y: box.height - height }
  const down = { top: 0, middle: 0.5, bottom: 1 }[stand]
  return {
    png,
    x: box.x + Math.round(room.x * { left: 0, centre: 0.5, right: 1 }[align]),
    y: box.y + Math.round(room.y * down),
    words,
    size,
  }
}

/** The characters our fonts have; an empty box instead of an emoji helps nobody. */
function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\u0020-\u024F\u1E00-\u1EFF–—‘’“”•…]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function fontFile(name: string): string {
  return fileURLToPath(new URL(`../fonts/${name}`, import.meta.url))
}
