/** The single-key shortcuts of the reader's screens. */
export const shortcuts = [
  { keys: ['?'], does: 'Daftar pintasan ini', action: 'help' },
  { keys: ['j'], does: 'Ayat berikutnya', action: 'next-verse' },
  { keys: ['k'], does: 'Ayat sebelumnya', action: 'previous-verse' },
  { keys: ['p'], does: 'Putar atau jeda', action: 'play' },
  { keys: ['n'], does: 'Surah, juz, atau halaman berikutnya', action: 'next' },
  { keys: ['b'], does: 'Surah, juz, atau halaman sebelumnya', action: 'previous' },
  { keys: ['g'], does: 'Pindah ke surah, juz, halaman, atau ayat', action: 'go-to' },
  { keys: ['m'], does: 'Mode baca atau per ayat', action: 'mode' },
  { keys: ['a'], does: 'Tampilkan atau sembunyikan Arab', action: 'arab' },
  { keys: ['l'], does: 'Tampilkan atau sembunyikan Latin', action: 'latin' },
  { keys: ['t'], does: 'Tampilkan atau sembunyikan arti', action: 'arti' },
  { keys: ['+', '='], does: 'Perbesar huruf Arab', action: 'larger' },
  { keys: ['-'], does: 'Perkecil huruf Arab', action: 'smaller' },
  { keys: ['c'], does: 'Salin ayat yang terlihat', action: 'copy' },
  { keys: ['o'], does: 'Gulir otomatis', action: 'scroll' },
  { keys: ['s'], does: 'Tampilan', action: 'look' },
] as const

export type ShortcutAction = (typeof shortcuts)[number]['action']

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'
>

/** The action of a key, or undefined. Keys with Ctrl, Alt or Meta belong to the browser. */
export function actionOf(press: Press): ShortcutAction | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return undefined
  const key = press.key.toLowerCase()
  const found = shortcuts.find(({ keys }) => keys.some((each) => each === key))
  const mayRepeat = found?.action === 'next-verse' || found?.action === 'previous-verse'
  return press.repeat && !mayRepeat ? undefined : found?.action
}
