import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { openQuran } from '#features/quran/text/source.server.ts'
import { dhikr } from '#features/tahlil/dhikr.ts'
import { mergeFonts } from './merge-fonts.ts'

type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'sfnt' | 'woff2'
    variationAxes?: Record<string, { min: number; max: number }>
    dropTables?: readonly string[]
  },
) => Promise<Buffer>

const require = createRequire(import.meta.url)
const subsetFont: SubsetFont = require('subset-font')

const arabic = '@fontsource/scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2'
const sans = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans'
const VERSE_END = '\u06DD'
/** The characters of an Indonesian screen; other characters load the whole font when they occur. */
const PLAIN =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i)) +
  '\u00A0©°±²³·¼½¾×÷éê\u0304–—‘’“”•…−'

export type Font = {
  file: string
  original: string
  characters(): string
  build(): Promise<Buffer>
}

/** The fonts of the product, stored in app/appearance/fonts and declared in app/appearance/fonts/faces.css. */
export const fonts: readonly Font[] = [
  {
    file: fileOf('amanah-arab.woff2'),
    original: arabic,
    characters: arabicCharacters,
    build: buildArabic,
  },
  {
    file: fileOf('amanah-latin.woff2'),
    original: sansPart('latin'),
    characters: () => sorted(PLAIN + translitCharacters()),
    build: buildLatin,
  },
]

/** Every Arabic character of the Quran and the dhikr, once each, with the digits and the sign for verse numbers. */
function arabicCharacters(): string {
  const surahs = openQuran({ quranSource: 'kemenag' }).listSurahs()
  const names = surahs.map((surah) => surah.arabicName)
  const verses = surahs.flatMap((surah) => surah.verses.map((verse) => verse.arabic))
  const digits = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(0x0660 + digit))
  // Brackets come from the Latin font, as everywhere.
  const typed = Object.values(dhikr).map(({ arabic: words }) => words.replace(/[()]/g, ''))
  return sorted([...names, ...verses, ...typed, ...digits, VERSE_END].join(''))
}

/** Letters of the transliteration and the translation beyond plain Latin, such as ā, ḥ and ṡ. */
function translitCharacters(): string {
  const surahs = openQuran({ quranSource: 'kemenag' }).listSurahs()
  const verses = surahs.flatMap((surah) => surah.verses)
  const text = verses.map((verse) => `${verse.latin ?? ''}${verse.indonesian}`).join('')
  const letters = [...sorted(text)].filter((letter) => !PLAIN.includes(letter)).join('')
  return sorted(letters + letters.toUpperCase())
}

function sorted(text: string): string {
  return [...new Set(text)].sort().join('')
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(`../../app/appearance/fonts/${name}`, import.meta.url))
}

async function buildArabic(): Promise<Buffer> {
  return subsetFont(await plainArabic(), arabicCharacters(), { targetFormat: 'woff2' })
}

/** Scheherazade New with all its layout rules, and a new name, as its licence requires. */
async function plainArabic(): Promise<Buffer> {
  const full = readFileSync(require.resolve(arabic))
  return renamed(await subsetFont(full, arabicCharacters(), { targetFormat: 'sfnt' }))
}

const still = '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans'
/** Latin with all its accents, and punctuation: the characters of a title. */
const TITLE = sorted(
  String.fromCodePoint(...Array.from({ length: 0x230 }, (_, i) => 0x20 + i)) +
    String.fromCodePoint(...Array.from({ length: 0x100 }, (_, i) => 0x1e00 + i)) +
    '\u0304–—‘’“”•…',
)

/**
 * The fonts for text on pictures drawn on the server (platform/picture/lettering.server.ts): uncompressed, because the
 * picture library reads no compressed ones. A clean machine has no fonts, so none of its own are used.
 */
export const pictureFonts: readonly { file: string; build(): Promise<Buffer> }[] = [
  { file: pictureFile('amanah-arab.ttf'), build: plainArabic },
  ...(['latin', 'latin-ext'] as const).flatMap((part) =>
    [500, 700].map((weight) => ({
      file: pictureFile(`${part}-${weight}.ttf`),
      build: () =>
        subsetFont(
          readFileSync(require.resolve(`${still}-${part}-${weight}-normal.woff2`)),
          TITLE,
          {
            targetFormat: 'sfnt',
          },
        ),
    })),
  ),
]

function pictureFile(name: string): string {
  return fileURLToPath(new URL(`../../platform/fonts/${name}`, import.meta.url))
}

/**
 * Plus Jakarta Sans in the weights the screens use, with its hinting: without it Linux rounds the width of every
 * letter. Its two parts become one file, so that a page with transliteration loads no second one.
 */
async function buildLatin(): Promise<Buffer> {
  const weights = { wght: { min: 400, max: 800 } }
  const [plain, translit] = await Promise.all(
    (
      [
        ['latin', PLAIN],
        ['latin-ext', translitCharacters()],
      ] as const
    ).map(([part, letters]) =>
      subsetFont(readFileSync(require.resolve(sansPart(part))), letters, {
        targetFormat: 'sfnt',
        variationAxes: weights,
        dropTables: ['HVAR'],
      }),
    ),
  )
  if (!plain || !translit) throw new Error('a part of the font is missing')
  const whole = mergeFonts(plain, translit)
  return subsetFont(whole, sorted(PLAIN + translitCharacters()), { targetFormat: 'woff2' })
}

function sansPart(part: 'latin' | 'latin-ext'): string {
  return `${sans}-${part}-wght-normal.woff2`
}

/** The OFL reserves the original's name. The new names have the same length, so no offset in the file moves. */
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

/** The encoding of the name table: two bytes per letter, the high one first. */
function wide(name: string): string {
  return [...name].map((letter) => `\0${letter}`).join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const font of fonts) {
    const before = readFileSync(require.resolve(font.original)).length
    const built = await font.build()
    writeFileSync(font.file, built)
    const name = font.file.replace(/^.*[\\/]/, '')
    console.log(
      `${name}: ${font.characters().length} characters, ${before} → ${built.length} bytes`,
    )
  }
  for (const { file, build } of pictureFonts) writeFileSync(file, await build())
}
