import type {
  JuzSummaryWire,
  JuzVerseWire,
  ReciterWire,
  SurahSummaryWire,
  SurahWire,
  VerseTextWire,
  VerseWire,
} from './contract.ts'
import { audioUrl, type Juz, revelationPlace, type Surah, type Verse } from './quran.ts'
import type { Reciter } from './audio/reciters.ts'
import { introductionOf } from './introduction/introductions.ts'
import { reviewedLatin } from './latin/reviewed-latin.ts'
import type { Quran } from './text/source.server.ts'

/** The `data` of GET /v2/surat. */
export function surahListWire(quran: Quran): SurahSummaryWire[] {
  return quran.listSurahs().map(surahSummaryWire)
}

/** The `data` of GET /v2/juz. */
export function juzListWire(quran: Quran): JuzSummaryWire[] {
  return quran.listJuz().map((juz) => {
    const [first, last] = [juz.parts[0], juz.parts.at(-1)]
    if (!first || !last) throw new Error(`juz ${juz.number} has no verses`)
    return {
      juz: juz.number,
      jumlahAyat: juz.verseCount,
      mulai: { surahId: first.surah, namaLatin: first.name, nomorAyat: first.from },
      selesai: { surahId: last.surah, namaLatin: last.name, nomorAyat: last.to },
      surat: juz.parts.map((part) => ({
        surahId: part.surah,
        namaLatin: part.name,
        dari: part.from,
        sampai: part.to,
      })),
      halaman: [...juz.pages],
    }
  })
}

/** The `data` of GET /v2/surat/{id}, with one reciter's recordings. */
export function surahWire(quran: Quran, surah: Surah, reciter: Reciter): SurahWire {
  return {
    ...surahHeadWire(quran, surah, reciter),
    surah_details: surah.verses.map((verse) => verseWire(verse, surah, reciter)),
  }
}

/** A surah without its verses. */
export function surahHeadWire(
  quran: Quran,
  surah: Surah,
  reciter: Reciter,
): Omit<SurahWire, 'surah_details'> {
  const pengantar = introductionOf(surah.number)
  return {
    ...surahSummaryWire(surah),
    ...(pengantar && { pengantar }),
    bismillah: surah.hasBasmala,
    sebelumnya: neighbourWire(quran.findSurah(surah.number - 1)),
    berikutnya: neighbourWire(quran.findSurah(surah.number + 1)),
    qari: reciterWire(reciter),
  }
}

/** The `data` of GET /v2/juz/{id}: flat, in reading order; readers group by `namaLatin`. */
export function juzWire(quran: Quran, juz: Juz, reciter: Reciter): JuzVerseWire[] {
  return juz.verses.map((verse) => {
    const surah = quran.findSurah(verse.surah)
    if (!surah) throw new Error(`juz ${juz.number} holds a verse of surah ${verse.surah}`)
    return readingWire(verse, surah, reciter)
  })
}

/** A verse with its surah, as a juz lists it. */
export function readingWire(verse: Verse, surah: Surah, reciter: Reciter): JuzVerseWire {
  return {
    ...verseWire(verse, surah, reciter),
    ...(verse.ayah === 1 && { awalSurat: true as const }),
    jumlahAyat: surah.verseCount,
  }
}

/** The texts of a verse, wherever one travels. */
export function verseTextWire(verse: Verse): VerseTextWire {
  const { arabic, latin, indonesian } = verse
  return {
    teksArab: arabic,
    teksLatin: latin ?? reviewedLatin(verse),
    teksIndonesia: indonesian,
  }
}

/** Who recites, as every answer with audio names it. */
export function reciterWire(reciter: Reciter): ReciterWire {
  return {
    id: reciter.id,
    nama: reciter.name,
    templat: reciter.audio,
    templatCadangan: [...reciter.fallbacks],
  }
}

function surahSummaryWire(surah: Surah): SurahSummaryWire {
  return {
    nomor: surah.number,
    nama: surah.arabicName,
    namaLatin: surah.name,
    arti: surah.meaning,
    jumlahAyat: surah.verseCount,
    tempatTurun: revelationPlace(surah.revelation),
    golongan: surah.revelation,
    juz: [...surah.juz],
    halaman: [...surah.pages],
  }
}

function verseWire(verse: Verse, surah: Surah, reciter: Reciter): VerseWire {
  return {
    surahId: verse.surah,
    namaLatin: surah.name,
    nomorAyat: verse.ayah,
    juz: verse.juz,
    halaman: verse.page,
    hizb: verse.hizb,
    ...(verse.startsRuku && { rukuAwal: true as const }),
    ...(verse.sajdah && { sajdah: true as const }),
    ...verseTextWire(verse),
    audio: audioUrl(reciter.audio, verse),
    audioCadangan: reciter.fallbacks.map((template) => audioUrl(template, verse)),
  }
}

function neighbourWire(surah: Surah | undefined) {
  return surah ? { nomor: surah.number, namaLatin: surah.name } : null
}
