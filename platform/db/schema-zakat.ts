/** The kinds of rows in zakat_parameter; each has the name of the calculators' input field it fills. */
export type ZakatParameterKind =
  | 'nisabBulan'
  | 'nisabTahun'
  | 'hargaEmas24PerGram'
  | 'hargaPerakPerGram'
  | 'tarifPerJiwa'
  | 'tarifPerHari'
  | 'gramPerJiwa'
  | 'mlPerJiwa'

export type ZakatRegionTable = { code: string; name: string; position: number }

/** Dates are plain days, 'yyyy-mm-dd'; `effective_to` is the last valid day of the figure. */
export type ZakatParameterTable = {
  kind: ZakatParameterKind
  region: string
  effective_from: string
  version: number
  effective_to: string | null
  amount: number
  unit: string
  basis: string
  decree: string | null
  source: string
  is_sample: boolean
  recorded_at: Date
}
