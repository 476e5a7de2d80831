import * as v from 'valibot'
import { LONGEST_EMAIL, normaliseEmail } from '#platform/text/contact.ts'
import { textOf } from '#platform/text/form-text.ts'
import { type Institution, isNpwp } from '#platform/settings/institution.ts'
import { isLogoKey } from '#platform/picture/logo.ts'

const optional = (what: string, most: number) => textOf(what, most, { isOptional: true })
const email = (what: string) =>
  v.pipe(
    textOf(what, LONGEST_EMAIL),
    v.transform(normaliseEmail),
    v.string(`${what} tidak lengkap.`),
  )

/** Typed with the signs it is printed with, kept as digits. */
const npwp = v.pipe(
  optional('NPWP', 30),
  v.transform((text) => text.replaceAll(/[\s.-]/g, '')),
  v.check(
    (digits) => digits === '' || isNpwp(digits),
    'NPWP terdiri dari 16 angka. NPWP lama yang 15 angka ditulis dengan 0 di depannya.',
  ),
)
const logo = v.pipe(
  optional('Logo', 120),
  v.check((key) => key === '' || isLogoKey(key), 'Logo ini tidak dikenal. Unggahlah sekali lagi.'),
)

const entries = {
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
  npwp,
  signerName: optional('Nama penanda tangan', 80),
  signerOffice: optional('Jabatan penanda tangan', 80),
  logo,
  logoDark: logo,
  nazhirName: optional('Nama nazhir', 120),
  nazhirRegistration: optional('Nomor pendaftaran nazhir', 120),
  nazhirBank: optional('Bank penerima wakaf uang', 120),
  changeSummary: textOf('Yang berubah', 300),
}

/** The facts of the institution as staff write them, with what is different in a sentence. */
export const institutionInput = v.pipe(
  v.object(entries),
  v.forward(
    v.check(
      ({ nazhirName, nazhirRegistration, nazhirBank }) =>
        new Set([nazhirName === '', nazhirRegistration === '', nazhirBank === '']).size === 1,
      'Isi nama, nomor, dan bank nazhir, atau kosongkan ketiganya.',
    ),
    ['nazhirName'],
  ),
  v.forward(
    v.check(
      ({ signerName, signerOffice }) => (signerName === '') === (signerOffice === ''),
      'Isi nama dan jabatan penanda tangan, atau kosongkan keduanya.',
    ),
    ['signerName'],
  ),
  v.forward(
    v.check(
      (input) => input.logo !== '' || input.logoDark === '',
      'Unggah dahulu logo untuk latar terang.',
    ),
    ['logoDark'],
  ),
)

export type InstitutionInput = v.InferOutput<typeof institutionInput>

/** Some of the facts, with what is different. */
export type InstitutionChange = Partial<InstitutionInput> & Pick<InstitutionInput, 'changeSummary'>

export type FactName = Exclude<keyof InstitutionInput, 'changeSummary'>

/**
 * Every fact of the form. Donors and receipts rely on those that are `byTwo`: two people change them; the others stay
 * one person's.
 */
export const institutionFacts: Readonly<Record<FactName, { label: string; byTwo: boolean }>> = {
  name: { label: 'Nama', byTwo: true },
  legalName: { label: 'Nama badan hukum', byTwo: true },
  decree: { label: 'Pengesahan', byTwo: true },
  address: { label: 'Alamat', byTwo: true },
  phone: { label: 'Telepon', byTwo: false },
  email: { label: 'E-mail', byTwo: false },
  complaints: { label: 'E-mail pengaduan', byTwo: false },
  whatsapp: { label: 'WhatsApp layanan', byTwo: false },
  serviceHours: { label: 'Jam layanan', byTwo: false },
  zakatBasis: { label: 'Dasar pengumpulan zakat', byTwo: true },
  taxListing: { label: 'Keputusan Ditjen Pajak', byTwo: true },
  npwp: { label: 'NPWP lembaga', byTwo: true },
  signerName: { label: 'Nama penanda tangan', byTwo: true },
  signerOffice: { label: 'Jabatan penanda tangan', byTwo: true },
  logo: { label: 'Logo', byTwo: false },
  logoDark: { label: 'Logo untuk latar gelap', byTwo: false },
  nazhirName: { label: 'Nazhir wakaf', byTwo: true },
  nazhirRegistration: { label: 'Nomor pendaftaran nazhir', byTwo: true },
  nazhirBank: { label: 'Bank penerima wakaf uang', byTwo: true },
}

const names = Object.keys(institutionFacts) as FactName[]
export const factsByTwo = names.filter((name) => institutionFacts[name].byTwo)

/** Uploaded in a form of their own. */
const LOGOS: readonly FactName[] = ['logo', 'logoDark']

/** What one person changes. */
export const ownFactsForm = formOf(false)
/** What one person proposes and another approves. */
export const reliedFactsForm = formOf(true)

function formOf(byTwo: boolean) {
  const wanted = names.filter(
    (name) => institutionFacts[name].byTwo === byTwo && !LOGOS.includes(name),
  )
  const some = Object.fromEntries(wanted.map((name) => [name, entries[name]]))
  return v.object({ ...some, changeSummary: entries.changeSummary }) as v.GenericSchema<
    unknown,
    InstitutionChange
  >
}

/** The facts of a form; `isSample` stays what it was. */
export function factsOf(input: InstitutionInput, isSample: boolean): Institution {
  const { whatsapp, serviceHours, zakatBasis, taxListing, npwp: number } = input
  const { signerName, signerOffice: office, logo: light, logoDark } = input
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
    ...(number && { npwp: number }),
    ...(signerName && { signer: { name: signerName, office } }),
    ...(light && { logo: light }),
    ...(logoDark && { logoDark }),
    ...(name && { nazhir: { name, registration, bank } }),
  }
}

/** The stored facts as the form shows them. */
export function institutionValues(facts: Institution): Record<string, string> {
  const { nazhir, signer } = facts
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
    npwp: facts.npwp ?? '',
    signerName: signer?.name ?? '',
    signerOffice: signer?.office ?? '',
    logo: facts.logo ?? '',
    logoDark: facts.logoDark ?? '',
    nazhirName: nazhir?.name ?? '',
    nazhirRegistration: nazhir?.registration ?? '',
    nazhirBank: nazhir?.bank ?? '',
  }
}
