import type { QrDrawing } from '#platform/picture/qr-code.server.ts'

type QrImage = {
  drawing: QrDrawing
  /** Lines above the code. */
  head: string[]
  /** A larger line below the code. */
  foot: string
  fileName: string
}

const WIDTH = 900
const MARGIN = 60
const LINE = 46

/** Draws the code with its names as a PNG, from the same path as the screen, and downloads it. */
export function downloadQr({ drawing, head, foot, fileName }: QrImage): void {
  const top = MARGIN + head.length * LINE
  const side = WIDTH - 2 * MARGIN
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = top + side + 2 * LINE + MARGIN / 2
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  pen.textAlign = 'center'
  head.forEach((text, index) => {
    pen.font = fontOf(index === 0 ? 38 : 28, index === 0 ? 700 : 400)
    pen.fillText(text, WIDTH / 2, MARGIN + index * LINE, side)
  })
  pen.font = fontOf(44, 700)
  pen.fillText(foot, WIDTH / 2, top + side + LINE, side)

  // Each module needs whole pixels, else a scanner sees blurred edges.
  const scale = Math.floor(side / drawing.size)
  pen.translate((WIDTH - scale * drawing.size) / 2, top)
  pen.scale(scale, scale)
  pen.fill(new Path2D(drawing.d))
  canvas.toBlob((blob) => blob && save(blob, fileName), 'image/png')
}

function fontOf(size: number, weight: number): string {
  return `${weight} ${size}px "Plus Jakarta Sans Variable", sans-serif`
}

function save(blob: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
