import {
  FATHA,
  KASRA,
  DAMMA,
  LONG_A,
  SHADDA,
  SILENT,
  SMALL_MIM,
  SMALL_NUN,
  SUKUN,
} from '../latin/latin-letters.ts'

/** The rules of reading that are coloured; docs/domain/quran.md § 3.4 names the source of each. */
export const tajwidRules = [
  'gunnah',
  'ikhfa',
  'ikhfa-syafawi',
  'iqlab',
  'idgam-bigunnah',
  'idgam-bilagunnah',
  'idgam-mimi',
  'idgam-lain',
  'qalqalah',
  'mad-jaiz',
  'mad-wajib',
  'mad-lazim',
] as const

export type TajwidRule = (typeof tajwidRules)[number]

/** Where a rule applies: indexes into the verse's text, `to` excluded. A span never splits a letter from its signs. */
export type TajwidSpan = { from: number; to: number; rule: TajwidRule }

/** A letter with its signs, and whether a word ends after it, or a pause that is at least as good as reading on. */
type Glyph = {
  from: number
  to: number
  base: string
  signs: string
  endsWord: boolean
  mayStop: boolean
}

const FATHATAN = '\u064B'
const TANWIN = /[\u064B-\u064D]/
const VOWEL = new RegExp(`[${FATHA}${KASRA}${DAMMA}${LONG_A}\u0656\u0657\u064B-\u064D]`)
const LONG_SIGN = new RegExp(`[${LONG_A}\u0656\u0657]`)
const HAMZA_SIGN = /[\u0654\u0655]/
/** The long madda of a mad of its own word, and the short one before a hamza of the next word. */
const LONG_MADDA = '\u06E4'
const SHORT_MADDA = '\u0653'

/** Pauses that must or may well be made: lāzim, jā'iz, aulā, and one of a pair. */
const STOPS = /[\u06D7\u06D8\u06DA\u06DB]/

const IKHFA = 'تثجدذزسشصضطظفقك'
const QALQALAH = 'قطبجد'
/** Letters of one kind or of near places of articulation: the first goes into the second. */
const MERGED = ['تط', 'تد', 'دت', 'طت', 'ثذ', 'ذظ', 'بم', 'قك', 'لر']

/** The rules of a verse as the Mushaf Standar Indonesia writes it, in order and without overlaps. */
export function tajwidOf(arabic: string): TajwidSpan[] {
  const glyphs = glyphsOf(arabic)
  const spans: TajwidSpan[] = []
  let free = 0
  for (const [at, glyph] of glyphs.entries()) {
    const found = ruleAt(glyphs, at)
    if (!found || glyph.from < free) continue
    const to = (glyphs[found.last] ?? glyph).to
    spans.push({ from: glyph.from, to, rule: found.rule })
    free = to
  }
  return spans
}

type Found = { rule: TajwidRule; last: number }

function ruleAt(glyphs: readonly Glyph[], at: number): Found | undefined {
  const glyph = glyphs[at] as Glyph
  const next = nextSounding(glyphs, at)
  const mad = madAt(glyphs, at)
  if (mad) return mad
  const meeting = next === undefined ? undefined : meetingOf(glyph, glyphs[next] as Glyph)
  const isPrinted = next !== undefined && has(glyphs[next] as Glyph, SHADDA)
  const isReadOn = !glyph.mayStop || isPrinted || meeting === 'iqlab'
  if (meeting && next !== undefined && isReadOn) return { rule: meeting, last: next }
  const isNunOrMim = glyph.base === 'ن' || glyph.base === 'م'
  // The syaddah on a verse's first letter is that of reading on from the verse before.
  if (isNunOrMim && at > 0 && has(glyph, SHADDA)) return { rule: 'gunnah', last: at }
  if (QALQALAH.includes(glyph.base) && isStopped(glyph, next === undefined))
    return { rule: 'qalqalah', last: at }
  return undefined
}

function madAt(glyphs: readonly Glyph[], at: number): Found | undefined {
  const glyph = glyphs[at] as Glyph
  if (has(glyph, SHORT_MADDA)) return { rule: 'mad-jaiz', last: at }
  if (!has(glyph, LONG_MADDA)) return undefined
  const isWritten = glyph.base === 'ء' || HAMZA_SIGN.test(glyph.signs)
  if (isWritten && !LONG_SIGN.test(glyph.signs)) return { rule: 'mad-wajib', last: at }
  // In places the madda stands on the letter before the one that is long.
  const isCarrier = 'اويى'.includes(glyph.base) && !VOWEL.test(glyph.signs)
  const isLong = isCarrier || LONG_SIGN.test(glyph.signs)
  const long = glyphs[at + 1]
  const last = !isLong && long?.signs === '' && 'اويى'.includes(long.base) ? at + 1 : at
  const after = glyphs[last + 1]
  const isWajib = !glyphs[last]?.endsWord && after && isHamza(after)
  return { rule: isWajib ? 'mad-wajib' : 'mad-lazim', last }
}

