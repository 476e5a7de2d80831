/** The last read verse, and the address that leads back to it. */
export type LastRead = { to: string; title: string; detail: string }

/**
 * When a place was stored, in milliseconds since 1970. `isOwn`: stored while signed in, so it belongs to the member.
 */
export type Stamp = { at: number; isOwn: boolean }

const ours = /^\/(surat|juz|halaman)\/\d{1,3}(\?tampil=mushaf)?(#[\w-]+)?$/

/** Parses the stored last read verse; null when there is none or it is not valid. */
export function readLastRead(json: string | null): LastRead | null {
  try {
    const { to, title, detail } = JSON.parse(json ?? '{}') as Partial<Record<string, unknown>>
    const isWhole =
      typeof to === 'string' && typeof title === 'string' && typeof detail === 'string'
    return isWhole && ours.test(to) ? { to, title, detail } : null
  } catch {
    return null
  }
}

/** Parses the stamp of the stored place. An invalid one counts as the oldest and as the device's. */
export function readStamp(json: string | null): Stamp {
  try {
    const { at, isOwn } = JSON.parse(json ?? '{}') as Partial<Record<string, unknown>>
    return { at: Number.isSafeInteger(at) ? Number(at) : 0, isOwn: isOwn === true }
  } catch {
    return { at: 0, isOwn: false }
  }
}

/** The value to store for a verse on a screen of the reader. */
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
    detail: where ?? `Surah ke-${number}`,
  }
}
