import bwipjs from 'bwip-js/node'

/** A square drawing in modules, the quiet zone included: `<svg viewBox="0 0 {size} {size}"><path d=…>`. */
export type QrDrawing = { size: number; d: string }

const QUIET = 4

/** The QR code of a text with error correction M and a quiet zone of 4. The caller has validated the text. */
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
    d += `M${x + QUIET} ${y + QUIET}h${run}v1h-${run}z`
    at += run - 1
  }
  return { size: width + 2 * QUIET, d }
}
