import licences from './browser-licences.json' with { type: 'json' }

/** A licence text, and what in the browser lies under it. */
export type Licence = { names: string; licence: string; author: string; text: string }

/** The licences of what this site sends to a browser (tools/notice.ts). */
export function shownLicences(): Licence[] {
  return licences.map(({ packages, licence, authors, text }) => ({
    licence,
    text,
    names: packages.join(', '),
    author: authors.join(', '),
  }))
}
