import { versesFrom } from '#features/quran/columns.ts'
import type { JuzPage } from '#features/quran/page.server.ts'
import type { JuzReading } from './juz-store.ts'
import { textsOfPage } from './page-texts.ts'

/** The juz that the server rendered into the page, or null when its verses cannot be read from it. */
export function juzInPage(number: number, { places, qari }: JuzPage['data']): JuzReading | null {
  const verses = versesFrom(places, textsOfPage(`/juz/${number}`))
  return verses && { verses, reciter: qari }
}
