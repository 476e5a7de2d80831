/**
 * The data of screens that have nothing else to draw from: kept with the build, so that they open without a network
 * though nobody has been there. Screens of the text draw from the text itself.
 */
export const keptScreens = [
  '/_root.data',
  '/zakat.data',
  '/zakatcalculator.data',
  '/zakatcalculator/zakatemas.data',
  '/zakatcalculator/zakatperak.data',
  '/zakatcalculator/zakatperhiasan.data',
  '/zakatcalculator/zakatpenghasilan.data',
  '/zakatcalculator/zakatsimpananuang.data',
  '/zakatcalculator/zakatfitrah.data',
  '/yasin-tahlil.data',
] as const

/** Screens that need no file on the device: they work with a network only, or are tools of the demo. */
export const networkScreens =
  /^routes\/(dev\/|donation\/(payment|checkout-|donasi-sekarang|kuitansi|bsz|verifikasi))/
