import {
  FATHA,
  KASRA,
  type Letter,
  LONG_A,
  arabicLetters,
  ONLY_AT_PAUSE,
  SHADDA,
  SILENT,
  SMALL_MIM,
  SMALL_NUN,
  SMALL_YA,
  SUKUN,
  spelledOut,
} from './latin-letters.ts'

/** One sound of a verse in Latin, with the word it stands in, counted from 0. */
export type LatinSound = {
  text: string
  word: number
  isVowel: boolean
  /** A second spelling of the same reading: a nun as written beside the letter it sounds as. */
  other?: string
  /** The second half of au and ai. */
  isGlide?: boolean
  /** A hamza that opens its word or follows a joined one (wa, bi, al-): written or not. */
  isOptional?: boolean
  /** A pause mark stands after this sound. */
  isPause?: boolean
  /** The lam of the article, or what it sounds as: a hyphen follows. */
  isArticle?: boolean
  /** The word joins the one before it. */
  isJoined?: boolean
  /** The ā of the yā that calls: it stands apart from its word. */
  isCall?: boolean
  /** What a stop changes: a tanwin's n, a tā' marbūṭah, the vowel of the pronoun -hū or -hī. */
  atStop?: 'tanwin' | 'ta' | 'pronoun'
}

const OTHER_MARKS = /[\u06D4\u06D5\u06DE\u06E9]/g
const PAUSE = /[\u06D6-\u06DB\u08D6]/
const ONLY_PAUSE = /^[\u06D6-\u06DB\u08D6]+$/
/** Joined words of one letter, and yā and hā that call. */
const joined = new RegExp(
  `^(?:[اوفبلكسءت][${FATHA}${KASRA}${SHADDA}]+|[يه]${SHADDA}?${LONG_A}\u0653?)*$`,
)
const longVowel = /[īū]/
const longOf: Record<string, string> = { a: 'ā', i: 'ī', u: 'ū' }
const shortOf: Record<string, string> = { ā: 'a', ī: 'i', ū: 'u' }

/** The sounds of a verse, read without a stop, from its fully vowelled Arabic. */
export function soundsOf(arabic: string): LatinSound[] {
  const words = arabic
    .replace(OTHER_MARKS, '')
    .split(/[ \u00A0]+/)
    .filter(Boolean)
  const lastWord = words.findLastIndex((word) => !ONLY_PAUSE.test(word))
  const reading = new Reading()
  for (const [at, word] of words.entries()) {
    if (!ONLY_PAUSE.test(word)) reading.readWord(word, at === lastWord)
    if (PAUSE.test(word)) reading.pause()
  }
  return reading.sounds
}

/** Reads word after word; what a letter sounds as depends on the sound before it. */
class Reading {
  readonly sounds: LatinSound[] = []
  #word = -1
  #letters: Letter[] = []
  #endsVerse = false
  #joins = false

  readWord(word: string, endsVerse: boolean): void {
    this.#word += 1
    this.#endsVerse = endsVerse
    this.#joins = false
    const names = this.#word === 0 ? spelledOut(word) : undefined
    if (names) return this.#spell(names)
    this.#letters = arabicLetters(word)
    for (const at of this.#letters.keys()) this.#readLetter(at)
  }

  pause(): void {
    const { last } = this
    if (last) last.isPause = true
  }

  private get last(): LatinSound | undefined {
    return this.sounds.at(-1)
  }

  #spell(names: readonly string[]): void {
    for (const name of names) {
      const before = this.last
      if (before?.text === 'n' && name === 'mīm') before.other = 'm'
      for (const text of name) this.#add(text, /[aiuāīū]/.test(text))
      this.#word += 1
    }
  }

