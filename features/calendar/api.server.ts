import { Hono } from 'hono'
import { type ApiEnv, documented, publicAccess, validated } from '#platform/http/http.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { type CalendarDay, VERSION_NOTE } from './calendar.ts'
import { type DayBody, dayParam, dayResponse, monthQuery, monthResponse } from './contract.ts'
import { formatGregorianMonth } from './day.ts'
import { formatMonth, type HijriMonth, monthName } from './hijri.ts'
import { findDay, listGregorianMonth, listHijriMonth } from './queries.server.ts'

const tag = 'Kalender'
const access = 'public'

/** Days of the Hijri calendar by the government's calculation and decisions. */
export const calendarApi = new Hono<ApiEnv>()
  .get(
    '/calendar',
    documented({
      tag,
      summary: 'Hari-hari sebuah bulan Masehi (`bulan`) atau Hijriah (`hijriah`)',
      ok: monthResponse,
      access,
      errors: [422],
    }),
    publicAccess,
    validated('query', monthQuery),
    async (c) => {
      const { ctx } = c.var
      const now = ctx.now()
      const { bulan = dayOf(now).slice(0, 7), hijriah } = c.req.valid('query')
      const month = hijriah ? hijriMonth(hijriah) : undefined
      const days = month
        ? await listHijriMonth(ctx.read, month, now)
        : await listGregorianMonth(ctx.read, bulan, now)
      const judul = month ? formatMonth(month) : formatGregorianMonth(bulan)
      return c.json({ data: { judul, catatan: VERSION_NOTE, hari: days.map(toBody) } })
    },
  )
  .get(
    '/calendar/:tanggal',
    documented({
      tag,
      summary: 'Satu hari: tanggal Hijriah, pasaran, peristiwa, dan puasanya',
      ok: dayResponse,
      access,
      errors: [404, 422],
    }),
    publicAccess,
    validated('param', dayParam),
    async (c) => {
      const { ctx } = c.var
      const { tanggal } = c.req.valid('param')
      return c.json({ data: toBody(await findDay(ctx.read, tanggal, ctx.now())) })
    },
  )

/** The month of '1447-09'. */
function hijriMonth(text: string): HijriMonth {
  const [year = 0, month = 0] = text.split('-').map(Number)
  return { year, month }
}

function toBody(day: CalendarDay): DayBody {
  const { hijri } = day
  return {
    masehi: day.day,
    hijriah: {
      hari: hijri.day,
      bulan: hijri.month,
      tahun: hijri.year,
      namaBulan: monthName(hijri),
    },
    sumber: day.source,
    perkiraan: day.isEstimate,
    hari: day.weekday,
    pasaran: day.pasaran,
    peristiwa: day.observances.map(({ code, name, isHoliday = false, isFixed }) => ({
      kode: code,
      nama: name,
      libur: isHoliday,
      perkiraan: day.isEstimate && !isFixed,
    })),
    puasa: day.fasts.map(({ code, name, kind }) => ({ kode: code, nama: name, hukum: kind })),
    malam: day.evenings,
  }
}
