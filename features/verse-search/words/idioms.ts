/** Words that together mean something else than alone, and what they mean: idioms, doubled words, names of days. */
const table = `
idul adha, iduladha, hari raya haji, lebaran haji, lebaran kurban = kurban · idul fitri, hari raya idulfitri = idulfitri · datang bulan, palang merah bocor = haid · sakit hati, sakit ati, makan hati, patah arang = kecewa · rumah sakit = opname · kambing hitam = tuduh · besar kepala, tinggi hati, lupa daratan, besar mulut = sombong · buah hati, si kecil, si buah hati = anak · tulang punggung = nafkah
air mata, banjir air mata = menangis · kerja bakti, gotong royong = tolong · meja hijau = pengadilan · ringan tangan, main tangan = memukul · panjang tangan = mencuri · naik darah, naik pitam, gelap mata, darah mendidih = marah · tutup usia, meninggal dunia, berpulang, pulang ke rahmatullah, dipanggil yang kuasa, dipanggil allah, tiada lagi = meninggal · akhir zaman, hari akhir, hari akhirat, hari penghakiman = kiamat · cari muka, cari perhatian, gila hormat, gila pujian = pamer
mata keranjang, hidung belang, main mata, cuci mata = pandangan zina · muka dua, bermuka dua, dua muka = munafik · anak emas = pilih kasih · buah bibir, bahan omongan, jadi omongan = gosip · kabar burung, kabar angin, berita palsu = hoaks · lintah darat, gali lubang tutup lubang = utang riba · kupu kupu malam, jual diri, wanita malam, open bo = pelacur · orang ketiga, main serong, main belakang, main api = selingkuh · gigit jari = menyesal · angkat tangan, lempar handuk = menyerah · banting tulang, peras keringat = kerja keras · gulung tikar = bangkrut · kepala batu = keras kepala · rendah diri = minder · kecil hati = sedih · jantung hati = kekasih · buru buru = tergesa · jalan jalan = bepergian · mata mata = mengintai · ujung ujungnya = akhirnya · main main = permainan · pura pura = munafik dusta · laba laba = labalaba · kura kura = kurakura
benang merah = hubungan · setengah mati = berat · naik daun = terkenal · angkat kaki = pergi · adu domba, mengadu domba = adudomba · kambing congek = bodoh · harta benda = harta · hutang budi, balas budi, utang budi = terima kasih · hutang nyawa, utang nyawa, nyawa dibayar nyawa, nyawa dibalas nyawa = kisas bunuh · cuci otak = sesat · tangan kanan = kanan · hati kecil = hati · hawa nafsu = nafsu · buang hajat, buang air = bersuci · mandi besar = junub · orang dalam = suap · uang pelicin, uang rokok, uang tutup mulut = suap · tikus berdasi = koruptor · darah daging = anak · uji coba = uji
`

const meanings = new Map(
  table
    .trim()
    .split(/ · |\n/)
    .flatMap((entry) => {
      const [phrases = '', meaning = ''] = entry.split(' = ')
      return phrases.split(', ').map((phrase): [string, string] => [phrase, meaning])
    }),
)
const anyPhrase = new RegExp(
  `\\b(?:${[...meanings.keys()]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(' ', '[ -]+'))
    .join('|')})(?=nya\\b|\\b)`,
  'gi',
)

/** A text with what its idioms mean in their place. */
export function withoutIdioms(text: string): string {
  return text.replace(anyPhrase, (phrase) => {
    return meanings.get(phrase.toLowerCase().replaceAll(/[ -]+/g, ' ')) ?? phrase
  })
}
