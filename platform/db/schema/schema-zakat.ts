import type { Generated } from 'kysely'

/**
 * The kinds of rows in zakat_parameter; each has the name of the calculators' input field it fills, but for
 * the choices ('pilihan…'), whose amount is the number of a view (features/zakat/figures/views.ts).
 */
export type ZakatParameterKind =
  | 'nisabBulan'
  | 'nisabTahun'
  | 'hargaEmas24PerGram'
  | 'hargaPerakPerGram'
  | 'tarifPerJiwa'
  | 'tarifPerHari'
  | 'gramPerJiwa'
  | 'mlPerJiwa'
  | 'nisabGabahKg'
  | 'nisabBerasKg'
  | 'kadarMasehi'
  | 'hargaGabahPerKg'
  | 'hargaBerasPerKg'
  | 'hargaKambing'
  | 'hargaTabi'
  | 'hargaMusinnah'
  | 'pilihanSaham'
  | 'pilihanSewa'
  | 'pilihanPerkebunan'
  | 'pilihanPertanian'
  | 'pilihanPerikanan'
  | 'pilihanPerak'
  | 'pilihanPerhiasan'

/** Figures and prices of a day. */
export type ZakatTables = {
  zakat_region: { code: string; name: string; position: number }
  zakat_parameter: ZakatParameterTable
  exchange_rate: ExchangeRateTable
}

/** Dates are plain days, 'yyyy-mm-dd'; `effective_to` is the last valid day of the figure. */
type ZakatParameterTable = {
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

/** Rates to show sums in another currency, never to book by. */
type ExchangeRateTable = {
  currency: string
  /** 'yyyy-mm-dd'. */
  day: string
  source: string
  /** Of a rupiah, for one unit. */
  millionths: number
  is_sample: boolean
  made_by: Generated<string | null>
  decided_by: Generated<string | null>
  recorded_at: Date
}
