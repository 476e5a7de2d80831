const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** One character of a public id, as the source of a pattern: Crockford's base32 has no I, L, O and U. */
export const PUBLIC_ID_CHARACTER = '[0-9A-HJKMNP-TV-Z]'

/** A public id inside a longer pattern, as its source. */
export const PUBLIC_ID_SOURCE = `${PUBLIC_ID_CHARACTER}{26}`

/** A whole text that is a public id. */
export const PUBLIC_ID = new RegExp(`^${PUBLIC_ID_SOURCE}$`)

/** 26 characters of Crockford base32 = 130 random bits; what a URL may carry as a capability. */
export function newPublicId(): string {
  if (drawn.length - unused < 26) {
    crypto.getRandomValues(drawn)
    unused = 0
  }
  const bytes = drawn.subarray(unused, unused + 26)
  unused += 26
  return publicIdFrom(bytes)
}

/** Drawn for many at once, since a draw costs more than the rest; no byte is used twice. */
const drawn = new Uint8Array(26 * 64)
let unused = drawn.length

/** The public id that the first 26 bytes make: the low five bits of each are one character. */
export function publicIdFrom(bytes: Uint8Array): string {
  let id = ''
  for (let at = 0; at < 26; at += 1) id += alphabet[(bytes[at] as number) & 31]
  return id
}

/** How many characters of a public id people read and type: 40 bits, of use only beside a contact or an account. */
export const SHORT_ID_LENGTH = 8

const SHORT_ID = new RegExp(`^${PUBLIC_ID_CHARACTER}{${SHORT_ID_LENGTH}}$`)

/** The short number of a public id, as people read it: '7K3M-9QXD'. */
export function shortIdOf(publicId: string): string {
  return `${publicId.slice(0, 4)}-${publicId.slice(4, SHORT_ID_LENGTH)}`
}

/**
 * The start of a public id in text that was typed: a short number, or a whole id, in any case and with spaces or
 * dashes. Undefined for other text.
 */
export function typedIdStart(typed: string): string | undefined {
  const bare = typed.replace(/[\s-]/g, '').toUpperCase()
  return SHORT_ID.test(bare) || PUBLIC_ID.test(bare) ? bare : undefined
}

/** True for text that newPublicId could have made; anything else need not be looked up. */
export function isPublicId(text: string): boolean {
  return PUBLIC_ID.test(text)
}