/** What happens where a letter without a vowel, or a tanwin, meets the next letter. */
function meetingOf(glyph: Glyph, next: Glyph): TajwidRule | undefined {
  const isTanwin = TANWIN.test(glyph.signs)
  if (isTanwin || (glyph.base === 'ن' && has(glyph, SUKUN))) return afterNun(glyph, next)
  if (!has(glyph, SUKUN)) return undefined
  if (glyph.base === 'م' && next.base === 'ب') return 'ikhfa-syafawi'
  if (!has(next, SHADDA)) return undefined
  if (glyph.base === 'م' && next.base === 'م') return 'idgam-mimi'
  const pair = glyph.base + next.base
  return glyph.base === next.base || MERGED.includes(pair) ? 'idgam-lain' : undefined
}

function afterNun(glyph: Glyph, next: Glyph): TajwidRule | undefined {
  // Before a joined word the nun of a tanwin has a vowel of its own.
  if (has(glyph, SMALL_NUN)) return undefined
  if (next.base === 'ب') return has(glyph, SMALL_MIM) ? 'iqlab' : undefined
  if (IKHFA.includes(next.base)) return 'ikhfa'
  // Where the print has no syaddah, the nun is read clearly: within a word, and at a saktah.
  if (!has(next, SHADDA)) return undefined
  if ('ينمو'.includes(next.base)) return 'idgam-bigunnah'
  return 'لر'.includes(next.base) ? 'idgam-bilagunnah' : undefined
}

/** Without a vowel, or last in its verse, where one stops. A final -an is stopped as ā. */
function isStopped(glyph: Glyph, isLast: boolean): boolean {
  return has(glyph, SUKUN) || (isLast && !has(glyph, FATHATAN))
}

/** The index of the next letter that sounds; undefined at the end of the verse. */
function nextSounding(glyphs: readonly Glyph[], at: number): number | undefined {
  let next = at + 1
  // The alif or ya that carries a final -an is not read on.
  const carrier = glyphs[next]
  const isCarried = has(glyphs[at] as Glyph, FATHATAN) && carrier && !glyphs[at]?.endsWord
  if (isCarried && /[اى]/.test(carrier.base) && !VOWEL.test(carrier.signs)) next++
  while (glyphs[next] && has(glyphs[next] as Glyph, SILENT)) next++
  return glyphs[next] ? next : undefined
}

function isHamza({ base, signs }: Glyph): boolean {
  return base === 'ء' || HAMZA_SIGN.test(signs) || (base === 'ا' && VOWEL.test(signs))
}

function has({ signs }: Glyph, sign: string): boolean {
  return signs.includes(sign)
}

/** The letters of a verse. Spaces, pause marks and section signs are none. */
function glyphsOf(arabic: string): Glyph[] {
  const glyphs: Glyph[] = []
  for (const { 0: text, index } of arabic.matchAll(/\P{M}\p{M}*/gu)) {
    const [base = '', ...signs] = text.normalize('NFD')
    const last = glyphs.at(-1)
    if (/\p{L}/u.test(base) && base !== '\u06D5' && base !== '\u0640') {
      const to = index + text.length
      glyphs.push({ from: index, to, base, signs: signs.join(''), endsWord: false, mayStop: false })
    } else if (base === '\u0640' && last) addTatweel(glyphs, { text, index, signs })
    else if (last) closeWord(last, signs.join(''))
    const stopped = STOPS.test(text) ? glyphs.at(-1) : undefined
    // A pause before the first letter ends nothing.
    if (stopped) stopped.mayStop = true
  }
  return glyphs
}

/** A space may carry signs of the letter before it: a pause, or the small mīm of a tanwin. */
function closeWord(last: Glyph, signs: string): void {
  last.endsWord = true
  if (signs.includes(SMALL_MIM)) last.signs += SMALL_MIM
}

/** A tatweel under a hamza stands for it; any other only carries signs of the letter before it. */
function addTatweel(
  glyphs: Glyph[],
  { text, index, signs }: { text: string; index: number; signs: readonly string[] },
): void {
  const [to, all] = [index + text.length, signs.join('')]
  const last = glyphs.at(-1) as Glyph
  if (HAMZA_SIGN.test(all))
    glyphs.push({ from: index, to, base: 'ء', signs: all, endsWord: false, mayStop: false })
  else Object.assign(last, { to, signs: last.signs + all })
}
