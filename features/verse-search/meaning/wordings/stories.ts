/** Stories of prophets, peoples and persons, told in everyday words. */
export const askedOfStories = `
malaikat protes penciptaan manusia, kenapa Allah menciptakan manusia padahal merusak | 2:30 2:31 2:32
Adam diajari nama benda, malaikat tidak tahu | 2:31 2:32 2:33
iblis tidak mau sujud, iblis sombong merasa lebih baik, iblis dari api, setan diusir dari surga, awal permusuhan iblis | 7:12 2:34 7:13 38:76 15:33 17:61 18:50 15:31 38:75 15:34 7:11 20:116
iblis minta ditangguhkan, iblis panjang umur, sumpah iblis menyesatkan manusia | 7:14 15:36 38:79 7:16 7:17 15:39 38:82 17:62 15:37
Adam Hawa makan buah terlarang, pohon khuldi, digoda setan di surga, aurat terbuka, menutupi dengan daun surga | 7:22 20:120 7:20 2:36 20:121 7:19 2:35 7:27
Adam turun ke bumi, tobat Adam, kalimat tobat Adam | 7:23 2:37 2:36 2:38 20:122 7:24 20:123
Qabil membunuh Habil, anak Adam bertengkar, kurban diterima, pembunuhan pertama, burung gagak mengajari mengubur | 5:27 5:30 5:31 5:28 5:29 5:32
Nabi Idris diangkat | 19:56 19:57 21:85
Nuh berdakwah 950 tahun, Nuh berdakwah siang malam, kaumnya menutup telinga | 29:14 71:5 71:7 71:6 71:8 54:9 7:59 71:9
Nuh bikin kapal, kapal diejek, membuat bahtera di darat, hewan sepasang naik kapal | 11:38 11:37 11:40 23:27 54:13
anak Nuh tenggelam, anak durhaka tidak mau naik kapal, lari ke gunung | 11:42 11:43 11:45 11:46
banjir besar, air bah, banjir surut, kapal mendarat di gunung Judi | 11:44 54:11 54:12 11:40 29:15 69:11 11:48 26:120
istri Nuh dan istri Lut, istri nabi masuk neraka | 66:10
kaum Ad, Nabi Hud, angin kencang tujuh malam, badan tinggi besar, kota Iram | 69:6 69:7 46:24 41:15 89:6 89:7 7:65 11:50 54:19 26:123 7:69 26:129 51:41 54:20
kaum Samud, Nabi Saleh, unta disembelih, memahat gunung, suara menggelegar | 91:13 7:77 26:155 11:64 54:27 7:73 11:65 26:149 89:9 15:82 11:67 69:5 91:14 54:31 27:48 7:74
Ibrahim cari Tuhan, lihat bintang bulan matahari, bintang tenggelam | 6:76 6:77 6:78 6:79 6:75
Ibrahim hancurkan berhala, patung besar disisakan, kapak, tanya saja patung besar | 21:58 21:63 37:93 21:57 21:62 21:65 37:91 21:67 21:60
Ibrahim dibakar, api jadi dingin, selamat dari api | 21:69 21:68 37:97 29:24 21:70
Ibrahim menasihati ayahnya, Azar pembuat patung, ayah mengusir Ibrahim | 19:42 19:46 6:74 19:43 19:44 19:47 26:70 21:52 9:114 19:45 43:26
Ibrahim debat raja Namrud, matahari dari barat, menghidupkan mematikan | 2:258
Ibrahim minta lihat orang mati hidup lagi, empat burung dicincang | 2:260
orang tidur seratus tahun, keledai jadi tulang, Uzair, makanan tidak basi | 2:259
Ibrahim tinggalkan Hajar dan bayi, lembah tandus tanpa tanaman, zamzam | 14:37
Ibrahim sembelih anak, mimpi menyembelih, Ismail sabar, diganti domba | 37:102 37:103 37:107 37:105 37:106 37:104
Ibrahim bangun Ka'bah, Ismail bantu ayah | 2:127 2:125 22:26 2:128 14:35 2:129
tamu malaikat Ibrahim, anak sapi panggang, Sarah tertawa, kabar Ishak, istri tua mandul hamil | 51:24 11:69 11:71 11:72 51:29 51:26 15:53 51:28 11:70 37:112 15:54
Ibrahim kekasih Allah, bapak nabi, ayah para nabi, agama Ibrahim lurus | 4:125 16:120 2:124 3:67 60:4 2:130 2:135 16:123 6:161 19:41
Lut dan kaumnya, tamu laki-laki tampan, menawarkan putri, kota dibalik, hujan batu, istri Lut menoleh | 11:81 11:82 11:78 15:74 7:80 7:81 15:68 54:34 26:165 29:28 7:83 54:37 11:77 27:54 15:65 7:84 51:33
Yakub wasiat, apa yang kamu sembah sepeninggalku | 2:133 2:132
Yusuf mimpi, bintang matahari bulan sujud, jangan ceritakan mimpi | 12:4 12:5 12:6 12:100
saudara Yusuf iri, dibuang ke sumur, baju darah palsu, bilang dimakan serigala | 12:15 12:18 12:17 12:8 12:10 12:9 12:16 12:13 12:14
Yusuf dijual budak, ditemukan kafilah, dibeli pembesar Mesir | 12:20 12:19 12:21
Yusuf digoda istri majikan, Zulaikha menutup pintu, baju sobek dari belakang | 12:23 12:25 12:24 12:26 12:27 12:28 12:32
perempuan potong jari, ketampanan Yusuf, jari teriris pisau | 12:31 12:30 12:32 12:50
Yusuf penjara, milih penjara, dua teman penjara, mimpi peras anggur, mimpi roti dimakan burung, takwil mimpi tahanan | 12:33 12:36 12:41 12:35 12:39 12:42 12:37
mimpi raja, tujuh sapi gemuk dimakan sapi kurus, tujuh bulir, tafsir mimpi raja | 12:43 12:46 12:47 12:48 12:49
Yusuf jadi menteri, bendahara negara, dari penjara ke istana | 12:55 12:54 12:56 12:100
piala raja, Bunyamin ditahan, dituduh mencuri cawan | 12:70 12:76 12:69 12:72 12:77 12:75 12:79
Yakub buta menangis, kehilangan Yusuf, baju Yusuf penyembuh, bau Yusuf | 12:84 12:93 12:96 12:94 12:86 12:87 12:85
Yusuf memaafkan saudara, akulah Yusuf | 12:92 12:90 12:91 12:97 12:98
Yusuf bertemu orang tua, sujud, mimpi jadi nyata | 12:100 12:99 12:101
jangan masuk satu pintu, masuk dari pintu berbeda | 12:67 12:68
Syuaib, Madyan, curang timbangan, kaum Aikah | 11:84 7:85 26:181 11:85 29:36 26:177 11:94 7:91 26:176 11:87
Ayub sakit lama, penyakit kulit, kesabaran Ayub, hentakkan kaki, mukul istri seratus | 21:83 38:41 38:42 38:44 21:84 38:43
Musa bayi dihanyutkan, ibu Musa, peti sungai Nil, diangkat keluarga Firaun, kakak mengikuti | 28:7 20:39 28:8 28:9 28:11 20:38 28:12 28:13 28:10 20:40
Firaun bunuh bayi laki-laki | 28:4 2:49 14:6 7:127 7:141
Musa tidak sengaja memukul mati orang, kabur ke Madyan | 28:15 28:16 28:21 28:20 28:19 28:18 26:14 20:40 26:20 28:33
Musa bantu dua perempuan, ambil air ternak, gadis malu-malu, nikah dengan maskawin kerja delapan tahun | 28:23 28:24 28:25 28:26 28:27 28:28
Musa lihat api, lepas sandal, lembah Tuwa, Allah bicara dengan Musa, semak terbakar | 20:10 20:12 28:29 28:30 27:7 20:11 27:8 20:14 79:16 4:164 27:9
tongkat jadi ular, tangan putih bercahaya, mukjizat Musa | 20:20 7:107 27:10 28:31 26:32 7:108 20:22 27:12 20:18 28:32 26:33 20:17 7:117
Musa cadel, susah bicara, minta Harun menemani | 20:27 20:29 28:34 26:13 20:30 43:52 25:35
Musa hadapi Firaun, bicara lembut ke Firaun, dakwah ke raja | 20:44 20:43 79:17 26:16 79:18 26:18 7:104 20:47 26:23
tukang sihir Firaun, ahli sihir beriman, tali jadi ular, disalib potong tangan kaki | 20:70 7:117 26:46 20:66 7:120 7:122 20:72 26:45 10:80 7:116 20:71 20:69 26:51 10:81 7:124
Firaun ngaku Tuhan, akulah tuhanmu yang paling tinggi, Haman bangun menara | 79:24 28:38 40:36 26:29 43:51 20:43 40:37
tulah Mesir, belalang kutu katak darah topan | 7:133 7:130 17:101 27:12
laut terbelah, nyeberang laut, Firaun tenggelam, dikejar pasukan | 26:63 20:77 10:90 2:50 26:61 26:62 26:66 7:136 44:24 20:78 8:54 26:65
Firaun tobat telat, mayat Firaun, mumi Firaun, jasad diselamatkan | 10:90 10:92 10:91 40:85
istri Firaun, Asiyah | 66:11 28:9
orang beriman keluarga Firaun, menyembunyikan iman | 40:28 40:38 40:44 40:30 40:45
Bani Israil manna salwa, bosan makan, minta bawang, dua belas mata air | 2:57 2:61 2:60 7:160 20:80
anak sapi emas, Samiri, patung sapi bersuara | 20:88 20:87 7:148 2:51 20:85 20:95 20:96 2:54 7:152 20:97 2:92 4:153
Musa minta lihat Allah, gunung hancur, pingsan, empat puluh malam | 7:143 7:142 2:51 2:55 4:153
lauh Taurat, Musa marah melempar lauh, tarik jenggot Harun | 7:150 20:94 7:145 7:154 20:92
Bani Israil tidak mau perang, kamu dan Tuhanmu saja berperang, tersesat 40 tahun | 5:24 5:26 5:22 5:21 5:25
sapi betina kuning, cerewet tanya sapi, orang mati dipukul bagian sapi | 2:67 2:69 2:73 2:68 2:71 2:72 2:70
dikutuk jadi kera, melanggar Sabtu, ikan hari Sabtu | 2:65 7:163 7:166 5:60 4:154 7:165
Karun, Qarun, harta ditelan bumi, kunci gudang berat, pamer harta | 28:76 28:81 28:79 28:78 28:82 29:39 28:80
Musa dan Khidir, berguru, kapal dilubangi, anak dibunuh, dinding roboh diperbaiki, dua anak yatim | 18:65 18:71 18:74 18:77 18:66 18:79 18:80 18:82 18:67 18:78 18:60
ikan hilang, pertemuan dua laut | 18:61 18:63 18:60
Zulkarnain, tembok besi, matahari tenggelam di laut lumpur, Yakjuj Makjuj dikurung | 18:83 18:94 18:96 18:86 18:95 18:98 18:90 18:84 18:93 21:96
pemuda gua, ashabul kahfi, tidur tiga ratus tahun, anjing gua, uang perak kuno, jumlah pemuda | 18:9 18:10 18:25 18:18 18:13 18:22 18:19 18:11 18:17 18:14 18:21
pemilik dua kebun, kebun hancur, orang kaya kufur nikmat, sombong punya kebun | 18:32 18:35 18:42 18:34 18:36 18:37 18:39 18:40
pemilik kebun pelit, panen pagi tanpa orang miskin, kebun terbakar malam | 68:17 68:19 68:20 68:24 68:26 68:21 68:27 68:18 68:28 68:29
Talut, Jalut, Daud mengalahkan Jalut, minum air sungai, pasukan sedikit menang | 2:249 2:251 2:250 2:247 2:246 2:248
Daud, besi lunak, Zabur, gunung burung bertasbih, baju besi, kambing 99 | 34:10 21:79 38:17 21:80 38:23 38:24 38:26 34:11 17:55 38:18 38:21 38:22 38:20
hakim ternak merusak kebun, Sulaiman lebih paham | 21:78 21:79
Sulaiman, semut bicara, tentara jin burung, paham bahasa burung | 27:18 27:19 27:16 27:17 34:12 21:81 38:36 38:35
Hudhud, ratu Saba, Balqis, surat Sulaiman, singgasana dipindah sekejap, lantai kaca disangka air | 27:22 27:23 27:40 27:44 27:30 27:38 27:20 27:29 27:28 27:39 27:35 27:42 27:24 27:31
Sulaiman mati bersandar tongkat, rayap makan tongkat | 34:14
kuda Sulaiman, lalai karena kuda | 38:31 38:32 38:33
Harut Marut, sihir Babil, setan mengajarkan sihir zaman Sulaiman | 2:102
kaum Saba, bendungan jebol, kebun subur jadi pahit | 34:15 34:16 34:17 34:18 34:19
Yunus ditelan ikan paus, doa di perut ikan, kabur dari kaumnya, undian kapal, pohon labu | 21:87 37:142 37:139 37:143 37:141 37:144 68:48 21:88 37:140 37:145 37:146 10:98 37:147 37:148
Ilyas, Ilyasa, Zulkifli, Baal | 37:123 37:125 21:85 38:48 6:85 6:86 37:130
Luqman, nasihat anak, wasiat Luqman | 31:13 31:12 31:16 31:17 31:18 31:14 31:19
Zakaria, tua minta anak, istri mandul, puasa bicara tiga hari, Yahya | 19:4 3:38 21:89 19:7 19:10 3:39 3:41 19:8 21:90 3:40 19:5 19:2
Yahya, hikmah sejak kecil | 19:12 19:13 3:39 19:14 19:7 19:15
Maryam lahir, nazar istri Imran, dapat makanan di mihrab | 3:35 3:37 3:36 3:44 66:12
Maryam hamil tanpa suami, malaikat datangi Maryam, Jibril berwujud manusia | 19:20 19:17 3:45 3:47 19:19 19:18 19:21 66:12 21:91 19:22
Maryam melahirkan di pohon kurma, kesakitan, goyang pohon kurma, puasa bicara, dituduh kaumnya | 19:23 19:25 19:24 19:26 19:27 19:28 19:22 19:29
bayi bicara, Isa bayi ngomong, Isa dalam buaian | 19:30 19:29 3:46 5:110 19:31 19:33 19:32
mukjizat Isa, hidupkan orang mati, sembuhkan buta, burung dari tanah | 3:49 5:110 43:63 61:6
Isa tidak disalib, diserupakan, Isa diangkat ke langit, Yesus mati di salib | 4:157 4:158 3:55 5:117 4:159
Isa bukan Tuhan, Isa seperti Adam, Isa disembah, Isa ditanya kamu menyuruh orang menyembah | 5:116 3:59 5:72 5:75 4:171 19:30 43:59 5:117 4:172 5:17
hawariyun, murid Isa, hidangan dari langit, murid setia | 5:112 5:114 3:52 61:14 5:111 5:115 5:113
Isa kabarkan Ahmad, nabi sesudahku namanya Ahmad | 61:6 7:157
tentara gajah, Abrahah, burung ababil, hancurkan Ka'bah | 105:1 105:3 105:4 105:2 105:5
ashabul ukhdud, parit api, orang beriman dibakar | 85:4 85:5 85:7 85:8 85:6 85:10
kisah tiga utusan, lelaki dari ujung kota, Habib Najjar, penduduk negeri | 36:13 36:20 36:14 36:26 36:21 36:25 36:16 36:27
Abu Lahab, istri pembawa kayu bakar, paman Nabi masuk neraka | 111:1 111:4 111:3 111:5 111:2
Nabi bermuka masam, orang buta, Ibnu Ummi Maktum | 80:1 80:2 80:3 80:8 80:5 80:10
Aisyah difitnah, hadisul ifki, kalung hilang | 24:11 24:12 24:16 24:13 24:15 24:23 24:22 24:26
Zaid, bekas istri anak angkat, Zainab | 33:37 33:5 33:4
Khaulah mengadu, zihar, istri seperti punggung ibu | 58:1 58:2 58:3 58:4 33:4
perang Badar, malaikat bantu perang, tiga ratus lawan seribu | 3:123 8:9 8:10 8:17 3:124 8:12 3:13 8:41 8:65 8:11 8:7
perang Uhud, pemanah turun, kalah perang | 3:152 3:153 3:140 3:155 3:121 3:166 3:122 3:165 3:144
perang Khandak, Ahzab, sekutu, parit, angin | 33:9 33:10 33:22 33:25 33:12 33:13 33:20
perang Hunain, bangga jumlah banyak | 9:25 9:26
perang Tabuk, tidak ikut perang, tiga orang ditangguhkan, Ka'ab bin Malik | 9:118 9:81 9:38 9:42 9:117 9:90
perjanjian Hudaibiyah, baiat Ridwan, bawah pohon, kemenangan nyata | 48:18 48:1 48:10 48:27 48:24 48:26
fathu Makkah, pembebasan Makkah, berbondong-bondong masuk islam | 110:1 110:2 48:1 48:27 17:81 57:10
masjid dirar, masjid munafik, masjid Quba | 9:107 9:108 9:110
Yahudi Bani Nadir, diusir dari rumah, kurma ditebang | 59:2 59:5 59:3 33:26
Rum kalah menang, Romawi Persia | 30:2 30:3 30:4
gua Sur, dua orang di gua, jangan sedih Allah bersama kita | 9:40
jin dengar Nabi membaca Quran, sekelompok jin | 72:1 46:29 46:30 72:2
Bal'am, dikasih ilmu tapi sesat, seperti anjing menjulur lidah | 7:176 7:175
kaum Tubba, penduduk Rass, Hijr | 44:37 50:14 25:38 50:12 15:80
gunung diangkat, Tursina, Bukit Sinai | 2:63 7:171 2:93 95:2 4:154 52:1 23:20
pidato setan di neraka, jangan salahkan aku salahkan dirimu | 14:22
penghuni surga ngobrol teman dulu, punya teman yang tidak percaya | 37:51 37:55 37:57 52:25 74:40 37:50
penghuni neraka minta air, minta dikembalikan ke dunia | 7:50 32:12 35:37 23:107 26:102 39:58 23:99 6:27 14:44
saling menyalahkan di neraka, pengikut dan pemimpin | 33:67 14:21 40:47 34:31 2:166 38:60 7:38 41:29
perempuan mengurai benang, tenun dilepas lagi | 16:92
amal seperti debu, fatamorgana, abu ditiup angin | 24:39 25:23 14:18 2:264
perumpamaan sarang laba-laba, rumah paling lemah | 29:41
perumpamaan lalat, tidak bisa bikin lalat | 22:73
perumpamaan keledai bawa kitab, bawa buku tidak paham | 62:5
perumpamaan pohon baik pohon buruk, akar kuat cabang ke langit | 14:24 14:26 14:25
perumpamaan cahaya, misykat, lampu dalam kaca | 24:35
perumpamaan sebutir benih tujuh bulir, satu biji tumbuh tujuh tangkai | 2:261
perumpamaan buih, yang bermanfaat tetap | 13:17
perumpamaan batu licin kena hujan, kebun di dataran tinggi | 2:264 2:265
perumpamaan menyalakan api lalu padam, hujan gelap guruh | 2:17 2:19
perumpamaan dunia seperti hujan tanaman kering | 57:20 18:45 10:24 39:21
perumpamaan budak dua tuan, orang bisu dan orang adil | 39:29 16:75 16:76
perumpamaan buta dan melihat, gelap dan terang, hidup dan mati | 35:19 35:20 35:22 6:50 13:16 11:24 6:122 40:58
perumpamaan gunung pecah kalau Quran turun | 59:21
makan bangkai saudara, ghibah seperti makan daging | 49:12
seperti dirasuki setan, pemakan riba bangkit | 2:275
hati seperti batu, lebih keras dari batu | 2:74 57:16
seperti kayu tersandar, munafik | 63:4
wajah putih berseri wajah hitam muram | 3:106 80:38 75:22 39:60 80:40 75:24 10:26 3:107 88:2 88:8
berjalan dengan muka, dikumpulkan buta, mata biru | 20:124 25:34 17:97 67:22 20:102
`
