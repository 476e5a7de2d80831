import type { Verse } from '../quran.ts'

/**
 * Texts side by side in one buffer: outside the heap of objects, where they cost no work to the collector and half
 * the memory. Each is decoded when it is read.
 */
export class PackedTexts {
  #waiting: string[] | undefined = []
  #bytes = Buffer.alloc(0)
  #ends = new Uint32Array()

  /** Adds a text and answers its place. */
  add(text: string): number {
    if (!this.#waiting) throw new Error('the texts are packed already')
    return this.#waiting.push(text) - 1
  }

  /** Packs everything added; from now on texts can be read. */
  pack(): this {
    const texts = this.#waiting ?? []
    const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
    this.#bytes = Buffer.allocUnsafeSlow(size)
    let end = 0
    this.#ends = Uint32Array.from(texts, (text) => {
      end += this.#bytes.write(text, end)
      return end
    })
    this.#waiting = undefined
    return this
  }

  read(at: number): string {
    return this.#bytes.toString('utf8', at === 0 ? 0 : this.#ends[at - 1], this.#ends[at])
  }
}

export type VerseFacts = Omit<Verse, 'arabic' | 'latin' | 'indonesian'>
type VerseTexts = Pick<Verse, 'arabic' | 'latin' | 'indonesian'>

/** A verse whose texts lie in packed texts: three in a row, a hidden Latin text as an empty one. */
export class PackedVerse implements Verse {
  readonly surah: number
  readonly ayah: number
  readonly juz: number
  readonly page: number
  readonly hizb: number
  readonly startsRuku: boolean
  readonly sajdah: boolean
  readonly #texts: PackedTexts
  readonly #at: number

  constructor(facts: VerseFacts, { arabic, latin, indonesian }: VerseTexts, texts: PackedTexts) {
    this.surah = facts.surah
    this.ayah = facts.ayah
    this.juz = facts.juz
    this.page = facts.page
    this.hizb = facts.hizb
    this.startsRuku = facts.startsRuku
    this.sajdah = facts.sajdah
    this.#texts = texts
    this.#at = texts.add(arabic)
    texts.add(latin ?? '')
    texts.add(indonesian)
    Object.freeze(this)
  }

  get arabic(): string {
    return this.#texts.read(this.#at)
  }

  get latin(): string | null {
    return this.#texts.read(this.#at + 1) || null
  }

  get indonesian(): string {
    return this.#texts.read(this.#at + 2)
  }
}
