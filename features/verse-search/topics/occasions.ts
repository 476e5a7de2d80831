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
`
