/** Where the device keeps the verse at which someone stopped reading. */
export const LAST_READ_KEY = 'amanah.terakhir-dibaca'

/** The verse at which someone stopped, and the address that leads back to it. */
export type LastRead = { to: string; title: string; detail: string }

const ours = /^\/(surat|juz|halaman)\/\d{1,3}(\?tampil=mushaf)?(#[\w-]+)?$/

/** What the device has kept, or null when there is nothing or it is not understood. */
export function readLastRead(kept: string | null): LastRead | null {
  try {
    const { to, title, detail } = JSON.parse(kept ?? '{}') as Partial<Record<string, unknown>>
    const isWhole =
      typeof to === 'string' && typeof title === 'string' && typeof detail === 'string'
    return isWhole && ours.test(to) ? { to, title, detail } : null
  } catch {
    return null
  }
}

/** What to keep of a verse that stands on a screen of the reader. */
export function lastReadAt(place: {
  pathname: string
  search: string
  anchor: string
  surah: string
  ayah: string
}): LastRead {
  const { pathname, search, anchor, surah, ayah } = place
  const [, kind, number] = pathname.split('/')
  const where = { juz: `Juz ${number}`, halaman: `Halaman ${number}` }[kind ?? '']
  return {
    to: `${pathname}${search === '?tampil=mushaf' ? search : ''}#${anchor}`,
    title: `${surah} ayat ${ayah}`,
    detail: where ?? `Surat ke-${number}`,
  }
}
