import bwipjs from 'bwip-js/node'

/** A square drawing in modules, the quiet zone included: `<svg viewBox="0 0 {size} {size}"><path d=…>`. */
export type QrDrawing = { size: number; d: string }

/** A row of bars in modules, the quiet zones included; the height is the screen's choice, bars are 1 high. */
export type BarcodeDrawing = { width: number; d: string }

const QR_QUIET = 4
const BARCODE_QUIET = 10

/** The QR code of a text with error correction M and a quiet zone of 4. The caller has validated what it says. */
export function qrPath(text: string): QrDrawing {
  const [symbol] = bwipjs.raw('qrcode', text, 'eclevel=M')
  if (!symbol || !('pixs' in symbol)) throw new Error('no QR code came of it')
  const { pixs, pixx: width } = symbol
  let d = ''
  for (let at = 0; at < pixs.length; at++) {
    if (!pixs[at]) continue
    const x = at % width
    const y = Math.floor(at / width)
    let run = 1
    while (x + run < width && pixs[at + run]) run++
    d += `M${x + QR_QUIET} ${y + QR_QUIET}h${run}v1h-${run}z`
    at += run - 1
  }
  return { size: width + 2 * QR_QUIET, d }
}

/** The Code-128 barcode of a payment code with quiet zones of 10. */
export function code128Path(text: string): BarcodeDrawing {
  const [symbol] = bwipjs.raw('code128', text)
  if (!symbol || !('sbs' in symbol)) throw new Error('no barcode came of it')
  let x = BARCODE_QUIET
  let d = ''
  symbol.sbs.forEach((width, index) => {
    // Bars and spaces take turns, a bar first.
    if (index % 2 === 0) d += `M${x} 0h${width}v1h-${width}z`
    x += width
  })
  return { width: x + BARCODE_QUIET, d }
}