  #readLetter(at: number): void {
    const letter = this.#at(at)
    const { base, signs, vowel, isHamza } = letter
    if (signs.includes(SILENT) && !vowel && !isHamza) return
    if (signs.includes(ONLY_AT_PAUSE)) return this.#lengthenAtEnd(at)
    if (base === '') return this.#readLooseSigns(letter)
    if (base === 'ا' && !isHamza) return this.#readAlif(at)
    if ('ويى'.includes(base) && !isHamza && !vowel && !signs.includes(SHADDA)) {
      return this.#readGlide(at)
    }
    this.#readConsonant(at)
  }

  /** Signs that stand beside a letter of the rasm: a tanwin that joins, a small yā. */
  #readLooseSigns({ signs, vowel }: Letter): void {
    if (signs.includes(SMALL_MIM)) return this.#nunAsMim()
    if (signs.includes(SMALL_YA)) {
      this.#add('y', false)
      this.#addVowel(vowel)
    } else if (signs.includes(SMALL_NUN) && this.last) {
      if (this.last.text !== 'n') this.#add('n', false)
      this.#add('i', true)
    }
  }

  #readAlif(at: number): void {
    const { signs, vowel } = this.#at(at)
    const before = this.last
    if (signs.includes(SMALL_MIM)) return this.#nunAsMim()
    if (vowel) {
      // A tanwin on an alif belongs to the letter before, unless that one has a vowel of its own.
      if (vowel !== 'an' || before?.isVowel)
        this.#add("'", false, { isOptional: this.#isJoint(at) })
      return this.#addVowel(vowel)
    }
    if (this.#opensWord(at)) return this.#joinWord(at)
    if (this.#isWasl(at)) this.#joins = true
    else if (before?.isVowel && before.text === 'a') before.text = 'ā'
  }

  /** An alif that joins two words: silent, with the vowel before it short; at a beginning it sounds. */
  #joinWord(at: number): void {
    this.#joins = true
    const before = this.last
    if (!before) return this.#add(this.#openingVowel(at), true)
    const short = before.isVowel ? shortOf[before.text] : undefined
    const stops = before.isPause && this.#letters[at + 1]?.base === 'ل'
    if (short) Object.assign(before, { text: short, ...(stops && { other: before.text }) })
    if (stops) this.#add('', true, { other: 'a' })
  }

  #readGlide(at: number): void {
    const { base, signs, consonant = '' } = this.#at(at)
    const before = this.last
    const vowel = before?.isVowel ? before.text : ''
    const own = base === 'و' ? 'u' : 'i'
    if (!signs.includes(SUKUN)) {
      const lengthens = base !== 'و' && at === this.#letters.length - 1
      if (before && lengthens && (vowel === 'a' || vowel === 'i'))
        before.text = longOf[vowel] ?? vowel
    } else if (before && vowel === own) before.text = longOf[own] ?? own
    else if (vowel === 'a') this.#add(own, false, { isGlide: true })
    else this.#add(consonant, false)
  }

  #readConsonant(at: number): void {
    const letter = this.#at(at)
    const { base, signs, vowel, isHamza, consonant: text } = letter
    const isDouble = signs.includes(SHADDA)
    const isMim = signs.includes(SMALL_MIM)
    if (text === undefined) return
    // A letter without any sign is written and not said: it has become the next one.
    if (!vowel && !signs.includes(SUKUN) && !isDouble && !isMim && !isHamza) return
    const isOptional = isHamza && vowel !== '' && this.#isJoint(at)
    if (isDouble) this.#doubled(at, text)
    if (text === 'b') this.#nunAsMim()
    const isArticle = !vowel && this.#isArticle(at + 1)
    if (isMim && !vowel) this.#add('m', false, { other: 'n' })
    else this.#add(text, false, { isOptional, isArticle, ...(base === 'ة' && { atStop: 'ta' }) })
    this.#addVowel(vowel)
    if (base === 'ي' && at === 0 && vowel === 'ā' && this.last) this.last.isCall = true
    if (base === 'ه' && longVowel.test(vowel) && this.last) this.last.atStop = 'pronoun'
    if (isMim && vowel) this.#nunAsMim()
  }

  /** The first half of a double letter: the sound before becomes it, or it is said twice. */
  #doubled(at: number, text: string): void {
    const before = this.last
    if (this.#opensWord(at)) {
      if (before && !before.isVowel) Object.assign(before, { text, other: before.text })
      return
    }
    const quiet =
      before && !before.isVowel && !before.isGlide && this.#letters[at - 1]?.signs === SUKUN
    if (quiet && before.text === 'd' && text === 't') before.text = 't'
    else if (!quiet)
      this.#add(text, false, { isArticle: this.#isArticle(at) && !this.#isAllah(at) })
  }

  #nunAsMim(): void {
    const { last } = this
    if (last?.text === 'n') Object.assign(last, { text: 'm', other: 'n' })
  }

  #lengthenAtEnd(at: number): void {
    const { last } = this
    if (this.#endsVerse && at === this.#letters.length - 1 && last?.text === 'a') last.text = 'ā'
  }

  /** The vowel of a joining alif with which a verse begins. */
  #openingVowel(at: number): string {
    const [second, third] = [this.#letters[at + 1], this.#letters[at + 2]]
    if (second?.base === 'ل' && (second.signs.includes(SHADDA) || !second.vowel)) return 'a'
    const carrier = second?.signs.includes(SHADDA) ? second : third
    return carrier?.vowel === 'u' ? 'u' : 'i'
  }

  /** An alif within a word that joins: the letter after it has no vowel before it of its own. */
  #isWasl(at: number): boolean {
    const [letter, next] = [this.#at(at), this.#letters[at + 1]]
    if (!next || letter.signs) return false
    return /[\u0651\u0652]/.test(next.signs) || (next.base === 'ل' && !next.vowel)
  }

  #opensWord(at: number): boolean {
    return at === 0 || (at === 1 && this.#letters[0]?.base === '')
  }

  /** A hamza after the article or after joined words of one letter, or at the beginning. */
  #isJoint(at: number): boolean {
    const before = this.#letters[at - 1]
    if (before?.base === 'ل' && before.signs === SUKUN && this.#isArticle(at)) return true
    return this.#areJoined(at)
  }

  /** True when the letters before this one are joined words. */
  #areJoined(at: number): boolean {
    const before = this.#letters.slice(0, at)
    return joined.test(before.map(({ base, signs }) => base + signs).join(''))
  }

  /** True when the article stands before this letter. */
  #isArticle(at: number): boolean {
    const [first, lam] = [this.#letters[at - 2], this.#letters[at - 1]]
    // One lam stands for two in الَّذِيْ and its kin.
    if (this.#letters[at]?.base === 'ل' && lam?.base === 'ا' && !lam.signs)
      return this.sounds.length > 1
    if (this.#letters[at]?.base === 'ل' && lam?.base === 'ل' && lam.signs === KASRA) return true
    if (lam?.base !== 'ل' || lam.vowel) return false
    if (!first) return true
    if (first.base === 'ل') return this.#areJoined(at - 1)
    if (first.base !== 'ا') return false
    return !first.signs || (at === 2 && first.signs === FATHA && this.#isBeginning())
  }

  /** True in the first word of the verse and after a pause. */
  #isBeginning(): boolean {
    const before = this.sounds.findLast(({ word }) => word !== this.#word)
    return !before || before.isPause === true
  }

  /** The name of Allah is written without a hyphen. */
  #isAllah(at: number): boolean {
    return this.#at(at).signs.includes(LONG_A) && this.#letters[at + 1]?.base === 'ه'
  }

  #at(at: number): Letter {
    const letter = this.#letters[at]
    if (!letter) throw new Error('no such letter')
    return letter
  }

  #addVowel(vowel: string): void {
    if (vowel) this.#add(vowel.charAt(0), true)
    if (vowel.length > 1) this.#add('n', false, { atStop: 'tanwin' })
  }

  #add(text: string, isVowel: boolean, more: Partial<LatinSound> = {}): void {
    this.sounds.push({ text, word: this.#word, isVowel, isJoined: this.#joins, ...more })
  }
}
