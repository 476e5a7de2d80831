import { readFileSync } from 'node:fs'
import type { Installed } from './installed.ts'
import { groupTexts } from './texts.ts'

/** What /lisensi shows of one licence text: who lies under it, and the text. */
type BrowserLicence = { packages: string[]; licence: string; authors: string[]; text: string }

/** Fonts of our own making, with the licence files that lie beside them. */
const fonts = [
  { name: 'Plus Jakarta Sans (sebagian huruf)', file: 'OFL-plus-jakarta-sans.txt' },
  { name: 'Amanah Arab, dari Scheherazade New', file: 'OFL-scheherazade-new.txt' },
]

/** The licences of what a browser gets, each text once; a package without a file of its own has the standard text. */
export function browserLicences(shipped: readonly Installed[]): BrowserLicence[] {
  const groups = groupTexts(shipped).map(({ packages, licence, authors, text }) => ({
    packages,
    licence,
    authors,
    text: ownPart(text ?? readFileSync(`LICENSES/${licence}.txt`, 'utf8')),
  }))
  const own = fonts.map(({ name, file }) => ({
    packages: [name],
    licence: 'OFL-1.1',
    authors: [],
    text: readFileSync(`app/appearance/fonts/${file}`, 'utf8').replaceAll('\r\n', '\n').trim(),
  }))
  return [...groups, ...own]
}

/** Without the licences of what the bundler itself contains: none of that reaches a browser. */
function ownPart(text: string): string {
  const [own = ''] = text.split(
    /^# Licenses of bundled dependencies$|^end of terms and conditions$/m,
  )
  return own.trim()
}
