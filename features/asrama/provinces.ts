/** Hours ahead of UTC, and the name of the time zone. No part of Indonesia has summer time. */
export type ProvinceZone = { hours: 7 | 8 | 9; name: 'WIB' | 'WITA' | 'WIT' }

const wib: ProvinceZone = { hours: 7, name: 'WIB' }
const wita: ProvinceZone = { hours: 8, name: 'WITA' }
const wit: ProvinceZone = { hours: 9, name: 'WIT' }

/** The 38 provinces by their slug, from west to east, with their time zone (Keputusan Presiden 41/1987). */
const provinces: Record<string, readonly [name: string, zone: ProvinceZone]> = {
  aceh: ['Aceh', wib],
  'sumatera-utara': ['Sumatera Utara', wib],
  'sumatera-barat': ['Sumatera Barat', wib],
  riau: ['Riau', wib],
  'kepulauan-riau': ['Kepulauan Riau', wib],
  jambi: ['Jambi', wib],
  bengkulu: ['Bengkulu', wib],
  'sumatera-selatan': ['Sumatera Selatan', wib],
  'kepulauan-bangka-belitung': ['Kepulauan Bangka Belitung', wib],
  lampung: ['Lampung', wib],
  banten: ['Banten', wib],
  'dki-jakarta': ['DKI Jakarta', wib],
  'jawa-barat': ['Jawa Barat', wib],
  'jawa-tengah': ['Jawa Tengah', wib],
  'di-yogyakarta': ['DI Yogyakarta', wib],
  'jawa-timur': ['Jawa Timur', wib],
  'kalimantan-barat': ['Kalimantan Barat', wib],
  'kalimantan-tengah': ['Kalimantan Tengah', wib],
  'kalimantan-selatan': ['Kalimantan Selatan', wita],
  'kalimantan-timur': ['Kalimantan Timur', wita],
  'kalimantan-utara': ['Kalimantan Utara', wita],
  bali: ['Bali', wita],
  'nusa-tenggara-barat': ['Nusa Tenggara Barat', wita],
  'nusa-tenggara-timur': ['Nusa Tenggara Timur', wita],
  'sulawesi-barat': ['Sulawesi Barat', wita],
  'sulawesi-selatan': ['Sulawesi Selatan', wita],
  'sulawesi-tengah': ['Sulawesi Tengah', wita],
  'sulawesi-tenggara': ['Sulawesi Tenggara', wita],
  gorontalo: ['Gorontalo', wita],
  'sulawesi-utara': ['Sulawesi Utara', wita],
  'maluku-utara': ['Maluku Utara', wit],
  maluku: ['Maluku', wit],
  'papua-barat-daya': ['Papua Barat Daya', wit],
  'papua-barat': ['Papua Barat', wit],
  'papua-tengah': ['Papua Tengah', wit],
  papua: ['Papua', wit],
  'papua-pegunungan': ['Papua Pegunungan', wit],
  'papua-selatan': ['Papua Selatan', wit],
}

/** The slugs of all provinces, from west to east. */
export const provinceSlugs: readonly string[] = Object.keys(provinces)

/** 'jawa-barat' → 'Jawa Barat'. Throws for an unknown slug: rows hold known ones only. */
export function provinceName(slug: string): string {
  return provinceOf(slug)[0]
}

/** The time zone of a province. */
export function zoneOf(slug: string): ProvinceZone {
  return provinceOf(slug)[1]
}

function provinceOf(slug: string): readonly [string, ProvinceZone] {
  const found = Object.hasOwn(provinces, slug) ? provinces[slug] : undefined
  if (!found) throw new Error(`no province is called ${slug}`)
  return found
}
