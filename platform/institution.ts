/** Who is registered to look after wakaf, and which bank receives wakaf of money (UU 41/2004, articles 9 and 28). */
export type Nazhir = { name: string; registration: string; bank: string }

/** Who runs this installation: what people and the law must be told. The sample's, or that of INSTITUTION_FILE. */
export type Institution = {
  name: string
  legalName: string
  decree: string
  address: string
  phone: string
  email: string
  complaints: string
  isSample: boolean
  /** Number on which people are answered by WhatsApp, as '+62…'. */
  whatsapp?: string
  /** When somebody answers, as people read it, e.g. 'Senin–Jumat 08.00–16.00 WIB'. */
  serviceHours?: string
  /** What entitles it to collect zakat (UU 23/2011): its licence, or whose unit it is. Without one no zakat is taken. */
  zakatBasis?: string
  /** The decree that lists it at the tax office; without one no receipt promises that zakat is deductible. */
  taxListing?: string
  /** Shown where wakaf is given; without one no wakaf is taken. */
  nazhir?: Nazhir
}

/**
 * True where zakat may be taken. Whoever collects it without a licence is punishable (UU 23/2011, articles 38 and 41), so
 * nobody does in earnest on the basis of the sample.
 */
export function mayCollectZakat(by: { institution: Institution; mode: 'demo' | 'live' }): boolean {
  const { zakatBasis, isSample } = by.institution
  return zakatBasis !== undefined && !(isSample && by.mode === 'live')
}

/**
 * True where wakaf may be taken: only a registered nazhir may look after it (UU 41/2004, article 14), and the sample's
 * is none in earnest.
 */
export function mayCollectWakaf(by: { institution: Institution; mode: 'demo' | 'live' }): boolean {
  const { nazhir, isSample } = by.institution
  return nazhir !== undefined && !(isSample && by.mode === 'live')
}

export const sampleInstitution: Institution = {
  name: 'Amanah',
  legalName: 'Yayasan Amanah Umat',
  decree: 'SK Kemenag No. 000/2026 (contoh)',
  address: 'Jl. Kebajikan No. 12, Bandung 40123',
  phone: '+62 22 0000 0000',
  email: 'halo@amanah.contoh',
  complaints: 'pengaduan@amanah.contoh',
  isSample: true,
  serviceHours: 'Senin–Jumat, 08.00–16.00 WIB',
  zakatBasis: 'Izin LAZ No. 000/2026 (contoh)',
  nazhir: {
    name: 'Nazhir Yayasan Amanah Umat',
    registration: 'BWI No. 3.3.00000 (contoh)',
    bank: 'Bank syariah penerima wakaf uang (contoh)',
  },
}
