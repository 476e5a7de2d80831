import { qrPath } from '#platform/picture/qr-code.server.ts'
import { inStructure, type TextBox, type PdfSheet, writeText } from './receipt-type.server.ts'

/** The product's colours on paper. */
export const ink = {
  green: '#0b5a43',
  deep: '#0a3f31',
  cream: '#f6efe0',
  gold: '#c8963e',
  goldInk: '#815a1c',
  text: '#1d2a25',
  muted: '#5a665f',
  line: '#e0d6c4',
  tint: '#eef7f2',
  paper: '#fbf8f3',
  red: '#a93526',
  redTint: '#fbebe7',
} as const

export const a4 = { width: 595.28, height: 841.89, margin: 48 } as const

export const content = a4.width - 2 * a4.margin

type Round = { x: number; y: number; radius: number }

/** The khatam, an eight-point star, as a path. */
export function starPath({ x, y, radius }: Round, turn = 0): string {
  // Two squares turned by 45°: the notches lie at cos 45° / cos 22.5° of the radius.
  const points = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 ? radius * 0.7654 : radius
    const angle = (i * Math.PI) / 8 + turn
    return `${(x + reach * Math.sin(angle)).toFixed(2)} ${(y - reach * Math.cos(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

const MARK = { width: 120, height: 60, plate: 6 }

/**
 * The green band at the top with its pattern of stars, and the institution's logo on a light plate or the product's
 * star; answers the x behind it.
 */
export function drawBand(sheet: PdfSheet, height: number, logo?: Buffer): number {
  const { doc } = sheet
  const image = logo && openedImage(doc, logo)
  let behind: number = a4.margin + 64
  inStructure(sheet, {}, () => {
    const green = doc.linearGradient(0, 0, a4.width, height)
    green.stop(0, ink.green).stop(1, ink.deep)
    doc.rect(0, 0, a4.width, height).fill(green)
    doc.save().rect(0, 0, a4.width, height).clip()
    for (let x = a4.width - 16; x > a4.width * 0.5; x -= 38) {
      const strength = ((x - a4.width * 0.5) / (a4.width * 0.5)) * 0.3
      for (let y = 0; y < height + 38; y += 38) {
        doc.path(starPath({ x, y, radius: 19 }) + starPath({ x, y, radius: 9.5 }, Math.PI / 8))
        doc.lineWidth(0.6).strokeOpacity(strength).stroke(ink.gold)
      }
    }
    doc.restore()
    doc.rect(0, height, a4.width, 2.4).fill(ink.gold)
    if (image) {
      behind = drawLogo(doc, image, height) + 16
      return
    }
    const mark = { x: a4.margin + 24, y: height / 2 }
    doc.path(starPath({ ...mark, radius: 24 })).fill(ink.cream)
    doc.path(starPath({ ...mark, radius: 12 }, Math.PI / 8)).lineWidth(2.4)
    doc.stroke(ink.gold)
  })
  return behind
}

/** The logo on its plate, in the middle of the band's height; answers the plate's right edge. */
function drawLogo(doc: PDFKit.PDFDocument, image: Size, height: number): number {
  const { plate } = MARK
  const room = { width: MARK.width - 2 * plate, height: MARK.height - 2 * plate }
  const scale = Math.min(room.width / image.width, room.height / image.height)
  const [width, tall] = [image.width * scale, image.height * scale]
  const [x, y] = [a4.margin, (height - tall) / 2]
  doc.roundedRect(x, y - plate, width + 2 * plate, tall + 2 * plate, 8).fill(ink.paper)
  doc.image(image as never, x + plate, y, { width, height: tall })
  return x + width + 2 * plate
}

type Size = { width: number; height: number }
/** What the library has and its types leave out. */
type WithImages = PDFKit.PDFDocument & { openImage(bytes: Buffer): Size }

/** A file that is no picture any more leaves the star: a receipt is printed all the same. */
function openedImage(doc: PDFKit.PDFDocument, bytes: Buffer): Size | undefined {
  try {
    return (doc as WithImages).openImage(bytes)
  } catch {
    return undefined
  }
}

/** A golden line across the page with a star in it. */
export function drawDivider(sheet: PdfSheet, y: number): void {
  const { doc } = sheet
  inStructure(sheet, {}, () => {
    const middle = a4.width / 2
    const gap = 12
    doc.lineWidth(0.7).strokeColor(ink.gold)
    doc
      .moveTo(a4.margin, y)
      .lineTo(middle - gap, y)
      .stroke()
    doc
      .moveTo(middle + gap, y)
      .lineTo(a4.width - a4.margin, y)
      .stroke()
    doc.path(starPath({ x: middle, y, radius: 5.5 })).fill(ink.gold)
  })
}

/** A word in a small frame; answers the x behind it. Screen readers read it, since it matters. */
export function drawStamp(
  sheet: PdfSheet,
  word: string,
  { x, y, width, color }: Omit<TextBox, 'align'> & { color: string },
): void {
  inStructure(sheet, {}, () => {
    sheet.doc.roundedRect(x, y, width, 17, 8.5).lineWidth(0.9).stroke(color)
  })
  const style = { face: 'bold', size: 8, color } as const
  writeText(sheet, word, { style, at: { x, y: y + 2.6, width, align: 'center' }, tag: 'P' })
}

/** The word across a void receipt. It is decoration: the notice under the title says the same. */
export function drawVoid(sheet: PdfSheet): void {
  const { doc } = sheet
  const centre: [number, number] = [a4.width / 2, a4.height / 2]
  doc.save()
  doc.rotate(-32, { origin: centre })
  doc.fillOpacity(0.13)
  const style = { face: 'bold', size: 168, color: ink.red } as const
  writeText(sheet, 'BATAL', {
    style,
    at: { x: 0, y: centre[1] - 120, width: a4.width, align: 'center' },
  })
  doc.restore()
  doc.fillOpacity(1)
}

/** A QR code of an address in a white square of `width` points. */
export function drawQr(
  sheet: PdfSheet,
  url: string,
  { x, y, width }: Omit<TextBox, 'align'>,
): void {
  const { doc } = sheet
  const { size, d } = qrPath(url)
  inStructure(sheet, { tag: 'Figure', alt: `Kode QR menuju ${url}` }, () => {
    doc.roundedRect(x, y, width, width, 6).fill('#ffffff')
    doc.save()
    doc.translate(x, y).scale(width / size)
    doc.path(d).fill(ink.text)
    doc.restore()
  })
  doc.link(x, y, width, width, url)
}
