import { createHash } from 'node:crypto'

/** `sum` is the sum of the rows' SHA-256, modulo 2^256, as hex: the same for the same rows in any order. */
export type Digest = { rows: number; sum: string }

const MODULUS = 1n << 256n
const NEWLINE = 0x0a

/** The digest of rows in COPY's text format, whose lines end with a newline that no value contains. */
export class RowDigest {
  #rows = 0
  #sum = 0n
  #rest: Buffer = Buffer.alloc(0)

  /** Takes a part of the text; it may end within a row. */
  update(part: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, part]) : part
    let begin = 0
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, begin)) {
      const hash = createHash('sha256').update(bytes.subarray(begin, end)).digest('hex')
      this.#sum = (this.#sum + BigInt(`0x${hash}`)) % MODULUS
      this.#rows += 1
      begin = end + 1
    }
    this.#rest = bytes.subarray(begin)
  }

  value(): Digest {
    if (this.#rest.length > 0) throw new Error('the last row is not whole')
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(64, '0') }
  }
}
