/** Topics of faith: God, angels, the book, the prophets, guidance. */
export const faithTopics = `
Tauhid, keesaan Allah, Allah Maha Esa, Tuhan yang satu, mengesakan Allah, tiada tuhan selain Allah | 112:1 2:163 21:25 47:19 20:14 3:18 16:51
Syirik, menyekutukan Allah, mempersekutukan Allah, dosa yang tidak diampuni, dosa terbesar, musyrik | 4:48 31:13 4:116 5:72 39:65 22:31
Iman, beriman kepada Allah, rukun iman, orang beriman, ciri orang beriman, tanda orang beriman, ciri orang mukmin | 8:2 2:285 49:15 4:136 2:177 23:1 8:3
Islam, agama yang diridai Allah, agama Islam, agama yang benar, agama sempurna | 3:19 5:3 3:85 2:208 6:125
Takwa, bertakwa, orang bertakwa, ciri orang bertakwa, perintah bertakwa, paling mulia di sisi Allah, kemuliaan manusia | 3:102 49:13 2:2 59:18 65:2 3:133 2:197
Ihsan, berbuat baik, perintah berbuat baik, berbuat kebaikan, orang baik | 16:90 2:195 28:77 3:134 55:60 4:36 17:7
Ikhlas, tulus, beribadah dengan ikhlas, karena Allah semata, memurnikan ketaatan, niat | 98:5 39:2 6:162 39:11 40:14 4:146 76:9
Ria, riya, pamer, pamer ibadah, ingin dipuji, ingin dilihat orang, beramal supaya dilihat | 107:6 4:142 2:264 4:38 8:47
Tawakal, berserah diri kepada Allah, pasrah kepada Allah, bersandar kepada Allah, cukup Allah bagiku, Allah penolong kami, percaya penuh kepada Allah | 65:3 3:159 9:51 3:173 8:2 33:3 25:58
Syukur, bersyukur, nikmat Allah, mensyukuri nikmat, terima kasih kepada Allah, kufur nikmat, tidak bersyukur | 14:7 2:152 31:12 16:18 27:40 34:13 16:78
Sabar, kesabaran, tabah, ketabahan, tahan uji, tegar, orang sabar, Allah bersama orang sabar | 2:153 2:155 3:200 39:10 103:3 16:127 2:45
Tobat, taubat, bertaubat, kembali kepada Allah, tobat nasuha, taubatan nasuha, menyesali dosa, hijrah dari dosa, syarat tobat | 66:8 39:53 4:17 25:70 24:31 3:135 42:25
Ampunan Allah, Allah Maha Pengampun, minta ampun, mohon ampun, istigfar, istighfar, beristigfar, pengampunan dosa, dosa diampuni | 39:53 3:135 4:110 71:10 11:3 15:49 8:33
Dosa besar, menjauhi dosa besar, dosa, perbuatan dosa | 4:31 53:32 42:37 6:151 25:68 7:33 6:120
Putus asa, jangan putus asa, berputus asa, hilang harapan, patah semangat, menyerah, jangan menyerah, harapan | 39:53 12:87 15:56 3:139 29:23 94:5
Rahmat Allah, kasih sayang Allah, rahmat Allah luas, Allah Maha Penyayang, Allah Maha Pengasih, cinta Allah | 7:156 39:53 6:54 40:7 7:56 6:12 1:3
Cinta kepada Allah, mencintai Allah, dicintai Allah, Allah cinta, orang yang dicintai Allah | 3:31 2:165 5:54 9:24 19:96 3:134
Takut kepada Allah, takut akan Allah, gentar kepada Tuhan, khasyah, takut siksa | 35:28 55:46 79:40 67:12 8:2 3:175 33:39
Rida Allah, rida, ridha, mencari rida Allah, keridaan Allah, rida dengan ketentuan Allah | 2:207 98:8 9:72 89:28 5:119 48:18 9:100
Takdir, qada dan qadar, ketentuan Allah, nasib, ketetapan Allah, sudah ditakdirkan, ditulis di Lauh Mahfuz | 57:22 54:49 9:51 64:11 25:2 6:59 35:11
Mengubah nasib, perubahan, berusaha, ikhtiar, usaha sendiri, kerja keras, perubahan nasib suatu kaum, manusia memperoleh apa yang diusahakannya | 13:11 53:39 9:105 8:53 62:10 4:32 67:15
Allah dekat, Allah lebih dekat dari urat leher, kedekatan Allah, Allah bersama kita, Allah selalu ada, tidak sendirian | 50:16 2:186 57:4 58:7 9:40 20:46 56:85
Allah Maha Mengetahui, Allah mengetahui isi hati, ilmu Allah, Allah mengetahui segala sesuatu | 6:59 31:34 50:16 58:7 2:284 40:19 67:13
Hal gaib, perkara gaib, kunci gaib, yang gaib, ilmu gaib, meramal masa depan, ramalan, peramal, dukun, zodiak | 6:59 27:65 31:34 72:26 5:90 2:3 7:188
Kekuasaan Allah, Allah Mahakuasa, kebesaran Allah, keagungan Allah, kerajaan Allah, jadilah maka jadilah | 67:1 36:82 3:26 2:255 5:120 59:24 2:117
Nama-nama Allah, asmaulhusna, asmaul husna, nama Allah yang indah, sifat Allah | 7:180 59:24 59:23 59:22 20:8 17:110
Allah tempat bergantung, tempat meminta, meminta hanya kepada Allah, hanya kepada Allah meminta pertolongan | 112:2 1:5 2:186 40:60 6:17 10:107
Pertolongan Allah, pertolongan datang, menolong agama Allah, bantuan Allah, kapan datang pertolongan Allah | 47:7 2:214 110:1 3:160 30:47 8:10 3:126
Malaikat, tugas malaikat, para malaikat, iman kepada malaikat | 35:1 2:285 66:6 82:10 21:20 2:30 13:11
Malaikat pencatat amal, raqib dan atid, pencatat amal, malaikat rakib atid, kiraman katibin | 50:18 82:11 50:17 82:10 82:12 43:80
Malaikat maut, pencabut nyawa, izrail, malaikat pencabut nyawa, azrail | 32:11 6:61 79:1 16:28 47:27 4:97 16:32
Malaikat Jibril, jibril, ruhulkudus, malaikat penyampai wahyu | 2:97 26:193 66:4 53:5 16:102 81:19
Jin, bangsa jin, jin dan manusia, tujuan penciptaan jin dan manusia, makhluk halus, jin diciptakan dari api | 51:56 72:1 55:15 15:27 46:29 72:6 7:179
Setan, tipu daya setan, godaan setan, langkah setan, setan musuh manusia, bisikan setan, was-was, kesurupan | 35:6 2:168 36:60 114:4 7:27 24:21 2:275
Iblis, iblis menolak sujud, iblis sombong, kesombongan iblis | 7:12 2:34 15:31 38:76 17:61 18:50 38:74
Sihir, ilmu sihir, santet, guna-guna, tukang sihir, ilmu hitam, harut dan marut | 2:102 113:4 20:69 10:81 7:116 20:66
Alquran, keutamaan Alquran, kitab suci, Alquran petunjuk, petunjuk hidup, pedoman hidup | 2:2 17:9 2:185 15:9 39:23 41:42 17:82
Keaslian Alquran, Alquran dijaga, terjaga dari perubahan, tidak ada keraguan, tantangan membuat surat, mukjizat Alquran, Alquran tidak tertandingi | 15:9 2:23 17:88 41:42 11:13 4:82 10:38
Turunnya Alquran, nuzulul quran, Alquran diturunkan, nuzulul Qur’an | 2:185 97:1 44:3 17:106 25:32 26:193
Membaca Alquran, tadarus, mengaji, tilawah, tartil, membaca dengan tartil, keutamaan membaca Alquran | 73:4 35:29 16:98 7:204 29:45 96:1 73:20
Mendengarkan Alquran, diam saat Alquran dibaca, menyimak bacaan Alquran | 7:204 46:29 8:2 39:23 72:1 5:83
Merenungkan Alquran, tadabur, tadabbur, memahami Alquran, menghayati Alquran, Alquran mudah dipelajari, menghafal Alquran | 4:82 47:24 38:29 54:17 59:21 29:49 23:68
Alquran sebagai obat, penyembuh, syifa, obat hati, Alquran penawar, penyakit hati | 17:82 10:57 41:44 26:80 2:10
Kitab-kitab Allah, Taurat, Zabur, Injil, kitab terdahulu, iman kepada kitab | 3:3 5:44 5:46 5:48 17:55 2:4 4:136
Rasul, nabi dan rasul, mengikuti rasul, taat kepada rasul, iman kepada rasul, tugas rasul, utusan Allah | 4:80 33:21 4:59 16:36 2:285 40:78 4:165
Nabi penutup, nabi terakhir, penutup para nabi, khatamun nabiyin | 33:40 34:28 7:158
Teladan Nabi, suri teladan, uswatun hasanah, uswah hasanah, contoh yang baik, akhlak Nabi, akhlak mulia, akhlak Rasulullah, budi pekerti | 33:21 68:4 3:159 60:4 9:128 21:107
Rahmat bagi semesta alam, rahmatan lil alamin, rahmat bagi seluruh alam | 21:107 9:128 34:28 3:159
Selawat, bersalawat kepada Nabi, salawat, shalawat, sholawat | 33:56 33:43 9:103
Nama Muhammad dalam Alquran, Nabi Muhammad, Rasulullah, Muhammad utusan Allah, Ahmad | 48:29 33:40 3:144 47:2 61:6 21:107 68:4
Nabi yatim, masa kecil Nabi Muhammad, Nabi Muhammad yatim | 93:6 93:7 93:8
Nabi buta huruf, ummi, nabi ummi, tidak bisa membaca menulis | 7:157 7:158 29:48 62:2
Hidayah, petunjuk Allah, mendapat hidayah, Allah memberi petunjuk, tersesat, kesesatan, jalan lurus, jalan yang lurus, tunjukilah kami jalan yang lurus | 28:56 1:6 6:125 2:272 6:153 18:17 2:16
Fitrah manusia, fitrah, asal kejadian manusia bertauhid, perjanjian ruh dengan Allah | 30:30 7:172 91:8
Tujuan hidup, tujuan penciptaan manusia, untuk apa manusia diciptakan, arti hidup, makna hidup, untuk apa kita hidup, beribadah kepada Allah | 51:56 67:2 23:115 6:162 2:21 75:36
Khalifah di bumi, manusia sebagai khalifah, pemimpin di bumi, manusia pemakmur bumi | 2:30 6:165 38:26 24:55 11:61 35:39
Amanah yang dipikul manusia, amanat ditawarkan kepada langit dan bumi | 33:72 8:27 4:58
Kemuliaan manusia sebagai makhluk, anak Adam dimuliakan, manusia sebaik-baik bentuk, bentuk terbaik | 95:4 17:70 64:3 40:64 82:7
Sifat manusia, manusia suka mengeluh, keluh kesah, manusia tergesa-gesa, kelemahan manusia, manusia lemah | 70:19 4:28 17:11 21:37 100:6 14:34 70:20
Kufur, kafir, orang kafir, ingkar, kekafiran, mengingkari Allah | 2:6 109:1 2:7 8:55 24:39 14:18 47:34
Munafik, orang munafik, ciri munafik, ciri orang munafik, kemunafikan, bermuka dua | 4:142 63:1 2:8 4:145 9:67 63:4 2:14
Murtad, keluar dari Islam, keluar dari agama | 2:217 5:54 3:90 16:106 47:25 4:137
Yahudi dan Nasrani, ahli kitab, kaum Yahudi, orang Yahudi, Nasrani, Kristen, umat Kristen, orang Kristen | 2:120 5:82 3:64 2:62 5:51 2:47 5:5
Yesus bukan anak Tuhan, Tuhan tidak beranak, trinitas, Allah tidak punya anak, Isa anak Allah | 112:3 4:171 5:73 19:35 9:30 5:116 19:88
Tidak ada paksaan dalam agama, kebebasan beragama, memaksa agama | 2:256 10:99 109:6 18:29 88:22
Toleransi, toleransi beragama, menghormati agama lain, kerukunan antarumat beragama, bagimu agamamu, perbedaan agama, hubungan dengan nonmuslim, non muslim | 109:6 60:8 2:256 6:108 10:99 49:13 29:46
Berdebat dengan baik, dakwah, berdakwah, menyeru kepada Allah, mengajak kepada kebaikan, hikmah dan nasihat yang baik, syiar | 16:125 3:104 41:33 12:108 29:46 3:110 33:46
Amar makruf nahi mungkar, amar maruf nahi munkar, menyuruh kebaikan mencegah kemungkaran, mencegah kemungkaran | 3:104 3:110 9:71 31:17 22:41 7:157 5:79
Umat terbaik, umat pertengahan, ummatan wasathan, moderat, moderasi beragama | 3:110 2:143 22:78 25:67
Cinta, kasih sayang, ayat cinta, cinta suami istri, cinta dan kasih sayang, rasa cinta, mawadah, cinta sesama | 30:21 3:31 19:96 2:165 3:14 48:29
Allah tidak tidur, Allah tidak mengantuk, Allah tidak pernah tidur, Allah Mahahidup, Yang Hidup Kekal | 2:255 3:2 20:111 25:58
Janji Allah, janji Allah pasti benar, janji Allah itu benar, Allah tidak ingkar janji, Allah menepati janji | 30:60 35:5 31:33 3:9 4:122 10:55
Allah pencipta, ciptaan Allah, Allah Maha Pencipta, siapa pencipta alam | 39:62 59:24 6:102 13:16 7:54
Tidak ada yang serupa dengan Allah, Allah tidak serupa dengan makhluk, wujud Allah, seperti apa Allah | 42:11 112:4 6:103 57:3
Arasy, singgasana Allah, Allah bersemayam di atas Arasy, ‘Arasy, istiwa | 20:5 7:54 10:3 40:7 69:17
Allah menghidupkan dan mematikan, hidup dan mati milik Allah, yang menghidupkan yang mematikan | 2:28 22:66 40:68 57:2 53:44 30:40
Surat pembuka, Al-Fatihah, ummul kitab, tujuh ayat yang diulang-ulang, sabul matsani | 1:1 1:2 15:87 1:5 1:6
Bahasa Alquran, Alquran berbahasa Arab, bahasa Arab | 12:2 26:195 41:3 43:3 16:103
Ayat muhkam dan mutasyabih, muhkamat, mutasyabihat, huruf muqattaah, alif lam mim | 3:7 2:1 39:23
Tagut, thaghut, mengingkari tagut | 2:256 16:36 4:60 39:17 2:257
Wali Allah, para wali, kekasih Allah, waliyullah | 10:62 10:63 2:257 5:55
Keyakinan, yakin, keraguan, ragu-ragu, haqqul yaqin | 2:4 49:15 15:99 102:5 102:7 51:20 69:51
Allah Maha Melihat, Allah melihat, pengawasan Allah, diawasi Allah, muraqabah | 96:14 57:4 49:18 40:19 31:28 20:46
`
