/** Words around a place that ask for it: what of it, how, and in which form. They say nothing about a verse. */
const asking = new Set(
  (
    'tafsir tafsirnya terjemah terjemahan terjemahannya terjemahnya arti artinya makna maknanya bacaan bacaannya ' +
    'teks teksnya tulisan tulisannya latin latinnya arab arabnya lafal lafalnya lafadz lafaz bunyi bunyinya isi isinya ' +
    'kandungan penjelasan keterangan asbabun nuzul asbab sebab turun turunnya keutamaan fadhilah fadilah khasiat manfaat ' +
    'full lengkap lengkapnya saja aja gratis terbaru versi edisi offline online digital kemenag depag mushaf ' +
    'mp3 mp4 pdf doc word audio video youtube murottal murotal murattal murotall tilawah lantunan merdu qori qari ' +
    'download unduh donlot dengarkan dengar mendengar dengerin putar play baca membaca bacakan bacain cari carikan ' +
    'mencari buka bukakan lihat melihat tampilkan tunjukkan kasih hafalan hafal menghafal tajwid tajwidnya ' +
    'alquran qur’an quran al-quran alqur’an bahasa indonesia indo inggris melayu english translation ' +
    'mau ingin pengen pingin tolong mohon coba dong ya yuk kak min bang ustadz ustaz saya aku kami apa apakah apaan ' +
    'bagaimana gimana berapa tentang mengenai dan atau serta beserta dengan dari di pada dalam untuk yang itu ini nya ' +
    'ibnu katsir jalalain jalalayn misbah quraish shihab ringkas perkata'
  ).split(' '),
)
const PHRASES = /\bal[\s-]?qur[’']?an\b|\bper[\s-](?:ayat|kata)\b|\bkata per kata\b/g

/** The text without the words that only ask for a place. */
export function withoutAsking(plain: string): string {
  const words = plain.replace(PHRASES, ' ').split(/[\s,]+/)
  return words
    .filter((word) => !asking.has(word))
    .join(' ')
    .trim()
}

const PART = /\b(?:ju[sz]|hi[zs]b|halaman|hal|hlm)[\s.:]*(?:ke[\s-]*)?\d{1,3}\b/g
const NUMBERS = /(?<![\d:])\d{1,3}\s?:\s?\d{1,3}(?:\s?-\s?\d{1,3})?(?![\d:])/g
const VERSE =
  '(?: (?:ayat|ayah|ay)(?: ke)?[\\s.-]*(\\d{1,3}(?:\\s?(?:-|s/d|sd|sampai|hingga) ?\\d{1,3})?))'
const NAMED = new RegExp(`^(.*?)${VERSE}(?!\\d)`)
const NAMED_VERSE = /(?<![a-z])(ayat(?:ul)? .+)$/
const MOST_WORDS = 4

/** The parts of a text that may be a place, the likeliest first. */
export function partsWithin(plain: string): string[] {
  const parts = [...plain.matchAll(PART), ...plain.matchAll(NUMBERS)].map(([part]) => part)
  const [, before = '', numbers] = NAMED.exec(plain) ?? []
  if (numbers) {
    for (const name of endsOf(before.split(' '))) parts.push(`surat ${name} ayat ${numbers}`)
  }
  for (const { index, 0: whole } of plain.matchAll(
    /(?<![a-z])(?:surat|surah|qs|q\.s\.?)[\s.:]+/g,
  )) {
    const [, first = ''] = /^([^\d]+)/.exec(plain.slice(index + whole.length)) ?? []
    for (const name of startsOf(first.trim().split(' '))) parts.push(`surat ${name}`)
  }
  const [, verse = ''] = NAMED_VERSE.exec(plain) ?? []
  for (const name of startsOf(verse.split(' '))) if (name.includes(' ')) parts.push(name)
  return parts
}

function startsOf(words: readonly string[]): string[] {
  const most = Math.min(MOST_WORDS, words.length)
  return Array.from({ length: most }, (_, at) => words.slice(0, most - at).join(' '))
}

function endsOf(words: readonly string[]): string[] {
  const own = words.filter(Boolean)
  const most = Math.min(MOST_WORDS, own.length)
  return Array.from({ length: most }, (_, at) => own.slice(own.length - most + at).join(' '))
}
