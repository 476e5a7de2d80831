import { foldArabic, isArabic } from '../script/fold-arabic.ts'
import { foldLatin } from '../script/fold-latin.ts'
import type { SearchSurah } from '../types.ts'
import { changesBetween } from '../words/word-index.ts'

/** Other names of surahs, and spellings that no rule of sound explains. */
const otherNames: Record<number, string> = {
  1: 'ummul kitab, ummul quran, fatihatul kitab, sabul matsani, pembukaan, alfateha, surat pembuka',
  2: 'sapi betina',
  3: 'keluarga imran, al imran, ali imron',
  9: 'baraah, bara ah',
  15: 'al hijir',
  17: 'bani israil, subhan',
  18: 'al kahfi, kahfi, ashabul kahfi',
  20: 'thaha, toha, ta ha',
  22: 'haji',
  32: 'alif lam mim sajdah, alif lam mim tanzil, as sajadah',
  35: 'malaikat',
  36: 'ya sin, yaasiin, yaseen',
  38: 'shad, shaad, shod',
  39: 'al guraf, az zumar',
  40: 'al mumin, ghafir, ha mim al mumin',
  41: 'ha mim sajdah, ha mim as sajdah, fushshilat',
  45: 'asy syariah',
  47: 'al qital',
  50: 'qof, kaf',
  51: 'adz dzariyat',
  55: 'arusul quran',
  65: 'an nisa al qusra, at tholaq',
  67: 'tabarak, tabaraka, al munjiyah, al maniah, kerajaan',
  68: 'nun, nun wal qalam',
  69: 'al haqah',
  70: 'saala sailun, al maarij',
  72: 'jin, al jin',
  76: 'ad dahr, hal ata, al abrar',
  78: 'amma, amma yatasaalun, naba',
  81: 'kuwwirat',
  83: 'at tatfif, al muthaffifin',
  87: 'sabbihisma, sabihis',
  93: 'wad duha, wadh dhuha',
  94: 'alam nasyrah, al insyirah, insyirah, alam nasroh, syarah, asy syarah',
  96: 'iqra, iqro',
  97: 'lailatul qadar, qadar, al qodar, inna anzalnahu',
  98: 'lam yakun, al qayyimah',
  99: 'al zilzal, zilzal, az zilzalah, idza zulzilat',
  102: 'alhakum, alhakumut takatsur',
  103: 'wal asri, wal ashr',
  104: 'wail',
  105: 'alam tara, gajah',
  106: 'li ilafi, liilafi',
  107: 'araaital ladzi, ad din',
  108: 'inna athaina',
  109: 'qul ya ayyuhal kafirun, al kafirin, kafiruun',
  110: 'idza jaa, idza ja a',
  111: 'al masad, masad, tabbat, tabbat yada, al lahb',
  112: 'at tauhid, kulhu, qulhu, qul huallah, al samad',
  113: 'qul audzu birabbil falaq, qul audzu bi rabbil falak',
  114: 'qul audzu birabbin nas',
}

/** 'sure' for a name; 'maybe' for a possible ordinary word; 'guess' for a name with a typing error. */
export type Certainty = 'sure' | 'maybe' | 'guess'
/** `isSpelled`: the letters are those of a name, not only the sound. */
export type NamedSurah = { surah: number; certainty: Certainty; isSpelled: boolean }

/** Other names that are ordinary words as well. */
const ordinary = new Set('haji malaikat kerajaan jin gajah nun wail pembukaan kaf'.split(' '))

export type SurahNames = {
  /** The surah of this name in Latin or Arabic letters, in any usual spelling; undefined for any other text. */
  find(name: string): NamedSurah | undefined
}

