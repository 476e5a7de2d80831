import { createHash } from 'node:crypto'
import { publicIdFrom } from '#platform/ids/public-id.ts'

/** A row id that is the same in every demo: version 8 (derived from a name), so it cannot equal a real one. */
export function demoId(name: string): string {
  const hex = digest(name).toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

/** A public id of the demo: 26 characters of Crockford base32. */
export function demoPublicId(name: string): string {
  return publicIdFrom(digest(name))
}

/** Numbers in [0, 1) derived from a name: the same demo every time. */
export function drawFrom(name: string): () => number {
  let drawn = 0
  return () => digest(`${name} ${(drawn += 1)}`).readUInt32BE(0) / 2 ** 32
}

function digest(name: string): Buffer {
  return createHash('sha256').update(`amanah demo ${name}`).digest()
}
