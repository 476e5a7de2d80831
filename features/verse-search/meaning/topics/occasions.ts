/** Occasions and troubles for which people look for a verse, in their own words. */
export const occasionsTopics = `
Kehilangan orang tercinta, kehilangan anak, anak meninggal, ayah meninggal, ibu meninggal, orang tua meninggal, suami meninggal, istri meninggal, teman meninggal, sahabat meninggal, kehilangan orang tua, kehilangan suami, kehilangan istri, kehilangan keluarga, ditinggal mati, ayat untuk orang meninggal, keluarga meninggal, belasungkawa, turut berduka, takziah, melayat, doa ketika kehilangan anak, doa tertimpa musibah, doa kena musibah, doa saat musibah | 2:156 2:155 2:157 12:86 3:185 64:11 89:27
Undangan pernikahan, undangan nikah, kartu undangan, ayat undangan, walimah, resepsi pernikahan, akad nikah, tunangan, pengantin baru, hadiah pernikahan, ucapan pernikahan | 30:21 24:32 16:72 25:74 4:1
Menanti keturunan, ingin punya anak, agar punya anak, belum punya anak, susah punya anak, doa agar punya anak, doa cepat hamil, doa agar hamil, program hamil, promil, momongan | 3:38 21:89 19:5 37:100 42:49 42:50 25:74
Kelahiran anak, kelahiran bayi, bayi lahir, bayi baru lahir, menyambut bayi, doa bayi baru lahir, memberi nama anak, anak baru lahir | 3:36 42:49 14:39 46:15 19:7 25:74
Hamil dan melahirkan, istri hamil, ibu hamil, surat untuk ibu hamil, doa ibu hamil, doa untuk kandungan, tujuh bulanan, empat bulanan, melahirkan, doa melahirkan, persalinan | 31:14 46:15 7:189 3:35 13:8 19:23 35:11
Lelah dengan hidup, capek hidup, lelah hidup, bosan hidup, hidup berat, hidup susah, beban berat, ingin menyerah, banyak masalah, masalah bertubi-tubi, ditimpa masalah, penyemangat, semangat hidup | 94:5 2:286 2:155 13:28 39:53 3:139 12:87
melupakan mantan, move on, putus cinta, cinta ditolak, ditinggal nikah, ditinggal pacar, kecewa kepada manusia, sakit hati, dikhianati | 2:216 57:23 94:5 64:11 13:28 3:139 12:86
Gagal, kegagalan, gagal ujian, gagal usaha, bangkrut, rugi usaha, tidak lulus, ditolak kerja, dipecat, kehilangan pekerjaan, kena PHK | 2:216 94:5 12:87 57:23 3:139 65:3 2:155
Lulus belajar, wisuda, kelulusan, lulus ujian, lulus sekolah, skripsi, ujian sekolah, kuliah | 58:11 20:114 94:5 39:9 14:7 96:1
Rumah baru, pindah rumah, masuk rumah baru, syukuran rumah baru, syukuran, doa masuk rumah baru, doa rumah baru, membangun rumah | 23:29 17:80 14:7 16:80 24:61
Pekerjaan baru, pindah kerja, mencari kerja, melamar kerja, wawancara kerja, lowongan kerja, doa mencari kerja, doa mendapat pekerjaan, menganggur, pengangguran, naik jabatan | 17:80 65:3 62:10 28:24 94:7 67:15 9:105
Memulai pekerjaan, doa memulai pekerjaan, memulai usaha, membuka usaha, membuka toko, membuka acara, doa memulai sesuatu | 1:1 17:80 18:10 20:25 11:41 11:88
Anak yang sulit, anak nakal, anak bandel, anak susah diatur, anak melawan, anak tidak menurut, doa untuk anak nakal, doa anak penurut | 25:74 66:6 20:132 31:17 64:14 46:15
suami selingkuh, istri selingkuh, pelakor | 17:32 24:2 23:5 24:30 70:29
Bepergian jauh, mudik, perjalanan jauh, selamat di jalan, naik pesawat, naik mobil, naik motor | 43:13 43:14 11:41 23:29 17:80 4:101
Mencari kesembuhan, orang sakit keras, menjenguk orang sakit, operasi, kanker, kesembuhan dari penyakit, ingin sembuh | 26:80 21:83 17:82 10:57 38:41 41:44
doa saat difitnah, doa minta keadilan, banyak musuh | 54:10 10:85 10:86 66:11 2:250 23:26 28:21
Disakiti orang lain, dijahati, dibenci orang, dihina orang, dihina, difitnah | 41:34 42:40 42:43 16:126 25:63 73:10 7:199
husnul khatimah, doa husnul khatimah, akhir hidup yang baik, mati dalam keadaan muslim, meninggal dengan baik | 3:102 12:101 7:126 3:193 89:27
Kelapangan rezeki, ingin kaya, cepat kaya, kaya raya, banyak uang, pelancar rezeki, rezeki seret, rezeki lancar, memikirkan rezeki, khawatir rezeki, penglaris, dagangan laris | 65:2 65:3 11:6 71:10 71:12 28:77 62:10
Hamba Tuhan Yang Maha Pengasih, ibadurrahman, sifat hamba yang maha pengasih, ciri hamba Allah yang baik | 25:63 25:64 25:65 25:67 25:68 25:72 25:74
Orang tua lanjut usia, orang tua renta, orang tua sudah tua, merawat orang tua, orang tua pikun, panti jompo | 17:23 17:24 31:14 46:15
Malas beribadah, malas ibadah, lalai salat, sering meninggalkan salat, bolong salat | 4:142 107:5 9:54 19:59 107:4 74:43
Susah tidur, tidak bisa tidur, insomnia, gelisah di malam hari, mimpi buruk | 13:28 8:11 78:9 25:47 30:23 3:154
Menikah muda, takut menikah, belum siap menikah, takut miskin karena menikah, nikah muda takut miskin | 24:32 30:21 24:33
Minta keputusan yang adil, doa mohon keputusan, doa memutuskan perkara, bingung memilih, minta petunjuk pilihan, sulit memutuskan | 7:89 21:112 3:159 2:216 18:10
tidak punya teman, dijauhi teman, merasa ditinggalkan Allah | 57:4 2:186 50:16 9:40 93:3
ayat ruqyah, pelet, teluh, gangguan jin, pengusir jin, pengusir setan, rumah angker, penangkal sihir | 2:255 113:1 114:1 10:81 7:117 23:97 2:102
Ramalan dan perdukunan, paranormal, horoskop, meramal nasib, primbon | 27:65 31:34 72:26 6:59 5:90
Jimat dan pesugihan, jimat, pesugihan, tuyul, susuk, keris sakti | 10:106 6:17 39:38 72:6
musibah banjir, banjir bandang, kebanjiran, tanah longsor, gunung meletus, kebakaran, kekeringan, bencana alam karena manusia | 30:41 42:30 57:22 64:11 2:155 34:16 29:14
Hidup di rantau, perantau, jauh dari keluarga, jauh dari orang tua, TKI | 4:100 67:15 29:56 2:186
Keluarga besan, mertua, menantu, ipar, berbakti kepada mertua | 25:54 17:23 4:36 4:1
kerja bakti, bantu membantu, kerja kelompok | 5:2 49:10 3:103 8:46
kemerdekaan, hari kemerdekaan, doa untuk bangsa | 2:126 14:35 34:15 28:85
Amal yang diterima, agar amal diterima, doa supaya diterima amal, doa agar ibadah diterima, syarat amal diterima | 2:127 5:27 46:15 18:110 98:5
Berkumpul keluarga di surga, bertemu keluarga di surga, bertemu ibu di surga, bertemu orang tua di akhirat, bertemu lagi dengan orang yang meninggal | 52:21 13:23 40:8
Takut mati, takut kematian, takut menghadapi kematian, takut meninggal, belum siap mati | 62:8 3:185 4:78 50:19 21:35
nikah siri, kawin siri, nikah diam-diam, nikah tanpa wali, kawin lari | 4:25 2:235 24:32
Hamil di luar nikah, anak di luar nikah, anak zina | 17:32 6:164 25:70
Pernah berzina, menyesal berzina, dosa zina diampuni, tobat dari zina | 25:70 25:68 39:53 4:16 4:110
Sedekah subuh, sedekah pagi, sedekah setiap hari, sedekah rutin | 2:274 34:39 63:10 2:261
Orang tua tunggal, ibu tunggal, single mom, single parent, membesarkan anak sendiri, mengurus anak sendirian, broken home | 65:7 4:130 2:233
Hewan di akhirat, hewan masuk surga, kucing masuk surga, binatang dikumpulkan | 6:38 81:5
Pemimpin zalim, penguasa zalim, pejabat korupsi, pemimpin korupsi, pemerintah zalim, presiden zalim | 42:42 2:188 11:113 14:42 26:151 28:4
Difitnah orang, difitnah teman, dituduh tanpa bukti, pencemaran nama baik | 33:58 24:11 49:6 24:12 24:4
Aib, menutup aib, menyebar aib, membuka aib | 49:12 24:19 4:148 49:11
Belum lancar mengaji, belajar mengaji, malas mengaji, jarang membaca Alquran, malas membaca Alquran | 73:20 54:17 25:30 73:4 35:29
Mulai hijrah, ingin hijrah, berubah lebih baik, memulai hidup baru | 13:11 25:70 39:53 66:8
Iman lemah, iman naik turun, futur, hati kosong, hati hampa, jauh dari Allah, ragu kepada Allah, kehilangan iman | 57:16 3:8 13:28 8:2 39:53
Minder, rendah diri, tidak berharga, merasa hina, tidak percaya diri, merasa tidak berguna | 95:4 3:139 17:70 49:13
Membandingkan hidup, membandingkan diri dengan orang lain, iri melihat orang lain | 4:32 20:131 43:32 4:54
Suami tidak menafkahi, suami malas bekerja, suami pelit, suami tidak memberi nafkah | 4:34 65:7 2:233
Suami galak, istri galak, istri tidak menurut, suami cuek, suami kasar, pasangan berubah | 4:19 30:21 4:128 4:35
Orang tua bercerai, orang tua bertengkar, orang tua jahat, orang tua pilih kasih, dimarahi orang tua | 17:23 31:15 29:8 46:15 17:24
Rebutan warisan, saudara bertengkar, kakak adik bertengkar, berebut harta, saudara iri | 49:10 4:11 12:8 89:19 4:29
Ditipu orang, kena tipu, penipuan online, uang dibawa kabur | 2:188 4:29 8:27 42:40 57:23
Susah memaafkan, sulit memaafkan, memaafkan orang yang menyakiti | 24:22 42:40 3:134 41:34 7:199
Uang haram, gaji haram, rezeki haram, penghasilan haram, kerja haram | 2:188 4:29 2:168 5:88 5:100
Belum menikah, jodoh lama, belum dapat jodoh, ditanya kapan nikah, perawan tua, ingin cepat menikah | 24:32 25:74 30:21 24:33
Menikah dengan sepupu, nikah sepupu | 33:50 4:23 4:24
Keguguran, bayi meninggal dalam kandungan | 2:156 2:155 57:22 2:157
Memegang Alquran, menyentuh Alquran, memegang mushaf tanpa wudu | 56:79 56:78
Perempuan bekerja, wanita karier, istri bekerja, perempuan jadi pemimpin, presiden perempuan | 4:32 16:97 28:23 9:71 27:23
Takhayul, tahayul, hari sial, angka sial, weton, pembawa sial, membawa sial | 9:51 36:19 27:47 57:22 7:131
Zikir setelah salat, zikir sesudah salat, wirid setelah salat, zikir pagi petang | 4:103 50:40 33:41 33:42 7:205
Orang menyebalkan, menghadapi orang toxic, teman toxic | 41:34 25:63 73:10 7:199 25:20
Kehilangan barang, barang hilang, kecurian, kemalingan, kecopetan | 2:156 57:23 64:11 57:22
Kaya tetapi tidak bahagia, uang tidak membawa bahagia, tidak pernah cukup, merasa kurang | 20:124 14:7 102:1 57:20 16:97
ingin balas dendam, menyimpan dendam | 42:40 41:34 16:126 59:10 24:22
Orang jahat hidup enak, orang jahat sukses, orang zalim hidup senang, kenapa orang kafir kaya | 3:178 3:196 14:42 6:44 68:44
Berburuk sangka kepada Allah, marah kepada Allah, Allah tidak adil, kecewa kepada Allah, Tuhan tidak adil | 2:216 10:44 93:3 4:40 48:6
Doa agar hati tenang, doa menenangkan hati, doa hilang cemas | 13:28 20:25 3:173 9:129 21:87
hamil muda, hamil tua, sedang hamil, surat untuk kehamilan | 7:189 31:14 46:15 3:35 23:13
Kirim doa, mengirim doa untuk orang meninggal, empat puluh hari, tujuh harian, seribu hari | 59:10 14:41 71:28 17:24
Nyekar, ziarah makam, ziarah makam orang tua | 59:10 14:41 17:24
Anak kecil meninggal, anak meninggal masuk surga, anak di surga | 52:21 13:23 40:8 2:156
Warisan anak perempuan, warisan setengah, bagian anak perempuan | 4:11 4:176 4:7
Ditinggal suami, ditinggal istri, suami menikah lagi, ditinggal demi orang lain | 65:3 2:216 94:5 4:130 4:129
Sibuk bekerja, kerja lembur, sibuk mencari uang, sibuk sampai lupa salat, sibuk dunia | 63:9 24:37 62:9 102:1 4:103
Menipu pembeli, barang tidak sesuai, jualan tidak jujur, pedagang menipu, menjual barang palsu | 83:1 11:85 4:29 26:181 17:35
Nonmuslim masuk masjid, orang Kristen masuk masjid | 9:28 9:17 2:114
Angpau, THR, uang lebaran, membagi angpau | 2:177 17:26 2:215
Meminjam uang tidak mengembalikan, pinjam uang tidak dikembalikan, teman tidak membayar utang | 2:280 2:282 2:283
Dosa berulang, mengulangi dosa yang sama, berdosa lagi, jatuh ke dosa yang sama, tobat lalu berdosa lagi | 3:135 39:53 4:17 25:70 7:201
Khawatir masa depan anak, masa depan anak, takut meninggalkan anak | 4:9 17:31 25:74 66:6
Makanan ahli kitab, makan di rumah nonmuslim, makan di rumah orang Kristen, makanan orang Nasrani | 5:5 60:8 6:118
Membaca bismillah saat makan, lupa bismillah, doa makan, doa sebelum makan | 6:118 6:121 5:4 2:172
Ditagih utang, dikejar penagih utang, debt collector, gagal bayar | 2:280 65:2 65:3 2:282 94:5
Bermimpi, arti mimpi | 12:4 12:6 12:43 12:100
Menghina Nabi, mencela Nabi, menghina Rasulullah, mengolok-olok Nabi | 33:57 9:61 9:65 15:95
Memikirkan mantan, teringat mantan, masih cinta mantan, rindu mantan | 2:216 57:23 13:28 3:139
Tanda Allah sayang, tanda Allah cinta, tanda dicintai Allah | 3:31 19:96 5:54 2:222
Lauh Mahfuz, lauhul mahfuz, kitab yang terpelihara | 85:22 6:59 57:22 43:4 13:39
`
