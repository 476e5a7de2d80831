import { refusal } from '#platform/refusal.ts'
import { FIRST_YEAR, formatMonth, type HijriMonth, LAST_YEAR } from './hijri.ts'

/** The calendar does not reach that far. */
export class OutsideCalendar extends refusal({
  code: 'calendar/outside',
  status: 422,
  message: `Kalender ini mencakup tahun ${FIRST_YEAR} sampai ${LAST_YEAR} Hijriah.`,
}) {}

/** A decision that would make a month, or its neighbour, shorter than 29 or longer than 30 days. */
export class MonthLengthImpossible extends refusal({ code: 'calendar/month-length', status: 422 }) {
  constructor(month: HijriMonth, days: number) {
    super(
      `Dengan tanggal itu ${formatMonth(month)} menjadi ${days} hari. Satu bulan Hijriah 29 atau 30 hari; periksa tanggalnya.`,
    )
  }
}

/** There is no decision to take back. */
export class NothingDecided extends refusal({ code: 'calendar/nothing-decided', status: 404 }) {
  constructor(month: HijriMonth) {
    super(`Belum ada penetapan yang dicatat untuk ${formatMonth(month)}.`)
  }
}
