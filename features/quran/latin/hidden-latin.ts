import type { VerseRef } from '../quran.ts'

/**
 * Verses whose Latin in the source is not what the Arabic of the same verse says: words or letters lost, other vowels,
 * another verse (23:78–81). The rule of `latin-of.ts` finds them all, and latin-of.test.ts finds them again. Each
 * stays hidden until two people have put up what a named scholar approved.
 */
const verses: Readonly<Record<number, string>> = {
  2: '17 72 78 89 95 102 105 112 142 144 155 180 220 226 228 229 230 231 243 257 269 277 282 283',
  3: '17 37 40 42 45 48 49 67 71 75 83 88 115 117 121 140 147 154 167 174 191 200',
  4: '12 25 38 43 46 56 73 74 83 91 92 102 140 143 152 164 171',
  5: '2 6 8 16 31 47 49 50 73 93 115 116',
  6: '6 17 27 33 55 71 72 90 93 107 114 130 143',
  7: '55 65 87 96 104 109 126 131 134 148 158 161 164 171 176 179 203',
  8: '10 17 19 39 42 65 71 74',
  9: '2 9 10 11 47 50 63 65 69 85 106 112 126',
  10: '5 27 93',
  11: '9 12 19 43 46 60 61 66 67 88 91 94 115',
  12: '23 31 69 70 73 80 90 92 96 105',
  13: '9 13',
  14: '22 27 33',
  15: '21 22',
  16: '32 49 72 105 106 121',
  17: '7 37 64 68 71 87',
  18: '49 63 71 77 78 82 94 95 105 109',
  19: '1 19 21 23 25 28 29 56',
  20: '18 41 61 80 99',
  21: '17 20 28 31 42 71 74 82 88 95 104',
  22: '5 29 73 74',
  23: '41 78 79 80 81 113',
  24: '2 30 31 38 45',
  25: '7 21 46 72',
  26: '9 54 85 152 166 198',
  27: '39 42 60 62',
  28: '7 31 39 57 63 77',
  29: '24',
  30: '41 46',
  31: '7 15 33',
  32: '20 27',
  33: '43 51 72',
  34: '3 18 34 42 54',
  35: '1 27 28 37',
  37: '8 49 53 59 165',
  38: '23 30 54 74',
  39: '4 8 21 25 56 72',
  40: '10 21 45 76',
  41: '50',
  42: '13',
  43: '16 27',
  44: '48',
  45: '31',
  46: '4 16',
  47: '16 17 18 19 20',
  48: '17 24',
  49: '12 16',
  50: '6 15',
  51: '55',
  52: '30',
  56: '81 95',
  57: '19 21 27',
  58: '8',
  60: '10',
  61: '9',
  66: '3 7',
  68: '43',
  70: '19 39',
  71: '5 15',
  73: '16',
  74: '27',
  76: '1',
  80: '13',
  81: '5',
  84: '3',
  85: '15',
  88: '3 11 22',
  89: '29',
}

const hidden: ReadonlyMap<number, ReadonlySet<number>> = new Map(
  Object.entries(verses).map(([surah, ayahs]) => [
    Number(surah),
    new Set(ayahs.split(' ').map(Number)),
  ]),
)

/** True where the Latin of the source is hidden. */
export function isLatinHidden({ surah, ayah }: VerseRef): boolean {
  return hidden.get(surah)?.has(ayah) === true
}

/** Every verse whose Latin is hidden, in reading order. */
export function hiddenLatinVerses(): VerseRef[] {
  return [...hidden].flatMap(([surah, ayahs]) => [...ayahs].map((ayah) => ({ surah, ayah })))
}
