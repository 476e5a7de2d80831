import type { IconName } from '#app/ui/icon.tsx'

const icons: [word: string, icon: IconName][] = [
  ['zakat', 'basket'],
  ['wakaf', 'mosque'],
  ['masjid', 'mosque'],
  ['yatim', 'users'],
  ['pendidikan', 'school'],
  ['santri', 'school'],
  ['kesehatan', 'stethoscope'],
  ['bencana', 'lifebuoy'],
  ['kemanusiaan', 'lifebuoy'],
  ['air', 'drop'],
  ['pangan', 'bowl'],
  ['makan', 'bowl'],
  ['ekonomi', 'store'],
  ['qurban', 'gift'],
  ['dakwah', 'book'],
  ['quran', 'book'],
  ['rumah', 'house'],
]

/** The icon of a category, by a word in its slug. Categories are content, so any slug may occur. */
export function categoryIcon(slug: string): IconName {
  return icons.find(([word]) => slug.includes(word))?.[1] ?? 'leaf'
}
