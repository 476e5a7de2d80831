/** What people say of themselves and of others, and ask on the way: more of the same kinds, each in few words. */
export const askedByPeople = `
Tuhan punya anak, kok Tuhan beranak, Allah dibilang punya anak | 112:3 19:88 2:116 4:171 19:35 6:101
susah bangun subuh, salat subuh telat, alarm subuh, bangun sebelum fajar | 17:78 73:6 17:79 11:114 51:18 32:16
diremehin karena miskin, dihina orang kaya, orang miskin direndahkan, dianggap rendah karena kere, dipandang sebelah mata | 49:11 18:28 104:1 6:52 80:1 89:16 11:27 93:8 26:111
menunggu azan magrib, ngabuburit, waktu buka puasa, bukber, buka bersama | 2:187 2:185 2:183 2:184
wasiat takwa, khotbah takwa, bertakwalah, pesan takwa, khatib Jumat | 3:102 59:18 4:1 33:70 65:2 49:13 2:197
dikatain cupu, dibilang kampungan, diledek sok alim, dikatain kuper, diledek karena saleh | 49:11 83:29 83:30 25:63 2:212 5:54 23:110
banyak bacot, omong besar, tidak ada aksi, cuma wacana, janji tanpa tindakan, OMDO | 61:2 61:3 2:44 26:226 2:204 63:4
hilangkan rasa benci, hapus kebencian, hati penuh dengki, membenci seseorang | 59:10 41:34 7:43 15:47 5:8 60:7
tidak sama orang tahu dengan tidak tahu, samakah orang buta dan melihat | 39:9 35:19 13:16 58:11 6:50 40:58
jumlah saksi, saksi berapa orang, empat saksi, dua saksi | 2:282 24:4 4:15 65:2 24:13 5:106
syafaat hari kiamat, pembela di mahsyar, siapa beri syafaat | 2:255 20:109 21:28 10:3 53:26 2:48 19:87
keluarga kumpul di akhirat, reuni keluarga di surga, satu keluarga masuk surga, bertemu anak istri di surga | 52:21 13:23 40:8 43:70 36:56 84:9
elite hidup mewah negara hancur, orang kaya foya-foya negeri binasa, pejabat hidup mewah, penguasa bermewah | 17:16 34:34 23:64 43:23 6:123 11:116 28:58 56:45
tetangga kelaparan, tetangga miskin, pelit sama tetangga | 107:7 4:36 76:8 107:3 59:9
rindu Nabi, ingin bertemu Rasul, cinta Nabi, umat Nabi | 33:21 9:128 3:31 33:56 4:69 33:6
rindu Makkah, rindu Ka'bah, ingin umrah, panggilan ke baitullah | 22:27 3:97 2:125 28:85 14:37
rindu Ramadan, kangen Ramadan, sedih Ramadan berakhir | 2:185 97:1 2:183
ingin dekat Allah, cara mendekatkan diri, jalan menuju Allah | 96:19 5:35 2:186 50:16 51:50 29:69
takut neraka, ngeri neraka, takut siksa, takut azab | 25:65 3:16 66:6 39:13 76:10 26:135
ingin masuk surga, rindu surga, tiket surga | 3:133 89:27 66:11 23:1 18:107 4:124
takut tidak diterima amal, ibadah ditolak, amal diterima dari orang takwa | 5:27 23:60 2:127 9:54 46:16
merasa ibadah sia-sia, salat tapi masih maksiat, ibadah tapi tidak tenang | 29:45 11:114 107:4 39:53 49:14 29:69
niat buruk dicatat, lintasan hati berdosa, mikir jorok | 2:284 2:286 50:16 7:201 40:19
sumpah serapah, kutuk anak, melaknat, mendoakan buruk | 17:11 10:11 49:11 4:148
mendoakan keburukan bagi orang, doa jelek, nyumpahin | 17:11 10:11 4:148 42:40
orang kaya baik hati, dermawan, sultan sedekah | 2:261 92:5 57:7 3:134 35:29 59:9
orang miskin sabar, miskin tapi bahagia, kaya hati | 2:273 16:97 93:8 13:26 28:80
janda miskin, membantu janda, santunan duafa, lansia terlantar | 2:177 76:8 90:14 4:36 17:26 107:3
anak jalanan, gelandangan, tunawisma, pengungsi | 93:9 93:10 76:8 59:8 2:177 8:72
orang difabel, orang buta boleh tidak perang, cacat bukan dosa | 24:61 48:17 80:2 9:91
petugas kebersihan, pekerjaan rendah, semua pekerjaan mulia | 49:13 9:105 11:27 26:111
ibu bekerja, ibu rumah tangga capek, istri capek urus rumah | 94:5 30:21 31:14 3:195 16:97 4:19
bapak kerja keras untuk keluarga, ayah cari nafkah | 65:7 2:233 4:34 62:10 73:20
anak broken home ingin bahagia, anak korban cerai | 93:3 94:5 65:2 13:28
bayi tidak diinginkan, buang bayi, bunuh bayi sendiri | 17:31 6:151 81:8 60:12 6:140
tes DNA, ayah biologis, anak zina, status anak luar nikah | 33:5 6:164 17:15 17:32
ganti kelamin, operasi kelamin, banci | 4:119 30:30 26:165
nikah kontrak, nikah siri, kawin lari, nikah tanpa wali | 4:25 24:32 2:232 4:24 2:221
pernikahan anak, nikah di bawah umur | 4:6 4:19
resepsi mewah, pesta mahal, gengsi nikahan | 17:26 25:67 17:27 57:20 102:1
bekal masa tua, pensiun, tabungan pensiun | 59:18 12:47 30:54 17:29
asuransi, BPJS, dana darurat, investasi emas | 12:47 59:18 4:9 9:34
emas perak haram ditimbun, koleksi emas | 9:34 3:14 9:35
sewa rumah, kontrakan, rumah KPR, punya rumah | 16:80 2:275 65:6 7:74
sengketa tanah, serobot tanah, mafia tanah | 2:188 4:29 38:22 38:24
pinjam barang tidak dikembalikan, pinjam tidak mau meminjamkan | 107:7 4:58 8:27
timbangan tidak adil, bensin dikurangi, SPBU curang | 83:1 55:9 26:182 17:35 11:84
harga naik, inflasi, paceklik, krisis pangan | 12:48 2:155 12:47 16:112 106:4
panen raya, syukur panen, sedekah bumi | 6:141 34:15 14:7 36:33 80:24
kebakaran lahan, asap, udara kotor | 30:41 7:56 2:205
gempa menimpa, bumi bergoyang, lempeng | 99:1 7:78 67:16 22:1 7:155
banjir bandang, air naik, tanah longsor | 11:44 29:14 67:16 17:68 34:16
angin puting beliung, badai pasir, topan | 46:24 69:6 17:68 51:41 54:19 29:40
gerhana, bulan hilang cahayanya, matahari digulung | 75:8 75:9 41:37 81:1 36:40 54:1
pelangi, warna warni, gunung berwarna | 35:27 16:13 35:28 39:21
malam gelap, malam tenang, malam untuk istirahat | 78:10 25:47 93:2 10:67 28:73 92:1
pagi hari, fajar, waktu duha | 93:1 81:18 113:1 91:1 74:34 89:1
bulan purnama, fase bulan, bulan tua seperti tandan | 36:39 84:18 10:5 2:189
telur, sperma, ovum, nutfah bercampur | 76:2 75:37 53:46 86:6 80:19
jantung, pembuluh darah, nadi | 50:16 69:46
pendengaran dan penglihatan, mata telinga hati, indra | 16:78 67:23 23:78 32:9 76:2 17:36
kulit merasakan sakit, saraf kulit | 4:56
paru-paru, ketinggian sesak napas, oksigen tipis | 6:125
sayap malaikat, malaikat bersayap | 35:1
orang mati mendengar, berbicara dengan orang mati | 35:22 27:80 30:52
arwah gentayangan, roh pulang malam Jumat | 23:100 39:42 17:85
reinkarnasi, lahir kembali, hidup dua kali | 23:99 23:100 2:28 40:11 44:56
kiamat sudah dekat, tahun berapa kiamat | 54:1 33:63 7:187 21:1 42:17 70:7
dunia lebih tua, umur bumi, umur dunia | 79:46 22:47 10:45 30:55
perang akhir zaman, armagedon | 21:96 18:94 17:104 27:82
imam ditunggu, ratu adil, pemimpin akhir zaman | 24:55 21:105 28:5
Nabi Isa turun, Isa tanda kiamat | 43:61 4:159
matahari terbit dari barat | 6:158 75:9
siapa yang mengarang Quran, Quran buatan Muhammad, Quran karangan manusia, Quran dongeng orang dahulu | 10:38 11:13 25:4 16:103 4:82 2:23 10:37 25:5
ditinggal ayah sejak bayi, tidak kenal bapak, dibesarkan ibu saja, ayah pergi sejak kecil | 93:6 93:3 94:5 93:9 2:186
mimpi buruk, mimpi aneh, mimpi kosong, arti mimpi | 12:44 12:5 113:1 114:1 12:36 12:43
ngeprank orang, prank keterlaluan, bercanda menyakiti, menakut-nakuti teman | 49:11 33:58 104:1 2:67 9:65
laki-laki jahat dapat perempuan salehah, suami brengsek istri baik, orang jahat jodoh orang baik | 24:26 66:11 24:3 2:221
iftitah, hadapkan wajahku, wajjahtu, inna salati, doa pembuka salat | 6:79 6:162 6:163 3:20
punya telinga tidak mendengar, punya mata tidak melihat, kuping tuli hati buta | 7:179 22:46 2:171 8:21 25:44 2:18
cerai sebelum malam pertama, diceraikan sebelum disentuh, talak sebelum campur | 33:49 2:237 2:236
iktikaf di masjid, berdiam di masjid | 2:187 2:125
menabrak orang sampai mati, tabrak lari, tidak sengaja membunuh orang di jalan | 4:92 2:178 33:5
tumbuhan jantan betina, bunga jantan betina, penyerbukan, tanaman berpasangan | 36:36 13:3 20:53 15:22 51:49
dunia serasa cuma sore, seakan hidup di dunia sesaat, sehari atau setengah hari | 79:46 23:113 10:45 46:35 30:55 20:103
muka cerah muka muram, wajah berseri wajah gelap, muka ceria di akhirat | 75:22 75:24 80:38 80:40 3:106 88:8
kakek dan cucu, cucu, punya cucu, kakek buyut nabi | 16:72 2:133 12:6 11:71 21:72 12:38
pisah baik-baik, cerai tanpa menyakiti, berpisah dengan baik | 2:229 2:231 65:2 33:49 4:130
jual agama demi uang, jual ayat dengan harga murah, ulama dibayar, dai matre | 2:41 2:79 2:174 3:187 3:77 9:9 5:44
harta tidak menolong di kubur, harta tidak menyelamatkan, uang tidak berguna di akhirat | 26:88 69:28 92:11 111:2 3:10 104:3
uang berputar di orang kaya saja, pemerataan, keadilan sosial, harta beredar | 59:7 9:60 51:19 70:24
Musa minta asisten, Musa minta Harun jadi pembantu, minta pendamping dakwah | 20:29 20:30 28:34 25:35 20:31
kalah pemilu legawa, kalah bersaing, menerima kekalahan, tidak terpilih | 3:26 3:140 57:22 57:23 2:216 94:5
`
