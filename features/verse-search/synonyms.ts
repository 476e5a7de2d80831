/**
 * Synonyms, in the ministry's wording of 2019 and in older or everyday ones. Each line is a group; a match through a
 * synonym is shown as such.
 */
const groups = `
  salat sembahyang
  infak sedekah nafkah derma zakat
  tobat taubat
  azab siksa siksaan hukuman
  surga jannah
  neraka jahanam
  puasa saum
  rasul utusan
  nabi rasul
  perempuan wanita
  lelaki pria
  ayah bapak
  harta kekayaan uang
  dusta bohong
  murka marah
  sombong angkuh takabur congkak
  ampun ampunan maaf
  pengasih pemurah
  sayang kasih
  khamar khamr arak
  utang hutang
  waris warisan pusaka
  nikah kawin
  talak cerai
  ilmu pengetahuan
  bodoh jahil
  mati wafat meninggal maut
  takdir qadar ketetapan
  syirik mempersekutukan menyekutukan musyrik
  kafir kufur ingkar
  mukmin beriman
  setan syaitan syaithan
  firaun pharaoh
  isa yesus
  yakjuj yajuj
  makjuj majuj
  jilbab hijab kerudung
  rezeki rizki rejeki rizqi
  ikhlas tulus
  sulit kesulitan susah sukar kesukaran
  mudah gampang
  petunjuk hidayah
  dengki hasad iri
  gunjing ghibah gibah
  hewan binatang
  hujan air
  laut lautan samudra
  budak sahaya
  sahabat teman kawan
  bumi dunia
  quran alquran
  kiamat akhir
  syukur terimakasih
  roh ruh jiwa
  mimpi tidur
  cahaya nur
  sakit penyakit
  obat penyembuh penawar
  adil keadilan
  musibah bencana malapetaka
  gelisah sedih duka
  tenang tenteram tentram
  ajal umur
  malaikat jibril
  taurat torah
  injil alkitab
  iblis setan
  pencuri maling
  terawih tarawih
  kurban qurban
  bersuci wudu wudhu
`

const byWord = new Map<string, Set<string>>()
for (const line of groups.trim().split('\n')) {
  const words = line.trim().split(' ')
  for (const word of words) {
    const known = byWord.get(word) ?? new Set()
    for (const other of words) if (other !== word) known.add(other)
    byWord.set(word, known)
  }
}

/** The synonyms of a word, without the word itself. */
export function verseSynonymsOf(word: string): readonly string[] {
  return [...(byWord.get(word) ?? [])]
}
