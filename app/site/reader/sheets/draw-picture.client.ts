import type { VerseWire } from '#features/quran/contract.ts'
import { plainArabic } from '#features/quran/text/plain-arabic.ts'
import {
  FOOT,
  GAP,
  HEAD,
  layOutPicture,
  MARGIN,
  type Measure,
  PICTURE_WIDTH,
  type TextBlock,
} from './picture.ts'
import { verseName } from './verse-words.ts'

const ARABIC = '"Amanah Arab"'
const LATIN = '"Plus Jakarta Sans Variable"'
const colours = { from: '#0b5a43', to: '#0a3f31', ink: '#f6efe0', gold: '#dcb064' }

type Signed = { institution: string; host: string }

/** Draws a verse as a PNG: Arabic, translation, its name, and the site. Rejects when the browser cannot draw it. */
export async function drawVerse(verse: VerseWire, signed: Signed): Promise<Blob> {
  const texts = { arabic: plainArabic(verse.teksArab), translation: verse.teksIndonesia }
  // A canvas does not wait for fonts, so they must be loaded first.
  await Promise.all([
    document.fonts.load(`40px ${ARABIC}`, texts.arabic),
    document.fonts.load(`40px ${LATIN}`, texts.translation),
    document.fonts.load(`bold 40px ${LATIN}`, verse.namaLatin),
  ])
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser has no canvas')
  const measureIn =
    (font: string): Measure =>
    (text, size) => {
      pen.font = `${size}px ${font}`
      return pen.measureText(text).width
    }
  const layout = layOutPicture(texts, { arabic: measureIn(ARABIC), translation: measureIn(LATIN) })
  canvas.width = PICTURE_WIDTH
  canvas.height = layout.height

  drawGround(pen, layout.height)
  const top = HEAD + spareRoom(layout) / 2
  const below = drawLines(pen, { ...layout.arabic, font: ARABIC, top, isArabic: true })
  const rest = { ...layout.translation, font: LATIN, top: below + GAP, isArabic: false }
  drawLines(pen, rest)
  drawSigns(pen, { ...signed, name: verseName(verse), height: layout.height })
  return blobOf(canvas)
}

function spareRoom({ height, arabic, translation }: ReturnType<typeof layOutPicture>): number {
  const tall = ({ lines, lineHeight }: TextBlock) => lines.length * lineHeight
  return Math.max(0, height - HEAD - tall(arabic) - GAP - tall(translation) - FOOT)
}

type Lines = TextBlock & { font: string; top: number; isArabic: boolean }

/** Draws centred lines and returns the height where they end. */
function drawLines(pen: CanvasRenderingContext2D, block: Lines): number {
  const { lines, lineHeight, size, font, top, isArabic } = block
  pen.font = `${size}px ${font}`
  pen.direction = isArabic ? 'rtl' : 'ltr'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = colours.ink
  for (const [place, line] of lines.entries()) {
    pen.fillText(line, PICTURE_WIDTH / 2, top + (place + 0.5) * lineHeight)
  }
  return top + lines.length * lineHeight
}

function drawGround(pen: CanvasRenderingContext2D, height: number): void {
  const ground = pen.createLinearGradient(0, 0, PICTURE_WIDTH, height)
  ground.addColorStop(0, colours.from)
  ground.addColorStop(1, colours.to)
  pen.fillStyle = ground
  pen.fillRect(0, 0, PICTURE_WIDTH, height)
  pen.strokeStyle = colours.gold
  for (const [x, y, radius] of [
    [PICTURE_WIDTH, 0, 300],
    [PICTURE_WIDTH, 0, 220],
    [0, height, 300],
    [0, height, 220],
  ] as const) {
    pen.globalAlpha = 0.28
    pen.lineWidth = 3
    drawStar(pen, { x, y, radius })
  }
  pen.globalAlpha = 0.5
  pen.lineWidth = 2
  pen.strokeRect(40, 40, PICTURE_WIDTH - 80, height - 80)
  pen.globalAlpha = 1
}

/** The eight-pointed star of the logo: two squares, one turned by 45 degrees. */
function drawStar(
  pen: CanvasRenderingContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  for (const turn of [0, Math.PI / 4]) {
    pen.beginPath()
    for (let corner = 0; corner < 4; corner += 1) {
      const angle = turn + (corner * Math.PI) / 2
      pen.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
    }
    pen.closePath()
    pen.stroke()
  }
}

type Signs = Signed & { name: string; height: number }

function drawSigns(
  pen: CanvasRenderingContext2D,
  { institution, host, name, height }: Signs,
): void {
  pen.direction = 'ltr'
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  const middle = PICTURE_WIDTH / 2
  pen.fillStyle = colours.gold
  pen.font = `bold 38px ${LATIN}`
  pen.fillText(name, middle, height - 138)
  pen.fillStyle = colours.ink
  pen.font = `24px ${LATIN}`
  pen.fillText('Terjemahan Kementerian Agama RI, 2019', middle, height - MARGIN)
  pen.textAlign = 'left'
  pen.font = `bold 30px ${LATIN}`
  pen.fillText(institution, MARGIN, 122)
  pen.textAlign = 'right'
  pen.font = `24px ${LATIN}`
  pen.fillText(host, PICTURE_WIDTH - MARGIN, 122)
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('the picture could not be made'))
    }, 'image/png')
  })
}
