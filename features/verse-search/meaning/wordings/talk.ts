/** The talk of every day: slang, short laments, and questions as they are typed. */
export const askedInTalk = `
capek jadi tulang punggung, generasi sandwich, menafkahi orang tua dan adik, beban keluarga di pundak | 94:5 2:286 17:24 65:7 2:215 28:24 4:36 30:38
gua cape hidup, hidup gue berantakan, pengen ngilang, pengen nyerah aja | 39:53 94:5 12:87 2:286 4:29 13:28
kapan gue bahagia, kapan giliran aku, kapan penderitaan selesai, kapan pertolongan Allah datang | 2:214 94:5 93:5 65:7 12:110 65:3 30:4
doa gue gak dijawab, udah doa tapi nihil, berdoa tidak ada hasil, Allah diam saja | 2:186 40:60 93:3 2:216 19:4 12:87 27:62
gue ngerasa kotor, gue ahli maksiat, udah kelewatan dosa, masih bisa dimaafin gak | 39:53 25:70 4:110 3:135 66:8 42:25
pengen berubah, pengen hijrah, pgn tobat tapi susah istikamah, mau jadi lebih baik | 41:30 13:11 29:69 39:53 66:8 3:8 11:112 8:53
gue digosipin, temen ngomongin gue, diomongin di belakang, sakit ati digunjing | 49:12 104:1 15:97 73:10 25:63 33:58 49:11 50:39 41:34 20:130
temen munafik, temen bermuka dua, fake friend, temen palsu, ular | 2:14 3:119 43:67 25:28 8:27 63:1 4:107 41:34
ghosting, digantungin, di-PHP-in gebetan, ditinggal pas lagi sayang, disia-siakan | 2:216 57:23 93:3 94:5 17:34 61:3 24:26
orkay sombong, orang kaya baru belagu, anak sultan pamer, crazy rich | 28:76 28:79 57:20 102:1 31:18 18:34 96:6 68:14 20:131
insekyur, minder muka jelek, kulit hitam, jerawatan, badan gendut, hidung pesek | 95:4 64:3 40:64 82:7 49:11 49:13 30:22
baperan, gampang tersinggung, sensitif, overreact | 3:134 41:34 25:63 42:37 7:199 73:10
bodo amat omongan orang, masa bodoh, cuek komentar orang, abaikan hater | 25:63 73:10 5:54 7:199 28:55 33:48 43:89 15:94
keluarga gak peduli, tidak dianggap anak, anak tiri, dibuang keluarga | 93:3 93:6 12:8 50:16 57:4 12:18 2:186
bapak kasar, ayah suka mukul, ibu suka bandingin, orang tua berantem | 31:15 17:23 17:24 64:14 4:35 4:19 94:5
pasangan cemburuan, suami cemburu, istri posesif, over protektif | 49:12 4:34 30:21 4:19 24:6 2:187
mertua ikut campur, diatur mertua, fitnah mertua, mertua saudara suka fitnah | 49:6 33:58 24:11 49:12 42:43 41:34 4:36 68:11 104:1
duit abis, tanggal tua, kanker kantong kering, dompet kosong, kere | 65:7 65:3 94:5 2:155 11:6 17:30 28:24 2:268
gaji numpang lewat, gaji telat, UMR, bayaran kecil | 65:7 65:3 14:7 13:26 42:27 11:85 17:30
kerja rodi, kerja tidak dihargai, capek-capek gak dihargai, usaha sia-sia, perjuangan tidak dianggap | 53:39 11:115 18:30 3:195 9:120 9:105 94:7 76:22 12:56 99:7
temen kantor cari muka, penjilat, sikut-sikutan, politik kantor | 3:188 49:12 8:46 104:1 4:32 113:5
bos pilih kasih, kolega julid, senior galak, senioritas | 4:135 5:8 49:11 31:18 25:63
ngantuk pas ibadah, berat bangun subuh, kesiangan subuh | 17:78 4:142 73:6 73:20 51:17 25:64 19:59
scroll tiktok terus, kecanduan medsos, kecanduan HP, doomscrolling, begadang nonton | 23:3 103:1 57:20 31:6 63:9 94:7 78:9
nikah muda gas, nikah sat set, kebelet nikah | 24:32 24:33 30:21 65:3
mau dijodohin, dijodohkan, perjodohan, dipaksa nikah | 4:19 28:27 2:232 24:32 2:216 33:37
LDR, hubungan jarak jauh, rindu suami, ditinggal kerja luar kota | 57:4 30:21 94:5 12:86 65:3
cinta beda agama, doi kristen, pacar beda keyakinan | 2:221 60:10 5:5
move on dari mantan, lupain mantan, masih sayang mantan, stalking mantan | 2:216 57:23 94:5 24:26 3:139 39:53 65:3 57:22
hukum pacaran, pacaran dosa, pacaran islami, boleh pacaran gak | 17:32 24:30 24:31 24:33
curhat sama Allah, curhat malam, mengadu kepada Allah | 12:86 2:186 58:1 21:83 50:16 17:79
hati gak tenang, gelisah mulu, dada sesak, pikiran kalut, hati gundah | 13:28 94:1 94:5 20:25 15:97 48:4 6:125 10:57 65:3
mood jelek, bad mood, bete, suntuk | 13:28 94:5 16:97 30:36
overthinking malem-malem, mikirin masa depan, takut masa depan gagal | 65:3 13:28 9:51 31:34 64:11 2:286 59:18 93:4
kenapa hidupku begini, kok nasibku gini, hidup gak adil, kok dia enak aku susah | 43:32 2:216 57:22 10:44 2:155 4:32 20:131 13:26 94:5
temen udah nikah semua, temen sukses gue masih gini, ketinggalan, umur segini belum jadi apa-apa | 4:32 20:131 65:3 43:32 93:5 94:5 28:24
kena tipu, duit dibawa kabur, uang arisan dibawa lari, ditipu calo | 2:188 4:29 57:23 2:156 14:42 8:27 65:3 2:279
kena santet, dikirim guna-guna, rumah angker, liat setan | 113:1 114:1 2:255 2:102 10:81 23:97 20:69 72:6
percaya dukun, tanya peramal, baca tarot, khodam | 27:65 72:6 31:34 2:102 26:221 72:26 5:90
males ngaji, jarang baca Quran, Quran cuma pajangan, berdebu | 25:30 47:24 57:16 35:29 73:20 20:124
males salat, salat bolong-bolong, kapan-kapan salat, salat kalau inget | 19:59 107:4 107:5 74:43 4:142 20:14 29:45 20:132
mukena dulu, belum siap berhijab, hijab hati dulu, buka tutup jilbab | 24:31 33:59 33:36 57:16
sedekah biar viral, ngonten berbagi, bagi-bagi sambil direkam | 2:264 2:271 4:38 107:6 76:9 2:262
sok sibuk, sibuk dunia, kejar dunia, kerja lupa ibadah, ambis | 63:9 102:1 62:9 28:77 57:20 87:16 24:37 103:1
serakah warisan, keluarga ribut harta, makan hak saudara | 4:11 89:19 2:188 4:7 4:10 4:33 4:30
diem-dieman sama suami, silent treatment, pisah ranjang | 4:35 4:128 4:19 30:21 4:34
istri ngelawan, istri durhaka, bini galak | 4:34 64:14 66:10 4:35 4:19
suami gak ngasih duit, suami mokondo, cowok mokondo | 65:7 4:34 2:233 65:6
anak bentak ibu, ngomong ah ke emak, jawab-jawab orang tua | 17:23 17:24 46:17 31:14 19:32
anak nangis minta mainan, anak tantrum, sabar ngadepin anak | 64:14 31:17 25:74 3:134 2:153 17:31
ditinggal nikah, mantan nikah duluan, undangan mantan | 2:216 57:23 94:5 24:26 3:139
diselingkuhin, hancur hati dikhianati, dihianatin suami, kepergok selingkuh | 94:5 24:26 17:32 2:153 4:35 4:130 12:86 2:216 42:40 4:128
takut diselingkuhi, trust issue, tidak percaya lagi | 49:12 65:3 3:159 24:26 9:51
ngajak salat keluarga, bangunin suami subuh, ngajak anak bini salat | 20:132 66:6 19:55 14:40 31:17
cuci piring, pekerjaan rumah, bantu istri | 4:19 2:228 5:2 30:21
ngopi, nongkrong, begadang gak jelas, kumpul-kumpul | 4:114 23:3 6:68 78:9 103:1 58:9 25:47
jalan jinjit sombong, gaya jalan, gaya berjalan, jalan biasa saja | 31:19 17:37 31:18 25:63
pelan dong ngomongnya, teriak kayak keledai, nyolot, ngegas | 31:19 20:44 49:2 3:159 17:53 16:125
sabar diolok-olok, sabar dihujat, tahan dicaci, dikatain sabar | 73:10 15:97 20:130 3:186 50:39 25:63 83:29 38:17 6:10
tahan godaan, jaga diri, menjaga pandangan | 24:30 12:23 79:40 12:33 7:201 23:5
gak enakan, susah bilang tidak, people pleaser | 2:286 3:159 5:8 33:37 9:62
perfeksionis, terlalu keras pada diri sendiri | 2:286 94:5 4:28 2:185 64:16
trauma masa kecil, luka pengasuhan, inner child | 93:6 94:1 17:24 10:57 13:28 42:43 12:100
merasa bersalah, guilty, nyesel banget, kepikiran dosa | 39:53 3:135 4:110 7:23 28:16 25:70 75:2
balas chat kasar, perang komentar, war di X, debat kusir | 25:63 41:34 16:125 28:55 7:199 29:46 17:53
tukang ngeluh, kurang bersyukur, ngeluh terus | 70:19 14:7 100:6 14:34 7:10 13:28 16:53
sombong ilmu, merasa paling pinter, sok tahu | 17:85 12:76 28:78 53:32 17:36 40:83 31:18
jangan sok suci, ngerasa paling suci, hobi menghakimi | 53:32 49:11 4:49 49:12 16:125
netizen nyinyir, nyebar video orang, spill, cancel culture | 49:12 24:19 104:1 49:11 49:6 24:15
korupsi dana bansos, koruptor bebas, tikus berdasi, makan uang rakyat | 2:188 3:161 14:42 4:58 5:38 8:27 5:42
polusi, sungai kotor, hutan gundul, banjir karena sampah, bumi rusak | 30:41 7:56 2:205 55:8 7:31
perang Gaza, sedih lihat Palestina, anak dibantai, pengungsi | 4:75 14:42 3:169 22:39 8:72 17:4 85:10 3:139 60:9
nyawa di ujung tanduk, kritis, ICU, koma | 2:156 26:80 21:83 56:83 65:3 9:51 39:42
operasi besok, takut jarum, takut operasi | 26:80 9:51 65:3 3:173 94:5 13:28 21:83
begal, rampok, dijambret, rumah dibobol | 5:33 5:38 2:155 2:156 57:22
bosen miskin, kenapa gue miskin, kapan kaya | 42:27 65:3 17:30 13:26 43:32 89:16 94:5 2:155 24:32
kaya mendadak, dapat warisan gede, menang undian, jackpot | 14:7 102:8 8:28 96:6 57:7 28:77 89:15
temen utang gak bayar, ditagih malah galakan dia, ngutang lupa bayar | 2:280 2:282 4:58 2:283 5:1 3:75 17:34
ngerjain tugas kelompok, gak kerja numpang nama, beban kelompok | 5:2 53:39 3:188 83:1
UAS, ulangan, sbmptn, tes masuk, cpns, ujian SIM | 20:25 94:5 65:3 3:159 20:114 29:69 2:286
kuliah kedokteran, jadi dokter, ngobatin orang | 5:32 26:80 58:11
pelajaran biologi, fisika, matematika, astronomi, geologi, sejarah dalam Quran | 3:190 21:30 36:40 21:33 57:25 30:9 96:2 72:28 19:94
robot AI, teknologi, internet, pesawat dalam Quran | 96:5 16:8 55:33 49:6 31:20 45:13
alien, makhluk luar angkasa, kehidupan di planet lain | 42:29 16:8 65:12 17:44 17:70 1:2
menembus langit, roket, ke bulan, penerbangan luar angkasa, astronaut | 55:33 6:125 15:14 84:19
dinosaurus, makhluk sebelum manusia | 2:30 24:45 42:29 16:8
bumi datar atau bulat, rotasi bumi, gravitasi | 39:5 79:30 51:48 27:88 36:40 35:41 13:2
warna kulit, bahasa beda, sidik jari beda | 30:22 75:4 49:13 35:28
tidur, kenapa kita tidur, mimpi basah, mimpi ketemu orang mati | 39:42 78:9 30:23 6:60 24:59 25:47
umur kandungan, bayi enam bulan, sapih, menyapih, sampe umur brp disusuin | 46:15 2:233 31:14
kembar, anak laki atau perempuan, jenis kelamin, hasil USG | 42:49 31:34 13:8 53:45 3:6 42:50
bayi tabung, ibu pengganti, donor sperma | 42:50 25:54 33:4
masa puber, akil balig, mimpi basah | 24:59 4:6 24:58
pabrik tutup, tidak punya penghasilan lagi, kehilangan pekerjaan, perusahaan bangkrut, dirumahkan, mata pencaharian hilang | 65:3 65:2 2:155 94:5 11:6 62:10 2:156 67:15
potong kambing kurban, nyembelih sapi, hewan kurban, panitia kurban | 108:2 22:36 22:37 37:107 22:34 22:28
kenapa Allah jahat, Allah jahat sama aku, Allah benci aku, Tuhan kejam, Allah tidak sayang aku | 93:3 2:216 10:44 4:40 93:5 4:79 42:30 94:5
kerjaan numpuk, deadline, banyak tugas, pekerjaan menumpuk, kewalahan | 94:5 94:7 2:286 94:6 13:28 20:25 65:3
suami istri saling menutupi, pakaian bagi pasangan, kalian pakaian mereka | 2:187
buang-buang makanan, makanan mubazir, makan tidak habis, nasi dibuang | 7:31 17:27 17:26 6:141 25:67
adab bertamu, sopan santun bertamu, tata cara namu, etika berkunjung | 24:27 24:28 33:53 24:61 49:4 51:25
jangan nurut orang yang ngajak dosa, atasan mengajak maksiat, menolak perintah maksiat, perintah bos yang salah | 18:28 76:24 68:10 26:151 31:15 33:67 5:2 68:8
kabur dari ibu bapak saudara, orang lari dari keluarganya sendiri | 80:34 80:35 80:36 70:11
`
