/** The verse at which someone stopped, and the address that leads back to it. */
export type LastRead = { to: string; title: string; detail: string }

/** When a place was kept, in milliseconds since 1970, and whether somebody was signed in: then it is theirs, not the device's. */
export type Stamp = { at: number; isOwn: boolean }

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

/** The stamp of what the device has kept; of what is not understood it is the oldest, and the device's. */
export function readStamp(kept: string | null): Stamp {
  try {
    const { at, isOwn } = JSON.parse(kept ?? '{}') as Partial<Record<string, unknown>>
    return { at: Number.isSafeInteger(at) ? Number(at) : 0, isOwn: isOwn === true }
  } catch {
    return { at: 0, isOwn: false }
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
