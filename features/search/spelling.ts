/** Spellings that neither affixes nor sound explain: the common spelling, and this site's word. */
const spellings = `
shodaqoh sedekah · shodaqah sedekah · sodaqoh sedekah · sodakoh sedekah · sadaqah sedekah · shadaqah sedekah · sedekahan sedekah
mal maal · almaal maal · mall maal · fitri fitrah · fidiah fidyah · fidyeh fidyah
alquran quran · qurani quran · kuran quran · alqur quran
qurban kurban · kurbanan kurban · aqiqah akikah
mesjid masjid · musholla musala · mushola musala · musholah musala · mushalla musala
hutang utang · ijin izin · resiko risiko · nomer nomor · no nomor · apotik apotek · kwitansi kuitansi · kuitansinya kuitansi
sholat salat · shalat salat · solat salat · sembahyang salat
ustadz ustaz · ustad ustaz · ustazah ustaz · ustadzah ustaz · hafidz hafiz · hafidh hafiz · tahfidz tahfiz · tahfidh tahfiz
dhuafa duafa · muallaf mualaf · kyai kiai · nadzir nazir · nadhir nazir · nishab nisab
ponpes pesantren · pontren pesantren · tpq tpa · sd sekolah · smp sekolah · sma sekolah
yateem yatim · yatem yatim · piatunya piatu · jum jumat · jumaat jumat
email surel · imel surel · mail surel · wa whatsapp · telp telepon · telpon telepon · tlp telepon · hp telepon · handphone telepon · ponsel telepon
password sandi · pasword sandi · tf transfer · trf transfer · norek rekening · rek rekening · invoice kuitansi · receipt kuitansi
refund kembali · login masuk · signin masuk · register daftar · regis daftar · va virtual · qr qris
donate donasi · donation donasi · sadaqa sedekah · mosque masjid · orphan yatim · well sumur · water air · flood banjir
romadhon ramadan · ramadhan ramadan · romadon ramadan · ramadlan ramadan · shaum puasa · saum puasa
`

const words = new Map(
  spellings
    .trim()
    .split(/\s*[·\n]\s*/)
    .map((pair) => pair.split(' ') as [string, string]),
)

/** This site's spelling of a word. */
export function spelled(word: string): string {
  return words.get(word) ?? word
}

/**
 * Groups of words that are searched together, by their stems. Results through another word of the group rank behind.
 * The groups are narrow on purpose: a search for a well must not find everything that is good.
 */
const groups = `
sedekah infak sumbang derma
sumur bor air
yatim piatu
duafa miskin fakir
lansia jompo
quran mushaf
hafal hafiz tahfiz
pesantren pondok
masjid musala surau
kuitansi bukti struk
whatsapp telepon
kurban hewan sembelih
beasiswa sekolah
makan pangan sembako nasi
musibah bencana
sakit sehat obat
asnaf golong
gaji hasil profesi
tabung simpan deposito
emas perak
guru ustaz
dana uang
mitra rekan
relawan sukarela
sandi pin
`

const others = new Map<string, Set<string>>()
for (const line of groups.trim().split('\n')) {
  const group = line.split(' ')
  for (const word of group) {
    const known = others.get(word) ?? new Set()
    for (const other of group) if (other !== word) known.add(other)
    others.set(word, known)
  }
}

/** Synonyms of this stem; none for most. */
export function synonymsOf(stem: string): readonly string[] {
  return [...(others.get(stem) ?? [])]
}

/** Words of questions and sentences without meaning for the search. Never indexed. */
const fillers =
  'cara bagaimana gimana apa apakah mengapa kenapa kapan dimana mana siapa berapa saya aku anda kamu kita kami ' +
  'bisa boleh mau ingin tolong mohon yg dgn utk dg dr pd jika kalau bila saat ketika agar supaya masih ' +
  'hanya sangat lebih paling tiap setiap hal secara sebagai antara maupun namun tetapi tapi lain dapat akan cari ' +
  'mencari carikan the of and for to in al'

/** True for words left out of the index and of queries. */
export const isFiller: (word: string) => boolean = (() => {
  const set = new Set(fillers.split(' '))
  return (word) => set.has(word)
})()

const questions =
  /\b(?:cara|bagaimana|gimana|apa|apakah|kenapa|mengapa|kapan|berapa|bolehkah|bisakah)\b/i

/** True for a query that is a question: help articles then come first. */
export function asksSomething(query: string): boolean {
  return questions.test(query)
}
