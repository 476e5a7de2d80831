/** Belief and worship, prayers, rules, the end of days, nature. */
export const askedOfFaith = `
siapa Allah, siapa Tuhan kita, mengenal Allah, sifat Allah, Tuhan itu esa, Tuhan satu | 112:1 2:255 2:163 59:22 59:23 59:24 57:3 20:14 42:11
Allah di mana, di mana Tuhan berada, arasy, Allah di langit, bersemayam | 20:5 57:4 50:16 7:54 2:186 67:16 43:84 10:3 2:115
Allah dekat, Tuhan sangat dekat, urat leher, urat nadi | 50:16 2:186 57:4 56:85 58:7
Allah maha tahu, Allah tahu isi hati, tidak ada yang tersembunyi dari Tuhan, Allah melihat semua perbuatan, diawasi | 50:16 6:59 3:29 31:16 40:19 58:7 57:4 67:13 89:14 4:1 10:61 2:284
apakah Allah punya anak, Allah beranak, Yesus anak Tuhan, trinitas, tiga Tuhan | 112:3 4:171 5:73 19:88 19:35 2:116 5:72 6:101 9:30 5:17
melihat Allah, Allah bisa dilihat, wajah Allah di surga | 6:103 75:23 7:143 42:51 10:26 83:15
Allah tidak tidur, tidak mengantuk, Allah tidak lelah | 2:255 50:38 46:33
kasih sayang Allah, rahmat Allah luas, Allah maha pengampun, Allah maha penyayang, ampunan Allah | 39:53 7:156 6:54 40:7 15:49 4:110 6:12 21:107 53:32
Allah tidak menzalimi, Tuhan maha adil, sebesar zarah dibalas, biji sawi | 4:40 10:44 99:7 99:8 21:47 41:46 31:16 18:49
takdir, nasib sudah ditulis, apakah takdir bisa diubah, lauhulmahfuz, qada dan qadar | 57:22 54:49 13:11 9:51 64:11 13:39 87:3 6:59 22:70 25:2
hidayah milik Allah, memberi hidayah, orang yang kita cintai tidak dapat hidayah, dibukakan hati | 28:56 6:125 2:272 10:100 39:22 18:17 24:46 93:7
kehendak bebas, manusia boleh memilih iman atau kafir, manusia dipaksa takdir | 18:29 76:3 91:8 90:10 13:11 76:30 81:29
asmaul husna, nama Allah yang indah, 99 nama | 7:180 17:110 59:24 20:8 59:22 59:23
syirik, menyekutukan, dosa paling besar, dosa yang tidak diampuni, menyembah selain Allah | 4:48 31:13 4:116 39:65 5:72 6:151 22:31 2:165
tujuan penciptaan, kenapa manusia diciptakan, untuk apa hidup, buat apa kita hidup | 51:56 23:115 67:2 2:30 75:36 11:7 6:162
rukun iman, percaya malaikat kitab rasul, rukun islam | 2:285 4:136 2:177 2:136 2:3 2:4
syahadat, kalimat tauhid, la ilaha illallah, bersaksi tiada Tuhan | 47:19 3:18 112:1 7:172 14:24 37:35 21:25
agama yang diterima, hanya islam, agama yang benar | 3:19 3:85 5:3 22:78 30:30 42:13
malaikat, tugas malaikat, sayap malaikat, pencatat amal, raqib atid | 50:17 50:18 82:10 82:11 35:1 66:6 13:11 16:50 2:98 21:27
Jibril, malaikat pembawa wahyu, ruhulkudus, Mikail | 2:97 2:98 26:193 16:102 81:19 53:5 66:4 97:4
jin, asal jin, jin muslim, jin mendengar Quran, manusia dan jin | 72:1 55:15 15:27 46:29 51:56 72:6 72:11 6:130
setan, iblis, asal iblis, kenapa iblis sesat, musuh manusia, langkah setan | 35:6 2:34 7:12 18:50 2:168 36:60 24:21 38:76 15:39 17:62 4:120 12:5
kitab suci, Taurat, Injil, Zabur, kitab sebelum Quran | 5:44 5:46 3:3 17:55 2:136 5:48 4:163 87:19 53:36
kitab suci diubah, Injil dipalsukan, Taurat diselewengkan, mengubah isi kitab | 2:79 2:75 5:13 3:78 4:46 5:41
keaslian Quran, Quran dijaga, Quran tidak berubah, Quran mukjizat, tantangan membuat seperti Quran | 15:9 2:23 17:88 41:42 4:82 11:13 10:38 52:34
Quran petunjuk, fungsi Quran, Quran obat, Quran pembeda, pedoman hidup | 2:2 17:9 17:82 10:57 2:185 16:89 6:155 39:23 25:1 14:1
membaca Quran, tartil, tajwid, ngaji, khatam, adab membaca Quran, taawuz sebelum baca | 73:4 16:98 7:204 35:29 29:45 56:79 73:20 17:106 2:121
mendengar Quran dibacakan, diam saat Quran dibaca, murottal | 7:204 46:29 8:2 5:83 17:107 39:23
Quran berbahasa Arab, kenapa Quran bahasa Arab | 12:2 41:44 43:3 26:195 16:103 42:7 14:4
Quran diturunkan, nuzulul Quran, malam Quran turun, turun berangsur-angsur | 2:185 97:1 44:3 96:1 25:32 17:106
merenungi Quran, tadabur, memikirkan ayat, hati terkunci dari Quran | 47:24 4:82 38:29 23:68 54:17
ayat pertama turun, wahyu pertama, iqra, bacalah | 96:1 96:2 96:3 96:4 96:5 74:1
ayat terakhir turun, agama disempurnakan, haji wadak | 5:3 2:281 110:1 4:176
Nabi Muhammad, akhlak Nabi, teladan Nabi, uswatun hasanah, sifat Rasulullah | 68:4 33:21 9:128 21:107 33:40 3:159 48:29 61:6 18:110 33:45
nabi terakhir, penutup para nabi, nabi palsu, ada nabi setelah Muhammad | 33:40 61:6 6:93 7:158
selawat, salawat kepada Nabi, Allah berselawat, maulid | 33:56 33:43 9:128 10:58
Nabi buta huruf, ummi, Nabi tidak bisa baca tulis | 7:157 7:158 29:48 62:2
istri Nabi, ummul mukminin, ahlulbait, keluarga Nabi | 33:6 33:28 33:32 33:33 33:53 66:3 33:50 33:59
taat kepada Rasul, mengikuti sunah, hadis, cinta Rasul | 3:31 4:59 59:7 4:80 33:21 33:36 24:63 4:65 3:32
Isra Mikraj, perjalanan malam Masjidil Aqsa, sidratulmuntaha | 17:1 53:14 53:13 17:60 53:18
sahabat Nabi, Muhajirin Ansar, Abu Bakar di gua | 9:100 9:40 59:9 48:29 48:18 59:8 8:74 9:117
hijrah Nabi, diusir dari Makkah | 9:40 8:30 47:13 4:100 17:80 59:8
hukum salat, perintah salat, kenapa harus salat, manfaat salat, salat mencegah maksiat | 29:45 20:14 2:43 4:103 11:114 2:238 23:9 31:17 22:77
waktu salat lima waktu, subuh, zuhur, asar, magrib, isya, salat tepat waktu | 17:78 4:103 11:114 30:17 20:130 24:58 2:238 30:18
meninggalkan salat, lalai salat, salat bolong, malas salat, salat telat, salat malas-malasan, salat riya | 107:4 107:5 19:59 74:43 4:142 9:54 107:6 63:9
salat khusyuk, hati melayang saat salat, salat tidak fokus | 23:2 2:45 23:1 2:238 20:14 4:43 107:5
salat malam, tahajud, sepertiga malam, qiyamulail, witir | 17:79 73:2 73:6 32:16 51:17 51:18 25:64 3:17 39:9 73:20
salat Jumat, khutbah, jual beli saat Jumat, hari Jumat | 62:9 62:10 62:11
salat di perjalanan, qasar, jamak, salat di kendaraan, salat dalam perang | 4:101 2:239 4:102 4:103
kiblat, arah kiblat, menghadap ke mana, kiblat pindah | 2:144 2:149 2:150 2:142 2:115 2:143
wudu, tata cara wudu, tayamum, tidak ada air, batal wudu, junub, mandi wajib | 5:6 4:43
azan, panggilan salat, masjid, memakmurkan masjid, baju ke masjid, anak di masjid | 62:9 9:18 7:31 72:18 5:58 24:36 9:108 2:114 22:40
haid, darah menstruasi, berhubungan saat haid, perempuan datang bulan, tidak haid lagi | 2:222 65:4 2:228 4:43
puasa Ramadan, kewajiban puasa, sahur, berbuka, imsak, niat puasa | 2:183 2:185 2:187 2:184 33:35
tidak puasa karena sakit, mengganti puasa, fidyah, ibu hamil tidak puasa, orang tua tidak kuat puasa, musafir puasa | 2:184 2:185
lailatulqadar, malam seribu bulan, sepuluh malam terakhir, iktikaf | 97:1 97:3 44:3 2:187 97:4 97:2 97:5 89:2
Lebaran, Idulfitri, takbiran, zakat fitrah, minal aidin | 2:185 87:14 87:15 3:134 24:22 5:114
Iduladha, kurban, menyembelih hewan kurban, daging kurban, takwa dari kurban | 108:2 22:37 22:36 37:107 22:34 22:28 6:162 37:102
haji, umrah, wajib haji, mampu haji, labaik, ihram, tawaf, wukuf, lempar jumrah, bekal haji | 3:97 22:27 2:196 2:197 22:29 2:158 2:198 2:203 22:26 2:125
Ka'bah, baitullah, rumah ibadah pertama, Makkah, Bakkah, tanah haram, zamzam | 3:96 2:125 2:127 5:97 22:26 3:97 14:37 48:24 90:1 95:3 106:3
zakat, wajib zakat, zakat mal, nisab, tidak bayar zakat, penerima zakat, mustahik | 9:60 9:103 2:43 6:141 9:34 2:267 3:180 2:110 51:19 70:24
sedekah, infak, sedekah sembunyi-sembunyi, sedekah subuh, bersedekah diam-diam, sedekah terang-terangan | 2:271 2:274 2:261 3:92 13:22 63:10 2:265 57:18
wakaf, amal jariah, pahala mengalir, jejak amal | 36:12 3:92 2:261 18:46 19:76
meminjamkan kepada Allah, pinjaman baik, dilipatgandakan | 2:245 57:11 64:17 57:18 73:20 5:12
doa, perintah berdoa, cara berdoa, adab doa, waktu doa mustajab, doa pelan | 2:186 40:60 7:55 7:56 27:62 25:77 32:16 51:18 17:110
doa selamat dunia akhirat, doa sapu jagat, doa lengkap | 2:201 7:156 25:74
doa minta ampun, doa tobat, doa Nabi Adam, istigfar, sayyidul istigfar | 7:23 3:16 3:193 23:118 28:16 21:87 66:8 2:286 3:147 71:10 4:106 11:47
doa kesulitan, doa Nabi Yunus, doa di perut ikan | 21:87 21:88 2:286 18:10 28:24 37:143 54:10
doa minta anak, doa punya keturunan saleh | 3:38 21:89 25:74 37:100 19:5 46:15
doa minta rezeki, doa Nabi Musa, doa jodoh | 28:24 5:114 71:10 2:126 65:3
doa minta ilmu, doa belajar, doa sebelum belajar | 20:114 20:25 26:83 18:66
doa lancar bicara, doa Nabi Musa menghadapi Firaun, lapangkan dada | 20:25 20:26 20:27 20:28 26:13
doa perlindungan, berlindung dari setan, doa sebelum tidur, doa dari kejahatan makhluk | 113:1 114:1 23:97 23:98 2:255 16:98 7:200 41:36 44:20 12:64
doa hati teguh, doa istikamah, doa agar tidak sesat | 3:8 2:250 7:126 3:147 1:6 12:101 18:10
doa keluarga, doa sakinah, doa suami istri dan anak penyejuk mata, qurrata ayun | 25:74 14:40 46:15 2:128 40:8 66:11
doa Nabi Ibrahim, doa anak cucu salat | 14:40 14:35 14:41 26:83 2:128 60:4 2:126 2:127 60:5 37:100
doa Nabi Sulaiman, doa syukur, doa kerajaan | 27:19 38:35 46:15
doa Nabi Ayub, doa sembuh dari sakit | 21:83 38:41 26:80
doa Nabi Nuh, doa ketika dikalahkan | 54:10 71:28 11:47 23:29 71:26 26:118
doa Nabi Zakaria, doa usia tua minta anak | 3:38 19:4 21:89 19:5 19:6
doa Nabi Yusuf, doa wafat muslim | 12:101 12:33
doa ashabul kahfi, doa rahmat petunjuk lurus | 18:10
doa asiyah, doa istri Firaun, doa minta rumah di surga | 66:11
doa pemimpin, doa negeri aman, doa untuk bangsa, doa untuk Palestina | 2:126 14:35 4:75 3:147 10:85 10:86 60:5 2:250
doa orang beriman, doa orang bertakwa, doa ululalbab | 3:191 3:193 3:194 25:65 3:16 2:286 2:285 23:109
doa terhindar dari orang zalim, doa dizalimi | 28:21 10:85 66:11 7:47 23:94 4:75 54:10 29:30
doa meninggal, doa untuk mukmin yang sudah wafat | 59:10 14:41 40:7 71:28
zikir, mengingat Allah, wirid, tasbih, zikir pagi petang, bertasbih | 33:41 33:42 13:28 2:152 3:41 30:17 62:10 20:130 18:24 63:9 7:205 40:55 50:39
tawakal, berserah diri, cukuplah Allah, hasbunallah | 65:3 3:159 3:173 9:129 8:2 33:3 39:38 11:56 14:12
takwa, ciri orang bertakwa, bekal takwa, pakaian takwa | 2:2 2:197 3:133 3:134 7:26 65:2 3:102 59:18 49:13 2:177 2:3 51:16 3:17
ciri orang beriman, mukmin sejati, orang yang beruntung | 8:2 23:1 49:15 9:71 23:2 8:3 32:15 25:63 2:285 48:29
ciri munafik, orang munafik, tempat munafik di neraka | 63:1 4:142 2:8 4:145 2:14 9:67 63:4 2:10 9:54 3:167
orang kafir, kafir itu siapa, orang ingkar, hati terkunci | 2:6 2:7 109:1 47:12 8:55 16:107 4:150 98:6 2:171 18:105
ahli kitab, Yahudi dan Nasrani, sikap terhadap kristen, Bani Israil | 3:64 2:120 5:82 5:51 29:46 3:113 2:62 5:5 3:199
dosa besar, dosa besar apa saja, menjauhi dosa besar, dosa kecil diampuni | 4:31 53:32 25:68 6:151 17:31 42:37 17:32 24:23 4:10 8:16
halal dan haram, makanan haram, yang diharamkan Allah, mengharamkan yang halal | 5:3 6:145 2:173 7:157 5:87 2:168 16:116 10:59 7:32 7:33 66:1 5:88 16:114
hukum hudud, potong tangan, cambuk, rajam, qisas | 5:38 24:2 2:178 5:33 24:4 5:45
jihad, perang dalam islam, perang membela diri, syahid, mati syahid | 22:39 2:190 2:154 3:169 9:111 29:69 25:52 61:11 2:216 9:41 4:95 8:60 22:78
membunuh orang kafir, terorisme, perang ofensif, ayat pedang | 5:32 2:190 60:8 9:6 8:61 2:191 9:5 9:29 2:193
dakwah, amar makruf nahi mungkar, mengajak kebaikan, menyeru dengan hikmah, sampaikan walau satu ayat | 3:104 16:125 41:33 3:110 20:44 12:108 9:71 31:17 7:164 22:41 5:67 88:21
nasihat, saling menasihati dalam kebenaran, menerima nasihat | 103:3 51:55 39:18 87:9 31:13 90:17 7:79
berlomba dalam kebaikan, bersegera berbuat baik, amal saleh | 2:148 3:133 5:48 23:61 57:21 35:32 21:90 56:10
balasan amal, pahala berlipat, satu kebaikan sepuluh | 6:160 2:261 99:7 28:84 4:40 55:60 10:26 27:89 9:120 18:30
kebaikan sekecil apa pun, amal kecil dibalas, dosa kecil dihitung | 99:7 99:8 31:16 21:47 18:49 4:40 10:61
niat, ikhlas karena Allah, beramal tanpa pamrih, tidak mengharap balasan | 98:5 76:9 6:162 39:2 2:265 18:110 92:20 39:11 92:19
menyia-nyiakan amal, amal hangus, pahala hilang | 2:264 25:23 18:103 18:104 39:65 47:33 14:18 18:105 24:39 3:117 2:266
dunia hanya sementara, hidup cuma main-main, dunia menipu, jangan terlena dunia, akhirat lebih baik | 57:20 29:64 6:32 3:185 87:17 93:4 28:77 18:45 35:5 10:24 31:33 40:39 87:16 13:26
seimbang dunia akhirat, jangan lupa bagian dunia | 28:77 2:201 62:10 7:32
kiamat, kapan kiamat, hari akhir, kiamat datang tiba-tiba | 7:187 33:63 31:34 79:42 47:18 22:7 43:66 54:1 21:1 79:44 16:77 40:59 20:15
tanda kiamat, tanda akhir zaman, asap, binatang dari bumi, yakjuj makjuj keluar, bulan terbelah | 47:18 27:82 21:96 44:10 54:1 43:61 18:98 6:158 18:94
kejadian kiamat, gunung beterbangan, langit terbelah, bintang berjatuhan, bumi diguncang, lautan meluap | 99:1 81:1 82:1 101:4 101:5 56:1 84:1 69:13 70:8 78:19 81:2 81:3 82:2 82:3 56:4 56:5 20:105 22:1 73:14 77:8 77:10 81:6
hari kiamat ibu lupa anak, lari dari saudara, tidak saling menolong, sibuk dengan urusan sendiri | 80:34 22:2 80:37 70:11 70:10 31:33 23:101 2:48 82:19 26:88 44:41 60:3
sangkakala, tiupan terompet, Israfil | 39:68 36:51 27:87 69:13 78:18 18:99 20:102 6:73 23:101 74:8 50:20
kebangkitan, dibangkitkan dari kubur, hidup lagi setelah mati, tulang belulang hidup lagi | 36:78 36:79 22:7 75:3 75:4 17:49 36:51 23:16 50:43 22:5 30:50 64:7 17:51 100:9 56:47 70:43
padang mahsyar, dikumpulkan, manusia bertebaran seperti laron | 101:4 54:7 18:47 70:43 20:102 50:44 34:40 6:22 19:85 14:48
hisab, catatan amal, buku amal, tangan kanan tangan kiri, kitab amal dibuka | 69:19 69:25 17:13 17:14 18:49 84:7 84:10 45:29 82:11 36:12 54:53 83:7 83:18 39:69 81:10
timbangan amal, mizan, berat timbangan, ringan timbangan | 101:6 21:47 7:8 23:102 101:8 7:9 99:7
anggota tubuh bersaksi, mulut dikunci, tangan berbicara, kulit bersaksi | 36:65 41:20 24:24 41:21 17:36
syafaat, penolong di hari kiamat | 2:255 2:48 20:109 21:28 10:3 53:26 39:44 19:87 43:86
alam kubur, siksa kubur, barzakh, setelah mati ke mana | 23:100 40:46 102:2 14:27 23:99 6:93 71:25 36:52 32:11 39:42 8:50
surga, gambaran surga, penghuni surga, isi surga, sungai di surga, surga seperti apa | 47:15 2:25 55:46 56:15 13:35 76:12 3:133 43:71 88:10 9:72 36:55 15:45 52:17 37:43 76:21 88:12 78:31
bidadari, pasangan di surga, hurin in, bidadari untuk perempuan | 56:22 55:72 44:54 52:20 55:56 56:35 78:33 37:48 38:52 55:58 2:25 56:37
surga firdaus, tingkatan surga, surga Adn, penghuni Firdaus | 23:11 18:107 9:72 23:10 55:62 56:10 4:95 13:23 61:12
makanan surga, minuman surga, buah surga, arak surga, baju surga sutra | 76:5 56:20 47:15 55:68 76:21 18:31 22:23 52:22 56:32 37:45 83:25 56:21 43:71 69:23
salam di surga, tidak ada omong kosong di surga, tidak ada lelah di surga | 56:26 36:58 10:10 19:62 35:35 15:48 88:11 13:24 14:23 35:34 56:25
siapa masuk surga, cara masuk surga, syarat surga | 3:133 23:1 2:214 70:35 4:124 18:107 3:142 25:75 79:40 98:8 2:82 29:58 13:22 16:32
neraka, siksa neraka, penghuni neraka, neraka jahanam, panas neraka | 4:56 74:27 67:7 104:6 39:71 14:50 25:65 69:31 7:41 22:19 9:81 78:21 66:6 32:13 74:28 21:39 92:14 23:104
makanan neraka, zaqqum, minuman neraka, air mendidih, nanah, buah berduri | 37:62 44:43 56:52 88:6 14:16 18:29 69:36 47:15 38:57 78:25 22:19 73:13 56:54 37:66
pintu neraka tujuh, neraka Saqar, penjaga neraka sembilan belas, malaikat Malik | 15:44 74:26 74:30 43:77 74:31 39:71 96:18 66:6 104:4
bahan bakar neraka, manusia dan batu, percikan api | 2:24 66:6 77:32 3:10 72:15 21:98
kenapa masuk neraka, sebab masuk neraka, dialog penghuni neraka | 74:42 67:8 67:10 39:71 7:44 40:47 7:50 35:37 74:43 69:33 7:179
kekal di neraka, keluar dari neraka, tidak mati tidak hidup | 87:13 20:74 35:36 23:107 32:20 2:167 11:107 4:169 5:37 43:77 14:17
orang di a'raf, antara surga dan neraka, tembok pemisah | 7:46 7:48 57:13 7:47
penciptaan manusia, proses janin, manusia dari tanah, setetes mani, segumpal darah, asal manusia | 23:12 23:13 23:14 22:5 96:2 32:7 32:8 75:37 76:2 86:6 40:67 39:6 15:26 86:5 36:77 80:19
teori evolusi, manusia dari kera, Adam manusia pertama, bentuk terbaik | 95:4 3:59 15:26 32:7 4:1 71:14 71:17 64:3 82:7 49:13
sidik jari, ujung jari, tulang disusun lagi | 75:4 75:3
embrio, rahim, tiga kegelapan, kandungan, tulang dibungkus daging | 39:6 23:14 22:5 3:6 75:38 77:21 13:8 31:34
big bang, langit bumi dulu menyatu, asal alam semesta, terciptanya alam semesta | 21:30 41:11 51:47 2:117 6:101 36:82
alam semesta mengembang, langit diluaskan | 51:47
berapa lama menciptakan langit bumi, enam masa, enam hari penciptaan, nyiptain langit dan bumi | 7:54 10:3 11:7 25:59 32:4 50:38 57:4 41:9 41:12
tujuh lapis langit, langit tanpa tiang, atap bumi | 67:3 13:2 31:10 65:12 71:15 2:29 21:32 78:12 2:22 41:12 23:17
peredaran matahari bulan, garis edar, orbit, siang malam bergantian, rotasi | 36:40 21:33 36:38 36:37 39:5 31:29 55:5 10:5 36:39 13:2 7:54 24:44
bulan sabit, kalender, penanggalan, hitungan tahun, bulan haram dua belas bulan | 2:189 9:36 10:5 9:37 17:12 6:96
bintang, rasi, meteor, bintang penunjuk arah, perhiasan langit, lubang hitam | 67:5 6:97 16:16 86:3 37:6 15:16 37:10 85:1 53:1 72:8 56:75 81:15 41:12
bumi bulat, bumi datar, bumi dihamparkan, bumi hamparan | 79:30 39:5 51:48 88:20 2:22 71:19 15:19 20:53 50:7 84:3
gunung, gunung sebagai pasak, gunung bergerak, fungsi gunung | 78:7 27:88 16:15 21:31 31:10 79:32 77:27 13:3 88:19
hujan, proses hujan, awan, angin mengawinkan, air hujan turun, siklus air | 30:48 24:43 15:22 7:57 35:9 23:18 39:21 50:9 43:11 78:14 25:48 42:28 56:68 31:34
petir, guruh, kilat, badai | 13:13 13:12 2:19 24:43 30:24 2:20
air sumber kehidupan, semua dari air, makhluk dari air | 21:30 24:45 25:54 16:65 56:68 67:30
dua laut bertemu, air tawar asin tidak bercampur, batas laut | 55:19 25:53 55:20 35:12 27:61
laut dalam, gelap berlapis, ombak | 24:40 52:6 42:32 81:6
besi diturunkan, logam, tembaga | 57:25 34:10 18:96 34:12
tumbuhan, pohon, berpasangan, daun gugur, buah-buahan, biji | 36:36 6:99 6:59 13:3 55:6 80:27 20:53 6:95 26:7 16:11 50:7 6:141 22:63
segala sesuatu berpasangan, pasang-pasangan, jodoh hewan | 51:49 36:36 42:11 43:12 13:3 53:45 75:39
lebah, madu, semut, laba-laba, nyamuk, lalat, serangga | 16:68 27:18 29:41 2:26 22:73 16:69
burung terbang, hewan berkoloni, hewan umat seperti kita, bahasa burung | 67:19 6:38 16:79 27:16 24:41
unta, sapi, ternak, susu, kuda, keledai | 16:66 88:17 16:5 23:21 16:8 36:71 40:79 6:142 43:12
zaitun, tin, kurma, delima, anggur, buah di Quran | 95:1 6:99 55:68 24:35 23:20 6:141 16:11 19:25 80:28 80:29
cahaya, Allah cahaya langit bumi, pelita, cahaya di atas cahaya | 24:35 57:12 2:257 5:15 61:8 66:8 24:40
tanda kebesaran Allah, bukti kekuasaan Allah, ayat-ayat alam | 3:190 2:164 41:53 30:22 30:20 51:20 30:21 30:23 30:24 45:3 10:6 16:12
semua makhluk bertasbih, alam sujud, pohon bersujud, gunung bertasbih | 17:44 24:41 22:18 13:15 57:1 62:1 16:49 55:6 59:1 21:79
manusia makhluk lemah, sifat manusia, tergesa-gesa, keluh kesah, suka membantah | 4:28 70:19 21:37 17:11 18:54 33:72 17:100 100:6 96:6 90:4 14:34 30:54 41:49 10:12 11:9 39:49
manusia khalifah, pemimpin bumi, manusia dimuliakan | 2:30 17:70 6:165 95:4 33:72 35:39 38:26
ruh, apa itu roh, arwah, nyawa | 17:85 39:42 32:9 15:29 38:72
hari, satu hari seribu tahun, waktu relatif, lima puluh ribu tahun | 22:47 32:5 70:4 103:1 79:46 10:45 23:113
demi masa, sumpah Allah, Allah bersumpah demi waktu, duha, fajar, malam | 103:1 93:1 89:1 92:1 91:1 95:1 85:1 86:1 100:1 37:1 75:1 53:1 56:75
fitrah, bayi lahir suci, naluri beragama, perjanjian sebelum lahir | 30:30 7:172
hati, kalbu, hati yang bersih, kalbu yang selamat | 26:89 13:28 50:37 22:46 33:4 91:9 37:84 39:22 87:14
akal, berpikir, ulul albab, tidak menggunakan akal, menjadi seperti binatang ternak | 3:190 7:179 8:22 67:10 2:44 39:9 25:44 10:100 39:18 13:19
ilmu, orang berilmu, menuntut ilmu, keutamaan ilmu, beda orang tahu dan tidak tahu | 58:11 39:9 20:114 96:1 35:28 9:122 16:43 3:18 2:269 29:43 17:85 12:76 96:5
ilmu Allah tidak habis, laut jadi tinta, pohon jadi pena | 18:109 31:27
bertanya kepada ahlinya, tidak tahu jangan bicara, jangan ikuti tanpa ilmu | 16:43 17:36 21:7 22:3 4:83 3:66
membuat-buat hukum, berfatwa tanpa ilmu, ini halal ini haram sembarangan, bidah | 16:116 10:59 7:33 42:21 57:27 6:144
masuk islam secara menyeluruh, kafah, memilih sebagian ajaran, beriman sebagian | 2:208 2:85 4:150 3:119
hukum Allah paling baik, hukum jahiliah, tidak berhukum dengan hukum Allah | 5:50 5:44 5:45 5:47 4:65 4:60 12:40 6:57
keringanan agama, agama tidak menyulitkan, mudah bukan susah, tidak dibebani di luar kemampuan | 2:286 2:185 22:78 4:28 64:16 5:6 65:7 23:62 7:42 94:5
berlebihan dalam agama, ekstrem, ghuluw, moderat, umat pertengahan | 4:171 2:143 5:77 5:87 57:27 17:29 25:67
kelompok sesat, golongan, perpecahan aliran, merasa kelompok paling benar | 30:32 6:159 23:53 3:105 3:103 21:93 42:13
wali Allah, kekasih Allah, orang suci | 10:62 10:63 2:257 4:125 5:55
orang saleh, para nabi siddiqin syuhada, bersama orang saleh | 4:69 12:101 26:83 3:114 27:19 7:196
tanda orang baik, hamba Allah yang pengasih, ibadurrahman, orang bertakwa masuk surga | 25:63 3:134 2:177 25:64 25:67 25:68 25:72 25:74 51:15 70:22 13:20 76:7
mencuri pandang, pandangan khianat, mata keranjang | 40:19 24:30 24:31
tidak berguna harta dan anak, anak dan harta ujian, cobaan harta anak istri | 64:15 8:28 26:88 63:9 64:14 18:46 3:10 34:37 57:20
nenek moyang masuk neraka, orang tua nabi, kakek | 2:170 9:113 9:114 2:134 26:69 60:4
mendoakan orang kafir, memintakan ampun orang musyrik, ayah meninggal nonmuslim | 9:113 9:114 9:84 60:4 9:80 63:6
orang baik nonmuslim, nonmuslim masuk surga, amal orang kafir | 2:62 5:69 25:23 18:105 24:39 14:18 3:85 3:113 98:6
tidak menanggung dosa orang lain, dosa warisan, dosa orang tua ditanggung anak | 35:18 6:164 17:15 53:38 39:7 2:134 2:286 31:33 52:21
mengajak sesat menanggung dosa pengikut, dosa jariah | 16:25 29:13 4:85 36:12 33:67
azab ditunda, kenapa orang jahat tidak langsung dihukum, istidraj, dibiarkan senang dulu | 6:44 35:45 16:61 3:178 14:42 68:44 7:182 18:58 42:14 29:53 23:55 86:17
kerusakan karena ulah manusia, musibah akibat dosa | 30:41 42:30 4:79 7:96 16:112 3:165
umat yang dihancurkan, azab kaum terdahulu, belajar dari sejarah | 29:40 6:6 22:45 30:9 17:16 12:111 6:11 69:5 89:6 28:58 3:137 11:100 50:36
negeri makmur, baldatun tayyibatun, penduduk beriman bertakwa | 7:96 34:15 16:112 14:35 2:126 106:4 65:8
bacaan tahlil, bacaan yasinan, surat pembuka, surat untuk orang meninggal | 36:1 112:1 1:1 2:255 67:1 113:1 114:1 2:1 2:285
surat penjaga dari siksa kubur, surat kerajaan | 67:1
surat dibaca malam Jumat, dibaca setiap Jumat | 18:1 36:1
surat pelancar rezeki, surat pembuka rezeki, surat hari kiamat waqiah | 56:1
surat sepertiga Quran, surat tauhid, surat ikhlas | 112:1
surat tanpa bismillah, surat tobat | 9:1
surat jantung Quran | 36:1
surat pengantin Quran, nikmat Tuhan kamu yang mana diulang-ulang, nikmat mana yang kamu dustakan | 55:13 55:16 55:1
surat terpendek, surat paling pendek | 108:1
surat terpanjang, ayat terpanjang, ayat utang piutang | 2:282 2:1
ayat paling agung, ayat terbesar, ayat seribu dinar | 2:255 65:2 65:3
ayat pengusir jin, ayat pelindung rumah, ayat penjaga malam | 2:255 2:285 113:1 114:1 37:7 23:97
ayat lima belas, ayat sajdah, sujud tilawah | 32:15 96:19 7:206 13:15 53:62 84:21 22:18 16:50 17:109 19:58 25:60 27:26 38:24 41:38 22:77
huruf muqattaat, alif lam mim, awal surat huruf misterius | 2:1 19:1 20:1 36:1 68:1 50:1 3:1 7:1 42:1 42:2
ayat muhkamat mutasyabihat, ayat samar, takwil | 3:7 39:23 11:1
nasakh, ayat yang dihapus diganti | 2:106 16:101 22:52
bolehkah mendoakan orang kafir yang sudah meninggal, menyalatkan orang nonmuslim, RIP untuk nonmuslim | 9:113 9:84 9:114 9:80 63:6 60:4
`
