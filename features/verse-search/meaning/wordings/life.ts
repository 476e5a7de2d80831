/** What people go through: feelings, family, work, money, illness, neighbours. */
export const askedOfLife = `
gagal ujian, tidak lulus, nilai jelek, ditolak kampus, gagal snbt utbk, gagal cpns, tidak naik kelas, remedial terus | 2:216 94:5 94:6 3:139 12:87 65:3 57:22 57:23 39:53 2:286
mau ujian besok, menghadapi ujian sekolah, sidang skripsi, gugup presentasi, grogi pidato, tampil di depan umum, wawancara kerja, interview | 20:25 20:26 20:27 20:28 94:5 65:3 3:159 20:114 17:80
susah menghafal pelajaran, susah konsentrasi belajar, malas belajar, otak lemot, ingin pintar, ingin cerdas, ilmu bermanfaat | 20:114 20:25 96:1 58:11 54:17 87:6 39:9
anak susah belajar, anak mau sekolah hari pertama, anak masuk pesantren, anak mondok, nyantri | 9:122 20:114 58:11 17:80 31:17
skripsi tidak selesai, dosen pembimbing susah ditemui, revisi terus, kuliah berat, salah jurusan | 94:5 94:6 2:286 65:3 3:200 2:216 20:25
guru dihormati, adab murid kepada guru, sopan kepada guru, sabar belajar dari guru, mengikuti guru | 18:66 18:67 18:69 18:70 58:11 49:2
menyontek saat ujian, nyontek, curang dalam ujian, joki skripsi, plagiat, ijazah palsu, titip absen | 83:1 2:42 8:27 3:161 33:70 9:119
lulus wisuda, dapat gelar, diterima kerja, naik jabatan promosi, lolos beasiswa, kabar baik, dapat hadiah | 14:7 27:19 93:11 27:40 46:15 10:58 12:101 58:11
diputusin pacar, putus cinta, patah hati, ditinggal nikah, galau mantan, gagal move on, susah melupakan seseorang, cinta ditolak, friendzone, bertepuk sebelah tangan | 2:216 57:23 94:5 24:26 12:86 3:139 93:3 65:3
batal nikah, gagal lamaran, tunangan putus, calon kabur, tidak direstui orang tua | 2:216 57:22 24:26 31:14 65:3 28:68 94:5
belum dapat jodoh, jomblo lama, kapan nikah, umur tiga puluh belum menikah, perawan tua, menunggu jodoh, susah jodoh, ditanya kapan kawin | 24:32 30:21 24:26 28:24 51:49 25:74 24:33 21:89 65:3 36:36
ingin menikah tapi tidak punya uang, takut nikah belum mapan, nikah muda, biaya nikah mahal, modal nikah | 24:32 24:33 65:3 65:7 30:21
bingung memilih calon suami, memilih istri, kriteria pasangan, cari suami saleh, cari istri salehah | 24:26 2:221 24:32 66:5 4:34 25:74 28:26 49:13 28:68
cinta pandang pertama, jatuh cinta, naksir, mencintai seseorang diam-diam, suka sama orang | 30:21 24:30 24:31 2:235 3:14 20:39
taaruf, khitbah, melamar perempuan, lamaran, meminang janda | 2:235 28:27 24:32 33:53
pacaran, berduaan, mesra sebelum nikah, pegangan tangan bukan mahram, chatting lawan jenis, HTS, ciuman | 17:32 24:30 24:31 33:32 24:33 12:23 12:33
hamil di luar nikah, zina, berzina lalu menyesal, tidak perawan lagi, married by accident, kumpul kebo, tinggal serumah tanpa nikah | 25:68 25:70 39:53 24:2 17:32 24:3 4:17 66:8
malam pertama, hubungan badan suami istri, jimak, berhubungan intim, posisi berhubungan | 2:223 2:187 2:222 7:189 30:21
suami selingkuh, istri selingkuh, pelakor, diselingkuhi, pasangan main belakang, perselingkuhan, suami main perempuan | 17:32 4:34 24:26 24:30 42:40 66:10 4:35 12:23 8:27 2:237
suami kasar memukul, KDRT, dipukul suami, suami galak, suami toxic, kekerasan rumah tangga | 4:19 30:21 4:35 65:6 2:231 4:128 2:229 4:34
suami tidak memberi nafkah, suami pelit, suami pengangguran, suami malas kerja, istri mencari nafkah | 65:7 4:34 2:233 65:6 4:5 28:23
suami tidak pulang, suami cuek, suami dingin, istri merasa diabaikan, jarang komunikasi | 4:128 4:35 30:21 4:19 58:1
istri tidak taat, istri membangkang, istri melawan suami, nusyuz, istri cerewet | 4:34 4:35 4:19 64:14 66:10 66:5
istri salehah, ciri istri baik, kewajiban istri, taat kepada suami | 4:34 66:5 33:35 30:21 24:26 2:228 66:11
suami yang baik, kewajiban suami, hak istri, memperlakukan istri | 4:19 4:34 65:6 65:7 2:228 2:229 30:21
suami istri bertengkar, rumah tangga retak, konflik rumah tangga, mau cerai, mediasi keluarga, hakam juru damai | 4:35 4:128 2:227 4:19 2:229 65:1 30:21 4:130
cerai, gugat cerai, talak, ditalak lewat WA, pisah ranjang, hukum bercerai | 2:229 65:1 2:227 2:231 4:130 2:230 4:20 65:2 4:35 2:241
masa idah, janda baru cerai, berapa lama menunggu nikah lagi, ditinggal mati suami boleh menikah kapan | 2:228 2:234 65:4 65:1 33:49 2:235
rujuk, balikan sama mantan suami, kembali kepada istri, talak tiga | 2:230 2:228 2:229 2:231 2:232 65:2
bercerai lalu bangkit, hidup setelah cerai, jadi single parent, janda cari rezeki, ibu tunggal | 4:130 65:2 65:3 94:5 65:7 2:236
nafkah anak setelah cerai, hak asuh anak, mut'ah, uang iddah, menyusui anak setelah cerai | 2:233 65:6 2:241 65:7 2:236
poligami, istri lebih dari satu, istri kedua, dimadu, suami nikah lagi, nikah siri, adil kepada istri-istri | 4:3 4:129 30:21 4:24 4:25
mas kawin, mahar nikah, mahar diambil kembali, seserahan | 4:4 4:20 4:21 4:24 2:229 2:237
mahram, siapa yang tidak boleh dinikahi, nikah sepupu, menikahi saudara sesusuan, menikah dengan ibu tiri | 4:23 4:22 4:24 33:50
nikah beda agama, pacar nonmuslim, calon istri kristen, menikah dengan orang kafir | 2:221 5:5 60:10
ibu mertua jahat, mertua cerewet, menantu tidak disukai, tinggal serumah dengan mertua, ipar menyebalkan | 41:34 4:36 17:23 25:63 42:43 31:18
orang tua bercerai, broken home, keluarga berantakan, ayah pergi meninggalkan keluarga | 93:3 65:2 94:5 2:286 31:15 17:24 13:28
orang tua pilih kasih, anak kurang kasih sayang, dibandingkan dengan saudara, iri kepada kakak | 12:8 4:32 12:5 12:9 12:18 12:92
durhaka kepada ibu, membentak orang tua, berkata kasar kepada orang tua, berkata ah, membantah orang tua, membangkang | 17:23 17:24 46:17 31:14 19:32 29:8
orang tua marah, dimarahi ibu, orang tua kolot, beda pendapat dengan orang tua, orang tua toxic, orang tua zalim | 31:15 17:23 29:8 19:42 19:47 17:24
orang tua sakit, merawat ayah stroke, mengurus ibu tua, orang tua pikun, lansia, panti jompo | 17:23 17:24 31:14 46:15 16:70 36:68 30:54
membahagiakan orang tua, balas budi orang tua, berbakti, birrul walidain, memuliakan ibu, jasa ibu, hari ibu | 31:14 46:15 17:23 17:24 19:32 19:14 2:83 4:36
mendoakan orang tua, doa untuk ayah ibu, mama papa sudah meninggal, kirim doa almarhum bapak | 17:24 14:41 71:28 46:15 59:10 27:19
orang tua menyuruh maksiat, dipaksa orang tua berbuat dosa, orang tua bukan muslim | 31:15 29:8 19:42 9:114 60:8 58:22
ayah, peran ayah, bapak menasihati anak, pesan orang tua kepada anak | 31:13 31:16 31:17 31:18 31:19 2:132 12:67 11:42
hamil, ibu mengandung, kehamilan, ngidam, trimester, doa ibu hamil, bayi dalam kandungan sehat, USG jenis kelamin | 7:189 31:14 46:15 3:35 13:8 22:5 23:14 3:36 25:74
melahirkan, persalinan, mau lahiran, kontraksi, sakit melahirkan, operasi caesar | 19:23 19:24 19:25 19:26 31:14 46:15 84:4 80:20 94:5
keguguran, janin meninggal, bayi meninggal, kehilangan anak, anak meninggal dunia | 2:156 2:155 52:21 57:22 18:80 18:81 22:5 2:157 12:86
belum punya anak, ingin hamil, program hamil, mandul, sulit punya keturunan, bayi tabung, garis dua | 21:89 3:38 19:5 25:74 37:100 42:49 42:50 19:7 71:12 51:29 11:72
anak lahir, bayi baru lahir, menyambut kelahiran, memberi nama bayi, azan bayi, syukuran bayi | 3:36 19:7 42:49 46:15 14:39 16:78 3:35 19:15
anak perempuan, tidak dapat anak laki-laki, kecewa anaknya cewek, jenis kelamin anak | 42:49 16:58 16:59 42:50 3:36 81:8
menyusui, ASI, menyapih, ibu susu, susu formula, berapa lama menyusui bayi | 2:233 31:14 46:15 65:6 28:12
aborsi, menggugurkan kandungan, tidak mau punya anak, childfree, takut tidak sanggup membiayai anak | 17:31 6:151 6:140 11:6 60:12 42:49 30:21 16:72
banyak anak banyak rezeki, rezeki anak, takut punya anak banyak | 17:31 6:151 11:6 71:12 29:60 51:22
anak nakal, anak bandel, anak susah diatur, anak melawan, anak durhaka, anak remaja tidak mau dinasihati | 46:17 64:14 66:6 11:42 11:46 18:80 31:17 25:74 46:15
mendidik anak, parenting, mengajari anak salat, menasihati anak, anak saleh, membesarkan anak | 31:13 31:17 66:6 20:132 31:16 25:74 14:40 31:18 31:19 46:15
anak kecanduan hp, anak main game, anak tidak mau mengaji, anak malas salat, menyuruh keluarga salat | 66:6 20:132 31:17 19:55 14:40 62:11
anak yatim, menyantuni anak yatim, menghardik anak yatim, makan harta anak yatim, panti asuhan, ditinggal orang tua sejak kecil | 93:9 107:2 4:10 4:2 2:220 17:34 89:17 93:6 4:6 76:8 18:82
anak angkat, adopsi, anak pungut, nasab anak, nama ayah kandung, bin siapa | 33:5 33:4 33:37 12:21 28:9
anak cacat, anak autis, anak berkebutuhan khusus, difabel, disabilitas, orang buta | 80:1 80:2 24:61 95:4 48:17 2:286 3:6 64:3
kembali ke rumah orang tua, pulang kampung, mudik lebaran, rindu rumah, kangen kampung, rindu keluarga | 28:85 17:80 12:93 12:99 12:100 34:18 17:23 12:94
merantau, kos jauh dari keluarga, tinggal di luar negeri, TKI TKW, pindah kota, hijrah tempat | 4:100 4:97 29:56 67:15 62:10 28:24 17:80 73:20
bepergian jauh, naik kendaraan, naik motor, naik pesawat, naik kapal, menyetir mobil, doa safar, perjalanan jauh | 43:13 43:14 11:41 23:28 23:29 17:80 29:46 2:184
liburan jalan-jalan, traveling, healing, wisata sejarah, melihat peninggalan | 29:20 30:9 22:46 6:11 67:15 3:137 27:69
saudara bertengkar, kakak adik bermusuhan, rebutan warisan, musuhan keluarga, perselisihan saudara | 49:10 49:9 4:11 4:7 4:128 12:100 8:1 4:35 89:19
memutus silaturahmi, blokir saudara, tidak mau menyapa keluarga, putus hubungan keluarga | 47:22 13:25 2:27 4:1 13:21 24:22 47:23
silaturahmi, kunjungan keluarga, menyambung persaudaraan, arisan keluarga, reuni, halal bihalal | 4:1 13:21 49:10 16:90 17:26 24:61 3:134 30:38
tetangga jahat, tetangga berisik, tetangga resek, adab bertetangga, tetangga nonmuslim | 4:36 25:63 41:34 42:43 60:8 31:18 107:7
teman toxic, salah pergaulan, circle buruk, diajak teman maksiat, memilih teman, teman menjerumuskan | 25:28 25:27 25:29 43:67 6:68 18:28 4:140 9:119 74:45
sahabat sejati, teman baik, bestie, persahabatan karena Allah, teman masuk surga | 43:67 4:69 9:40 18:28 9:71 49:10 15:47
dikhianati sahabat, ditusuk dari belakang, teman munafik, muka dua, teman makan teman, ditikung | 8:27 3:119 2:14 41:34 42:40 12:18 8:62 4:107 3:118
dibully, di-bully di sekolah, dihina orang, diejek fisik, body shaming, dipermalukan, dicemooh, diremehkan | 49:11 104:1 15:97 73:10 3:186 83:29 83:30 41:34 25:63
difitnah, dituduh tanpa bukti, nama baik rusak, dijelek-jelekkan, gosip tentang aku, dikambinghitamkan | 24:11 49:6 33:58 4:112 24:12 24:16 12:18 68:11 24:15 49:12
digosipin tetangga, omongan orang, dighibahi, tidak peduli kata orang, cibiran orang, nyinyiran | 49:12 73:10 104:1 15:97 25:63 5:54 3:186 50:39 20:130
menggunjing, ghibah, gosip artis, rumpi, membicarakan aib orang, ngomongin di belakang, spill aib | 49:12 104:1 24:19 68:11 4:148 49:11 50:18
mengadu domba, provokator, hasut, fitnah memecah belah, cepu | 68:11 68:10 49:6 2:191 9:47 111:4
menyebar hoaks, berita bohong, share berita tanpa cek, klarifikasi berita, tabayun, informasi palsu | 49:6 24:15 17:36 24:12 4:83 24:16 24:11 33:60
komentar jahat di medsos, haters, netizen julid, ujaran kebencian, jempol jahat, tulisan dicatat | 50:18 49:11 49:12 104:1 24:19 17:53 33:58 17:36 25:63
menyebarkan video mesum, sebar foto aib, skandal orang, konten tidak senonoh | 24:19 49:12 24:4 24:23 17:36
menuduh perempuan berzina, saksi zina, tuduhan selingkuh tanpa saksi | 24:4 24:6 24:23 24:13 24:7
buruk sangka, suuzan, curiga terus, overthinking sama orang, berprasangka, kepo hp pasangan, memata-matai, stalking | 49:12 17:36 10:36 53:28 24:12 48:12
pamer kekayaan, flexing, pamer sedekah, riya, ingin dipuji, cari muka, konten sedekah, pansos | 107:6 2:264 4:38 4:142 102:1 28:76 8:47 31:18 57:20 3:188
sombong, angkuh, merasa paling benar, merasa lebih baik, congkak, besar kepala, jalan sombong, memandang rendah orang | 31:18 17:37 7:12 28:76 7:13 49:11 16:23 53:32 40:35
merasa paling suci, sok alim, sok suci, menganggap diri bersih | 53:32 4:49 24:21 49:11
rendah hati, tawaduk, tidak sombong, santun, sederhana | 25:63 31:18 31:19 26:215 15:88 17:37 28:83
iri hati, dengki, hasad, sirik melihat teman sukses, iri dengan rezeki orang, panas hati | 4:32 4:54 113:5 20:131 2:109 5:27 12:8 43:32 59:10 16:71
membandingkan diri dengan orang lain, insecure, minder, tidak percaya diri, merasa jelek, merasa rendah, tidak pede | 95:4 3:139 49:13 20:131 4:32 64:3 82:7 17:70 49:11
merasa tidak berguna, tidak berharga, beban keluarga, tidak ada gunanya hidup, sampah masyarakat | 17:70 95:4 23:115 39:53 93:3 2:30 94:5 15:56
ingin mati, ingin bunuh diri, lelah hidup, mengakhiri hidup, capek hidup, self harm, menyakiti diri | 4:29 2:195 39:53 94:5 12:87 2:286 19:23 2:155 13:28
putus asa, menyerah, hopeless, tidak ada harapan, buntu, pasrah kalah, kehilangan semangat | 39:53 12:87 94:5 94:6 15:56 3:139 65:3 65:2 2:286 2:214
hidup berat, banyak masalah, cobaan bertubi-tubi, ujian tidak habis-habis, masalah datang terus | 94:5 94:6 2:286 2:155 2:153 2:214 29:2 65:2 65:7 90:4
kenapa aku diuji, kenapa harus aku, mengapa Allah menguji, orang baik diuji | 29:2 29:3 2:155 67:2 2:214 3:142 21:35 2:286 47:31
sedih, nangis tiap malam, menangis sendirian, hati hancur, luka batin, trauma | 12:86 9:40 3:139 94:5 13:28 2:153 93:3 53:43 41:30
cemas, gelisah, khawatir masa depan, anxiety, panik, overthinking, susah tidur, insomnia, kepikiran terus, quarter life crisis | 13:28 9:51 65:3 2:286 64:11 10:62 41:30 3:173 94:5 20:46 78:9
takut, ketakutan, takut gelap, takut hantu, takut sendirian malam-malam, diganggu makhluk halus | 113:1 20:46 10:62 2:255 3:175 23:97 23:98 114:1 41:36 3:173
stres, depresi, tertekan, burnout, mental down, kesehatan mental, jiwa terganggu | 13:28 94:5 2:286 12:87 39:53 94:6 10:57 20:124 2:153 65:2
kesepian, sendirian, tidak punya siapa-siapa, tidak ada yang peduli, ditinggalkan semua orang, tidak punya teman | 50:16 57:4 2:186 93:3 9:40 20:46 9:129 2:152 94:5 21:89
marah, emosi meledak, menahan amarah, gampang marah, temperamen, ngamuk, dendam kesumat | 3:134 42:37 7:199 41:34 42:43 7:200 16:126 24:22
dendam, balas dendam, ingin membalas orang yang menyakiti, sakit hati sama orang, tidak bisa memaafkan | 42:40 16:126 41:34 3:134 24:22 42:43 7:199 59:10 12:92 5:45
memaafkan, minta maaf, maaf lahir batin, berdamai, saling memaafkan, pemaaf | 24:22 3:134 42:40 7:199 42:43 64:14 12:92 2:263 3:159 4:149
membalas kejahatan dengan kebaikan, orang jahat dibaikin, dijahati orang tetap baik | 41:34 13:22 23:96 28:54 41:35 25:63
kecewa sama Allah, marah kepada takdir, Tuhan tidak adil, doa tidak didengar, doa tidak terkabul, kenapa doa belum dikabulkan, ditinggal Allah | 2:186 93:3 2:216 40:60 19:4 2:214 64:11 10:44 17:11 89:16 27:62
tidak bersyukur, kurang bersyukur, mengeluh terus, lupa nikmat, kufur nikmat | 14:7 70:19 100:6 16:18 34:13 2:152 16:112 7:10 89:16
bersyukur, alhamdulillah rezeki, nikmat Allah banyak, syukuran, ulang tahun, milad, wedding anniversary | 14:7 2:152 46:15 27:19 16:18 93:11 31:12 55:13 34:13
bahagia, hidup tenang, ketenangan hati, hati damai, kebahagiaan sejati, cara bahagia | 13:28 16:97 48:4 89:27 10:58 20:123 2:38 30:21
bosan hidup begini-begini saja, jenuh, gabut, hampa, kosong, kehilangan arah, tidak punya tujuan hidup | 51:56 94:7 20:124 23:115 13:28 6:162 59:19 103:1 67:2
malas, mager, rebahan, menunda pekerjaan, prokrastinasi, buang waktu, tidak produktif, scroll medsos | 94:7 103:1 13:11 62:10 53:39 23:3 9:105 63:10 3:133
lelah bekerja, capek kerja, kerja lembur, letih, istirahat, tidur siang, refreshing | 78:9 94:5 94:7 25:47 30:23 28:73 2:286 90:4 9:105 6:60
semangat, motivasi, bangkit dari kegagalan, jangan menyerah, pantang mundur, berjuang terus | 3:139 94:5 13:11 12:87 39:53 3:200 29:69 3:146 53:39
sukses, meraih cita-cita, mimpi tinggi, kerja keras, usaha, ikhtiar, hasil tidak mengkhianati usaha | 53:39 13:11 29:69 94:7 53:40 9:105 3:159 62:10 28:77
sabar, sampai kapan harus sabar, batas sabar, hadiah sabar, sabar itu berat, belajar ikhlas | 2:153 39:10 3:200 2:155 70:5 16:127 103:3 2:45 11:115 12:18
ikhlas menerima, merelakan, let it go, menerima takdir, pasrah, legawa, rida dengan ketetapan | 57:22 57:23 64:11 9:51 2:156 2:216 33:36 28:68
bingung mengambil keputusan, galau memilih, istikharah, dilema, dua pilihan, ragu-ragu | 3:159 28:68 2:216 18:10 65:3 42:38 33:36 11:88
sakit, sakit parah, kanker, opname, rumah sakit, operasi, demam, minta kesembuhan, sakit tidak sembuh-sembuh, stroke, diabetes | 26:80 21:83 17:82 10:57 38:41 2:155 94:5 6:17 41:44 9:14
menjenguk orang sakit, teman sakit, ibu sakit, doa untuk orang sakit, syafakallah | 26:80 21:83 17:82 10:57 9:14 21:84 16:69
obat herbal, madu untuk kesehatan, pengobatan alami, vitamin, jamu, khasiat madu | 16:69 26:80 17:82 16:68
sakit hati, penyakit hati, obat hati, hati kotor, hati gelap, hati keras, hati mati | 10:57 13:28 17:82 57:16 2:74 2:10 22:46 83:14 26:89 39:22
kerasukan, kesurupan, disantet, guna-guna, pelet, kena sihir, dukun, ruqyah, gangguan jin | 2:102 113:4 114:1 10:81 2:255 7:117 20:69 113:1 17:82 72:6 2:275
ain, pandangan mata jahat, evil eye | 68:51 113:5 12:67 113:1
nyawa melayang, kecelakaan, tabrakan, selamat dari kecelakaan, kena begal, nyaris mati | 2:156 64:11 9:51 57:22 6:61 13:11 6:63 10:22 5:33
kehilangan barang, kecurian motor, hp hilang, dompet jatuh, kemalingan, kerampokan | 2:155 2:156 57:22 57:23 64:11 5:38 31:16
rumah kebakaran, kebanjiran, gempa, tsunami, bencana alam, gunung meletus, longsor, terkena musibah | 2:155 2:156 99:1 57:22 64:11 30:41 42:30 7:78 16:26 6:65
orang meninggal, ayah meninggal, ibu wafat, suami meninggal, takziah, melayat, belasungkawa, berduka, ditinggal mati | 2:156 2:155 3:185 2:157 89:27 29:57 21:35 62:8 57:22 39:42 67:2
ditinggal selamanya, kangen orang yang sudah meninggal, rindu almarhum, bertemu lagi di surga, ziarah kubur | 52:21 13:23 40:8 59:10 2:156 12:86 89:27 102:2 36:56
takut mati, takut kematian, umur tidak ada yang tahu, ajal, mati mendadak, mati muda, siap mati | 3:185 62:8 4:78 7:34 29:57 31:34 63:11 50:19 63:10 21:35 3:145
husnul khatimah, mati dalam keadaan islam, meninggal dengan tenang, akhir yang baik | 3:102 89:27 12:101 3:193 41:30 16:32 2:132 7:126 56:89
sakaratul maut, detik kematian, nyawa sampai kerongkongan, dicabut nyawa, malaikat maut datang | 50:19 75:26 56:83 6:93 32:11 79:1 8:50 63:10 23:99 75:29
utang menumpuk, dikejar debt collector, terlilit pinjol, bayar utang, ingin bebas utang, galbay | 2:280 65:2 65:3 2:282 94:5 2:275 65:7 17:34 51:22
orang berutang tidak bayar, teman pinjam uang tidak balik, menagih utang, menagih teman, meringankan utang | 2:280 2:282 4:58 2:283 3:75 42:43 2:245
mencatat utang piutang, perjanjian tertulis, saksi utang, kontrak bisnis, nota, kuitansi | 2:282 2:283 5:1 17:34
gadai, jaminan utang, pegadaian, agunan | 2:283 2:282
riba bank, bunga bank, pinjaman online, kredit motor, KPR, paylater, rentenir, hukum kerja di bank | 2:275 2:276 2:278 3:130 30:39 2:279 4:161
susah rezeki, rezeki seret, gaji tidak cukup, ekonomi sulit, tidak punya uang, bokek, dapur tidak ngebul, miskin terus | 65:3 11:6 51:22 65:2 71:10 71:12 2:155 65:7 29:60 42:27 28:24
rezeki lancar, pembuka rezeki, murah rezeki, penglaris dagangan, rezeki tidak disangka, rezeki nomplok | 65:3 65:2 71:10 71:12 51:22 62:10 34:39 14:7 7:96 11:6 56:1
rezeki sudah diatur, rezeki dijamin, rezeki tidak tertukar, burung saja dapat makan | 11:6 29:60 51:22 43:32 67:15 13:26 30:37 17:30
cari kerja, menganggur, pengangguran, melamar kerja ditolak, di-PHK, kena layoff, dipecat, loker | 65:3 62:10 28:24 94:5 67:15 11:6 2:216 65:2 12:55 28:26
bos galak, atasan zalim, kantor toxic, gaji ditahan, upah tidak dibayar, lembur tidak dibayar, dizalimi perusahaan | 11:85 26:183 14:42 42:41 83:1 7:85 2:279 4:30 4:148
resign, pindah kerja, pekerjaan baru, hari pertama kerja, memulai usaha | 17:80 65:3 3:159 28:24 62:10 28:26
karyawan jujur, pegawai amanah, kerja profesional, etos kerja, kerja ikhlas, integritas | 28:26 12:55 4:58 8:27 9:105 23:8 53:39
korupsi, suap, sogok, uang pelicin, gratifikasi, pungli, mark up, memakan harta orang | 2:188 3:161 4:29 5:42 8:27 5:62 4:58 5:38
penipuan, ketipu online, investasi bodong, scam, bisnis curang, arisan bodong, ditipu teman | 4:29 2:188 83:1 8:27 26:181 2:279 16:94 8:58
dagang jujur, curang timbangan, mengurangi takaran, pedagang nakal, oplosan, jualan online | 83:1 83:2 83:3 11:84 26:181 55:9 17:35 7:85 6:152 4:29 2:275
usaha bangkrut, dagangan sepi, toko sepi, rugi bisnis, gulung tikar, modal habis | 65:3 2:155 94:5 71:10 35:29 2:268 57:22 62:11 65:2
ingin kaya, cepat kaya, cinta harta, gila harta, serakah, tamak, rakus, matre | 102:1 100:8 104:2 89:20 28:79 3:14 57:20 9:34 63:9 18:46 70:18
harta tidak dibawa mati, kaya tapi tidak bahagia, warisan ditinggal, uang bukan segalanya | 26:88 18:46 104:3 111:2 92:11 69:28 3:10 63:9 57:20 6:94
hidup boros, belanja terus, FOMO, hedon, foya-foya, mengatur keuangan, hemat, menabung | 17:26 17:27 25:67 7:31 17:29 6:141 12:47
pelit, kikir, tidak mau berbagi, merasa harta hasil sendiri, takut miskin karena sedekah | 3:180 92:8 47:38 59:9 2:268 4:37 17:100 9:34 104:2 64:16 28:78 34:39
sedekah sedikit, sedekah saat susah, sedekah waktu sempit, bersedekah tidak bikin miskin, balasan sedekah berlipat | 2:261 3:134 34:39 65:7 59:9 9:79 2:268 2:245 57:11
mengungkit pemberian, memberi sambil nyakitin, sedekah tapi menghina, itung-itungan | 2:264 2:262 2:263 74:6
memberi barang bekas, sedekah barang jelek, makanan basi dikasih orang, memberi yang terbaik | 2:267 3:92 2:177
pengemis, minta-minta, peminta, orang jalanan, menolak pengemis, orang miskin yang tidak meminta | 93:10 2:273 2:263 51:19 70:25 17:28
memberi makan orang lapar, berbagi makanan, fakir miskin, nasi bungkus, Jumat berkah | 76:8 76:9 107:3 90:14 89:18 69:34 74:44 36:47 51:19
menolong orang, tolong menolong, gotong royong, kerja bakti, volunteer, relawan, bantu korban bencana | 5:2 5:32 8:72 9:71 4:36 76:8 59:9 4:85
dizalimi, orang zalim hidup enak, menunggu balasan orang jahat, doa orang teraniaya, karma | 14:42 42:41 42:42 4:148 26:227 3:178 40:44 11:113 27:62 99:8 17:7
membela diri, melawan saat diserang, bela diri, membalas pukulan | 42:41 2:194 22:39 16:126 42:39 2:190 5:45
membunuh orang, pembunuhan, nyawa dibayar nyawa, hukuman mati, kisas, tidak sengaja membunuh, ngilangin nyawa | 5:32 4:93 4:92 2:178 2:179 5:45 17:33 6:151 25:68
mencuri, maling, hukum potong tangan, koruptor potong tangan | 5:38 5:39 60:12
minum alkohol, mabuk, miras, wine, bir, khamar, narkoba, ganja | 5:90 5:91 2:219 4:43 2:195 16:67
judi online, slot, togel, taruhan bola, kecanduan judi, undian, main kartu uang | 5:90 5:91 2:219 4:29 2:188
merokok, vape, rokok haram, merusak tubuh | 2:195 4:29 7:157 7:31 5:88
nonton film porno, kecanduan bokep, onani, masturbasi, coli, menjaga kemaluan, syahwat, nafsu birahi | 24:30 23:5 23:7 17:32 24:33 70:29 17:36 79:40 24:31 12:53
LGBT, homoseksual, gay, lesbian, suka sesama jenis, transgender | 7:80 7:81 26:165 26:166 27:55 11:78 29:28 4:119
operasi plastik, sulam alis, tato, mengubah ciptaan, filler botox, tindik | 4:119 30:30 95:4 64:3
aurat, pakai hijab, jilbab, lepas jilbab, baju ketat, berpakaian sopan, cadar, celana pendek | 24:31 33:59 7:26 24:60 33:33 7:31
dandan, make up, berhias, parfum, skincare, tabaruj, tampil cantik | 24:31 33:33 7:31 7:32 24:60
perempuan bekerja, wanita karier, ibu rumah tangga, perempuan keluar rumah | 33:33 4:32 28:23 16:97 4:34 3:195 4:124
perempuan jadi pemimpin, presiden wanita, ratu, kepemimpinan perempuan | 27:23 4:34 27:32 9:71
feminisme, kesetaraan gender, laki-laki dan perempuan sama, hak perempuan | 33:35 4:124 16:97 3:195 9:71 4:32 49:13 2:228 4:7
pelecehan seksual, catcalling, pemerkosaan, dipaksa melacur, prostitusi, PSK, open BO | 24:33 33:59 24:30 17:32 4:25 12:25 33:58
rasis, hina suku, beda warna kulit, merasa suku paling baik, keberagaman, bhinneka | 49:13 30:22 49:11 35:28 5:8
toleransi, teman beda agama, mengucapkan natal, menghormati agama lain, menghina agama lain, kerukunan umat | 109:6 60:8 6:108 2:256 10:99 22:40 5:82 3:64 18:29
pindah agama, murtad, keluar islam, memaksa masuk islam, mualaf, ragu dengan islam, log in | 2:256 2:217 3:85 5:54 10:99 16:106 4:137 18:29 3:90 5:3 6:125
ateis, tidak percaya Tuhan, agnostik, bukti Tuhan ada, siapa yang menciptakan Tuhan | 52:35 45:24 41:53 112:3 2:164 14:10 112:1 57:3 3:190 29:61 59:24
pemimpin zalim, pemimpin korup, pejabat bohong, penguasa sewenang-wenang, raja lalim | 14:42 11:113 42:42 28:4 5:8 27:34 43:54 26:151
memilih pemimpin, pemilu, nyoblos, syarat pemimpin, capres, golput, pemimpin amanah | 4:58 4:59 28:26 5:51 42:38 38:26 2:247 3:159 12:55
demo, protes kepada penguasa, mengkritik pemimpin, menyampaikan kebenaran kepada penguasa | 20:44 20:43 4:148 3:104 4:135 4:59 7:105
rapat, musyawarah, diskusi organisasi, bermusyawarah, voting, ketua panitia | 42:38 3:159 58:11 4:59 27:32 2:233
bersaksi palsu, saksi di pengadilan, hakim tidak adil, sumpah palsu, hukum tajam ke bawah | 4:135 5:8 2:283 25:72 4:58 22:30 38:26 16:94 2:188 5:42
sumpah, melanggar sumpah, kafarat sumpah, bersumpah demi Allah, nazar | 5:89 2:225 16:91 2:224 66:2 76:7 22:29 68:10
janji, ingkar janji, PHP, menepati janji, janji palsu, janji manis, omong kosong | 17:34 5:1 61:2 61:3 16:91 23:8 2:177 3:76 13:20
berbohong, bohong demi kebaikan, pembohong, dusta, prank, jujur, kejujuran | 16:105 33:70 9:119 22:30 2:10 39:3 40:28 61:2 5:119
omdo, ngomong doang tidak dikerjakan, kata tidak sesuai perbuatan, NATO, munafik mulut, menyuruh orang tapi sendiri tidak, kalian bilang sesuatu yang tidak kalian lakukan | 61:2 61:3 2:44 26:226
kata-kata kasar, toxic, memaki, mengumpat, menyakiti dengan lisan, jaga lisan, ucapan baik | 17:53 50:18 49:11 2:83 33:70 14:24 41:33 4:148 31:19 104:1
memanggil dengan julukan jelek, nama ejekan, ngatain orang tua, nama panggilan buruk | 49:11 104:1
berteriak, suara keras, ngomong pelan, suara keledai, bicara sopan | 31:19 49:2 49:3 20:44 17:110
debat agama, perdebatan, berdebat dengan orang bodoh, menghadapi orang bodoh, ngeyel, keras kepala | 16:125 25:63 7:199 29:46 18:54 28:55 22:8 43:58 22:3
mengucap salam, menjawab salam, bertemu orang, bertamu, masuk rumah orang, ketuk pintu | 24:27 4:86 24:61 24:28 24:58 51:25 6:54 49:4
menjamu tamu, memuliakan tamu, tamu datang, undangan makan, jangan lama bertamu | 51:24 51:26 51:27 11:69 33:53 24:61
undangan pernikahan, kartu undangan nikah, ucapan pernikahan, akad nikah, sakinah mawadah warahmah, pengantin baru | 30:21 24:32 36:36 25:74 51:49 4:1 7:189 16:72 4:21
khitanan, sunatan, akikah, syukuran rumah, pindah rumah, rumah baru, masuk rumah baru | 17:80 16:80 23:29 34:15 16:123 108:2 2:126 14:37 7:96
ulang tahun, bertambah umur, usia empat puluh, umur 40, ulang tahun pernikahan | 46:15 103:1 59:18 35:37 30:54 14:7 19:33
masuk usia tua, menua, uban, keriput, pikun, masa tua | 30:54 19:4 36:68 16:70 22:5 40:67 17:23 95:5
masa muda, pemuda, anak muda, hijrah anak muda | 18:13 18:10 21:60 12:22 30:54 46:15 19:12
tahun baru, pergantian tahun, resolusi, evaluasi diri, muhasabah, introspeksi | 59:18 103:1 13:11 75:14 17:14 10:5 25:62
bangun tidur, mau tidur, tidur malam, mimpi buruk, susah bangun subuh | 39:42 78:9 25:47 6:60 30:23 2:255 51:17 17:79 112:1
makan berlebihan, kekenyangan, diet, makan sehat, makanan bergizi, adab makan, makan sambil berdiri | 7:31 2:168 5:88 20:81 80:24 16:114 2:172 6:141 23:51
makanan haram, babi, bangkai, anjing, makan darah, makan tidak bismillah, sembelihan | 5:3 2:173 6:145 6:121 16:115 6:118 5:4
terpaksa makan haram, darurat, kelaparan makan babi | 2:173 5:3 6:145 16:115 6:119
makanan laut, seafood, ikan, kepiting, udang, bangkai ikan | 5:96 16:14 35:12
hewan peliharaan, kucing, anjing, memelihara burung, menyiksa hewan, sayang binatang | 6:38 18:18 11:6 5:4 24:45 16:5 27:18
berburu, nembak burung, anjing pemburu | 5:4 5:94 5:95 5:96 5:1 5:2
menjaga lingkungan, buang sampah, merusak alam, penebangan hutan, polusi, pemanasan global, iklim | 30:41 7:56 2:205 2:60 28:77 7:31 55:7 55:8 11:61
mandi, kebersihan, bau badan, cuci baju, sikat gigi, najis, bersih-bersih | 74:4 2:222 9:108 5:6 8:11 4:43
olahraga, badan kuat, fisik sehat, kuat dan terpercaya | 28:26 2:247 8:60 30:54
musik, lagu, konser, joget, nyanyian, karaoke | 31:6 53:61 17:64 23:3 26:224
main game, hiburan, bercanda, ketawa berlebihan, prank, senda gurau | 57:20 29:64 6:32 23:3 9:82 53:60 47:36 62:11 49:11
puisi, penyair, sastra, menulis, pena, buku | 26:224 26:227 68:1 96:4 36:69
zodiak, ramalan bintang, primbon, hari sial, angka sial, feng shui, pertanda buruk, percaya takhayul | 27:65 31:34 72:26 6:59 5:3 36:18 7:131 27:47 7:188
jimat, keris, benda keramat, kuburan keramat, pesugihan, sesajen, pohon keramat | 10:106 39:38 6:17 72:6 39:3 7:194 4:48 22:73 6:136 16:56
adat nenek moyang, tradisi leluhur, ikut-ikutan, kebiasaan turun temurun, taklid buta | 2:170 5:104 31:21 43:22 43:23 7:28 21:53 37:69
ikut mayoritas, kebanyakan orang, tren, viral, ikut arus | 6:116 17:36 12:103 74:45 5:100
idola K-Pop, bucin, cinta berlebihan, mencintai manusia melebihi Allah, fanatik artis | 2:165 9:24 3:31 25:43 64:14
cinta Allah, dicintai Allah, siapa yang dicintai Allah, orang yang disukai Allah, cara dekat dengan Allah | 3:31 2:222 3:134 5:54 3:76 3:159 2:195 96:19 50:16 5:35 19:96
orang yang tidak disukai Allah, dibenci Allah, dimurkai | 4:36 7:31 2:190 28:76 16:23 31:18 8:58 3:57 5:64 61:3 42:40
jauh dari Allah, iman turun, futur, malas ibadah, hati kosong, jarang salat, jarang ngaji | 57:16 20:124 13:28 59:19 39:22 19:59 3:8 43:36 4:142 25:30
ingin tobat, dosa besar, banyak dosa, kotor, pendosa, apakah dosaku diampuni, dosa menggunung | 39:53 66:8 3:135 4:110 25:70 4:17 20:82 4:48 11:114 24:31 42:25 53:32
mengulangi dosa, dosa yang sama, jatuh lagi, kecanduan maksiat, khilaf, susah berhenti maksiat | 3:135 39:53 4:17 29:69 7:201 8:38 11:114 12:53 66:8
menyesal, penyesalan, masa lalu kelam, menyesali perbuatan, terlambat menyesal | 39:53 25:27 3:135 7:23 39:56 63:10 25:70 28:16 89:24 23:99
hijrah, berubah jadi baik, istikamah, konsisten, tetap di jalan, godaan setelah hijrah | 41:30 3:8 11:112 13:11 46:13 42:15 4:100 29:2 29:69
godaan setan, bisikan hati, waswas, pikiran kotor, bisikan jahat, OCD ibadah | 114:4 7:200 23:97 114:5 41:36 7:201 50:16 7:20 20:120 12:53
wanita menggoda, digoda perempuan, godaan syahwat, menolak ajakan zina | 12:23 12:33 12:24 3:14 24:30 12:53
berkumpul kembali setelah lama, bertemu saudara, keluarga utuh lagi, berpisah lalu bertemu | 12:100 12:99 20:40 28:13 12:94 21:84
anak dititipkan, jauh dari anak, ibu khawatir anak, melepas anak pergi, anak merantau, anak berangkat | 28:7 12:64 28:13 20:40 12:67 28:10 12:13
menjaga titipan, barang titipan, amanah, mengembalikan barang, menemukan barang, pegang rahasia | 4:58 8:27 23:8 2:283 33:72 70:32 3:75
rahasia, membocorkan rahasia, curhat rahasia orang, menjaga aib | 66:3 24:19 49:12 12:5 3:118
wasiat, pembagian warisan, warisan anak perempuan, harta gono-gini, warisan istri, ahli waris | 4:11 4:12 4:176 4:7 2:180 2:240 4:8 5:106 4:33 4:13
orang gila, belum dewasa mengelola harta, harta anak belum balig, boros tidak cakap | 4:5 4:6 2:282 17:34
bekerja sama dalam kejahatan, ikut tawuran, jadi kaki tangan, disuruh atasan berbuat curang | 5:2 4:85 11:113 28:17 4:107
tawuran, berkelahi, perang saudara, konflik antarkelompok, mendamaikan, juru damai | 49:9 49:10 4:114 8:1 4:128 8:46 3:103
persatuan, bersatu, jangan berpecah belah, kompak, ukhuwah, perpecahan umat, beda mazhab | 3:103 8:46 49:10 3:105 30:32 6:159 61:4 21:92 42:13
cinta tanah air, bela negara, kemerdekaan, pahlawan, hari kemerdekaan, penjajahan, Palestina | 22:39 2:126 28:85 2:154 4:75 3:169 22:40 34:15 14:35 17:1 60:9
polisi, tentara, TNI, berangkat tugas perang, gugur di medan perang, siap siaga | 3:200 8:60 3:169 2:154 61:4 8:45 3:146 4:71
hakim, pengacara, menegakkan hukum, keadilan, hukum Allah | 4:58 4:135 5:8 38:26 16:90 57:25 5:44 5:49 4:105
dokter perawat, menyelamatkan nyawa, donor darah, donor ginjal, P3K | 5:32 26:80 5:2
petani, panen, menanam, bertani, padi, hasil kebun, gagal panen | 56:63 56:64 6:141 6:99 36:33 80:27 2:155 7:58 6:95 2:261 56:65
nelayan, melaut, ikan laut, mutiara, kapal di laut | 16:14 35:12 42:32 55:22 5:96 45:12 17:66
ilmuwan, penelitian, belajar sains, berpikir kritis, membaca alam | 3:190 3:191 88:17 96:1 35:28 29:20 41:53 10:101 58:11
wartawan, berita, saksi mata, menulis fakta | 49:6 2:42 17:36 33:70 2:283
selamat dari maut, habis kecelakaan selamat, selamat dari musibah, lolos dari bahaya, alhamdulillah selamat | 6:63 6:64 14:7 13:11 10:22 10:12 17:67 6:61 23:28 29:65
teman bikin malas ibadah, temen toxic bikin males sholat, lingkungan bikin jauh dari agama, teman mengajak nongkrong lupa salat | 25:28 6:68 18:28 4:140 43:67 74:45 9:119 25:27
`
