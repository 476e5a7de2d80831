/** The brands of an ISO media file, to which AVIF and HEIC belong. */
export function brandsOf(bytes: Buffer): string[] {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 128)
  return bytes.toString('latin1', 8, end).match(/.{4}/gs) ?? []
}

/** True for a photo as an iPhone keeps it, which no browser but its own opens. */
export function isHeic(bytes: Buffer): boolean {
  return brandsOf(bytes).some((brand) => /^he(?:ic|ix|im|is|vc|vx)$/.test(brand))
}

/** What its owner can do with it. */
export const HEIC_WORDS =
  'Foto HEIC dari iPhone belum dapat kami buka. Kirim tangkapan layarnya, atau simpan dahulu sebagai JPEG.'
