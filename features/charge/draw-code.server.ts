import bwipjs from 'bwip-js/node'

/** A barcode in modules, quiet zones included; bars are 1 high and the screen chooses the height. */
export type BarcodeDrawing = { width: number; d: string }

const BARCODE_QUIET = 10

/** The Code-128 barcode of a payment code with quiet zones of 10. */
export function code128Path(text: string): BarcodeDrawing {
  const [symbol] = bwipjs.raw('code128', text)
  if (!symbol || !('sbs' in symbol)) throw new Error('no barcode came of it')
  let x = BARCODE_QUIET
  let d = ''
  symbol.sbs.forEach((width, index) => {
    // Bars and spaces alternate; the first is a bar.
    if (index % 2 === 0) d += `M${x} 0h${width}v1h-${width}z`
    x += width
  })
  return { width: x + BARCODE_QUIET, d }
}
