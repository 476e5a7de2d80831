import type { DhikrName } from './dhikr.ts'

/** Words of a verse, counted from 1, both included; a waqf mark belongs to the word before it. */
export type WordRange = readonly [from: number, to: number]

/** Verses of one surah, both included. `words` is the part of a single verse that is read, in each of its texts. */
export type Passage = {
  surah: number
  from: number
  to: number
  words?: { arabic: WordRange; latin: WordRange; indonesian: WordRange }
}

/** A place in the Quran, or a dhikr by its name: never a text of its own. */
export type TahlilContent = Passage | { dhikr: DhikrName }

/** One reading of the tahlil. */
export type TahlilStep = {
  id: string
  /** Its place in the customary order, 1–25. */
  order: number
  kind: 'quran' | 'quran-part' | 'dhikr' | 'selawat' | 'doa'
  title: string
  parts: readonly TahlilContent[]
  /** How often it is said: the most common number first, then others in use. */
  times: readonly number[]
  note?: string
  /** What the note says besides, until a scholar has reviewed the rest of the wording. */
  pendingNote?: string
  /** A text that waits for a scholar's review (features/scholar-review), and is left out until then. */
  isPending?: true
}

/**
 * The customary order of the tahlil in Indonesia. Sources: detikHikmah, "Susunan Bacaan Tahlil" (from two printed
 * books of Yasin and tahlil); Majmu' Syarif; Quraish Shihab, Hidangan Ilahi. Books differ in details.
 */
export const tahlilOrder: readonly TahlilStep[] = [
  {
    id: 'hadiah',
    order: 1,
    kind: 'doa',
    title: 'Hadiah Al-Fatihah',
    parts: [{ dhikr: 'hadiah' }, verses(1, 1, 7)],
    times: [1],
    note: 'Al-Fatihah dibaca satu kali untuk tiap hadiah.',
    pendingNote:
      'Hadiah kedua sampai keempat ucapkan dengan bahasa Anda; lafaz Arabnya belum kami muat.',
  },
  {
    id: 'al-ikhlas',
    order: 2,
    kind: 'quran',
    title: 'Al-Ikhlas',
    parts: [verses(112, 1, 4)],
    times: [3],
  },
  {
    id: 'tahlil-takbir',
    order: 3,
    kind: 'dhikr',
    title: 'Tahlil dan takbir',
    parts: [{ dhikr: 'tahlilTakbir' }],
    times: [1],
  },
  {
    id: 'al-falaq',
    order: 4,
    kind: 'quran',
    title: 'Al-Falaq',
    parts: [verses(113, 1, 5), { dhikr: 'tahlilTakbir' }],
    times: [1],
  },
  {
    id: 'an-nas',
    order: 5,
    kind: 'quran',
    title: 'An-Nas',
    parts: [verses(114, 1, 6), { dhikr: 'tahlilTakbir' }],
    times: [1],
  },
  {
    id: 'al-fatihah',
    order: 6,
    kind: 'quran',
    title: 'Al-Fatihah',
    parts: [verses(1, 1, 7)],
    times: [1],
  },
  {
    id: 'awal-al-baqarah',
    order: 7,
    kind: 'quran',
    title: 'Awal Al-Baqarah',
    parts: [verses(2, 1, 5)],
    times: [1],
  },
  {
    id: 'al-baqarah-163',
    order: 8,
    kind: 'quran',
    title: 'Al-Baqarah ayat 163',
    parts: [verses(2, 163)],
    times: [1],
  },
  {
    id: 'ayat-kursi',
    order: 9,
    kind: 'quran',
    title: 'Ayat Kursi',
    parts: [verses(2, 255)],
    times: [1],
  },
  {
    id: 'akhir-al-baqarah',
    order: 10,
    kind: 'quran',
    title: 'Akhir Al-Baqarah',
    parts: [verses(2, 284, 286)],
    times: [1],
    note: 'Bagian “wa’fu ’annā wagfir lanā warḥamnā” pada ayat 286 sering diulang 3 atau 7 kali.',
  },
  {
    id: 'irhamna',
    order: 11,
    kind: 'dhikr',
    title: 'Memohon rahmat',
    parts: [{ dhikr: 'irhamna' }],
    times: [3, 7],
  },
  {
    id: 'hud-73',
    order: 12,
    kind: 'quran-part',
    title: 'Bagian Hud ayat 73',
    parts: [
      { ...verses(11, 73), words: { arabic: [6, 14], latin: [5, 12], indonesian: [14, 30] } },
    ],
    times: [1],
  },
  {
    id: 'al-ahzab-33',
    order: 13,
    kind: 'quran-part',
    title: 'Bagian Al-Ahzab ayat 33',
    parts: [
      { ...verses(33, 33), words: { arabic: [16, 25], latin: [17, 24], indonesian: [24, 36] } },
    ],
    times: [1],
  },
  {
    id: 'al-ahzab-56',
    order: 14,
    kind: 'quran',
    title: 'Al-Ahzab ayat 56',
    parts: [verses(33, 56)],
    times: [1],
  },
  {
    id: 'selawat-nurul-huda',
    order: 15,
    kind: 'selawat',
    title: 'Selawat yang paling utama',
    parts: [],
    times: [3],
    isPending: true,
  },
  {
    id: 'hasbunallah',
    order: 16,
    kind: 'quran-part',
    title: 'Hasbunallah',
    parts: [
      { ...verses(3, 173), words: { arabic: [14, 17], latin: [14, 16], indonesian: [34, 43] } },
      { ...verses(8, 40), words: { arabic: [7, 10], latin: [7, 9], indonesian: [9, 15] } },
      { dhikr: 'hauqalah' },
    ],
    times: [1],
  },
  {
    id: 'istigfar',
    order: 17,
    kind: 'dhikr',
    title: 'Istigfar',
    parts: [{ dhikr: 'istigfar' }],
    times: [3],
  },
  {
    id: 'zikir-utama',
    order: 18,
    kind: 'dhikr',
    title: 'Zikir yang paling utama',
    parts: [{ dhikr: 'utama' }],
    times: [1],
  },
  {
    id: 'tahlil',
    order: 19,
    kind: 'dhikr',
    title: 'Tahlil',
    parts: [{ dhikr: 'tahlil' }],
    times: [33, 100],
  },
  {
    id: 'syahadat',
    order: 20,
    kind: 'dhikr',
    title: 'Kalimat syahadat',
    parts: [{ dhikr: 'syahadat' }],
    times: [1, 3],
  },
  {
    id: 'selawat',
    order: 21,
    kind: 'selawat',
    title: 'Selawat',
    parts: [{ dhikr: 'selawat' }],
    times: [2, 3],
  },
  {
    id: 'tasbih',
    order: 22,
    kind: 'dhikr',
    title: 'Tasbih',
    parts: [{ dhikr: 'tasbih' }],
    times: [33, 7],
  },
  {
    id: 'selawat-penutup',
    order: 23,
    kind: 'selawat',
    title: 'Selawat penutup',
    parts: [],
    times: [2, 3],
    isPending: true,
  },
  {
    id: 'al-fatihah-penutup',
    order: 24,
    kind: 'quran',
    title: 'Al-Fatihah penutup',
    parts: [verses(1, 1, 7)],
    times: [1],
  },
  {
    id: 'doa',
    order: 25,
    kind: 'doa',
    title: 'Doa tahlil',
    parts: [verses(2, 201), verses(37, 180, 182)],
    times: [1],
    note: 'Doa ini lazim ditutup dengan ayat-ayat berikut.',
    isPending: true,
  },
]

function verses(surah: number, from: number, to = from): Passage {
  return { surah, from, to }
}
