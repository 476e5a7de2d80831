import { type AskedQuery, readAsked } from './asked-queries.ts'

/** Queries of every kind that were written by others before an English translation and wordings of verses were read. */
const indonesian = `
kenapa doa saya belum dikabulkan juga | 2:186 40:60 2:216 27:62 2:153 2:155 2:156 11:46 11:47 17:11 10:11 94:5 94:6 65:3
dalil menghormati guru | 58:11 18:66 18:67 18:68 18:69 18:70 49:2 16:43 31:14 21:7 49:1 49:3
ayat tentang ghosting dan janji palsu | 17:34 61:2 61:3 5:1 16:91 23:8 2:177 70:32 3:77 16:92 33:15 8:27
bacaan biar hati tenang saat overthinking | 13:28 94:5 94:6 65:3 9:51 3:173 9:129 2:286 57:22 57:23 64:11 48:4 2:186 9:40
kenapa babi haram | 2:173 5:3 6:145 16:115
gunung berjalan seperti awan | 27:88 52:10 78:20 18:47 81:3
langit mengembang alam semesta | 51:47 21:30 21:104
nabi yang ditelan ikan | 37:139 37:140 37:141 37:142 37:143 37:144 37:145 21:87 21:88 68:48 68:49 68:50 10:98 6:86
wanita yang menggoda nabi yusuf | 12:23 12:24 12:25 12:26 12:27 12:28 12:29 12:30 12:31 12:32 12:33 12:51 12:50
burung hud hud dan ratu | 27:20 27:21 27:22 27:23 27:24 27:25 27:26 27:27 27:28 27:29 27:44 27:38 27:42
nabi yang sakit parah tapi sabar | 21:83 21:84 38:41 38:42 38:43 38:44
pasukan gajah mau hancurkan kabah | 105:1 105:2 105:3 105:4 105:5
perintah menutup aurat buat cowok juga | 24:30 24:31 7:26 7:31 33:59 7:22 7:27 24:58 24:60 33:35 23:5 70:29
boleh ga tinggalin puasa kalo sakit | 2:184 2:185 2:196 22:78
kapan mulai puasa sampe jam berapa makan sahur | 2:187 2:185 2:183 2:184
cara bersuci kalau gak ada air | 4:43 5:6
mandi junub setelah haid | 2:222 5:6 4:43
ancaman pelit gak mau bayar zakat | 9:34 9:35 3:180 92:8 92:9 92:10 92:11 104:1 104:2 104:3 104:4 41:6 41:7 57:24
nyebut-nyebut pemberian bikin pahala hilang | 2:264 2:262 2:263 74:6
jangan bunuh anak karena takut miskin | 17:31 6:151 6:140 6:137 60:12 81:8 81:9
larangan judi online | 5:90 5:91 2:219 4:29 2:188
bayar utang kalo belum mampu gimana | 2:280 2:282 65:7 2:286 2:283 65:2 65:3 94:5 94:6 9:60
timbangan pedagang curang | 83:1 83:2 83:3 83:4 83:5 83:6 17:35 11:84 11:85 7:85 26:181 26:182 26:183 55:8
pembagian harta peninggalan anak laki dan perempuan | 4:11 4:12 4:176 4:7 4:8 4:13 4:33 2:180 4:14 4:9
suami selingkuh | 24:2 17:32 24:3 24:26 23:5 23:6 23:7 24:30 4:19 4:34 4:35 25:68 70:29 70:30
ngomong kasar ke ibu bapak | 17:23 17:24 31:14 31:15 46:15 46:17 29:8 4:36 2:83 6:151 19:32 19:14 46:16 46:18
doa minta keturunan sholeh | 3:38 21:89 21:90 25:74 37:100 19:5 19:6 14:40 46:15 7:189 2:128 3:36 19:4 14:39
doa nabi adam waktu bersalah | 7:23 2:37 20:121 20:122 7:22
doa sapu jagat | 2:201 2:200 2:202
ayat pengusir jin rumah angker | 2:255 113:1 113:2 113:3 113:4 113:5 114:1 114:2 114:3 114:4 114:5 114:6 72:1 72:6
sihir dan santet | 2:102 113:4 20:69 10:81 10:77 113:1 20:66 7:116 7:117 7:118 7:119 20:73 26:45 26:46
kiamat kapan | 7:187 31:34 33:63 79:42 79:43 79:44 41:47 43:85 20:15 67:25 67:26 16:77 34:3 34:29
orang munafik paling bawah neraka | 4:145 9:68 4:138 4:140 4:146 4:142 57:13 63:1 48:6 66:9 33:73 59:16 4:88
sungai susu dan madu di surga | 47:15 76:5 76:6 55:50 2:25 18:31 55:66 83:27 83:28
amal sekecil biji sawi dihitung | 31:16 21:47 99:7 99:8 10:61 34:3 4:40 101:6 18:49 82:10 82:12 36:12 3:195
mulut dikunci tangan yang bicara | 36:65 24:24 41:20 41:21 41:22 75:14 17:36 77:35
malaikat pencabut nyawa | 32:11 6:61 6:93 8:50 16:28 16:32 47:27 79:1 79:2 7:37 4:97 39:42 50:19 56:83
jangan sedih Allah bersama kita | 9:40 20:46 3:139 41:30 57:4 58:7 8:46 2:153 29:33 16:127 16:128 28:7 19:24 10:62
Allah gak kasih beban di luar kemampuan | 2:286 65:7 23:62 7:42 6:152 2:233 4:28 22:78 2:185 4:84
berubah dulu baru Allah ubah | 13:11 8:53 7:96 65:2 53:39
berita hoax | 49:6 17:36 24:11 24:12 24:15 24:16 4:83 24:17 33:60 24:19 104:1 22:30 4:94 16:116
larangan body shaming | 49:11 49:12 104:1 95:4 9:79 83:29 40:64 64:3 33:58 83:30 17:70 30:22 16:125 2:83
pamer ibadah riya | 107:4 107:5 107:6 107:7 4:142 2:264 4:38 8:47 18:110 2:271 98:5 39:2 39:3 39:11
toleransi agama lain | 109:6 2:256 60:8 60:9 109:1 6:108 10:99 18:29 29:46 22:40 16:125 109:2 10:41 88:21
jaga lingkungan jangan rusak bumi | 7:56 30:41 7:85 2:205 28:77 2:60 26:183 11:85 26:151 26:152 7:74 2:11 2:12 5:64
kerja keras cari nafkah | 62:10 67:15 53:39 28:77 78:11 4:32 73:20 9:105 2:267 2:198 13:11 94:7 28:73 2:172
korupsi uang rakyat | 2:188 4:29 3:161 5:38 8:27 5:42 5:62 4:58 9:34 5:33 4:161 83:1 11:85 5:63
orang murtad keluar islam | 2:217 5:54 4:137 3:90 16:106 47:25 3:86 3:100 63:3 3:106 9:74 4:89 3:85 16:107
yesus tidak disalib | 4:157 4:158 3:55 4:156 4:159 5:117
hewan ternak buat manusia manfaatnya | 16:5 16:6 16:7 16:8 16:66 23:21 36:71 36:72 36:73 40:79 40:80 6:142 16:80 43:12
mertua ikut campur rumah tangga | 4:35 25:54 4:19 2:102 66:6 4:128 30:21
capek jadi anak sulung nanggung semua | 2:286 94:5 94:6 17:23 17:24 17:26 30:38 2:215 65:7 2:155 90:4 31:14 2:153 46:15
temen kerja suka cari muka sama bos | 2:188 49:12 4:108 3:188 68:10 68:11 104:1 4:142
boleh gak ngucapin salam duluan | 4:86 24:27 6:54 24:61 25:63
hukum menyogok hakim | 2:188 5:42 5:62 5:63
nasihat seorang ayah kepada anaknya jangan menyekutukan | 31:13 2:132 2:133 31:16 31:17 31:18 31:19
menyusui dua tahun | 2:233 31:14 46:15 65:6
air mata orang yang mendengar alquran | 5:83 17:107 17:109 19:58 39:23 8:2 17:108
sapi kuning perintah disembelih | 2:67 2:68 2:69 2:70 2:71 2:72 2:73
dilempar ke sumur oleh saudaranya | 12:10 12:15 12:9 12:19 12:8 12:18 12:11 12:13 12:14 12:102 12:89
mimpi sebelas bintang | 12:4 12:5 12:6 12:100
api jadi dingin | 21:69 21:68 29:24 37:97 37:98 21:70
mati seratus tahun terus hidup lagi | 2:259
keledai bawa kitab | 62:5
lalat tak bisa diciptakan | 22:73
lebah madu obat | 16:69 16:68
fatamorgana di tanah datar | 24:39
bahtera berlabuh di bukit | 11:44
jin kerja bikin bangunan | 34:12 34:13 38:37 27:39 27:17 34:14 21:82 38:38
bocah dibunuh perahu dilubangi | 18:71 18:74 18:79 18:80 18:72 18:81 18:82
cambuk delapan puluh kali | 24:4 24:5
budak dimerdekakan kafarat zihar | 58:3 58:4 58:2 33:4 4:92 90:13 5:89
bisnis akhirat yang gak akan rugi | 61:10 35:29 61:11 9:111 35:30 2:207 61:12 24:37
satu biji tumbuh tujuh tangkai | 2:261
kasih makan orang miskin pas lapar | 90:14 90:16 76:8 76:9 90:15 76:10 69:34 107:3 74:44 5:89 22:28 89:18 22:36 58:4
mendamaikan dua orang bertengkar | 49:9 49:10 4:114 4:35 8:1 4:128 2:224 2:182 2:228 42:40
siap-siap kekuatan kuda perang | 8:60
harta dan anak itu ujian | 64:15 8:28 63:9 18:46 57:20 3:14 34:37 9:55 9:85 64:14
gak ada paksaan masuk islam | 2:256 10:99 18:29 88:22 50:45 109:6
jejak langkah setan | 2:168 2:208 24:21 6:142
tidur itu tanda kekuasaan | 30:23 39:42 78:9 25:47 6:60 10:67
matahari jalan di orbitnya | 36:38 36:40 21:33 13:2 31:29 35:13 39:5 55:5 36:39 14:33 7:54 6:96
kulit diganti lagi biar ngerasain azab | 4:56
lari dari saudara ibu bapaknya | 80:34 80:35 80:36 80:33 80:37 70:11 70:12 31:33 70:10 23:101 70:13 70:14
muka putih berseri muka hitam | 3:106 3:107 80:38 75:22 80:40 10:26 10:27 39:60 83:24 88:8 80:39 75:24 80:41 88:2
jiwa yang tenang pulanglah | 89:27 89:28 89:29 89:30
baca yang mudah dari quran tahajud | 73:20 17:79 73:2 73:4 73:6 76:26 32:16 73:3
diem dengerin kalo ada yang ngaji | 7:204 46:29
kiblat pindah | 2:144 2:142 2:143 2:149 2:150 2:145
sai safa marwah | 2:158
nabi terakhir | 33:40
nabi kena tegur bermuka masam | 80:1 80:2 80:3 80:4 80:5 80:6 80:7 80:8 80:9 80:10
perjalanan malam ke masjidil aqsa | 17:1 53:13 53:14 53:15 17:60
wahyu pertama turun | 96:1 96:2 96:3 96:4 96:5 2:185 97:1
ayat tentang berpikir kritis | 3:190 3:191 2:164 2:219 30:8 47:24 4:82 10:24 16:44 59:21 13:3 45:13 39:18 38:29
ayat tentang etos kerja | 9:105 62:10 53:39 94:7 28:77 67:15 62:9 73:20 78:11 13:11 84:6 39:39 6:135 4:32
ayat tentang disiplin waktu | 103:1 103:2 103:3 4:103 62:9 94:7 59:18 63:10 23:115 62:10 2:238 18:23
media sosial jejak digital semua dicatat | 50:18 18:49 36:12 17:36 82:11 54:53 82:10 82:12 45:29 43:80 54:52 10:61 17:13 99:7
pemuda harapan bangsa | 18:13 18:10 21:60 12:22 28:14 46:15 3:110 8:53 13:11 4:9 10:83
demokrasi memilih wakil | 3:159 42:38 4:58 4:59 3:104 2:247 28:26 5:51 5:55 3:28 12:55
kebersihan bagian dari agama | 2:222 74:4 9:108 5:6 8:11 22:26 4:43 2:125 22:29 56:79 7:31
single belum ketemu jodoh umur 30 | 24:32 30:21 51:49 36:36 24:33 24:26 25:74 28:24 78:8 21:89 65:3 2:216 4:1 42:11
poligami syarat adil | 4:3 4:129
lgbt kaum luth | 7:80 7:81 26:165 26:166 27:54 27:55 29:28 29:29 11:78 15:71 7:82 7:83 7:84 11:77
tato mengubah ciptaan | 4:119 30:30 95:4 64:3
vaksin dan obat berikhtiar sembuh | 26:80 13:11 16:69 10:57 2:195 17:82 41:44 5:32 53:39 38:42 12:67 21:83 6:17 10:107
gempa bumi dahsyat | 99:1 99:2 22:1 7:78 7:91 29:37 56:4 99:3 7:155 67:16 16:26 79:6 73:14 57:22
kenapa al quran bahasa arab | 12:2 43:3 41:44 26:195 20:113 39:28 41:3 42:7 46:12 13:37 14:4 16:103 44:58 19:97
tantangan bikin satu surat seperti quran | 2:23 10:38 11:13 17:88 2:24 52:34 28:49 52:33 11:14
hati yang membatu | 2:74 5:13 6:43 57:16 39:22 22:53 83:14 6:110 47:24 2:7 7:179 63:3 40:35 17:46
punya telinga tapi tidak mendengar | 7:179 8:21 2:171 10:42 27:80 30:52 35:22 25:44 43:40 8:22 2:7 17:46 6:25 41:4
perempuan yang beriman padahal istri raja jahat | 66:11 28:9
raja thalut menang lawan jalut | 2:249 2:250 2:251 2:247 2:246 2:248
nabi bisa ngomong sama burung | 27:16 27:20 34:10 38:19 21:79 27:17 27:22
hidangan dari langit | 5:112 5:114 5:115 5:113
anak sapi emas disembah | 20:88 2:51 7:148 2:54 4:153 2:92 2:93 7:152 20:85 20:87 20:89 20:90 20:95 20:96
dikutuk jadi monyet | 2:65 5:60 7:166 7:163 4:47
penduduk kota mengingkari nikmat lapar ketakutan | 16:112 34:15 34:16 34:17 106:4 14:28 28:58 34:18 34:19 65:8 16:113 2:155 28:57
dua pemilik kebun sombong | 18:32 18:33 18:34 18:35 18:36 18:37 18:39 18:42 18:43 18:38 18:40 18:41
iblis gak mau sujud karena api | 7:12 38:76 15:33 17:61 2:34 38:75 18:50 20:116 7:11 38:74 15:31 15:32 15:27 7:13
siapa nabi idris | 19:56 19:57 21:85 21:86
luqman itu siapa | 31:12 31:13 31:16 31:17 31:18 31:19 31:14
perang badar malaikat turun | 3:123 3:124 3:125 8:9 8:12 8:10 8:17 8:7 3:126 8:5 8:41 8:42 3:13 33:9
perang khandaq sekutu | 33:9 33:10 33:11 33:12 33:13 33:20 33:22 33:25 33:14 33:26
penaklukan mekkah orang berbondong masuk islam | 110:1 110:2 110:3 48:1 48:27 57:10 61:13 48:24
muhajirin anshar | 59:9 59:8 9:100 9:117 8:72 8:74 59:10 8:75 33:6 24:22
masjid dirar | 9:107 9:108 9:109 9:110
keringanan shalat saat perjalanan qashar | 4:101 4:102 4:103 2:239 73:20
demi buah tin | 95:1
bintang nya apa yang datang malam hari | 86:1 86:2 86:3 53:1 81:15
orang yang shalat tapi celaka | 107:4 107:5 107:6 107:7 4:142 9:54 19:59 74:43
jadi maka jadilah | 36:82 2:117 3:47 3:59 6:73 16:40 19:35 40:68
allah tidak mengantuk | 2:255
99 nama allah | 7:180 17:110 59:22 59:23 59:24 20:8
dosa syirik gak diampuni | 4:48 4:116 31:13 5:72 39:65 22:31 6:88 4:50 2:22 9:113
upah orang sabar tanpa batas | 39:10 11:11 16:96 28:54 25:75 76:12 3:200 33:35 23:111 29:58 13:22 13:24 16:126 11:115
tawakal setelah usaha | 3:159 65:3 12:67 13:11 8:49 5:23 14:12 25:58 33:3 9:51 9:129 53:39 26:217 3:160
tabayun cek dulu | 49:6 4:94 17:36 4:83 24:13 24:12 27:27
taubat nasuha | 66:8 24:31 25:70 25:71 4:17 4:18 3:135 39:53 11:3 5:39 20:82 9:104 42:25 2:222
`

