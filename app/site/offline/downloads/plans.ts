import { isSavingData } from '#app/site/player/data-saver.client.ts'
import { inOrder } from '#app/site/player/hosts.ts'
import { settingsStore } from '#app/site/player/listening/extension.client.ts'
import { withReciter } from '#app/site/player/listening/settings.ts'
import { juzPlaylist, type Playlist, surahPlaylist } from '#app/site/player/playlist.ts'
import type { JuzVerseWire, ReciterWire, SurahWire } from '#features/quran/contract.ts'
import { audioSourcesOf, type DownloadRequest } from './download.ts'
import type { DownloadPlan } from './download-sheet.tsx'

/** A surah by the chosen qari. */
export function planSurah(surah: SurahWire): DownloadPlan {
  const { nomor, namaLatin, surah_details: verses } = surah
  return {
    request: requestOf(surahPlaylist(surah), { surah: nomor, name: namaLatin }),
    letters: verses.map(({ teksArab }) => teksArab.length),
  }
}

/** A juz by the chosen qari. */
export function planJuz(
  juz: number,
  { verses, reciter }: { verses: readonly JuzVerseWire[]; reciter: ReciterWire },
): DownloadPlan {
  const place = { juz, surah: verses[0]?.surahId ?? 1, name: `Juz ${juz}` }
  return {
    request: requestOf(juzPlaylist({ number: juz, verses, reciter }), place),
    letters: verses.map(({ teksArab }) => teksArab.length),
  }
}

function requestOf(
  usual: Playlist,
  place: Pick<DownloadRequest, 'surah' | 'juz' | 'name'>,
): DownloadRequest {
  const { voice, isSaving } = settingsStore.getState()
  const { tracks, reciter = '' } = voice ? withReciter(usual, voice) : usual
  const order = { failed: new Map(), now: 0, isSaving: isSaving ?? isSavingData() }
  const inThatOrder = (sources: readonly string[]) => inOrder(sources, order)
  // Every surah of a qari has the same basmala.
  const basmala = tracks.find((track) => track.basmala)?.basmala
  return {
    ...place,
    voice: reciter,
    sources: audioSourcesOf(tracks, inThatOrder),
    ...(basmala && { basmala: inThatOrder(basmala) }),
  }
}
