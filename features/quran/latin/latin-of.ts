import { type LatinSound, soundsOf } from './latin-sounds.ts'

/** Words of the Quran that begin with wa- or fa- of their own; every other one is "and" or "then", written apart. */
const ownW =
  /^wa(?:il|jj?a[dlt]|jh|jab|jil|'[dī]|'ad|'att|l[īiā][ydj]|lad|llā|llau|ldān|rā'|bāl|ḥd|ḥy|si'|sīq|sīl|qab|qa'(?!ad)|qr|kīl|raq|raṡ|riṡ|ṣf|ṣīl|ṣiyy|ṣṣ|dd|ḍa'|haba?n|hab|han|hn|zīr|zar|fār|ffā|saṭ|ṭar|qif|qūd|zanū|saq|jadn)/
const ownF =
  /^fa(?:ḍl|ḍḍ|rīq|rīḍ|rḍ|raḍ|uq|'al|taḥ|tḥ|qīr|qr|rr|ṣṣ|riḥ|rāg|wāḥ|sād|ḥisy|ḥsy|ṣl|ṭar|r'|rj|jr|ratt?|lak|zi'|tan|wz|uz)/
/** "Then" stays with these short words. */
const besideFa = /^fa(?:lā|lam|lammā|lan|lau|mā|man|mani|qad|qadi|hum|huwa|hiya|hal|bimā|lima)$/

/** A verse in Latin, by the rule: words, hyphens and the forms of a pause as the ministry's text writes them. */
export function latinOf(arabic: string): string {
  const sounds = soundsOf(arabic)
  const words = Map.groupBy(sounds, ({ word }) => word)
  const last = sounds.at(-1)
  if (last) last.isPause = true
  const text = [...words.values()].map(wordOf).join('').replace(/,$/, '')
  return `${text.trim().replace(/\p{L}/u, (first) => first.toUpperCase())}.`
}

function wordOf(sounds: readonly LatinSound[]): string {
  const parts = sounds.map((sound, at) => partOf(sound, sounds[at - 1]))
  const isPause = sounds.at(-1)?.isPause === true
  const word = (isPause ? stopped(sounds, parts) : parts).join('')
  const space = sounds[0]?.isJoined ? '' : ' '
  return `${space}${apart(word, sounds)}${isPause ? ',' : ''}`
}

function partOf(
  { text, isArticle, isOptional, isCall }: LatinSound,
  before: LatinSound | undefined,
): string {
  if (isOptional && (!before || before.isArticle || before.isCall)) return ''
  if (isCall) return `${text} `
  return isArticle ? `${text}-` : text
}

/** The word as it ends where one stops, with what is then not said in brackets. */
function stopped(sounds: readonly LatinSound[], parts: string[]): string[] {
  const [last, before, third] = [sounds.at(-1), sounds.at(-2), sounds.at(-3)]
  if (!last) return parts
  const cut = (count: number, end: string) => [...parts.slice(0, -count), end]
  if (last.atStop === 'tanwin') {
    if (third?.atStop === 'ta') return cut(3, `h(t${before?.text}n)`)
    return before?.text === 'a' ? cut(2, 'ā(n)') : cut(2, `(${before?.text}n)`)
  }
  if (last.atStop === 'pronoun') return cut(1, `(${last.text})`)
  if (!last.isVowel || !/[aiu]/.test(last.text)) return parts
  return before?.atStop === 'ta' ? cut(2, `h(t${last.text})`) : cut(1, `(${last.text})`)
}

/** "wa" and "fa" apart from their word, where they are words of their own. */
function apart(word: string, sounds: readonly LatinSound[]): string {
  const [first, vowel, third, fourth] = sounds
  const joins = third?.isJoined === true && !vowel?.isJoined
  const commands = /[l']/.test(third?.text ?? '') && fourth?.isVowel === false
  if (sounds.length < 4 || vowel?.text !== 'a' || joins || commands) return word
  const isOwn =
    first?.text === 'w'
      ? ownW.test(word)
      : first?.text !== 'f' || ownF.test(word) || besideFa.test(word)
  if (isOwn) return word
  return `${word.slice(0, 2)} ${word.slice(third?.isOptional ? 3 : 2)}`
}