const english = `
verse about anxiety and stress | 13:28 94:5 94:6 2:286 65:3 3:139 9:40 70:19 70:20 70:21 9:51 2:155 2:153 10:62
is music haram | 31:6 17:64 53:61 25:72 26:224 8:35 7:32 31:19 26:225
what happens after we die | 23:99 23:100 3:185 21:35 29:57 62:8 39:42 32:11 22:5 22:7 45:26 75:3 36:51 36:52
how to deal with jealousy | 113:5 4:32 4:54 15:88 20:131 59:10 113:1 2:109 12:5 12:8 43:32 16:71 5:27 59:9
patience in hard times | 2:153 2:155 2:156 3:200 94:5 94:6 2:177 39:10 103:3 11:115 16:127 12:18 70:5 2:45
women rights in marriage | 4:19 2:228 30:21 4:4 4:34 2:229 2:231 2:233 65:6 4:7 4:32 4:3 4:129 2:187
big bang in quran | 21:30 51:47 41:11 41:12 41:9 21:104 7:54 2:117 79:27 79:28 36:82
throne verse | 2:255
jonah and the whale | 37:139 37:140 37:141 37:142 37:143 37:144 37:145 21:87 21:88 68:48 68:49 10:98 37:146 68:50
noah’s ark flood | 11:36 11:37 11:38 11:40 11:41 11:42 11:43 11:44 23:27 23:28 29:14 29:15 54:11 54:12
do not kill innocent people | 5:32 17:33 6:151 4:93 25:68 4:29 4:92 2:178 2:84 2:85 5:28 5:30 17:31 2:190
moses parting the sea | 26:63 2:50 20:77 26:61 26:62 26:64 26:65 26:66 44:24 10:90 7:138 20:78 44:23 7:136
forgiveness of all sins never despair | 39:53 4:110 3:135 12:87 15:56 25:70 42:25 66:8 4:48 20:82 5:39 40:3 71:10 53:32
respect your parents | 17:23 17:24 31:14 46:15 29:8 4:36 2:83 6:151 31:15 19:14 19:32 46:17 2:215 2:180
interest on loans | 2:275 2:276 2:278 2:279 3:130 30:39 4:161 2:280 2:277 2:282
drinking wine and gambling | 5:90 5:91 2:219 4:43 16:67
where to give charity | 9:60 2:215 2:177 2:273 76:8 76:9 30:38 17:26 59:7 51:19 2:261 2:267 2:254 70:24
backbiting | 49:12 104:1 49:11 68:11 24:19 4:148 68:10 24:15
god is closer than jugular vein | 50:16 2:186 56:85 57:4 58:7 8:24 34:50 11:61
no compulsion in religion | 2:256 10:99 18:29 109:6 88:22 50:45 11:28 10:100 88:21 10:108 76:3 6:107 42:48 16:9
paradise rivers | 47:15 2:25 3:15 3:136 9:72 13:35 61:12 98:8 18:31 55:50 55:66 22:23 48:5 85:11
how was adam created | 15:26 15:28 15:29 38:71 38:72 55:14 32:7 3:59 6:2 23:12 7:11 2:30 7:12 37:11
prayer for parents | 17:24 14:41 71:28 46:15 27:19 40:8
what to do when someone insults you | 25:63 41:34 28:55 7:199 16:126 42:40 73:10 3:186 23:96 20:130 16:127 16:128 42:43 33:48
ants talking to solomon | 27:18 27:19
virgin mary story | 19:16 19:17 19:18 19:19 19:20 19:21 19:22 19:23 3:42 3:45 3:47 21:91 66:12 3:37
why did god create us | 51:56 67:2 23:115 2:30 11:7 11:119 75:36 38:27 76:2 3:191 21:16 44:38 44:39 2:21
mountains as pegs | 78:7 78:6 16:15 21:31 31:10 79:32 88:19 15:19 50:7 13:3 27:61 41:10 77:27
lower your gaze | 24:30 24:31 40:19 33:32 17:32 33:53
eat halal food | 2:168 2:172 5:88 16:114 5:4 5:1 5:5 5:3 23:51 6:118 6:119 7:157 2:173 6:145
quotes about heartbreak and moving on | 2:216 94:5 94:6 57:22 57:23 2:155 2:156 93:3 65:3 3:139 12:86 39:53 2:286 13:28
is it allowed to marry a christian | 5:5 2:221 60:10
husband beating wife | 4:34 4:19 4:128 4:35 2:231 2:229
punishment for stealing | 5:38 5:39
adultery punishment | 24:2 17:32 24:3 4:15 4:25 24:4 25:68 4:16
suicide | 4:29 2:195 4:30 5:32 6:151 17:33 39:53
global warming environment | 30:41 7:56 7:31 55:7 55:8 2:205 28:77 2:60 2:30 6:165 55:9 7:85 42:30 6:141
do animals have souls communities like us | 6:38 24:41 24:45 17:44 16:49 11:6 22:18
bees and honey | 16:68 16:69
spider web | 29:41
iron sent down | 57:25
embryo stages clot of blood | 23:14 96:2 22:5 40:67 75:38 23:13 23:12 75:37
expanding universe | 51:47 21:30
sun and moon orbit | 36:40 21:33 36:38 36:39 13:2 31:29 39:5 35:13 55:5 14:33 7:54 6:96 10:5
racism all humans equal | 49:13 30:22 4:1 2:213 17:70 10:19 6:98 7:189 39:6 35:28
say inshallah | 18:24 18:23 68:18 18:39
ramadan fasting | 2:183 2:185 2:184 2:187
night of power | 97:1 97:2 97:3 97:4 97:5 44:3 44:4
how to pray on time | 4:103 2:238 11:114 17:78 20:130 23:9 30:17 50:39 2:239 70:34 20:14 30:18 24:58 70:23
friday prayer | 62:9 62:10 62:11
ablution wudu | 5:6 4:43
pork prohibited | 2:173 5:3 6:145 16:115
killing one person is like killing all mankind | 5:32
jesus was not crucified | 4:157 4:158 3:55
trinity do not say three | 4:171 5:73 5:116 5:72 112:3 5:17
people of the cave | 18:9 18:10 18:11 18:12 18:13 18:14 18:16 18:17 18:18 18:19 18:21 18:22 18:25 18:26
two horned one gog and magog wall | 18:83 18:94 18:95 18:96 18:97 18:98 21:96 18:93 18:86 18:90 18:92
joseph and his brothers | 12:4 12:5 12:7 12:8 12:9 12:10 12:11 12:13 12:15 12:16 12:17 12:18 12:58 12:69
wise man advice to son | 31:13 31:16 31:17 31:18 31:19 31:12 31:14 31:15
job suffering | 21:83 21:84 38:41 38:42 38:43 38:44
satan refused to bow | 2:34 7:11 7:12 15:31 15:33 17:61 18:50 20:116 38:74 38:75 38:76 15:32 15:30 38:73
queen of sheba | 27:22 27:23 27:24 27:29 27:32 27:33 27:34 27:35 27:40 27:41 27:42 27:43 27:44 27:38
you to your religion and me to mine | 109:6 42:15 10:41 28:55
every soul shall taste death | 3:185 21:35 29:57
with hardship comes ease | 94:5 94:6 65:7
he begets not nor was he begotten | 112:3 19:35 17:111 25:2 2:116 10:68 72:3
guide us to the straight path | 1:6 1:7 6:161 19:36
orphans property | 4:10 4:2 4:6 6:152 17:34 2:220 89:17 107:2 93:9 4:127 4:5 4:8 4:3
fair trade weights and measures | 83:1 83:2 83:3 17:35 11:84 11:85 7:85 26:181 26:182 26:183 55:8 55:9 6:152 55:7
will i see my dead child in heaven | 52:21 13:23 40:8 76:19 52:24 56:17 2:156 43:70 36:56 84:9
bad dreams and fear of jinn | 113:1 114:1 114:6 72:6 23:97 23:98 41:36 7:200 58:10 114:4 2:255 72:1 37:7 16:98
wealth and children are a test | 64:15 8:28 18:46 63:9 57:20 3:14 9:55 34:37 9:85 64:14
lying | 16:105 22:30 40:28 61:2 61:3 51:10 45:7 2:10 39:3 24:7 3:61 9:119 77:15 39:60
arrogance walking proudly on earth | 17:37 31:18 25:63 31:19 28:83 40:75
spend in the way of god multiplied seven hundred | 2:261 2:245 57:11 57:18 64:17 2:262 2:265 57:7 2:276
`

export const laterQueries: Record<'indonesian' | 'english', readonly AskedQuery[]> = {
  indonesian: readAsked(indonesian),
  english: readAsked(english),
}
