const UNITS = ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']
const WORD = `(?:${UNITS.join('|')}|se(?:puluh|belas|ratus)|belas|puluh|ratus)`
const NUMBER = `${WORD}(?: ${WORD})*`
const PLACE = '(juz|jus|hizb|halaman|hal|hlm|surat|surah|ayat|ayah)'
/** Only where no further words follow: 'ayat tujuh langit' requests no seventh verse. */
const AFTER = '(?=$| (?:ayat|ayah|dari|surat|surah|juz|hizb)\\b)'
const SAID = new RegExp(`\\b${PLACE}(?: ke[ -]?| )(${NUMBER})${AFTER}`, 'g')
const FIRST = /\b(juz|jus|hizb|halaman|surat|surah) pertama$/

/** Numbers of places in digits: 'juz tiga puluh' becomes 'juz 30', 'surat kedua ayat lima' 'surat 2 ayat 5'. */
export function placesInDigits(plain: string): string {
  return plain
    .replace(FIRST, '$1 1')
    .replace(SAID, (_all, place: string, words: string) => `${place} ${numberOf(words)}`)
}

/** 'dua ratus lima puluh lima' is 255; only for number words. */
function numberOf(words: string): number {
  let total = 0
  let unit = 0
  for (const word of words.replace(/\bse(?=puluh|belas|ratus)/g, 'satu ').split(' ')) {
    const at = UNITS.indexOf(word)
    if (at >= 0) {
      total += unit
      unit = at + 1
      continue
    }
    total += word === 'belas' ? 10 + unit : unit * (word === 'puluh' ? 10 : 100)
    unit = 0
  }
  return total + unit
}
