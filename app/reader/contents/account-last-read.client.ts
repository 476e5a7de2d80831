import { api } from '#app/client/api.client.ts'
import type { BookmarkApi } from '#features/bookmark/api.server.ts'
import { type LastRead, readLastRead, readStamp } from './last-read.ts'
import { LAST_READ_KEY } from '#app/client/storage-keys.ts'
import { keepLastRead } from './last-read-storage.client.ts'

/** Who reads on rests often: the account hears of the last place, not of each. */
const WAITS_MS = 4_000

type Place = { surahId: number; nomorAyat: number }

const calls = () => api<BookmarkApi>('member').alquran['last-read']
let waiting: { place: Place; timer: ReturnType<typeof setTimeout> } | undefined

/** Tells the account where reading stopped, a little later or when the screen is left. */
export function sendToAccount(place: Place): void {
  clearTimeout(waiting?.timer)
  waiting = { place, timer: setTimeout(sendWaiting, WAITS_MS) }
}

/**
 * Brings device and account together: the later of the two holds for both. Answers the account's place when that is
 * the later one.
 */
export async function syncLastRead(): Promise<LastRead | null> {
  const kept = localStorage.getItem(LAST_READ_KEY)
  const here = readLastRead(kept)
  const { at } = readStamp(kept)
  const { data } = await (await calls().$get()).json()
  if (data && Date.parse(data.readAt) >= at) {
    const there = placeAt(data)
    keepLastRead(there, { at: Date.parse(data.readAt), isOwn: true })
    document.documentElement.dataset.resumes = ''
    return there
  }
  const place = here && placeIn(here)
  if (here && place && at > 0) {
    await calls().$put({ json: { ...place, readAt: new Date(at).toISOString() } })
    keepLastRead(here, { at, isOwn: true })
  }
  return null
}

function sendWaiting(): void {
  if (!waiting) return
  const { place, timer } = waiting
  clearTimeout(timer)
  waiting = undefined
  calls()
    .$put({ json: place }, { init: { keepalive: true } })
    .catch((error: unknown) =>
      console.warn('the account was not told where reading stopped', error),
    )
}

function placeAt({ surahId, nomorAyat, namaLatin }: Place & { namaLatin: string }): LastRead {
  return {
    to: `/surat/${surahId}#ayat-${nomorAyat}`,
    title: `${namaLatin} ayat ${nomorAyat}`,
    detail: `Surat ke-${surahId}`,
  }
}

/** '/surat/2#ayat-255' and '/juz/3#surat-2-ayat-255' name their verse. */
function placeIn({ to }: LastRead): Place | null {
  const [, inSurah, surah = inSurah, ayah] =
    /^\/(?:surat\/(\d+)|\w+\/\d+)[^#]*#(?:surat-(\d+)-)?ayat-(\d+)$/.exec(to) ?? []
  return surah && ayah ? { surahId: Number(surah), nomorAyat: Number(ayah) } : null
}

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendWaiting()
})
