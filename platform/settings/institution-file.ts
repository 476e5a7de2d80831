import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Institution, isNpwp } from './institution.ts'

const line = (most: number) =>
  v.pipe(
    v.string('must be text'),
    v.transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim()),
    v.minLength(3, 'must be at least 3 characters'),
    v.maxLength(most, `must be at most ${most} characters`),
    v.check((text) => !/\(contoh\)|\.contoh\b/i.test(text), 'is still the sample'),
  )
const email = v.pipe(line(254), v.email('must be an e-mail address'))

/** The file of INSTITUTION_FILE: only the fields README lists, so that a misspelt name is noticed. */
const institutionFile = v.strictObject(
  {
    // The name is quoted before the address in mails.
    name: v.pipe(line(40), v.regex(/^[^"\\<>]+$/, 'must be without " \\ < >')),
    legalName: line(120),
    decree: line(160),
    address: line(200),
    phone: v.pipe(line(30), v.regex(/^\+?[\d ()-]{6,}$/, 'must be a telephone number')),
    email,
    complaints: email,
    whatsapp: v.optional(v.pipe(line(30), v.regex(/^\+\d{8,15}$/, 'must be a number as +62…'))),
    serviceHours: v.optional(line(80)),
    zakatBasis: v.optional(line(160)),
    taxListing: v.optional(line(160)),
    npwp: v.optional(v.pipe(line(20), v.check(isNpwp, 'must be the 16 digits of an NPWP'))),
    signer: v.optional(v.strictObject({ name: line(80), office: line(80) }, 'is not known here')),
    nazhir: v.optional(
      v.strictObject(
        { name: line(120), registration: line(120), bank: line(120) },
        'is not known here',
      ),
    ),
  },
  'is not known here',
)

/**
 * The institution of a JSON file, read once at the start; or one sentence per mistake that names the file and the
 * field.
 */
export function readInstitution(
  path: string,
): { institution: Institution } | { problems: string[] } {
  const problem = (what: string) => ({ problems: [`INSTITUTION_FILE: ${path}: ${what}`] })
  let file: unknown
  try {
    file = JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    return problem(code ? `cannot be read (${code})` : 'is not JSON')
  }
  const read = v.safeParse(institutionFile, file)
  if (!read.success) {
    const sentences = read.issues.map((issue) => {
      const field = v.getDotPath(issue)
      return `INSTITUTION_FILE: ${path}: ${field ? `"${field}" ${wordsOf(issue)}` : 'must be one object'}`
    })
    return { problems: sentences }
  }
  const { whatsapp, serviceHours, zakatBasis, taxListing, npwp, signer, nazhir, ...facts } =
    read.output
  const extras = {
    ...(whatsapp && { whatsapp }),
    ...(serviceHours && { serviceHours }),
    ...(zakatBasis && { zakatBasis }),
    ...(taxListing && { taxListing }),
    ...(npwp && { npwp }),
    ...(signer && { signer }),
    ...(nazhir && { nazhir }),
  }
  return { institution: { ...facts, ...extras, isSample: false } }
}

function wordsOf({ kind, received, message }: v.BaseIssue<unknown>): string {
  return kind === 'schema' && received === 'undefined' ? 'is missing' : message
}