const ARTICLE = /^(?:a|e)(?:l|r|n|t|s|d|z|sy|sh|ts|th|dh|dz|sh)(?=[\s'’-])|^al(?=[a-z])/
const ARTICLE_SOUND = /^a[lrntsd]/

/** The names of all surahs, indexed by sound. */
export function surahNames(surahs: readonly SearchSurah[]): SurahNames {
  const full = new Map<string, number>()
  const bare = new Map<string, number>()
  const arabic = new Map<string, number>()
  const spelled = new Set<string>()
  for (const { number, name, arabicName } of surahs) {
    for (const each of [name, ...(otherNames[number]?.split(', ') ?? [])]) {
      full.set(keyOf(each), full.get(keyOf(each)) ?? number)
      spelled.add(lettersIn(each)).add(lettersIn(withoutArticle(each)))
      const short = keyOf(withoutArticle(each))
      if (short.length >= 2 && !bare.has(short)) bare.set(short, number)
    }
    for (const key of arabicKeys(arabicName)) if (!arabic.has(key)) arabic.set(key, number)
  }
  return {
    find(name) {
      if (isArabic(name)) return inScript(arabicKeys(name).map((key) => arabic.get(key)))
      const key = keyOf(name)
      if (key.length < 2) return undefined
      const isSpelled = spelled.has(lettersIn(name))
      const exact = full.get(key)
      if (exact !== undefined) {
        const isOrdinary = ordinary.has(name.toLowerCase())
        return { surah: exact, certainty: isOrdinary ? 'maybe' : 'sure', isSpelled }
      }
      const short = bare.get(key) ?? bare.get(keyOf(withoutArticle(name))) ?? joined(bare, key)
      if (short !== undefined) {
        return {
          surah: short,
          certainty: ARTICLE.test(name.toLowerCase().trim()) ? 'sure' : 'maybe',
          isSpelled,
        }
      }
      return likely(full, key) ?? likely(bare, key)
    },
  }
}

/**
 * Names as they may be typed: with their alifs, with those the mushaf only marks, and without any; last without the
 * article.
 */
function arabicKeys(name: string): string[] {
  const bare = name.replace(/سور[ةه]/g, '').replace(/[أإآ]/g, 'ا')
  const forms = [bare, bare.replaceAll('\u0670', 'ا')].map((form) => form.replace(/[^ا-ي]|ـ/g, ''))
  const full = forms.map((form) => form.replace(/ة/g, 'ه').replace(/ى/g, 'ي'))
  const all = [...full, `-${foldArabic(bare).text}`]
  return [...all, ...full.map((form) => form.replace(/^ال(?=..)/, ''))]
}

/** In Arabic every name is also a word of the text. */
function inScript(found: readonly (number | undefined)[]): NamedSurah | undefined {
  const surah = found.find((each) => each !== undefined)
  return surah === undefined ? undefined : { surah, certainty: 'maybe', isSpelled: true }
}

function withoutArticle(name: string): string {
  return name.toLowerCase().trim().replace(ARTICLE, '')
}

function lettersIn(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}

/** The sound of a name; a last h is often left out or added. */
function keyOf(name: string): string {
  return foldLatin(name).text.replace(/(?<=...)h$/, '')
}

/** 'annisa' and 'arrahman': the article written together with the name. */
function joined(bare: ReadonlyMap<string, number>, key: string): number | undefined {
  if (!ARTICLE_SOUND.test(key)) return undefined
  // The article's doubled letter has merged with the name's first.
  return bare.get(key.slice(1)) ?? bare.get(key.slice(2))
}

/** A long name with one typing error still counts, when no other surah is as near. */
function likely(names: ReadonlyMap<string, number>, key: string): NamedSurah | undefined {
  if (key.length < 5) return undefined
  const most = key.length < 9 ? 1 : 2
  let best = most + 1
  let found: number | undefined
  for (const [name, surah] of names) {
    const changes = name.length < 5 ? best + 1 : changesBetween(key, name, most)
    if (changes < best) [best, found] = [changes, surah]
    else if (changes === best && surah !== found) found = undefined
  }
  return found === undefined ? undefined : { surah: found, certainty: 'guess', isSpelled: false }
}
