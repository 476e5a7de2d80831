import type { OwnPlace } from './place.ts'

/** Where the device is, or a message that says why that is unknown. */
export type FoundPlace = { place: OwnPlace } | { words: string }

const WAIT_MS = 10_000
/** A location up to one hour old is precise enough. */
const MAX_AGE_MS = 3_600_000
const DENIED = 1

/** The place of the device, with its zone and the listed city near it. It never leaves the device. */
export async function findPlace(): Promise<FoundPlace> {
  if (!('geolocation' in navigator)) return { words: 'Peramban ini tidak mengenal lokasi.' }
  try {
    const [{ coords }, { nearestCity }, { isInIndonesia }] = await Promise.all([
      whereIsIt(),
      import('#features/prayer-time/places.ts'),
      import('#features/prayer-time/neighbours.ts'),
    ])
    if (!isInIndonesia(coords) || isAbroad()) {
      return { words: 'Lokasi Anda di luar Indonesia. Pilih kota dari daftar.' }
    }
    const { city, kilometres } = nearestCity(coords)
    const [latitude, longitude] = [roughly(coords.latitude), roughly(coords.longitude)]
    const far = kilometres < 1 ? 'kurang dari 1 km' : `${Math.round(kilometres)} km`
    return { place: { latitude, longitude, zone: city.zone, name: `dekat ${city.name}, ${far}` } }
  } catch (cause) {
    const isDenied = (cause as { code?: number }).code === DENIED
    return {
      words: isDenied
        ? 'Izin lokasi tidak diberikan. Pilih kota dari daftar.'
        : 'Lokasi belum ditemukan. Pilih kota dari daftar.',
    }
  }
}

const neighbours =
  /^Asia\/(Singapore|Kuala_Lumpur|Kuching|Brunei|Dili|Manila)$|^(Australia|Pacific)\//

/** The neighbours share our seas, and their clocks are not ours: the device knows when it shows one. */
function isAbroad(): boolean {
  return neighbours.test(Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** A kilometre moves the sun by three seconds. */
function roughly(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

function whereIsIt(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    const options = { timeout: WAIT_MS, maximumAge: MAX_AGE_MS }
    navigator.geolocation.getCurrentPosition(resolve, reject, options)
  })
}
