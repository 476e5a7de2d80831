import type { QrDrawing } from '#platform/picture/qr-code.server.ts'

type QrImage = {
  drawing: QrDrawing
  /** Lines above the code. */
  head: string[]
  /** A larger line below the code. */
  foot: string
  fileName: string
}

const PNG = 'image/png'

const WIDTH = 900
const MARGIN = 60
const LINE = 46

/** Downloads the code with its names as a PNG. */
export async function downloadQr(image: QrImage): Promise<void> {
  const drawn = await drawQr(image)
  if (drawn) save(drawn, image.fileName)
}

/** Whether this browser can hand a picture to another app. */
export function canShareQr(): boolean {
  const file = new File([], 'qr.png', { type: PNG })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

/** Hands the same picture to an app of this phone. One who closes the list of apps has not failed. */
export async function shareQr(image: QrImage): Promise<void> {
  const drawn = await drawQr(image)
  if (!drawn) return
  const file = new File([drawn], image.fileName, { type: PNG })
  await navigator.share({ files: [file] }).catch(() => {})
}

/** Draws the code from the same path as the screen. */
function drawQr({ drawing, head, foot }: QrImage): Promise<Blob | null> {
  const top = MARGIN + head.length * LINE
  const side = WIDTH - 2 * MARGIN
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = top + side + 2 * LINE + MARGIN / 2
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
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
  return new Promise((resolve) => canvas.toBlob(resolve, PNG))
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
