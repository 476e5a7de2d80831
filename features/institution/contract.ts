import * as v from 'valibot'
import { isEmail, LONGEST_EMAIL } from '#platform/contact.ts'
import { textOf } from '#platform/form-text.ts'
import type { Institution } from '#platform/institution.ts'

const optional = (what: string, most: number) => textOf(what, most, { isOptional: true })
const email = (what: string) =>
  v.pipe(textOf(what, LONGEST_EMAIL), v.check(isEmail, `${what} tidak lengkap.`))

/** The facts of the institution as staff write them, with what is different in a sentence. */
export const institutionInput = v.pipe(
  v.object({
    // The name is quoted before the address in mails.
    name: v.pipe(textOf('Nama', 40), v.regex(/^[^"\\<>]+$/, 'Nama tanpa tanda " \\ < >.')),
    legalName: textOf('Nama badan hukum', 120),
    decree: textOf('Pengesahan', 160),
    address: textOf('Alamat', 200),
    phone: v.pipe(
      textOf('Telepon', 30),
      v.regex(/^\+?[\d ()-]{6,}$/, 'Contoh telepon: +62 22 0000 0000.'),
    ),
    email: email('E-mail'),
    complaints: email('E-mail pengaduan'),
    whatsapp: v.pipe(
      optional('WhatsApp', 30),
      v.regex(/^$|^\+\d{8,15}$/, 'Contoh WhatsApp: +6281100000000.'),
    ),
    serviceHours: optional('Jam layanan', 80),
    zakatBasis: optional('Dasar pengumpulan zakat', 160),
    taxListing: optional('Keputusan Ditjen Pajak', 160),
    nazhirName: optional('Nama nazhir', 120),
    nazhirRegistration: optional('Nomor pendaftaran nazhir', 120),
    nazhirBank: optional('Bank penerima wakaf uang', 120),
    changeSummary: textOf('Yang berubah', 300),
  }),
  v.forward(
    v.check(
      ({ nazhirName, nazhirRegistration, nazhirBank }) =>
        new Set([nazhirName === '', nazhirRegistration === '', nazhirBank === '']).size === 1,
      'Isi nama, nomor, dan bank nazhir, atau kosongkan ketiganya.',
    ),
    ['nazhirName'],
  ),
)

export type InstitutionInput = v.InferOutput<typeof institutionInput>

/** The facts of a form; `isSample` stays what it was. */
export function factsOf(input: InstitutionInput, isSample: boolean): Institution {
  const { whatsapp, serviceHours, zakatBasis, taxListing } = input
  const { nazhirName: name, nazhirRegistration: registration, nazhirBank: bank } = input
  return {
    name: input.name,
    legalName: input.legalName,
    decree: input.decree,
    address: input.address,
    phone: input.phone,
    email: input.email,
    complaints: input.complaints,
    isSample,
    ...(whatsapp && { whatsapp }),
    ...(serviceHours && { serviceHours }),
    ...(zakatBasis && { zakatBasis }),
    ...(taxListing && { taxListing }),
    ...(name && { nazhir: { name, registration, bank } }),
  }
}

/** The stored facts as the form shows them. */
export function institutionValues(facts: Institution): Record<string, string> {
  const { nazhir } = facts
  return {
    name: facts.name,
    legalName: facts.legalName,
    decree: facts.decree,
    address: facts.address,
    phone: facts.phone,
    email: facts.email,
    complaints: facts.complaints,
    whatsapp: facts.whatsapp ?? '',
    serviceHours: facts.serviceHours ?? '',
    zakatBasis: facts.zakatBasis ?? '',
    taxListing: facts.taxListing ?? '',
    nazhirName: nazhir?.name ?? '',
    nazhirRegistration: nazhir?.registration ?? '',
    nazhirBank: nazhir?.bank ?? '',
  }
}
