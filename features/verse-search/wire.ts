import { type FoundVerseWire, type SearchQuery, type SearchWire } from './contract.ts'
import { highlighter } from './highlight.ts'
import type { Jump } from './place/jump.ts'
import type { Match, Missing } from './result-list.ts'
import { search, type SearchResults } from './search.ts'
import type { Search } from './search-index.ts'
import type { VerseField } from './types.ts'

const fields: Record<'arab' | 'latin' | 'arti', VerseField> = {
  arab: 'arabic',
  latin: 'latin',
  arti: 'indonesian',
}
const matches: Record<Match, FoundVerseWire['cocok']> = {
  jump: 'lompatan',
  topic: 'topik',
  exact: 'persis',
  form: 'bentuk',
  synonym: 'sinonim',
  near: 'dekat',
  slip: 'mirip',
  partial: 'sebagian',
}
const kinds = {
  verse: 'ayat',
  surah: 'surat',
  juz: 'juz',
  page: 'halaman',
  named: 'sebutan',
} as const

/** The answer of GET /v2/alquran/search; the browser's own search gives the same. */
export function searchWire(index: Search, query: SearchQuery): SearchWire {
  const { q, surat: surah, juz, teks, halaman: page, batas: size } = query
  const results = search(index, q, { surah, juz, field: teks && fields[teks] })
  const highlight = highlighter(index, results.translated ?? q)
  const rows = results.found.slice((page - 1) * size, page * size)
  return {
    data: rows.map((found): FoundVerseWire => {
      const verse = index.text.verses[found.verse] as Search['text']['verses'][0]
      const { arabic, latin, indonesian } = highlight(found)
      return {
        surahId: verse.surah,
        namaLatin: index.text.surahs[verse.surah - 1]?.name ?? '',
        nomorAyat: verse.ayah,
        juz: verse.juz,
        halaman: verse.page,
        teksArab: verse.arabic,
        teksLatin: verse.latin,
        teksIndonesia: verse.indonesian,
        cocok: matches[found.match],
        sorot: { arab: arabic, latin, arti: indonesian },
      }
    }),
    jumlah: results.found.length,
    halaman: page,
    berikutnya: page * size < results.found.length ? page + 1 : null,
    lompatan: results.jump && jumpWire(results.jump),
    pesan: results.message,
    saran: results.suggestion,
    topik: results.topic,
    catatan: noteOf(results),
  }
}

function noteOf({ missing, translated }: SearchResults): string | null {
  if (missing) return missingNote(missing)
  return translated === null ? null : `Dicari dalam bahasa Indonesia: “${translated}”.`
}

function jumpWire({ kind, title, number, spans }: Jump): SearchWire['lompatan'] {
  const [{ surah, from }] = spans as [Jump['spans'][0]]
  const addresses = {
    surah: `/surat/${surah}`,
    juz: `/juz/${number}`,
    page: `/halaman/${number}`,
    verse: `/surat/${surah}#ayat-${from}`,
    named: `/surat/${surah}#ayat-${from}`,
  }
  return { jenis: kinds[kind], judul: title, alamat: addresses[kind] }
}

/** Says that the Quran does not name what was asked for, and what stands here instead. */
function missingNote(missing: Missing): string {
  if (missing.kind === 'words') {
    const words = missing.words.map((word) => `“${word}”`).join(', ')
    return `Terjemahan Al-Qur’an tidak memuat kata ${words}.`
  }
  const { name, reason, about } = missing.entry
  return [`Al-Qur’an tidak menyebut ${name}.`, reason, `Ayat yang dekat: ${about}.`]
    .filter(Boolean)
    .join(' ')
}
