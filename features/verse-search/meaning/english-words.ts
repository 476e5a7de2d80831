import { foldWord, wordsOf } from '../words/words.ts'

/** Words between the others. */
const small = new Set(
  (
    'a an the of in on at to for from by with and or but is are was were be been do does did has have had it its this that these ' +
    'those there who whom whose what when where why how which i me my mine we us our you your he him his she her they them their ' +
    'as if so then than too very can could should would will shall may might must about into over any some each every all am ' +
    'allah verse verses quran surah ayah say says said tell does islam islamic muslim god ' +
    'unto thee thou thy thine ye hath lo o upon not no nor hast art doth shalt wilt therein thereof thereby whereof wherein ' +
    'verily s t re ll ve m'
  ).split(' '),
)

const modern: Readonly<Record<string, string>> = {
  slew: 'slay',
  slain: 'slay',
  gave: 'give',
  given: 'give',
  took: 'take',
  taken: 'take',
  spake: 'speak',
  spoke: 'speak',
  spoken: 'speak',
  saith: 'say',
  sought: 'seek',
  forbade: 'forbid',
  forbidden: 'forbid',
  forgave: 'forgive',
  forgiven: 'forgive',
  forgot: 'forget',
  forgotten: 'forget',
  lying: 'lie',
  liar: 'lie',
  liars: 'lie',
  died: 'die',
  dying: 'die',
  dead: 'death',
  wives: 'wife',
  women: 'woman',
  men: 'man',
  children: 'child',
  brethren: 'brother',
  oxen: 'ox',
  kine: 'cow',
  stole: 'steal',
  stolen: 'steal',
  ate: 'eat',
  eaten: 'eat',
  drank: 'drink',
  drunken: 'drunk',
  fought: 'fight',
  taught: 'teach',
  bought: 'buy',
  sold: 'sell',
  thought: 'think',
  hidden: 'hide',
  hid: 'hide',
  chose: 'choose',
  chosen: 'choose',
  felt: 'feel',
  lost: 'lose',
  losing: 'lose',
  kept: 'keep',
  left: 'leave',
  heard: 'hear',
  saw: 'see',
  seen: 'see',
  written: 'write',
  wrote: 'write',
  begotten: 'beget',
  begat: 'beget',
}

/** An English word without its usual endings, older ones as well. */
export function englishStem(typed: string): string {
  const word = modern[typed] ?? typed
  if (word.length < 5) return word.length === 4 ? word.replace(/s$/, '') : word
  const bare = word
    .replace(/our(?=s?$|ed$|ing$|abl)/, 'or')
    .replace(/ie(?:s|d|th)$/, 'y')
    .replace(/(?:sses|xes|ches|shes)$/, (end) => end.slice(0, -2))
    .replace(/(?<=[a-z]{2})(?<!te)eth$/, 'e')
    .replace(/(?<!s)s$/, '')
    .replace(/(?:ing|ed|ly|ness|ment|er)$/, '')
  return (bare.length < 3 ? word : bare).replace(/(.)\1$/, '$1').replace(/e$/, '')
}

/** The stems of an English text that say something. */
export function englishStems(text: string): string[] {
  const words = wordsOf(text.replace(/[’']s\b/g, '')).map(({ text: word }) => foldWord(word))
  const telling = words.filter((word) => !small.has(word))
  return (telling.length > 0 ? telling : words).map(englishStem)
}
