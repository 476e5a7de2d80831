/** A report that leaves the institution: to whom, for which span, and until when. */
export type OutwardReport = {
  title: string
  to: string
  /** What the reader finds in it, and the rule that asks for it. */
  note: string
  spans: readonly ReportSpan[]
  /** Days after the span's end by which it is sent; where no rule names them, none. */
  dueAfter?: number
  /** It names persons: only taken as a file, with a fresh factor. */
  isPersonal?: true
}

export type ReportSpan = 'semester-1' | 'semester-2' | 'tahun'

export const reportSpanWords: Readonly<Record<ReportSpan, string>> = {
  'semester-1': '1 Januari – 30 Juni',
  'semester-2': '1 Juli – 31 Desember',
  tahun: 'satu tahun',
}

/**
 * The reports by the last part of their addresses. BAZNAS gets the first half-year and the whole year, both from
 * 1 January (Perbaznas 1/2023); the tax office its list within fourteen days after the year (PMK 114/2025, art. 21).
 */
export const outwardReports = {
  baznas: {
    title: 'Laporan pengelolaan zakat',
    to: 'BAZNAS, Kementerian Agama',
    note: 'Penghimpunan, penyaluran per asnaf dan bidang, wilayah, hak amil, dan saldo. Muzaki dan mustahik dihitung satu kali (Perbaznas 1/2023).',
    spans: ['semester-1', 'tahun'],
  },
  'pembayar-zakat': {
    title: 'Daftar pembayar zakat',
    to: 'Direktorat Jenderal Pajak',
    note: 'Bukti Setor Zakat yang berlaku dari satu tahun, tanpa yang batal; dikirim lewat Coretax paling lambat 14 Januari (PMK 114/2025).',
    spans: ['tahun'],
    dueAfter: 14,
    isPersonal: true,
  },
  wakaf: {
    title: 'Laporan nazhir',
    to: 'Badan Wakaf Indonesia, Kementerian Agama',
    note: 'Harta wakaf per jenis, jumlah wakif, wakaf temporer, hasil, bagian nazhir, dan manfaat bagi mauquf alaih.',
    spans: ['semester-1', 'semester-2'],
  },
  rasio: {
    title: 'Rasio penyaluran',
    to: 'BAZNAS, dewan pengawas syariah',
    note: 'Rasio alokasi menurut Puskas BAZNAS, dengan rumusnya.',
    spans: ['semester-1', 'tahun'],
  },
} as const satisfies Record<string, OutwardReport>

export type OutwardName = keyof typeof outwardReports

/** True for the name of a report. */
export function isOutwardName(name: string | undefined): name is OutwardName {
  return name !== undefined && Object.hasOwn(outwardReports, name)
}

/** The days of a span of a year, both included. */
export function daysOfSpan(year: number, span: ReportSpan): { from: string; through: string } {
  const from = span === 'semester-2' ? `${year}-07-01` : `${year}-01-01`
  return { from, through: span === 'semester-1' ? `${year}-06-30` : `${year}-12-31` }
}

export type ReportCell = string | number | Date | null

/** A row by the names of its cells; the columns in force say which of them are shown, and how they are headed. */
export type ReportRow = Readonly<Record<string, ReportCell>>

export type ColumnSet = {
  validFrom: string
  columns: readonly (readonly [name: string, head: string])[]
}

const table = [
  ['bagian', 'Bagian'],
  ['uraian', 'Uraian'],
  ['rincian', 'Rincian'],
  ['orang', 'Orang'],
  ['keluarga', 'Keluarga'],
  ['jumlah', 'Jumlah (Rp)'],
] as const

/** The delivered columns of each report, by the day from which its form has them. */
const columnSets: Readonly<Record<OutwardName, readonly ColumnSet[]>> = {
  baznas: [{ validFrom: '2020-01-01', columns: table }],
  'pembayar-zakat': [
    {
      validFrom: '2020-01-01',
      columns: [
        ['nomor', 'no_bukti'],
        ['tanggal', 'tanggal'],
        ['npwp_nik', 'npwp_nik'],
        ['nama', 'nama'],
        ['jumlah', 'jumlah'],
      ],
    },
  ],
  wakaf: [
    {
      validFrom: '2020-01-01',
      columns: [
        ['bagian', 'Bagian'],
        ['uraian', 'Uraian'],
        ['orang', 'Orang'],
        ['jumlah', 'Jumlah (Rp)'],
      ],
    },
  ],
  rasio: [
    {
      validFrom: '2020-01-01',
      columns: [
        ['uraian', 'Rasio'],
        ['rumus', 'Rumus'],
        ['persen', 'Persen'],
        ['nilai', 'Nilai'],
      ],
    },
  ],
}

/** The delivered columns of the last day of a period. */
export function deliveredOn(name: OutwardName, day: string): ColumnSet {
  const set = columnSets[name].findLast(({ validFrom }) => validFrom <= day)
  return set ?? { validFrom: day, columns: [] }
}

/** The cells that a report can show. */
export function cellsOf(name: OutwardName): string[] {
  return [...new Set(columnSets[name].flatMap(({ columns }) => columns.map(([cell]) => cell)))]
}
