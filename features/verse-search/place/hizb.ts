import { parseVerseKey } from '#features/quran/verse-key.ts'

type Place = { surah: number; ayah: number }

// Where the second half of each juz begins, surah and verse: the standard division, from quran-meta.
const SECOND_HALVES =
  `2:75 2:203 3:15 3:171 4:88 5:27 6:36 7:1 7:171 9:34 10:26 11:84 13:19 16:51 17:99
  20:1 22:1 24:21 26:111 28:51 31:22 34:24 37:145 40:41 43:24 48:18 55:1 62:1 72:1 87:1`.split(
    /\s+/,
  )

/** The start of hizb 1–60; an odd one starts with its juz, which the text marks. Undefined for other numbers. */
export function hizbStart(
  hizb: number,
  verses: readonly (Place & { juz: number })[],
): Place | undefined {
  if (hizb % 2 === 1) return verses.find(({ juz }) => juz === (hizb + 1) / 2)
  return parseVerseKey(SECOND_HALVES[hizb / 2 - 1] ?? '')
}
