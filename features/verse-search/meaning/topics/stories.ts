/** Topics of stories: prophets, peoples, and the days of the Prophet. */
export const storiesTopics = `
Nabi Adam, kisah Nabi Adam, Adam diciptakan, penciptaan Adam, Adam dan malaikat, Adam diajari nama-nama benda | 2:30 2:31 2:34 7:11 15:26 20:115 3:59
Adam dan Hawa, Hawa, pohon terlarang, pohon khuldi, buah terlarang, Adam turun dari surga, Adam keluar dari surga | 7:19 2:35 20:120 7:22 2:36 20:121 7:20
Tobat Nabi Adam, doa Nabi Adam | 7:23 2:37 20:122
Habil dan Qabil, Qabil dan Habil, dua anak Adam, pembunuhan pertama, anak Adam saling membunuh, burung gagak | 5:27 5:30 5:31 5:28
Nabi Idris, kisah Nabi Idris | 19:56 19:57 21:85
Nabi Nuh, kisah Nabi Nuh, kaum Nabi Nuh, kaum Nuh, dakwah Nabi Nuh, umur Nabi Nuh, usia Nabi Nuh 950 tahun | 29:14 71:1 11:36 7:59 71:5 23:23 54:9
Banjir Nabi Nuh, bahtera Nuh, kapal Nabi Nuh, perahu Nabi Nuh, banjir besar, air bah, topan, bukit Judi | 11:44 11:40 11:37 54:11 11:42 23:27 29:15
Anak Nabi Nuh, putra Nabi Nuh, anak Nuh tenggelam, Kan'an | 11:42 11:43 11:45 11:46
Nabi Hud, kaum Ad, kaum Aad, azab kaum Ad, angin yang membinasakan | 69:6 7:65 11:50 46:24 41:15 54:19 26:123
Nabi Saleh, Nabi Shalih, kaum Samud, kaum Tsamud, unta Nabi Saleh, unta betina, mukjizat unta, unta Allah | 7:73 11:61 91:13 54:27 26:155 7:77 11:65
Nabi Ibrahim, kisah Nabi Ibrahim, Ibrahim kekasih Allah, khalilullah, millah Ibrahim, bapak para nabi, nabi kekasih Allah, nabi yang dijadikan kekasih Allah | 4:125 16:120 2:124 60:4 3:67 6:79 19:41
Nabi Ibrahim mencari Tuhan, Ibrahim melihat bintang bulan matahari | 6:76 6:77 6:78 6:79 6:75
Nabi Ibrahim menghancurkan berhala, Ibrahim dan berhala, menghancurkan patung | 21:58 21:57 21:63 37:93 21:66
Nabi Ibrahim dibakar, Ibrahim tidak terbakar, api menjadi dingin, Ibrahim dalam api, dibakar hidup-hidup | 21:69 21:68 37:97 29:24
Ibrahim dan ayahnya, Azar, ayah Nabi Ibrahim, Ibrahim dan bapaknya | 19:42 6:74 9:114 26:70 19:44 60:4
Ibrahim dan Namrud, Namrud, namrudz, raja yang berdebat dengan Ibrahim | 2:258
Ibrahim dan empat ekor burung, menghidupkan orang mati, burung Nabi Ibrahim, membangkitkan orang mati | 2:260 2:259 36:79
Nabi Ismail, penyembelihan Ismail, kisah kurban, mimpi menyembelih anak, Ibrahim menyembelih Ismail, mimpi Nabi Ibrahim, asal usul kurban | 37:102 37:107 37:103 19:54 2:127 37:105
Siti Hajar, lembah tanpa tanaman, zamzam, air zamzam | 14:37
Nabi Ishak, kabar gembira kelahiran Ishak, Sarah istri Ibrahim, Sarah, istri Nabi Ibrahim | 11:71 51:29 37:112 11:72 51:28 15:53
Tamu Nabi Ibrahim, malaikat bertamu kepada Ibrahim | 51:24 11:69 15:51 51:26
Nabi Luth, Nabi Lut, kaum Lut, kaum Luth, kaum sodom, azab kaum Luth | 7:80 11:82 26:165 29:28 7:81 15:74 54:34
Istri Nabi Nuh dan Lut, istri Nabi Luth, istri durhaka | 66:10 7:83 11:81 29:33
Nabi Yakub, wasiat Nabi Yakub, nabi Yaqub, kesedihan Yakub | 2:132 2:133 12:84 12:86 12:18 12:87
Nabi Yusuf, kisah Nabi Yusuf, kisah terbaik, kisah Yusuf | 12:3 12:4 12:90 12:101 12:22 12:56 12:33
Mimpi Nabi Yusuf, sebelas bintang, mimpi Yusuf, takwil mimpi, tafsir mimpi | 12:4 12:5 12:100 12:6 12:36 12:21
Saudara Yusuf, Yusuf dibuang ke sumur, Yusuf di dalam sumur, sumur Nabi Yusuf, saudara-saudara Yusuf | 12:15 12:10 12:9 12:19 12:18 12:8
Yusuf dan Zulaikha, Zulaikha, wanita penggoda Yusuf, istri Al-Aziz, godaan wanita, Yusuf digoda, ketampanan Yusuf | 12:23 12:24 12:31 12:30 12:32 12:25 12:33
Yusuf di penjara, penjara, Nabi Yusuf dipenjara | 12:33 12:36 12:35 12:42 12:39
Mimpi raja, tujuh sapi gemuk, sapi kurus, mimpi raja Mesir, tujuh tahun paceklik | 12:43 12:46 12:47 12:48
Baju Nabi Yusuf, Yakub sembuh dari buta | 12:93 12:96 12:94
Nabi Ayub, Nabi Ayyub, kesabaran Nabi Ayub, penyakit Nabi Ayub, sakitnya Nabi Ayub | 21:83 38:41 21:84 38:44 38:42
Nabi Syuaib, Nabi Syu'aib, kaum Madyan, penduduk Madyan, penduduk Aikah | 7:85 11:84 26:177 11:85 29:36 11:94
Nabi Musa, kisah Nabi Musa, mukjizat Nabi Musa, Kalimullah, Allah berbicara kepada Musa | 20:12 28:30 4:164 20:14 7:143 19:51 7:144
Bayi Musa dihanyutkan, ibu Nabi Musa, Musa dihanyutkan di sungai, ibu Musa, Asiah mengasuh Musa | 28:7 20:39 20:38 28:9 28:12 28:13
Musa membunuh orang Mesir, Musa memukul orang | 28:15 28:16 26:14 20:40
Musa di Madyan, Musa menolong dua perempuan, mas kawin Nabi Musa, Musa menikah | 28:23 28:24 28:27 28:25 28:26
Tongkat Nabi Musa, tongkat menjadi ular, tongkat Musa, mukjizat tongkat | 7:107 20:20 20:18 26:32 28:31 7:117 2:60
Musa dan Firaun, Firaun mengaku Tuhan, kesombongan Firaun, Firaun, fir'aun, kekejaman Firaun | 79:24 28:4 28:38 20:43 7:104 2:49 43:51
Musa dan ahli sihir, tukang sihir Firaun beriman, penyihir Firaun | 20:70 7:120 20:66 26:46 7:117 10:81
Laut terbelah, Musa membelah laut, laut merah, menyeberangi laut, tongkat membelah laut | 26:63 2:50 20:77 7:138 44:24
Firaun tenggelam, jasad Firaun, mayat Firaun, tobat Firaun, mumi Firaun, Firaun ditenggelamkan | 10:90 10:92 7:136 28:40 20:78 17:103 2:50
Patung anak sapi, Samiri, menyembah anak sapi, sapi emas | 20:88 7:148 2:51 20:85 20:95 20:97
Manna dan salwa, mann wa salwa, makanan Bani Israil | 2:57 20:80 7:160 2:61
Sapi betina, kisah sapi betina, menyembelih sapi | 2:67 2:71 2:69 2:73 2:68
Sepuluh wahyu Bukit Sinai, gunung Sinai, Tursina, bukit Tursina, Musa di bukit Tur | 95:2 7:143 23:20 28:46 19:52 52:1 7:145
Lembah suci Tuwa, lembah Tuwa | 20:12 79:16
Nabi Harun, saudara Nabi Musa | 20:30 19:53 28:34 25:35 7:142
Musa dan Khidir, Nabi Khidir, hidir, khidr, perjalanan Musa mencari ilmu, hamba yang saleh, kisah Musa dan Khidir | 18:65 18:66 18:60 18:82 18:71 18:67 18:78
Karun, Qarun, harta Qarun, Karun ditelan bumi, harta karun, orang terkaya, orang kaya yang ditenggelamkan ke bumi, orang kaya zaman Musa | 28:76 28:81 28:79 28:78 29:39
Haman, menteri Firaun | 28:38 40:36 28:6 28:8
Nabi Daud, Nabi Dawud, Daud dan besi, baju besi, suara Daud | 34:10 38:17 21:80 38:26 2:251 27:15 38:24
Jalut, Daud dan Jalut, Talut dan Jalut, Thalut, Talut | 2:251 2:249 2:247 2:250
Nabi Sulaiman, kerajaan Sulaiman, mukjizat Nabi Sulaiman, Sulaiman dan jin, bahasa burung, berbicara dengan binatang, bisa bicara dengan hewan, nabi paling kaya, angin Nabi Sulaiman | 27:16 34:12 38:35 27:17 21:81 27:15 38:36
Semut, semut Nabi Sulaiman, lembah semut, semut dan Sulaiman | 27:18 27:19
Burung hudhud, hud-hud, Hudhud, burung Nabi Sulaiman | 27:20 27:22 27:24 27:28
Ratu Balqis, Bilqis, Ratu Saba, Ratu Bilqis, negeri Saba, singgasana ratu, Sulaiman dan Ratu Balqis, Sulaiman dan ratu, istana kaca, pemindahan singgasana | 27:23 27:44 27:29 27:42 27:22 27:38 27:32
Kaum Saba, negeri Saba', baldatun thayyibatun, negeri yang baik, bendungan Saba, negeri yang baik dan Tuhan yang pengampun, banjir kaum Saba, negara makmur, negara yang makmur, negeri makmur | 34:15 34:16 34:17 34:19
Wafatnya Nabi Sulaiman, rayap memakan tongkat, kematian Sulaiman | 34:14
Nabi Ilyas, Baal | 37:123 37:125 6:85
Nabi Ilyasa, Zulkifli, Nabi Zulkifli, dzulkifli | 38:48 21:85 6:86
Nabi Yunus, ditelan ikan, Yunus dalam perut ikan, ikan paus, Zun Nun, Nabi Yunus ditelan ikan paus | 37:142 21:87 68:48 37:144 37:139 37:145 21:88
Nabi Zakaria, Nabi Zakariya, doa Zakaria memohon anak | 19:3 3:38 21:89 19:7 19:5 3:39
Nabi Yahya, kelahiran Yahya | 19:7 19:12 3:39 21:90 19:13
Maryam, Siti Maryam, kisah Maryam, wanita suci, perempuan terbaik, Bunda Maria, Maria | 3:42 19:16 66:12 3:37 21:91 3:45 5:75
Maryam melahirkan, kelahiran Nabi Isa, Maryam di bawah pohon kurma, Maryam hamil, kelahiran Isa, Isa lahir tanpa ayah | 19:23 19:22 19:25 3:47 19:20 3:59 19:24
Nabi Isa, kisah Nabi Isa, Isa putra Maryam, Isa Almasih, Yesus, Almasih | 3:45 4:171 5:75 61:6 19:30 43:59 5:46
Isa berbicara saat bayi, bayi berbicara, Nabi Isa bayi, bayi bicara dalam buaian, bicara dalam ayunan | 19:30 19:29 3:46 5:110
Mukjizat Nabi Isa, menghidupkan orang mati dengan izin Allah, burung dari tanah, menyembuhkan orang buta, menyembuhkan penyakit | 3:49 5:110 19:30
Penyaliban Nabi Isa, Isa tidak disalib, Isa diangkat ke langit, salib, disalib, turunnya Nabi Isa | 4:157 4:158 3:55 43:61
Hidangan dari langit, almaidah, al-maidah, kaum hawari, hawariyun, pengikut setia Isa | 5:114 5:112 5:115 3:52 61:14
Keluarga Imran, istri Imran, ibu Maryam | 3:35 3:33 3:36 66:12
Luqman, Lukman, nasihat Luqman, nasihat Luqman kepada anaknya, Lukmanul Hakim, nasihat kepada anak, wasiat Lukman | 31:13 31:17 31:18 31:16 31:12 31:19
Zulkarnain, Dzulqarnain, Iskandar Zulkarnain, zul karnain | 18:83 18:86 18:94 18:84 18:98 18:90
Yakjuj dan Makjuj, Ya'juj Ma'juj, yajuj majuj, dinding Zulkarnain, tembok yakjuj makjuj | 18:94 21:96 18:97 18:96 18:98
Ashabul Kahfi, kisah Ashabul Kahfi, penghuni gua, pemuda gua, pemuda ashabul kahfi, tidur 309 tahun, tertidur di gua, tujuh pemuda | 18:9 18:10 18:13 18:11 18:25 18:18 18:22
Anjing Ashabul Kahfi, anjing, liur anjing | 18:18 18:22 7:176 5:4
Pemilik dua kebun, dua kebun, kebun yang hancur, orang kaya yang sombong dengan kebunnya | 18:32 18:35 18:39 18:42 18:34
Pemilik kebun, kebun yang terbakar, pemilik kebun yang kikir | 68:17 68:20 68:19 68:24 68:26
Orang yang tidur seratus tahun, Uzair, dihidupkan setelah seratus tahun | 2:259 9:30
Ashabul Ukhdud, orang dibakar dalam parit, parit berapi | 85:4 85:5 85:7 85:8
Pasukan gajah, tentara gajah, Abrahah, burung ababil, tahun gajah, ashabul fil | 105:1 105:3 105:2 105:4 105:5
Ashabus Sabti, pelanggar hari Sabat, hari Sabtu, menjadi kera, dikutuk menjadi kera | 2:65 7:163 7:166 5:60
Ashabul Aikah, Ar-Rass, penduduk Rass, Ashabur Rass | 25:38 50:12 15:78 26:176
Penduduk negeri Yasin, laki-laki dari ujung kota, Habib an-Najjar, tiga utusan | 36:13 36:20 36:14 36:26
Abu Lahab, istri Abu Lahab, pembawa kayu bakar | 111:1 111:4 111:3 111:2 111:5
Abu Bakar di gua, gua Tsur, dua orang dalam gua | 9:40
Zaid bin Haritsah, Zaid, anak angkat Nabi, Zainab | 33:37 33:5 33:4
Istri-istri Nabi, istri Nabi, ummul mukminin, Aisyah, Hafsah, Khadijah | 33:6 33:32 33:28 33:53 66:1 66:3 33:59
Keluarga Nabi, ahlulbait, ahlul bait, ahli bait | 33:33 42:23 11:73
Sahabat Nabi, Muhajirin dan Ansar, kaum Ansar, kaum Muhajirin, para sahabat, assabiqunal awwalun | 9:100 59:9 59:8 48:29 8:74 48:18 9:117
Hijrah, hijrah Nabi, berhijrah, hijrah ke Madinah, pindah ke Madinah | 9:40 4:100 2:218 8:72 16:41 9:20 8:30
Isra Mikraj, isra, mikraj, perjalanan malam Nabi, Masjidilaqsa, sidratulmuntaha, buraq, palestina, baitul maqdis | 17:1 53:14 53:13 53:18 17:60
Wahyu pertama, ayat pertama turun, gua Hira | 96:1 96:2 96:3 96:4 96:5
Bulan terbelah, terbelahnya bulan, bulan terbelah dua | 54:1
Perang Badar, badar, bantuan seribu malaikat | 3:123 8:9 8:17 8:41 3:13 8:7
Perang Uhud, uhud, kekalahan Uhud | 3:121 3:152 3:140 3:153 3:155 3:165
Perang Ahzab, perang Khandaq, golongan yang bersekutu, khandaq, perang parit | 33:9 33:10 33:22 33:25 33:11
Perang Hunain, Hunain | 9:25 9:26
Perang Tabuk, tabuk, tiga orang yang ditangguhkan tobatnya | 9:117 9:118 9:81 9:42
Perjanjian Hudaibiyah, Hudaibiyah, baiat Ridwan, baiatur ridwan | 48:18 48:10 48:1 48:27
Penaklukan Mekah, Fathu Makkah, fathu Mekah, kemenangan, pembebasan Mekah | 110:1 48:1 48:27 57:10 61:13
Bani Nadir, pengusiran Yahudi, bani nadhir | 59:2 59:3 33:26
Masjid Quba, masjid yang didirikan atas dasar takwa, masjid dirar, masjid dhirar | 9:108 9:107 9:109
Kaum Quraisy, suku Quraisy, quraisy | 106:1 106:2 106:3 106:4
Mekah, kota Mekah, makkah, bakkah, tanah haram | 3:96 48:24 90:1 95:3 2:126 27:91 42:7
Madinah, kota Madinah, yasrib, yatsrib | 33:13 9:120 9:101 63:8 59:9
Bangsa Romawi, kekalahan Romawi, kemenangan Romawi, romawi | 30:2 30:3 30:4
Pembangkangan Bani Israil, Bani Israil, nikmat Bani Israil | 2:47 2:83 17:4 5:78 2:40 5:12
Tentara Sulaiman, bala tentara Sulaiman, pasukan Sulaiman | 27:17 27:18 27:37
`
