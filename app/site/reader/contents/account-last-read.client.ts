import { api } from '#app/client/api.client.ts'
import type { BookmarkApi } from '#features/bookmark/api.server.ts'
import { type LastRead, readLastRead, readStamp } from './last-read.ts'
import { deviceStorage } from '#app/client/storage.client.ts'
import { keepLastRead } from './last-read-storage.client.ts'

/** A reader moves on often, so the account receives only the last place after a pause. */
const WAITS_MS = 4_000

type Place = { surahId: number; nomorAyat: number }

const calls = () => api<BookmarkApi>('member').alquran['last-read']
let waiting: { place: Place; timer: ReturnType<typeof setTimeout> } | undefined

/** Sends the last place to the account after a short wait, or when the screen is left. */
export function sendToAccount(place: Place): void {
  clearTimeout(waiting?.timer)
  waiting = { place, timer: setTimeout(sendWaiting, WAITS_MS) }
}

/** Synchronizes device and account: the later place wins on both. Returns the account's place when it is later. */
export async function syncLastRead(): Promise<LastRead | null> {
  const lastRead = deviceStorage.get('amanah.terakhir-dibaca')
  const here = readLastRead(lastRead)
  const { at } = readStamp(lastRead)
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
    detail: `Surah ke-${surahId}`,
  }
}

/** Reads the verse from an address such as '/surat/2#ayat-255' or '/juz/3#surat-2-ayat-255'. */
function placeIn({ to }: LastRead): Place | null {
  const [, inSurah, surah = inSurah, ayah] =
    /^\/(?:surat\/(\d+)|\w+\/\d+)[^#]*#(?:surat-(\d+)-)?ayat-(\d+)$/.exec(to) ?? []
  return surah && ayah ? { surahId: Number(surah), nomorAyat: Number(ayah) } : null
}

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendWaiting()
})
