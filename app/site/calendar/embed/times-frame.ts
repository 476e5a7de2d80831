import { DEFAULT_CITY } from '#features/prayer-time/cities.ts'
import { districtLabel, findDistricts } from '#features/prayer-time/districts/districts.ts'
import { findCity, placeLabel, todayIn } from '#features/prayer-time/places.ts'
import {
  ESTIMATE_NOTE,
  momentOf,
  timeLabels,
  timeNames,
  type Zone,
} from '#features/prayer-time/prayer-time.ts'
import { reckonTimes } from '#features/prayer-time/reckon-times.ts'
import type { GeoPoint } from '#features/prayer-time/zones.ts'
import type { Ctx } from '#platform/context.ts'
import { escapeHtml } from '#platform/text/rich-text.ts'
import { addDays, formatDay, startOfDay } from '#platform/time/jakarta.ts'
import { timesPath } from './times-snippet.ts'

export type FramedPlace = GeoPoint & { code: string; name: string; zone: Zone }

/** The place that a frame names, `?kota=`, a listed place or a district; undefined for any other. */
export function framedPlace(search: URLSearchParams): FramedPlace | undefined {
  const [name = DEFAULT_CITY, ...others] = search.getAll('kota')
  if (others.length > 0) return undefined
  const city = findCity(name)
  if (city) return { ...city, name: placeLabel(city) }
  const [district, ...more] = findDistricts(name)
  if (!district || more.length > 0) return undefined
  return { ...district, name: districtLabel(district), zone: district.seat.zone }
}

const css = [
  'h1{font-size:1.125rem;line-height:1.3;margin:0}',
  'dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(6.5rem,100%),1fr));gap:.25rem 1rem;margin:.75rem 0}',
  'dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 .25rem;font-size:.9375rem}',
  'dd{margin:0;font-weight:700;font-variant-numeric:tabular-nums}',
  'main>p{color:var(--m);font-size:.875rem;margin:.25rem 0}',
]

/** Today's times of a place for the frames of other sites; at its midnight the frame asks again. */
export function timesFrame({ config, now }: Pick<Ctx, 'config' | 'now'>, place: FramedPlace) {
  const today = todayIn(place, now())
  const times = reckonTimes(place, today)
  const midnight = Date.parse(momentOf(addDays(today, 1), '00:00', place.zone))
  const canonical = `${config.origin}${timesPath(place.code)}`
  const rows = timeNames.map(
    (name) => `<div><dt>${timeLabels[name]}</dt><dd>${times[name].replace(':', '.')}</dd></div>`,
  )
  const body = [
    `<h1>Waktu salat ${escapeHtml(place.name)}</h1>`,
    `<p>${formatDay(startOfDay(today))}, ${place.zone}</p>`,
    `<dl>${rows.join('')}</dl>`,
    `<p>${ESTIMATE_NOTE}</p>`,
    `<footer><a href="${escapeHtml(canonical)}" target="_blank" rel="noopener">Jadwal sebulan dan arah kiblat</a>`,
    `<span>${escapeHtml(config.institution.name)}</span></footer>`,
  ].join('')
  const title = `Waktu salat ${place.name}`
  return {
    title,
    canonical,
    body,
    css,
    renewAfter: Math.ceil((midnight - now().getTime()) / 1_000),
  }
}
