import { data } from 'react-router'
import { api } from '#app/client/api.client.ts'
import { verseLink } from './sheets/verse-words.ts'
import type { QuranApi } from '#features/quran/api.server.ts'

/** The page of a verse from its surah; without a network the service worker answers from the text on the device. */
export async function verseOnDevice(
  { surah: surahNumber, ayah }: { surah: string; ayah: string },
  signal: AbortSignal,
) {
  const param = { id: surahNumber }
  const answer = await api<QuranApi>().surat[':id'].$get({ param, query: {} }, { init: { signal } })
  const { data: surah } = await answer.json()
  const found = surah.surah_details.find(({ nomorAyat }) => String(nomorAyat) === ayah)
  if (!found) throw data({ message: 'Page Not Found' }, { status: 404 })
  const { surahId, namaLatin, nomorAyat, teksArab, teksLatin, teksIndonesia, juz } = found
  const verse = { surahId, namaLatin, nomorAyat, teksArab, teksLatin, teksIndonesia }
  const place = { name: surah.namaLatin, meaning: surah.arti, verseCount: surah.jumlahAyat, juz }
  return { verse, place, url: verseLink(verse, location.origin) }
}
