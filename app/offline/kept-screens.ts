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
  '/asrama.data',
  '/calendar.data',
  '/ramadhan.data',
] as const

/**
 * Screens whose files stay away from the device: tools of the demo. All others are kept, also where they work with
 * a network only: without its file a screen could not even say that there is none.
 */
export const foreignScreens = /^dev\//
/** Files that are of no use without a network: signing in with another company's account. */
export const foreignFiles = /^firebase/
