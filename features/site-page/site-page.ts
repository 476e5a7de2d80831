import type { Institution } from '#platform/settings/institution.ts'

/** All pages, by their address. */
export const pageSlugs = ['about', 'disclaimer', 'syarat-ketentuan', 'kebijakan-privasi'] as const
export type PageSlug = (typeof pageSlugs)[number]

/** Pages that people consent to: each version has a code for the consents. */
export const consentedSlugs: readonly PageSlug[] = ['syarat-ketentuan', 'kebijakan-privasi']

/** One published version of a page; `body` is cleaned HTML with the institution's data filled in. */
export type PageVersion = {
  slug: PageSlug
  version: number
  /** The name of this version in consents. */
  code: string | null
  title: string
  summary: string
  body: string
  changeSummary: string
  effectiveAt: Date
}

export type VersionState = 'upcoming' | 'current' | 'superseded'

export type HistoryEntry = Pick<PageVersion, 'version' | 'changeSummary' | 'effectiveAt'> & {
  state: VersionState
}

/** The version in force at a moment: the last one already effective. */
export function versionAt<V extends { version: number; effectiveAt: Date }>(
  versions: readonly V[],
  now: Date,
): V | undefined {
  return versions
    .filter(({ effectiveAt }) => effectiveAt <= now)
    .toSorted((a, b) => b.version - a.version)[0]
}

/** Whether a version is in force, is announced, or was replaced, given the one in force. */
export function versionState(
  { version, effectiveAt }: { version: number; effectiveAt: Date },
  { current, now }: { current: number | undefined; now: Date },
): VersionState {
  if (effectiveAt > now) return 'upcoming'
  return version === current ? 'current' : 'superseded'
}

/** What stands in braces in a page and is said by the settings of the institution. */
const blanks: Record<string, (facts: Institution) => string> = {
  lembaga: ({ legalName }) => legalName,
  nama: ({ name }) => name,
  alamat: ({ address }) => address,
  telepon: ({ phone }) => phone,
  surel: ({ email }) => email,
  pengaduan: ({ complaints }) => complaints,
}

/** The unknown placeholders in a text. */
export function unknownBlanks(body: string): string[] {
  return [...body.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(blanks, name))
}

/** Fills the placeholders of a text; `escape` makes a value safe for its context. */
export function fillBlanks(
  text: string,
  { institution, escape }: { institution: Institution; escape: (value: string) => string },
): string {
  return text.replaceAll(/\{([a-z]+)\}/g, (blank, name: string) => {
    const value = Object.hasOwn(blanks, name) ? blanks[name]?.(institution) : undefined
    return value === undefined ? blank : escape(value)
  })
}
