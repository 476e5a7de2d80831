/** The nearest city, or a message that says why it is unknown. */
export type NearestCity = { code: string } | { words: string }

const WAIT_MS = 10_000
/** A location up to one hour old is precise enough. */
const MAX_AGE_MS = 3_600_000
const DENIED = 1

/** The listed city nearest to the device. The location never leaves the device; the city list is loaded instead. */
export async function findNearest(): Promise<NearestCity> {
  if (!('geolocation' in navigator)) return { words: 'Peramban ini tidak mengenal lokasi.' }
  try {
    const [{ coords }, { nearestCity }] = await Promise.all([
      whereIsIt(),
      import('#features/prayer-time/cities.ts'),
    ])
    return { code: nearestCity(coords).city.code }
  } catch (cause) {
    const isDenied = (cause as { code?: number }).code === DENIED
    return {
      words: isDenied
        ? 'Izin lokasi tidak diberikan. Pilih kota dari daftar.'
        : 'Lokasi belum ditemukan. Pilih kota dari daftar.',
    }
  }
}

function whereIsIt(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    const options = { timeout: WAIT_MS, maximumAge: MAX_AGE_MS }
    navigator.geolocation.getCurrentPosition(resolve, reject, options)
  })
}
