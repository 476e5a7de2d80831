import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { openQuran } from '#features/quran/source.server.ts'

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'sfnt' | 'woff2'; noHinting?: boolean },
) => Promise<Buffer>

const require = createRequire(import.meta.url)
const subsetFont: SubsetFont = require('subset-font')
const original = '@fontsource/scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2'
const VERSE_END = '\u06DD'

/** Where the font of the Quran text is kept; app/theme.css names it "Amanah Arab". */
export const arabicFontFile = fileURLToPath(
  new URL('../app/fonts/amanah-arab.woff2', import.meta.url),
)

/** Every character the Quran can put on a screen in Arabic, once each, with the digits and sign for verse numbers. */
export function arabicCharacters(): string {
  const quran = openQuran({ quranSource: 'kemenag' })
  const names = quran.listSurahs().map((surah) => surah.arabicName)
  const verses = quran.listSurahs().flatMap((surah) => surah.verses.map((verse) => verse.arabic))
  const digits = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(0x0660 + digit))
  return [...new Set([...names, ...verses, ...digits, VERSE_END].join(''))].sort().join('')
}

/** Scheherazade New with only those characters, all its layout rules, and a name of its own, as its licence asks. */
export async function buildArabicFont(): Promise<Buffer> {
  const characters = arabicCharacters()
  const full = readFileSync(require.resolve(original))
  const small = await subsetFont(full, characters, { targetFormat: 'sfnt', noHinting: true })
  return subsetFont(renamed(small), characters, { targetFormat: 'woff2' })
}

/** The OFL reserves the original's name. The new names are as long as the old, so no offset in the file moves. */
function renamed(font: Buffer): Buffer {
  const names = [
    ['Scheherazade New', 'AmanahArab Quran'],
    ['ScheherazadeNew', 'AmanahArabQuran'],
  ] as const
  const text = names.reduce(
    (bytes, [reserved, own]) =>
      bytes.replaceAll(reserved, own).replaceAll(wide(reserved), wide(own)),
    font.toString('latin1'),
  )
  return Buffer.from(text, 'latin1')
}

/** How the name table writes it: two bytes per letter, the high one first. */
function wide(name: string): string {
  return [...name].map((letter) => `\0${letter}`).join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const font = await buildArabicFont()
  const before = readFileSync(require.resolve(original)).length
  writeFileSync(arabicFontFile, font)
  console.log(`${arabicCharacters().length} characters, ${before} → ${font.length} bytes`)
}
