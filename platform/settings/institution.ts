/** The registered manager of wakaf, and the bank that receives cash wakaf (UU 41/2004, articles 9 and 28). */
export type Nazhir = { name: string; registration: string; bank: string }

/** Who signs its papers, and in which office. */
export type Signer = { name: string; office: string }

/**
 * The institution that runs this installation: what donors and the law must know. The sample's, or that of
 * INSTITUTION_FILE.
 */
export type Institution = {
  name: string
  legalName: string
  decree: string
  address: string
  phone: string
  email: string
  complaints: string
  isSample: boolean
  /** The WhatsApp number of the service, as '+62…'. */
  whatsapp?: string
  /** Service hours as shown to people, e.g. 'Senin–Jumat 08.00–16.00 WIB'. */
  serviceHours?: string
  /**
   * The legal basis for collecting zakat (UU 23/2011): its licence, or the amil it is a unit of. Without one no zakat
   * is taken.
   */
  zakatBasis?: string
  /** The decree that lists it at the tax office; without one no receipt says that zakat is deductible. */
  taxListing?: string
  /** Its own tax number, 16 digits. */
  npwp?: string
  signer?: Signer
  /** The key of its logo, a stored PNG; and of the one for a dark ground (platform/picture/logo.ts). */
  logo?: string
  logoDark?: string
  /** Shown with wakaf; without one no wakaf is taken. */
  nazhir?: Nazhir
}

/** An NPWP as the tax office writes it since 2024: 16 digits, not all of them the same (PMK 112/2022). */
export function isNpwp(digits: string): boolean {
  return /^\d{16}$/.test(digits) && !/^(\d)\1+$/.test(digits)
}

/**
 * True where zakat may be taken. Collecting it without a licence is punishable (UU 23/2011, articles 38 and 41), so
 * in live mode the sample's basis does not count.
 */
export function mayCollectZakat(by: { institution: Institution; mode: 'demo' | 'live' }): boolean {
  const { zakatBasis, isSample } = by.institution
  return zakatBasis !== undefined && !(isSample && by.mode === 'live')
}

/**
 * True where wakaf may be taken: only a registered nazhir may manage it (UU 41/2004, article 14), and in live mode
 * the sample's does not count.
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
