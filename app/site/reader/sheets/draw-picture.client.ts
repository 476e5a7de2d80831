import type { VerseWire } from '#features/quran/contract.ts'
import { plainArabic } from '#features/quran/text/plain-arabic.ts'
import {
  frames,
  GAP,
  layOutPictures,
  type Measure,
  type VersePictureForm,
  type PictureLayout,
  tallOf,
  type TextBlock,
} from './picture.ts'
import { verseName } from './verse-words.ts'

const ARABIC = '"Amanah Arab"'
const LATIN = '"Plus Jakarta Sans Variable"'
const night = { from: '#0b5a43', to: '#0a3f31', ink: '#f6efe0', gold: '#dcb064' }
const paper = { from: '#ffffff', to: '#ffffff', ink: '#1d2a25', gold: '#085640' }

type Signed = { institution: string; host: string }

/**
 * Draws a verse as PNG pictures of a form: Arabic, translation, its name, and the site. A long verse takes several.
 * Rejects when the browser cannot draw it.
 */
export async function drawVerse(
  verse: VerseWire,
  form: VersePictureForm,
  signed: Signed,
): Promise<Blob[]> {
  const texts = { arabic: plainArabic(verse.teksArab), translation: verse.teksIndonesia }
  // A canvas does not wait for fonts, so they must be loaded first.
  await Promise.all([
    document.fonts.load(`40px ${ARABIC}`, texts.arabic),
    document.fonts.load(`40px ${LATIN}`, texts.translation),
    document.fonts.load(`bold 40px ${LATIN}`, verse.namaLatin),
  ])
  const [, rule] = sheet(1, 1)
  const measureIn =
    (font: string): Measure =>
    (text, size) => {
      rule.font = `${size}px ${font}`
      return rule.measureText(text).width
    }
  const measures = { arabic: measureIn(ARABIC), translation: measureIn(LATIN) }
  const layouts = layOutPictures(form, texts, measures)
  const blobs: Blob[] = []
  for (const [place, layout] of layouts.entries()) {
    const part = layouts.length > 1 ? ` · ${place + 1} dari ${layouts.length}` : ''
    const signs = { ...signed, name: verseName(verse) + part }
    blobs.push(await drawOne(layout, form, signs))
  }
  return blobs
}

function sheet(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser has no canvas')
  return [canvas, pen]
}

type Signs = Signed & { name: string }
type Drawing = { pen: CanvasRenderingContext2D; layout: PictureLayout; form: VersePictureForm }

function drawOne(layout: PictureLayout, form: VersePictureForm, signs: Signs): Promise<Blob> {
  const [canvas, pen] = sheet(layout.width, layout.height)
  const drawing = { pen, layout, form }
  const { head, foot } = frames[form]
  const texts = [layout.arabic, layout.translation].flatMap((each) => (each ? [each] : []))
  const tall = texts.reduce((sum, each) => sum + tallOf(each), 0) + (texts.length - 1) * GAP
  drawGround(drawing)
  let top = head + Math.max(0, layout.height - head - foot - tall) / 2
  for (const text of texts) {
    drawLines(drawing, text, top)
    top += tallOf(text) + GAP
  }
  drawSigns(drawing, signs)
  return blobOf(canvas)
}

function coloursOf(form: VersePictureForm) {
  return form === 'polos' ? paper : night
}

/** Draws centred lines from a height on. */
function drawLines({ pen, layout, form }: Drawing, block: TextBlock, top: number): void {
  const { lines, lineHeight, size } = block
  const isArabic = block === layout.arabic
  pen.font = `${size}px ${isArabic ? ARABIC : LATIN}`
  pen.direction = isArabic ? 'rtl' : 'ltr'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = coloursOf(form).ink
  // Pause marks stand high above Arabic letters.
  const middle = isArabic ? 0.58 : 0.5
  for (const [place, line] of lines.entries()) {
    pen.fillText(line, layout.width / 2, top + (place + middle) * lineHeight)
  }
}

function drawGround({ pen, layout: { width, height }, form }: Drawing): void {
  const colours = coloursOf(form)
  const ground = pen.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, colours.from)
  ground.addColorStop(1, colours.to)
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  if (form === 'polos') return
  pen.strokeStyle = colours.gold
  for (const [x, y, radius] of [
    [width, 0, 300],
    [width, 0, 220],
    [0, height, 300],
    [0, height, 220],
  ] as const) {
    pen.globalAlpha = 0.28
    pen.lineWidth = 3
    drawStar(pen, { x, y, radius })
  }
  pen.globalAlpha = 0.5
  pen.lineWidth = 2
  pen.strokeRect(32, 32, width - 64, height - 64)
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

function drawSigns({ pen, layout: { width, height }, form }: Drawing, signs: Signs): void {
  const { institution, host, name } = signs
  const colours = coloursOf(form)
  const { head, foot, margin } = frames[form]
  pen.direction = 'ltr'
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = colours.gold
  pen.font = `bold 38px ${LATIN}`
  pen.fillText(name, width / 2, height - foot + 64)
  pen.fillStyle = colours.ink
  pen.font = `24px ${LATIN}`
  const source = 'Terjemahan Kementerian Agama RI, 2019'
  pen.fillText(form === 'polos' ? `${source} · ${host}` : source, width / 2, height - foot + 106)
  if (form === 'polos') return
  pen.textAlign = 'left'
  pen.font = `bold 30px ${LATIN}`
  pen.fillText(institution, margin, head - 38)
  pen.textAlign = 'right'
  pen.font = `24px ${LATIN}`
  pen.fillText(host, width - margin, head - 38)
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('the picture could not be made'))
    }, 'image/png')
  })
}
