/** Rules, trade, leading others, occasions and names, as people ask for them. */
export const askedOfRules = `
batas aurat perempuan, aurat cewek, boleh buka hijab depan siapa, di depan siapa boleh lepas kerudung, nenek-nenek tidak pakai jilbab | 24:31 33:59 24:60 33:55 7:26
hukum laki-laki melihat perempuan, lihat cewek seksi, jelalatan, cuci mata | 24:30 24:31 40:19 17:36
masuk kamar orang tua tanpa izin, tiga waktu privasi, anak kecil minta izin masuk kamar, pembantu masuk kamar | 24:58 24:59
makan sendiri atau bersama, boleh makan di rumah siapa, makan di rumah saudara tanpa izin, makan rame-rame | 24:61
hukum menyusui anak orang lain, menikahi saudara susu, siapa saja tidak boleh dinikahi, tidak boleh kawin sama siapa, ibu tiri, mertua haram dinikahi, keponakan | 4:23 4:22 4:24
menikahi dua bersaudara sekaligus, kakak adik dinikahi satu laki-laki | 4:23
hukum menikahi pezina, menikah dengan mantan PSK, nikah sama cowok pezina | 24:3 24:26 4:25
wanita ahli kitab boleh dinikahi | 5:5 2:221
mut'ah untuk janda, pesangon cerai, cerai sebelum disentuh, mahar separuh | 2:237 2:236 33:49 2:241
idah perempuan menopause, idah hamil, idah cerai berapa bulan, idah empat bulan sepuluh hari | 65:4 2:228 2:234 33:49
melarang mantan istri menikah lagi, wali menghalangi nikah | 2:232 4:19
ila, suami sumpah tidak menyentuh istri empat bulan | 2:226 2:227
lian, suami menuduh istri zina | 24:6 24:7 24:8 24:9
zihar, bilang istri seperti ibu | 58:2 58:3 58:4 33:4
khuluk, istri tebus diri minta cerai, gugatan cerai istri | 2:229 4:128 4:35
warisan anak laki dua kali perempuan, bagian istri dari warisan suami, bagian suami dari istri, bagian ibu bapak, kalalah tidak punya anak | 4:11 4:12 4:176 4:7
bagi warisan ada kerabat yatim hadir, kasih sedikit ke kerabat waktu bagi warisan | 4:8
saksi wasiat waktu perjalanan, wasiat menjelang mati | 5:106 2:180 2:181 2:182 2:240
saksi utang dua laki-laki, saksi perempuan dua, catat utang, pinjam duit pakai surat, hitam di atas putih | 2:282 2:283
orang belum bisa bayar utang, kasih tempo, perpanjang cicilan | 2:280
jual beli halal riba haram, untung dagang, berdagang suka sama suka | 2:275 4:29 2:198 62:10 24:37
dagang saat haji, cari rezeki waktu ibadah | 2:198 22:28
toko tutup waktu Jumat, lapak rame lupa salat, sibuk jualan lupa ibadah, dagang melalaikan | 24:37 62:9 63:9 62:11
barang tidak sesuai foto, jual barang cacat, menipu pembeli, ngurangin kualitas, barang KW | 83:1 26:183 11:85 7:85 4:29 2:188 83:3
bisnis tidak pernah rugi, perniagaan yang menyelamatkan, dagang dengan Allah, investasi akhirat | 35:29 61:10 61:11 9:111 2:245 2:261
menimbun barang, kartel, harta beredar di orang kaya saja, kesenjangan ekonomi | 59:7 9:34 104:2 3:180
upah pekerja, gaji tukang, bayar karyawan tepat waktu, ongkos menyusui | 65:6 28:26 11:85 7:85 18:77 28:27 26:183 46:19
wakil, makelar, komisi, titip jual, kongsi, serikat usaha curang | 38:24 4:58 2:283
mengelola harta yatim, wali yatim, perwalian, kapan harta yatim diserahkan | 4:6 4:2 6:152 4:5 2:220 17:34
hadiah kepada pejabat, uang tutup mulut, main perkara hakim | 2:188 5:42 5:62 27:36
nazar, janji kepada Allah kalau lulus, bayar nazar | 76:7 22:29 2:270 9:75 9:77 3:35
janji pada Allah kalau kaya mau sedekah lalu ingkar | 9:75 9:76 9:77
sumpah palsu, sumpah pocong, jangan banyak sumpah, denda sumpah, bayar kafarat sumpah | 5:89 2:225 2:224 16:94 3:77 68:10 66:2 16:91
bunuh tidak sengaja diat, denda membunuh, bayar tebusan pembunuhan, memerdekakan budak | 4:92
gigi dibalas gigi, mata ganti mata | 5:45 2:178
hukum perampok, begal, teroris, pengacau | 5:33 5:34
hukum cambuk zina delapan puluh, seratus cambuk | 24:2 24:4
hukum bunuh diri, mengakhiri hidup sendiri, menjatuhkan diri ke kebinasaan | 4:29 2:195
hukum daging anjing, hewan buas, hewan hasil buruan anjing, daging halal, daging apa saja haram, daging tercekik | 5:3 5:4 6:145 2:173 16:115
sembelihan ahli kitab, makan di restoran nonmuslim, makan tidak disebut nama Allah | 5:5 6:121 6:118 5:3
berburu waktu ihram, denda bunuh binatang saat haji | 5:95 5:94 5:96
larangan saat haji, haji tidak boleh bertengkar, dam haji, cukur rambut haji, haji tamatuk, terhalang haji | 2:197 2:196 48:27 2:203
salat waktu perang, salat pas lagi takut, salat sambil jalan | 4:102 2:239 4:101
boleh tidak puasa siapa, batal puasa musafir, utang puasa, puasa hari lain | 2:184 2:185
jam imsak, benang putih benang hitam, sampai kapan boleh makan sahur | 2:187
suami istri malam puasa, hubungan saat puasa | 2:187
wudu sampai siku, urutan wudu, usap kepala, debu suci | 5:6 4:43
mabuk waktu salat, junub masuk masjid | 4:43
nonmuslim masuk masjid, orang musyrik najis | 9:28 9:18 9:17
membangun masjid, panitia masjid, merawat masjid, pengurus masjid, gotong royong masjid, peresmian masjid | 9:18 24:36 9:108 72:18 2:127 22:40 7:29
menghalangi orang ibadah, merusak rumah ibadah, melarang orang salat | 2:114 96:9 22:40 22:25 8:34
menghina Nabi, menghina agama islam, penistaan agama, mengejek ayat Allah | 9:65 33:57 6:68 4:140 15:95 9:61 45:9
taat kepada pemerintah, patuh sama pemimpin, ulil amri, bayar pajak | 4:59 4:83
pemimpin kafir, pilih pemimpin nonmuslim, teman setia selain mukmin | 5:51 3:28 4:144 5:57 60:1 3:118 4:139
jabatan itu titipan, kekuasaan dicabut, pangkat naik turun, turun jabatan, lengser | 3:26 3:140 4:58 38:26 69:29
pelantikan pejabat, serah terima jabatan, ketua baru, kepala desa baru | 4:58 38:26 3:26 3:159 5:8 16:90
janji kampanye, caleg bohong, janji politik | 61:2 17:34 16:91 2:204 4:58 9:77
pemimpin minta jabatan, menawarkan diri jadi pemimpin, layak jadi pemimpin, kompeten | 12:55 28:26 2:247 4:58 38:35
pemimpin lembut, pemimpin mendengar rakyat, blusukan | 3:159 26:215 9:128 27:20 42:38
raja masuk negeri merusak, penguasa menindas rakyat lemah, memecah belah rakyat | 27:34 28:4 14:42 42:42
menteri, pembantu pemimpin, wakil ketua, minta pendamping | 20:29 20:30 28:34 25:35
hakim berat sebelah, keputusan adil, mohon keputusan adil, sidang pengadilan | 4:58 7:89 21:112 5:8 38:26 5:42 38:22 4:135
doa mohon keputusan yang adil, mencari keadilan | 7:89 21:112 10:109 42:41
pembuka rapat, sambutan acara, kata pengantar, pembukaan acara, tausiyah singkat, kultum | 1:1 3:103 42:38 59:18 3:104 20:25 103:1
penutup acara, penutup doa, penutup rapat | 37:180 37:181 37:182 10:10 2:201 103:1
hari guru, wisuda, kelulusan santri, khataman, wisuda tahfiz, penghafal Quran, hafiz | 58:11 54:17 35:32 29:49 39:9 20:114 96:1 35:29
hari santri, pondok pesantren, belajar agama mendalam | 9:122 58:11 3:79 18:66
hari anak, hari ayah, hari kartini, hari keluarga | 31:13 66:6 25:74 4:124 17:31 33:35
hari pahlawan, upacara bendera, renungan kemerdekaan | 2:154 3:169 33:23 22:39 61:4
hari buruh, kerja keras dihargai | 53:39 9:105 46:19 28:26 11:85
hari bumi, hari lingkungan, menanam pohon | 30:41 7:56 6:99 11:61
tahun baru hijriah, muharam, hijrah Nabi, bulan haram | 9:36 9:40 59:18 4:100 2:218 8:74
maulid Nabi, kelahiran Nabi | 33:21 21:107 9:128 33:56 33:45 62:2
isra mikraj, peringatan Rajab | 17:1 53:13
nuzulul Quran, tujuh belas Ramadan | 2:185 97:1 96:1 44:3 8:41
menyambut Ramadan, marhaban ramadan, akhir Ramadan | 2:183 2:185 10:58 97:1 2:187
halalbihalal, maaf-maafan lebaran | 3:134 24:22 42:40 7:199
walimah, resepsi, akad, undangan nikahan, ijab kabul, ayat di undangan, ucapan selamat nikah | 30:21 24:32 51:49 25:74 36:36 4:1
tujuh bulanan, empat bulanan, mitoni, ngupati | 7:189 31:14 46:15 23:14 22:5 3:35 12:4
tasyakuran, syukuran rumah baru, menempati rumah baru, pindah rumah | 17:80 16:80 23:29 14:7 2:126
takziah, rumah duka, ucapan duka cita, tahlilan, haul, seribu hari, pemakaman | 2:156 3:185 89:27 29:57 59:10 20:55 2:155 67:2 39:42
melepas jamaah haji, manasik, berangkat umrah | 22:27 3:97 2:197 2:196 28:85 2:158
jenguk tetangga sakit, doa kesembuhan | 26:80 21:83 17:82
peletakan batu pertama, membangun gedung, meresmikan sekolah | 2:127 9:18 17:80 9:109 58:11
pembagian rapor, ujian nasional, masuk sekolah | 58:11 96:1 20:114 17:14
bencana, doa bersama korban gempa, penggalangan dana | 2:155 2:156 5:2 57:22 2:261
Jumat berkah, sedekah nasi, bagi takjil | 76:8 2:261 62:9 3:92
sunatan, khitanan anak, mengikuti Ibrahim | 16:123 2:124 25:74 4:125
akikah, cukur rambut bayi, kambing akikah, memberi nama anak | 3:36 108:2 19:7 42:49 37:107
doa minta hujan, kemarau panjang, kekeringan, salat istiska | 71:10 71:11 42:28 11:52 7:57 30:48
doa hujan lebat, banjir, hujan deras | 11:44 30:48 42:28 2:19 24:43
doa ketika angin kencang, badai laut | 10:22 30:46 46:24 17:69
doa sebelum belajar kitab, doa agar paham, doa belajar | 20:114 20:25 26:83 18:66
doa minta suami baik, doa jodoh saleh, doa dapat istri salihah | 25:74 28:24 21:89 3:38
doa cepat hamil, doa punya momongan, doa minta dedek | 21:89 3:38 19:5 37:100 25:74
doa anak pintar, doa anak saleh rajin salat, doa untuk anak | 14:40 25:74 46:15 3:38 2:128 37:100 3:36
doa naik kendaraan, doa naik motor, doa keluar rumah, doa selamat sampai tujuan | 43:13 11:41 23:29 17:80 12:64 43:14
doa masuk rumah, doa pindah tempat, doa menempati | 23:29 17:80 24:61
doa melamar kerja, doa interview, doa agar diterima | 20:25 28:24 17:80 65:3 27:19
doa menghadapi orang galak, doa menghadapi atasan, doa sebelum bertemu pejabat | 20:25 20:45 20:46 26:12 3:173 20:44 19:18
doa terlindung dari fitnah, doa tidak jadi fitnah orang kafir | 10:85 60:5 25:74
doa supaya tidak sombong, doa syukur nikmat | 27:19 46:15 31:18
doa supaya hati lembut, doa bersih hati, hilangkan dengki | 59:10 3:8 20:25 57:16 26:87
doa menang, doa menghadapi musuh, doa perang | 2:250 3:147 8:45 54:10 2:286 10:85 61:13
doa kehilangan, doa barang hilang ketemu | 2:156 31:16 12:18 12:83 93:7
doa sakit gigi, doa meredakan sakit, doa sakit kepala | 26:80 21:83 17:82 6:13
doa mudah melahirkan, doa ibu melahirkan | 19:23 19:26 84:4 7:54 94:5
doa menyeberang laut, doa naik kapal, doa pesawat | 11:41 43:13 23:28 42:32 17:80
doa masuk surga, doa selamat dari neraka, doa jauh dari api neraka | 25:65 3:16 2:201 26:85 3:194 3:191 66:11
doa minta keberkahan tempat, doa turun di tempat baik | 23:29 17:80
doa agar amal diterima | 2:127 46:16 2:128 14:40 3:35
doa malaikat untuk orang beriman | 40:7 40:8 40:9 42:5
doa pagi, doa petang, doa bangun tidur | 20:130 30:17 33:42 113:1 3:190 52:49
doa di gua, doa pemuda | 18:10
doa hari tua, jangan biarkan aku sendiri | 21:89 19:4
doa pengusir rasa takut, doa berani, doa saat gentar, doa takut | 3:173 20:46 9:129 113:1 20:25 7:126 3:147
doa supaya utang lunas | 3:26 65:2 65:3 9:129 28:24
doa minta kaya, doa kekayaan, boleh minta kaya | 2:201 4:32 38:35 71:12 28:77 62:10 65:3
nama malaikat di Quran, malaikat Jibril, malaikat Mikail, malaikat Malik | 2:97 2:98 66:4 26:193 43:77 2:102 32:11
nama nabi di Quran, dua puluh lima nabi, berapa nabi disebut | 6:84 6:85 6:86 21:85 40:78 4:163 4:164 33:40
ululazmi, nabi pilihan | 46:35 33:7 42:13 2:253
nama lain Quran, Furqan, Zikr, Kitab | 25:1 15:9 2:2 2:185 21:50 43:44
nama kiamat, Qariah, Haqqah, Waqiah, Sakhah | 101:1 69:1 56:1 80:33 79:34 88:1 99:1 30:14 40:18
nama surga, Firdaus, Adn, Naim, Ma'wa, Darussalam, Illiyyin | 18:107 9:72 56:12 53:15 6:127 23:11 10:25 83:18 35:35 13:23
nama neraka, Hutamah, Saqar, Lazha, Sair, Jahim, Hawiyah, Wail, Sijjin | 104:4 74:26 70:15 101:9 67:5 83:7 81:12 4:10 107:4
nama berhala, Lata, Uzza, Manat, Wadd, Suwa, Yaguts | 53:19 53:20 71:23 37:125
sungai surga, Kautsar, Salsabil, Tasnim, Kafur, Zanjabil, mata air surga | 108:1 76:18 83:27 76:5 76:17 47:15 55:50 55:66 88:12 76:6 83:28
Haman, Karun, Qarun, Firaun | 29:39 40:24 28:6 28:76 28:38 40:36 28:8
Luqmanul Hakim, Lukman | 31:12 31:13
Zulkarnain, Iskandar, dzulqornain | 18:83 18:94
Sidratulmuntaha, Baitulmakmur, Lauhulmahfuz, Arasy | 53:14 52:4 85:22 20:5 40:7 69:17
Bukit Tursina, Sinai, Tuwa, Makkah, Yasrib, Badar, Hunain, Babil, Mesir | 95:2 20:12 48:24 33:13 3:123 9:25 2:102 12:99 23:20 19:52
Saba, Iram, Hijr, Madyan, Aikah, Rass, Ahqaf | 34:15 89:7 15:80 7:85 15:78 25:38 46:21 50:14
Abu Lahab, Zaid, Imran, Azar, Samiri, Talut, Jalut, Uzair, Maryam | 111:1 33:37 3:35 6:74 20:85 2:247 2:251 9:30 19:16
Yahudi, Nasrani, Majusi, Sabiin, Romawi | 22:17 2:62 5:69 30:2
`
