import { refusal } from '#platform/refusal.ts'
import { type Currency, SHOWN_DAYS } from './exchange-rate.ts'

/** A rate of a day to come, or of one that is too long ago to be shown. */
export class RateDayOutside extends refusal({
  code: 'exchange-rate/day',
  status: 422,
  message: `Tanggal kurs paling lama ${SHOWN_DAYS} hari yang lalu, dan tidak boleh sesudah hari ini.`,
}) {}

/** More than double, or less than half, of the rate before: a comma in the wrong place. */
export class RateFarOff extends refusal({ code: 'exchange-rate/far-off', status: 422 }) {
  constructor(currency: Currency, before: string) {
    super(`Kurs ${currency} jauh dari yang terakhir (${before}). Periksa titik dan komanya.`)
  }
}
