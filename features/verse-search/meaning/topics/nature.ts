/** Topics of nature and of how people are made. */
export const natureTopics = `
Penciptaan langit dan bumi, langit dan bumi, enam masa, penciptaan alam semesta, alam semesta, big bang, asal usul alam, penciptaan dunia | 21:30 7:54 41:11 3:190 10:3 51:47 50:38
Langit mengembang, alam semesta mengembang, langit ditinggikan tanpa tiang, langit tanpa tiang, langit sebagai atap | 51:47 13:2 21:32 31:10 50:6
Tujuh lapis langit, tujuh langit, lapisan langit, langit berlapis-lapis, atmosfer | 67:3 71:15 65:12 2:29 41:12 23:17 78:12
Matahari dan bulan, matahari, bulan, peredaran matahari, garis edar, orbit, peredaran bulan, cahaya bulan, tata surya | 36:38 36:40 10:5 21:33 36:39 55:5 71:16
Bintang, gugusan bintang, bintang penunjuk arah, rasi bintang, bintang penghias langit, planet, galaksi, bintang yang menembus | 6:97 67:5 15:16 85:1 37:6 86:3 16:16
Siang dan malam, pergantian siang dan malam, pergantian malam dan siang, malam, siang, tidur malam hari | 3:190 25:62 78:10 17:12 28:73 10:67 36:37
Subuh dan fajar, fajar, waktu fajar, waktu duha, duha, pagi hari | 89:1 93:1 97:5 17:78 81:18 113:1 91:1
Bayangan, bayang-bayang | 25:45 16:48 13:15
Gunung, gunung sebagai pasak, pasak bumi, fungsi gunung, gunung kokoh | 78:7 16:15 21:31 31:10 79:32 27:88 13:3
Bumi dihamparkan, bumi terhampar, bumi sebagai hamparan, bumi bulat, bumi | 71:19 2:22 78:6 88:20 67:15 50:7 20:53
Hujan, air hujan, proses hujan, hujan turun dari langit, awan dan hujan, air dari langit, turunnya hujan, siklus air | 24:43 30:48 7:57 16:10 50:9 25:48 42:28
Awan, awan mendung, awan tebal | 24:43 30:48 13:12 7:57 35:9
Petir, guntur, guruh, kilat, halilintar | 13:13 13:12 30:24 2:19 2:20 24:43
Angin, angin pembawa kabar gembira, angin mengawinkan tumbuhan, angin topan, angin kencang | 15:22 7:57 30:46 25:48 35:9 51:1 30:48
Air sumber kehidupan, segala yang hidup dari air, air, makhluk hidup dari air, mata air, air minum, sumber air, air tawar | 21:30 24:45 25:54 56:68 67:30 25:48 39:21
Laut, lautan, hasil laut, kekayaan laut, ikan laut, mutiara, mutiara dan marjan, menangkap ikan, nelayan, samudra | 16:14 35:12 55:22 5:96 45:12 24:40 18:109
Dua laut yang tidak bercampur, dua laut bertemu, air laut dan air tawar, pertemuan dua laut, batas laut | 55:19 25:53 55:20 35:12 27:61
Kapal, kapal berlayar, perahu, bahtera di laut, kendaraan laut | 42:32 31:31 55:24 17:66 36:41 10:22 2:164
Gelombang, ombak, kegelapan di lautan dalam, badai di laut, laut dalam | 24:40 31:32 10:22 17:67
Lautan menjadi tinta, kalimat Allah tidak habis, tinta | 18:109 31:27
Besi, menurunkan besi, logam, manfaat besi | 57:25 34:10 18:96
Api, api dari kayu hijau, kayu bakar | 36:80 56:71 56:73
Tumbuhan, tanaman, menumbuhkan tanaman, biji-bijian, pertanian, bertani, petani, tumbuh-tumbuhan, menanam | 6:99 56:63 36:33 80:27 6:141 16:11 6:95
Buah-buahan, buah, kurma, anggur, delima, pohon kurma, kebun | 6:99 16:11 23:19 16:67 6:141 36:34 13:4
Buah tin dan zaitun, tin, zaitun, minyak zaitun | 95:1 24:35 23:20 6:141
Pohon yang baik, kalimat yang baik seperti pohon, perumpamaan kalimat baik, kalimat tayibah, pohon yang buruk | 14:24 14:25 14:26
Hewan ternak, binatang ternak, manfaat hewan ternak, sapi dan kambing, kambing, domba | 16:5 36:71 23:21 16:66 6:142 40:79 16:80
Susu, air susu, susu murni, susu dari hewan | 16:66 23:21 47:15 2:233
Lebah, madu, madu sebagai obat, manfaat madu | 16:69 16:68 47:15
Laba-laba, rumah laba-laba, sarang laba-laba | 29:41
Lalat, perumpamaan lalat | 22:73
Nyamuk, perumpamaan nyamuk | 2:26
Unta, penciptaan unta, perhatikan unta | 88:17 7:73 22:36 7:40 22:27
Burung, burung terbang, burung di udara | 67:19 16:79 24:41 27:16 6:38 3:49
Binatang melata, hewan, semua hewan, binatang adalah umat seperti kamu, makhluk melata, binatang, satwa, menyayangi binatang | 6:38 24:45 11:6 42:29 45:4 29:60 16:5
Kuda, kuda perang, bagal, kendaraan, tunggangan | 16:8 100:1 8:60 43:12 38:31
Keledai memikul kitab, perumpamaan keledai, keledai | 62:5 31:19 74:50 16:8
Belalang, kutu, katak, lima azab kepada kaum Firaun | 7:133
Kera dan babi, kera | 5:60 2:65 7:166
Penciptaan manusia, asal usul manusia, proses penciptaan manusia, manusia dari tanah, tanah liat, saripati tanah, manusia diciptakan dari tanah, evolusi | 23:12 32:7 15:26 55:14 22:5 23:14 6:2
Janin dalam rahim, perkembangan janin, kandungan, segumpal darah, rahim, kehamilan, hamil, embrio, segumpal daging, tahapan penciptaan manusia di rahim | 23:14 22:5 39:6 96:2 40:67 3:6 31:34
Air mani, setetes mani, setetes air mani, nutfah, sperma, manusia dari air mani | 75:37 76:2 36:77 80:19 23:13 86:6 16:4
Sidik jari, ujung jari | 75:4
Pendengaran penglihatan dan hati, nikmat mata dan telinga, mata, telinga, panca indra, mata dan lidah | 16:78 67:23 23:78 90:8 17:36 32:9 76:2
Tahap usia manusia, masa tua, usia tua, lanjut usia, lansia, pikun, umur panjang, tua renta, lemah kuat lemah | 30:54 16:70 36:68 22:5 40:67 17:23
Umur empat puluh tahun, usia 40 tahun, empat puluh tahun, umur 40 | 46:15
Perbedaan bahasa dan warna kulit, bahasa dan warna kulit, warna kulit, bahasa | 30:22 49:13 14:4 35:28
Ruh, roh, hakikat ruh, jiwa, tentang ruh | 17:85 32:9 15:29 39:42 91:7
Tidur dan mimpi, nyawa saat tidur, tidur adalah mati kecil, tidur | 39:42 30:23 78:9 6:60 25:47
Berpasang-pasangan, segala sesuatu berpasangan, diciptakan berpasang-pasangan, laki-laki dan perempuan diciptakan | 51:49 36:36 78:8 53:45 49:13 42:11
Semua ciptaan Allah ada manfaatnya, ciptaan Allah tidak sia-sia, tidak ada yang sia-sia, alam diciptakan untuk manusia, bumi untuk manusia, ditundukkan untukmu | 3:191 2:29 45:13 31:20 38:27 14:33 21:16
Keseimbangan alam, tidak ada cacat dalam ciptaan Allah, ukuran yang tepat, keteraturan alam, ciptaan Allah sempurna | 67:3 55:7 54:49 25:2 32:7 67:4 15:19
Nikmat Tuhan yang mana yang kamu dustakan, nikmat mana yang didustakan, fabiayyi, mendustakan nikmat, menghitung nikmat, nikmat tidak terhitung | 55:13 16:18 14:34 55:16 31:20 93:11
Menembus langit, perjalanan ke luar angkasa, penjelajahan luar angkasa, luar angkasa | 55:33 6:125
Waktu menurut Allah, satu hari seribu tahun, seribu tahun, lima puluh ribu tahun, relativitas waktu | 22:47 32:5 70:4
Dua belas bulan, bulan haram, bulan-bulan haram, kalender, jumlah bulan, bulan Rajab, bulan suci, muharam, hilal, penanggalan | 9:36 2:189 10:5 2:217 9:37 2:194
Cahaya Allah, cahaya di atas cahaya, ayat cahaya, Allah cahaya langit dan bumi, nur | 24:35 9:32 61:8 57:12 2:257
Kegelapan menuju cahaya, dari gelap ke terang, minazzulumati ilannur | 2:257 14:1 57:9 65:11 5:16 33:43
pisang, tanaman surga, pohon bidara, jahe, kafur | 55:68 56:29 56:28 76:17 76:5
Bawang dan mentimun, bawang, bawang putih, bawang merah, kacang adas, mentimun, sayur | 2:61 80:28
Kayu dan pohon, pohon, pepohonan, hutan | 55:6 22:18 14:24 36:80 27:60
Sungai, sungai mengalir, air terjun, sungai Nil | 13:3 16:15 27:61 2:25 2:249
Emas dan perak, emas, perak | 9:34 3:14 43:33 18:31 76:21
Ular, ular besar | 7:107 20:20 26:32 27:10
Serigala, serigala dan Yusuf | 12:13 12:14 12:17
Singa, lari dari singa | 74:51
Ikan, ikan besar | 37:142 18:61 7:163 16:14 68:48
Gajah | 105:1 105:2
Sapi, anak sapi | 2:67 20:88 2:71 12:43 51:26 6:144
Musim dingin dan musim panas, musim, panas, dingin | 106:2 9:81 76:13
Batu, batu memancarkan air | 2:74 2:60 11:82 17:50
Rumah, tempat tinggal | 16:80 24:27 17:80
Lapisan bumi, tujuh bumi, tujuh lapis bumi | 65:12
`
