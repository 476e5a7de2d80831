/**
 * Synonyms, in the ministry's wording of 2019, in that of 2002 and in everyday ones. Each line is a group of words in
 * any form, compared by their stems; a match through a synonym is shown as such.
 */
const groups = `
  salat sembahyang
  infak sedekah nafkah derma zakat donasi sumbangan
  tobat taubat
  azab siksa siksaan hukuman
  surga jannah
  neraka jahanam jahim
  puasa saum
  rasul utusan
  nabi rasul
  perempuan wanita
  lelaki pria
  ayah bapak papa
  ibu mama bunda
  harta kekayaan uang
  dusta bohong palsu
  murka marah
  sombong angkuh takabur congkak
  ampun ampunan maaf
  pengasih pemurah
  sayang kasih
  khamar khamr arak miras
  utang hutang
  waris warisan pusaka
  nikah kawin
  talak cerai
  ilmu pengetahuan
  bodoh jahil
  mati wafat meninggal maut kematian
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
  petunjuk hidayah bimbing
  dengki hasad iri
  gunjing ghibah gibah gosip
  hewan binatang satwa
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
  gelisah sedih duka cemas
  tenang tenteram tentram
  ajal umur usia
  malaikat jibril
  taurat torah
  injil alkitab
  iblis setan
  pencuri maling
  kurban qurban
  wudu wudhu
  kapal bahtera perahu
  dagang niaga bisnis jualan
  dinding tembok
  jahat buruk keji
  laksana tegak dirikan tunaikan
  hawa nafsu keinginan
  pemimpin pelindung penguasa
  sembah ibadah
  sesat tersesat
  perkara urusan
  akal berakal ululalbab pikiran
  berdosa pendosa pendurhaka
  umat generasi kaum
  kota negeri
  karunia anugerah nikmat
  kalian kamu
  barangsiapa siapa
  sungguh sesungguhnya
  sekiranya seandainya
  khawatir takut
  cawan piala
  jujur benar
  berpisah bercerai
  bicara berkata ucap
  rajin giat
  bekerja berusaha
  pelit kikir bakhil
  boros mubazir
  pasangan suami istri
  anak keturunan
  taat patuh
  lupa lalai
  senang gembira bahagia
  derita sengsara
  miskin fakir
  khianat curang
  menolong membantu
  jasad mayat
  perang tempur
  damai rukun
  kebun taman
  api bakar
  kebaikan kebajikan
  seolah seakan
  hamil mengandung
  kubur makam kuburan pusara
  selisih tengkar cekcok konflik tawuran sengketa
  upah gaji honor
  karyawan pegawai buruh
  guru ustaz kiai
  murid siswa santri pelajar
  pesta hajatan kenduri
  panen tuai
  petir guruh kilat halilintar
  pelihara rawat jaga
  rugi bangkrut
  lelah capek letih payah
  malas enggan
  zalim aniaya
`

const byStem = new WeakMap<(word: string) => string, Map<string, readonly string[]>>()

/** The synonyms of a word, without the word itself; `stem` compares words. */
export function verseSynonymsOf(word: string, stem: (word: string) => string): readonly string[] {
  const known = byStem.get(stem) ?? groupedBy(stem)
  byStem.set(stem, known)
  return known.get(stem(word)) ?? []
}

function groupedBy(stem: (word: string) => string): Map<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const line of groups.trim().split('\n')) {
    const words = line.trim().split(' ')
    for (const word of words) {
      const own = stem(word)
      const others = found.get(own) ?? new Set()
      for (const other of words) if (stem(other) !== own) others.add(other)
      found.set(own, others)
    }
  }
  return new Map([...found].map(([own, others]) => [own, [...others]]))
}
