import { entryKey } from '#app/quran/keyed-store.ts'
import { surahStore } from '#app/quran/surah-store.ts'
import type { Mark } from './mark.ts'
import { marksAsText } from './mark-words.ts'

/** Gives saved verses to the person as a text file; a translation that cannot be had is left out. */
export async function exportMarks(marks: readonly Mark[]): Promise<void> {
  const patience = AbortSignal.timeout(15_000)
  for (const surah of new Set(marks.map((mark) => mark.surah))) {
    await surahStore.load(surah, 'public', patience)
  }
  const known = surahStore.state.getState()
  const text = marksAsText(marks, location.origin, ({ surah, ayah }) => {
    return known[entryKey(surah, 'public')]?.data?.surah_details[ayah - 1]?.teksIndonesia
  })
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'ayat-tersimpan.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
