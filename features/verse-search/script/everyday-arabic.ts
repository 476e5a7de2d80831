/**
 * A word of the mushaf as a keyboard writes it. `spelled` has its hamzas; `full` is folded, with an alif for each small
 * one, and `bare` without those ('السماوات', and 'الرحمن').
 */
export type EverydayWord = { spelled: string; full: string; bare: string; from: number; to: number }

const WORD = /[^\s\u00A0.,;:!?،؛؟«»()"“”]+/gu
const LETTER = /[\u0621-\u063A\u0641-\u064A\u0671-\u06D3]/
const MARKS = /[\u0610-\u061A\u064B-\u065F\u0670\u06D4-\u06ED\u08D3-\u08FF\u0640]/gu
const SMALL_ALIF = /\u0670/gu

/** 'يٰقوم' is 'يا قوم', and 'هٰٓاَنتم' 'ها أنتم'. */
const CALL =
  /^((?:[وفا]\u064E)?(?:ي[\u064E\u0651]*\u0640?\u0670|ه\u064E?\u0640?\u0670(?=\u0653?[اأ])))(?![\u0653\u06E4]?س\u06E4?$|بِسٰ)(.+)$/u

/** From the spelling of the prints, with its signs, to that of a keyboard; in this order. */
const rules: readonly (readonly [RegExp, string])[] = [
  // What the sukun or a vowel tells, before they go.
  [/^ا\u064E(?=ل(?:ْ|[\u064E\u0651]{2}|[ء-ي]))/gu, 'ا'],
  [/(?<=\u064F\u0651?)(?:ءْ|\u0640[\u0652\u0654]{2})/gu, 'ؤ'],
  [/(?<=\u064E\u0651?)(?:ءْ|\u0640[\u0652\u0654]{2})|(?<=ر\u064E)ء\u064E(?=ي)/gu, 'أ'],
  [/(?<=\u0650)ء|(?<=ا\u06E4?)ء(?=\u0650ي)/gu, 'ئ'],
  [/(?<=حْ)ي\u0650$/gu, 'يي'],
  [/(?<=^(?:[وف]\u064E)?)رَاَ$/gu, 'رأى'],
  [/(?<=^(?:[وف]\u064E)?)سْ\u0640?[\u064E\u0654]{2}(?=ل)/gu, 'اسأ'],
  [/(?<=يْ)\u0640[\u064E\u0654]{2}(?=س)/gu, 'أ'],
  [/^ء\u0670\u06E4?ا/gu, 'آ'],
  [/(?<=إ)\u0650\u06DFى$/gu, ''],
  [/(?<=^[^م]*\u0650)ا(?=يْ?\u06E4?ء)/gu, ''],
  [/(?<=\u064E)\u0640[\u064B\u0654]{2}ا/gu, 'أ'],
  [/(?<=\u064E)ئ(?=\u064E)/gu, 'أ'],
  [/(?<=(?:اَقْصَ|طَغَ|لَدَ|تَتْرَ|جَنَ))ا$/gu, 'ى'],
  [/ص(?=[\u064B-\u0652]*[\u06DC\u06E3])/gu, 'س'],
  // Signs that change no letter: sukun, pauses, lengthening.
  [
    /[\u0610-\u061A\u0653\u0652\u0658\u065B-\u065E\u06D4-\u06DE\u06E1-\u06E4\u06E9-\u06ED\u08D3-\u08FF]/gu,
    '',
  ],
  [/ٱ/gu, 'ا'],
  [/(?<=\u064E)و\u0670(?=ة)|(?<=رِ?بَ)و\u0670ا/gu, 'ا'],
  [/[یے]/gu, 'ي'],
  [/ک/gu, 'ك'],
  [/[ھہۀ]/gu, 'ه'],
  [/ى(?=\u0650?[\u0654\u0655])/gu, 'ئ'],
  // Small letters of the prints; those at the end only lengthen.
  [/ۧ/gu, 'ي'],
  [/[ۥۦ]$/gu, ''],
  [/(?<=ن[\u064F\u0640]*)ۨ/gu, 'ن'],
  [/[ۥۨ]/gu, ''],
  [/ۦ/gu, 'ي'],
  // An alif that is not read, except in 'مائة'; at the end some write it.
  [/^ا\u064Eف\u064Eا\u06DFئ/gu, 'أفإ'],
  [/(?<!م\u0650|و)ا\u06DF$/gu, '\u0670'],
  [/(?<!م\u0650)ا\u06DF(?=.)/gu, ''],
  [/[\u06DF\u06E0]/gu, ''],
  // 'الليل', 'اللذان' and 'اللاتي' have one lam in some prints.
  [
    /(?<=^.{0,4}ا)ل(?=[\u0651\u064E]+(?:ي\u0652?ل|ذ[\u064Eٰ]+(?:ا|ي|ن)))|(?<=^.{0,4}ا)ل(?=\u0651\u0670|\u0670\u0651)/gu,
    'لل',
  ],
  [/\u0651/gu, ''],
  // A hamza that sits on no letter of its own.
  [/^ء(?=\u064E?[اٰ])/gu, 'أ'],
  [/ء\u064E?\u0670/gu, 'آ'],
  [/(?<=ي\u0650?)ا\u0670(?=ت)/gu, 'ئا'],
  [/(?<=ي)\u0640(?:\u0670[\u0654\u0655]|[\u0654\u0655]\u0670)/gu, 'ئا'],
  [/\u0640?(?:\u0670[\u0654\u0655]|[\u0654\u0655]\u0670)/gu, 'آ'],
  [
    /(?<=[\u0650ي])\u0640(?=[\u064B-\u0650]?[\u0654\u0655])|\u0640(?=[\u064B\u064F\u0650\u0654\u0655]{2})/gu,
    'ئ',
  ],
  [/\u0640(?=[\u064E\u0654\u0655]{2})/gu, 'أ'],
  [/\u0640/gu, ''],
  // 'العلماء' and 'نبأ' end otherwise in places.
  [/\u0670ؤ[\u064F\u064C]ا$/gu, 'اء'],
  [/ؤ[\u064F\u064C]ا$/gu, 'أ'],
  [/(?<=ا)[ئى][\u0654\u0655]?\u0650$/gu, 'ء'],
  // Words that keyboards too write without the alif.
  [/(?<=^[ولفبكأ\u064E\u0650]*)ه\u0670(?=[ذؤ])/gu, 'ه'],
  [/(?<=^[وفك\u064E]*)ذ\u0670(?=ل)/gu, 'ذ'],
  [/(?<=^[وف\u064E]*)ل\u0670(?=ك)/gu, 'ل'],
  [/(?<=[لاأ]\u0650?ل|[اأإ]\u0650ل|رحم|رَحم)\u0670(?=[هن])/gu, ''],
  // Alif written as waw or ya.
  [/\u0670وا?(?![\u064B-\u0650\u0657\u0670]|.*و)/gu, 'ا'],
  [/(?:\u0670ى|\u064E?ى\u0670)(?=.)(?![\u064E-\u0650])/gu, 'ا'],
  [/\u0670ى|ى\u0670/gu, 'ى'],
  [/(?<=[رن]\u064E?)ا\u0670$/gu, 'أى'],
  // Long vowels that are only a sign.
  [/(?<=[وء])\u0657/gu, 'و'],
  [/(?<!ه)\u0656|(?<=ه)\u0656(?=.)/gu, 'ي'],
  // The hamza of an alif is known by its vowel.
  [/ا\u0670/gu, 'آ'],
  [/ا(?=\u0650)/gu, 'إ'],
  [/ا(?=[\u064E\u064F])/gu, 'أ'],
]

/** The words of an Arabic text, of any print or typed; the call 'يا' stands alone, as on a keyboard. */
export function everydayWords(text: string): EverydayWord[] {
  const words: EverydayWord[] = []
  for (const { 0: raw, index: from } of text.normalize('NFC').matchAll(WORD)) {
    if (!LETTER.test(raw)) continue
    const [, called, name] = CALL.exec(raw) ?? []
    for (const part of called && name ? [called, name] : [raw]) {
      words.push({ ...everyday(part), from, to: from + raw.length })
    }
  }
  return words
}

function everyday(word: string): Pick<EverydayWord, 'spelled' | 'full' | 'bare'> {
  const plain = rules.reduce((all, [from, to]) => all.replace(from, to), word)
  const spelled = plain.replace(SMALL_ALIF, 'ا').replace(MARKS, '')
  return { spelled, full: foldEveryday(spelled), bare: foldEveryday(plain.replace(MARKS, '')) }
}

/** Letters that people type for one another. */
const folds: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ؤ: 'و', ئ: 'ي', ى: 'ي', ة: 'ه' }

/** One spelling for all that keyboards write for one another. */
export function foldEveryday(spelled: string): string {
  const plain = spelled.replace(/[أإآؤئىة]/gu, (sign) => folds[sign] ?? sign)
  // The alif after a plural's waw is written for some waws and left out for others.
  return plain.replace(/(?<=..)وا$/u, 'و')
}
