import { calculatorPages, calculatorPath } from '#features/zakat/zakat.ts'

/**
 * Data of screens without another source. It is stored with the build, so these screens open offline even without a
 * visit. Quran screens use the stored text instead.
 */
export const keptScreens: readonly string[] = [
  '/zakat.data',
  '/zakatcalculator.data',
  ...calculatorPages.map((name) => `${calculatorPath(name)}.data`),
  '/khatam.data',
  '/hafalan.data',
  '/doa.data',
  '/doa/asmaul-husna.data',
  '/yasin-tahlil.data',
  '/asrama.data',
  '/waktu-salat.data',
  '/calendar.data',
  '/ramadhan.data',
]

/**
 * Screens whose files are not stored on devices: the demo's tools, and the desk. All others are stored, because even an online-only
 * screen needs its file to say that there is no network.
 */
export const foreignScreens = /^(dev|desk)\//
/** Files that are useless offline: sign-in with another company's account, and the desk. */
export const foreignFiles = /^(firebase|desk)/
