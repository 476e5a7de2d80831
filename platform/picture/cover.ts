/** What a generated cover shows, where, and in which light; the same description always gives the same picture. */
export type CoverDesign = { motif: string; place: string; palette: string; seed: number }

/** What a cover is chosen from: its own words before the title, the title before the category. */
export type CoverSource = {
  /** Words of its own, in any order, e.g. 'dapur banjir senja'. */
  words: string
  title: string
  category: string
  /** The light and the seed, and an older choice of thing. */
  cover: { motif: string; palette: string; seed: number }
}

/** Thing → the words for it; the first place is where it usually is. */
const things: Record<string, readonly [place: string, words: string]> = {
  dapur: ['desa', 'dapur kuali memasak masak'],
  makan: [
    'ruang',
    'makan makanan porsi gizi bergizi nasi pangan berbuka buka sahur fidyah lauk lapar stunting',
  ],
  beras: ['sawah', 'beras fitrah'],
  paket: ['desa', 'paket sembako bingkisan lebaran'],
  selimut: ['ruang', 'selimut pakaian baju'],
  sumur: ['desa', 'sumur bor pengeboran'],
  tandon: ['bukit', 'tandon pipa menara'],
  keran: ['kering', 'keran air wudu mandi sanitasi jamban'],
  perahu: ['laut', 'perahu nelayan ikan kapal jala'],
  meja: ['kelas', 'meja bangku kelas madrasah sekolah'],
  buku: ['ruang', 'buku perpustakaan bacaan beasiswa belajar kuliah murid'],
  tas: ['kelas', 'tas seragam sepatu saku'],
  sepeda: ['kota', 'sepeda ongkos jemputan transport'],
  listrik: ['desa', 'listrik lampu penerangan surya'],
  mushaf: ['pesantren', 'mushaf quran al-qur’an alquran kitab hafalan penghafal tahfiz mengaji'],
  mata: ['langit', 'mata katarak penglihatan netra'],
  sehat: ['kota', 'kesehatan sehat imunisasi medis obat pasien dokter operasi sakit'],
  klinik: ['desa', 'klinik puskesmas posyandu poliklinik'],
  ambulans: ['kota', 'ambulans darurat'],
  kursiroda: ['ruang', 'kursiroda difabel disabilitas'],
  tenda: ['bukit', 'tenda pengungsi gempa longsor tsunami erupsi kebakaran bencana'],
  bayi: ['ruang', 'bayi balita melahirkan ayunan paud'],
  asrama: ['ruang', 'asrama ranjang kamar yatim'],
  masjid: ['langit', 'masjid musala mushola surau langgar mukena sajadah'],
  lentera: ['langit', 'lentera ramadan ramadhan idulfitri imsakiyah'],
  tangan: ['langit', 'tangan doa'],
  rumah: ['desa', 'rumah hunian huntara atap'],
  lahan: ['desa', 'lahan tanah m²'],
  bintang: ['langit', 'bintang'],
  kambing: ['bukit', 'kambing qurban kurban akikah aqiqah domba'],
  padi: ['sawah', 'padi panen petani tani gabah'],
  pohon: ['kebun', 'pohon hutan'],
  bibit: ['kebun', 'bibit tunas tanaman'],
  jahit: ['ruang', 'jahit menjahit keterampilan usaha modal batik'],
  kopi: ['kebun', 'kopi'],
  timbangan: ['langit', 'timbangan adil golongan asnaf maal'],
  emas: ['langit', 'emas perak nisab'],
  celengan: ['pasar', 'celengan kotak tabungan'],
  kuitansi: ['langit', 'kuitansi bukti nota laporan'],
  dompet: ['kota', 'dompet gaji penghasilan'],
  cincin: ['langit', 'cincin perhiasan kalung'],
  uang: ['langit', 'uang rupiah'],
  surat: ['langit', 'surat'],
}

const placeWords: Record<string, string> = {
  desa: 'desa kampung dusun',
  bukit: 'bukit gunung lereng',
  sawah: 'sawah',
  pantai: 'pantai pesisir pulau kepulauan',
  laut: 'laut',
  sungai: 'sungai rawa',
  banjir: 'banjir',
  kota: 'kota',
  ruang: 'ruang',
  kelas: 'kelas',
  pesantren: 'pesantren santri',
  kebun: 'kebun',
  kering: 'kering kekeringan sabana',
  pasar: 'pasar warung',
  langit: 'langit',
}

const lightWords: Record<string, string> = {
  zamrud: 'zamrud teduh',
  fajar: 'fajar subuh',
  pagi: 'pagi',
  siang: 'siang',
  senja: 'senja sore',
  malam: 'malam',
  hujan: 'hujan',
  laut: 'biru',
  tanah: 'kemarau',
}

/** What a category shows when neither its words nor its title name a thing; older names of things read on. */
const thingOf: Record<string, string> = {
  zakat: 'timbangan',
  'air-bersih': 'keran',
  pendidikan: 'buku',
  yatim: 'asrama',
  kemanusiaan: 'paket',
  wakaf: 'pohon',
  'edukasi-zakat': 'timbangan',
  'kabar-program': 'surat',
  transparansi: 'kuitansi',
  kisah: 'celengan',
  kajian: 'mushaf',
  asrama: 'asrama',
  ombak: 'perahu',
  sawah: 'padi',
  bulan: 'lentera',
}

const thingByWord = byWord(Object.entries(things).map(([name, [, words]]) => [name, words]))
const placeByWord = byWord(Object.entries(placeWords))
const lightByWord = byWord(Object.entries(lightWords))

/** The names of all things, places and lights a cover is composed of. */
export function coverWords(): { things: string[]; places: string[]; lights: string[] } {
  return {
    things: Object.keys(things),
    places: Object.keys(placeWords),
    lights: Object.keys(lightWords),
  }
}

/** Chooses the cover of a campaign, an article or a dormitory by what it is about. */
export function chooseCover({ words, title, category, cover }: CoverSource): CoverDesign {
  const own = wordsOf(words)
  const said = [...own, ...wordsOf(title)]
  const motif =
    firstOf(thingByWord, said) ??
    thingOf[category] ??
    thingOf[cover.motif] ??
    (Object.hasOwn(things, cover.motif) ? cover.motif : 'bintang')
  // A word that names the thing does not also name its place.
  const rest = said.filter((word) => thingByWord.get(word) !== motif)
  return {
    motif,
    place: firstOf(placeByWord, rest) ?? things[motif]?.[0] ?? 'langit',
    palette: firstOf(lightByWord, own) ?? cover.palette,
    seed: cover.seed,
  }
}

function byWord(entries: (readonly [name: string, words: string])[]): Map<string, string> {
  return new Map(entries.flatMap(([name, words]) => words.split(' ').map((word) => [word, name])))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}’'²-]+/u)
}

function firstOf(names: ReadonlyMap<string, string>, words: readonly string[]): string | undefined {
  for (const word of words) {
    const name = names.get(word)
    if (name !== undefined) return name
  }
  return undefined
}
