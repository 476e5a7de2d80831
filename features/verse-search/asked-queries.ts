/** Queries as people ask: whole questions, everyday words, prayers, half-known verses and occasions, with what answers. */
const indonesian = `
apa hukumnya meninggalkan salat dengan sengaja | 19:59 107:4 107:5 74:43 4:103 74:42
bolehkah menikah dengan orang beda agama | 2:221 60:10 5:5
kenapa doa saya belum dikabulkan | 2:186 40:60 27:62 2:216
siapa yang berhak menerima zakat | 9:60
bagaimana cara memuliakan tamu | 51:24 51:26 51:27 11:69
apa balasan orang yang memakan harta anak yatim | 4:10 4:2
mengapa kita harus bersabar saat tertimpa musibah | 2:155 2:156 2:157 64:11 57:22
apakah orang kafir masuk neraka selamanya | 2:39 2:161 2:162 98:6 4:168 4:169 33:64 33:65 5:37 2:257 3:116 9:68
apa yang harus dilakukan kalau ada berita bohong | 49:6 24:12 24:16 24:15 24:11
bagaimana adab masuk rumah orang lain | 24:27 24:28
apa doa agar hati tidak condong kepada kesesatan | 3:8
siapa saja mahram yang tidak boleh dinikahi | 4:23 4:22 4:24
berapa lama masa iddah wanita yang ditinggal mati suaminya | 2:234
bolehkah berpoligami lebih dari satu istri | 4:3 4:129
kapan waktu turunnya alquran | 97:1 2:185 44:3
apa hukuman bagi pencuri | 5:38
apa itu malam seribu bulan | 97:3 97:1
bagaimana manusia diciptakan dalam rahim | 23:14 22:5 23:13 39:6 40:67 3:6
apakah alam semesta mengembang | 51:47
bagaimana akhlak nabi muhammad | 68:4 33:21 9:128 3:159
apa akibat mengkhianati amanah | 8:27 4:107 8:58 4:58
siapa istri nabi yang durhaka | 66:10
bolehkah bersedekah secara terang-terangan | 2:271 2:274
apa larangan bagi orang yang sedang ihram | 5:95 2:197 5:1 5:96 2:196
mengapa setan menjadi musuh manusia | 35:6 12:5 17:53 36:60 7:22 2:168 15:39 7:16
apa keutamaan salat malam | 17:79 32:16 51:17 73:6 25:64 73:2
kenapa babi diharamkan | 2:173 5:3 6:145 16:115
apa hukum riba dalam islam | 2:275 3:130 2:278
bagaimana cara berdebat yang baik | 16:125 29:46
apa yang terjadi saat sangkakala ditiup | 39:68 69:13 27:87 36:51 74:8 78:18 20:102 23:101
siapa nabi yang ditelan ikan | 37:142 21:87 37:139 68:48 37:144 37:140
apakah manusia akan dibangkitkan kembali setelah mati | 36:78 36:79 75:3 75:4 23:16 22:7 17:49 64:7 17:51 36:12 23:15 6:36 2:28
bagaimana sikap kepada orang tua yang sudah tua renta | 17:23
apa perintah tentang menepati janji | 17:34 5:1 16:91
apa hikmah diciptakannya siang dan malam | 10:67 28:73 25:62 17:12 78:10 78:11 25:47 30:23 40:61
kenapa kita tidak boleh putus asa dari rahmat Allah | 39:53 12:87 15:56
apa tugas malaikat raqib dan atid | 50:18 50:17 82:10 82:11
siapa ayah nabi ismail dan ishaq | 14:39 37:101 37:112 2:133
bolehkah orang sakit tidak berpuasa | 2:184 2:185
bagaimana hukum membunuh orang tanpa alasan | 17:33 5:32 4:93 25:68 6:151
apa yang dimaksud jihad dengan harta dan jiwa | 9:41 61:11 49:15 4:95 9:111 8:72 9:20 9:88
mengapa kaum nabi luth dibinasakan | 7:80 7:84 11:82 26:165 27:54 29:28 15:74 7:81 29:34 27:58
apa yang dilarang saat salat jumat tiba | 62:9
bagaimana cara bertobat yang benar | 66:8 4:17 25:70 3:135
siapa yang membangun ka’bah | 2:127 22:26 3:96
apa manfaat madu untuk kesehatan | 16:69
apa dalil menjaga kelestarian lingkungan | 30:41 7:56 2:205 7:85 28:77
bolehkah memaksa orang masuk islam | 2:256 10:99 18:29
apa sifat hamba Allah yang maha pengasih | 25:63 25:64 25:65 25:67 25:68 25:72
apakah jodoh sudah ditentukan | 30:21 24:26 36:36 51:49 78:8 35:11
berapa lama ibu menyusui anaknya | 2:233 31:14 46:15
apa yang dibaca ketika naik kendaraan | 43:13 11:41 43:14 23:28 23:29
kenapa manusia diciptakan berbeda suku | 49:13 30:22
apa balasan bagi orang yang menafkahkan hartanya di jalan Allah | 2:261 2:262 2:265 57:7 2:274 34:39
apa itu ujian bagi orang beriman | 29:2 2:155 2:214 29:3 3:186 21:35 47:31
bagaimana mendamaikan suami istri yang bertengkar | 4:35 4:128
siapa yang dimaksud orang munafik | 2:8 63:1 4:142 4:145 2:14 9:67 2:9 63:4
apa hukum mengurangi timbangan | 83:1 83:2 83:3 11:84 11:85 55:9 17:35 7:85 26:181
bagaimana keadaan penghuni surga | 56:12 76:13 18:31 47:15 36:55 52:20 88:10 56:15 36:56 55:54 3:15 43:70
mengapa nikmat harus disyukuri | 14:7 2:152 16:114 31:12
gimana biar ga gampang marah | 3:134 42:37 7:199
ayat buat yang lagi galau | 13:28 94:5 9:40 3:139 2:286 2:155 12:86 41:30
cara move on dari mantan | 2:216 57:23 94:5 13:28 64:11 3:139
temen suka ngomongin orang di belakang | 49:12 104:1 68:11
pengen cepet kaya | 65:3 28:77 57:20 62:10 104:2 65:2 71:12 11:6 102:1 28:79 17:30
males sholat | 4:142 107:5 9:54 107:4 19:59
capek sama hidup ini | 94:5 2:286 84:6 90:4 39:53 2:155 94:6 13:28
ortu marah marah terus | 17:23 17:24 31:15 46:15 31:14
utang ga dibayar bayar | 2:282 2:280 2:283
dosa gue banyak banget apa masih diampuni | 39:53 4:110 25:70 4:48 3:135 20:82
cewek harus pake jilbab ga | 24:31 33:59
boleh ga sih minum bir | 5:90 2:219 5:91 4:43
orang pelit masuk neraka ya | 3:180 92:8 4:37 104:2 92:9 92:10 9:34 9:35 104:3 47:38
takut mati | 62:8 3:185 4:78 21:35 50:19 33:16 2:19
susah tidur gelisah | 13:28 3:154 8:11 78:9 30:23 25:47
gak enakan sama tetangga | 4:36
nikah muda takut miskin | 24:32
pusing mikirin rezeki | 11:6 65:3 29:60 51:22 65:2
kerja keras bagai kuda | 9:105 53:39 94:7 62:10 13:11
disakiti orang terus harus gimana | 41:34 42:40 42:43 16:126 25:63 73:10 3:186 7:199 16:127 33:48
doa supaya anak jadi saleh | 25:74 46:15 37:100 14:40 3:38
doa minta ampun untuk kedua orang tua | 14:41 17:24 71:28
doa biar lancar bicara di depan umum | 20:27 20:25 20:28 20:26 26:13
doa memohon turun hujan | 71:10 71:11 42:28 11:52
doa ketika kehilangan anak | 2:156 2:155 12:18 12:86 12:83 2:157 64:11
doa agar punya anak | 3:38 21:89 19:5 37:100 25:74 19:4
doa terhindar dari godaan setan | 23:97 23:98 7:200 41:36 114:1 16:98 114:4
doa mohon keputusan yang adil | 7:89 21:112
doa memulai pekerjaan | 1:1 18:10 20:25 11:41 17:80 11:88 23:29
doa saat dizalimi | 54:10 10:85 10:86 66:11 23:26 23:39 29:30 28:21 2:286 23:94
doa minta husnul khatimah | 12:101 3:193 7:126 3:102
doa nabi musa saat butuh pertolongan | 28:24 20:25 28:16 28:21 26:62
doa tobat nabi adam dan hawa | 7:23
doa untuk negeri yang aman | 2:126 14:35
doa masuk rumah baru | 23:29 17:80 24:61
doa supaya diterima amal | 2:127 5:27 46:15
doa pengusir rasa takut | 3:173 9:129 13:28 41:30 106:4 9:51 20:46 8:62 3:175
doa kesembuhan dari penyakit | 26:80 21:83 17:82 38:41 10:57
doa minta ditetapkan iman | 3:8 14:27 3:193 2:250
doa orang yang banyak musuh | 2:250 3:147 3:173 28:21 60:5 10:85 2:286 54:10
kemanapun kamu menghadap di situ wajah Allah | 2:115
seolah membunuh semua manusia | 5:32
sesungguhnya salat itu mencegah | 29:45
jangan berjalan di bumi dengan angkuh | 17:37 31:18
barangsiapa mengerjakan kebaikan seberat zarrah | 99:7
Allah lebih dekat dari urat leher | 50:16
bacalah dengan nama tuhanmu | 96:1
hari ketika harta dan anak tidak berguna | 26:88 3:10 3:116 58:17
unta masuk lubang jarum | 7:40
dunia hanya permainan dan senda gurau | 57:20 6:32 29:64 47:36
mereka itu seperti binatang ternak bahkan lebih sesat | 7:179 25:44
pohon yang baik akarnya kuat | 14:24
laba-laba membuat rumah paling rapuh | 29:41
berlomba-lombalah dalam kebaikan | 2:148 5:48
tolong menolong dalam kebaikan dan takwa | 5:2
bacaan malam jumat | 18:1 36:1 62:9
undangan pernikahan | 30:21 24:32
ayat untuk orang meninggal | 2:156 3:185 89:27 62:8 21:35 29:57
ucapan belasungkawa | 2:156 3:185 2:155
syukuran rumah baru | 14:7 23:29 34:15 2:152
kelahiran bayi | 3:36 42:49 25:74 46:15 31:14 14:39 19:15
wisuda kelulusan | 58:11 94:5 39:9 20:114 14:7
tahlilan | 59:10 10:58 33:56 102:2
pindah kerja | 17:80 65:3 4:100 62:10 94:7
gagal ujian | 2:216 94:5 3:139 12:87 39:53 2:286 94:6 57:23
istri hamil | 31:14 7:189 46:15 3:35 13:8 35:11
anak susah diatur | 46:17 64:14 66:6 20:132 11:46 31:13 31:17 64:15 25:74
suami selingkuh | 17:32 24:2 24:30 4:34 23:5 24:3
musibah banjir | 29:14 11:44 54:12 30:41 34:16 69:11 64:11 42:30 57:22 2:155
gempa bumi | 99:1 22:1 7:78 56:4 99:2 7:91
perjalanan jauh mudik | 43:13 4:101 29:20 17:80 2:197 34:18 43:14
korupsi pejabat | 3:161 2:188 4:29 8:27
judi online | 5:90 2:219 5:91
pinjaman online | 2:275 2:280 2:282 3:130 2:278
bullying mengejek teman | 49:11 104:1
apakah boleh berhutang untuk pesta | 2:282 17:26 7:31 2:280
hukum makan bangkai | 2:173 5:3 6:145 16:115
hukuman bagi pezina | 24:2
kewajiban suami menafkahi istri | 4:34 65:7 2:233
siapa musuh nabi ibrahim | 2:258 21:68 9:114 26:77
ayat menjaga lisan | 50:18 33:70 17:53 49:11 104:1 24:24
adab bertamu | 24:27 24:28 33:53 24:61
cara menghadapi orang bodoh | 25:63 7:199 28:55
ayat tentang waktu | 103:1 103:2 17:12 25:62
apakah jin bisa masuk surga | 55:56 72:14 55:74 72:11 46:31
larangan memakan harta dengan cara batil | 2:188 4:29
kenapa nabi adam diturunkan ke bumi | 2:36 7:24 20:123 2:38 20:121 7:22
doa nabi yunus di perut ikan | 21:87
doa minta jodoh | 25:74 28:24 21:89 30:21
doa agar dimudahkan ujian | 20:25 20:26 20:114 94:5
doa perlindungan dari sihir | 113:1 113:4 114:1 2:102 10:81
doa untuk anak yang sakit | 21:83 26:80 17:82
doa sebelum tidur | 2:255 112:1 7:55? 39:42 3:191 6:60
doa minta hujan berhenti | 11:44 71:11
doa supaya hati lembut | 3:159 57:16 3:8 39:23 20:25
doa dijauhkan dari api neraka | 2:201 3:16 3:191 25:65 3:192
pengen tobat tapi masih suka maksiat | 39:53 66:8 4:17 3:135 25:70
kok hidup ga adil sih | 2:216 21:35 43:32 4:40 10:44 3:182 95:8 67:2 16:90
orang kaya tapi sombong | 28:76 28:78 28:81 31:18 57:23 28:79 17:37 18:34
anak gue bandel banget | 46:17 64:14 66:6 20:132 31:17 25:74 46:15
lagi sakit pengen sembuh | 26:80 17:82 10:57 21:83
bokap meninggal | 2:156 3:185 17:24 2:155 89:27 14:41 29:57
kerjaan numpuk stress | 94:7 94:5 13:28 2:286
janji palsu | 16:91 17:34 16:94 3:77 61:2 5:89 14:22
difitnah temen sendiri | 49:6 24:11 33:58 49:12 2:191 104:1 3:186 41:34 42:40 73:10
nyesel telat tobat | 39:56 23:99 4:18 6:27 63:10 25:27 89:24 66:8 39:53 32:12
hatinya keras seperti batu | 2:74
sekiranya lautan menjadi tinta | 18:109 31:27
setiap jiwa pasti mati | 3:185 21:35 29:57
kami hidupkan bumi yang mati dengan air | 35:9 16:65 29:63 30:24 36:33 25:49 45:5
jangan mengikuti sesuatu yang tidak kamu ketahui | 17:36
maka berpalinglah dari orang jahil | 7:199
istri pakaian bagi suami | 2:187
Allah tidak mengubah nasib suatu kaum | 13:11
sesungguhnya setelah kesulitan ada kemudahan | 94:5 94:6
barangsiapa bertakwa diberi jalan keluar | 65:2
makan dan minumlah jangan berlebihan | 7:31
neraka bahan bakarnya manusia dan batu | 2:24 66:6
aqiqah anak | 42:49 108:2 3:36 37:107
ulang tahun pernikahan | 30:21 103:1 59:18 46:15
tujuh bulanan kehamilan | 31:14 7:189 23:14 46:15 13:8 3:35
sedekah subuh | 2:274 2:261 3:134 57:18 2:271 34:39
puasa senin kamis | 2:183 2:184 33:35
salat dhuha | 93:1 17:79 73:20 25:64 2:45 91:1 38:18
panen raya | 6:141 6:99 2:267 56:63
sumpah jabatan | 5:89 16:91 2:224 4:58 3:77 48:10
ziarah makam orang tua | 17:24 59:10 102:2 71:28 14:41
pembukaan rapat | 1:1 42:38 3:159 58:11
guru dan murid | 58:11 18:66 39:9 96:4 2:31
menunggak cicilan motor | 2:280 2:282 2:275 3:130
rebutan warisan saudara | 4:7 4:11 4:8 4:12 89:19 4:176
hujan deras petir | 13:12 13:13 2:19 24:43 30:24 2:20
perselisihan keluarga | 4:35 49:10 49:9 4:128 42:10 64:14
tawuran pelajar | 49:9 49:10 8:46 3:103 5:32
gaji karyawan upah pekerja | 28:26 65:6 46:19 11:85 4:173 7:85 18:77 28:25
`

const english = `
patience in hardship | 2:153 2:155 2:45 3:200 94:5 2:177 16:127 31:17 39:10
who created the heavens and the earth | 6:1 14:32 7:54 31:25 6:73 29:61 39:38 39:5 10:3 14:19 43:9 29:44 57:4 11:7 32:4 64:3
be kind to parents | 17:23 31:14 46:15 29:8
do not despair of god’s mercy | 39:53 12:87 15:56
fasting in ramadan | 2:183 2:185 2:184
charity to the poor | 9:60 2:271 2:273 2:215 30:38 76:8 2:177 59:8
alcohol and gambling | 5:90 2:219 5:91
prayer times | 4:103 17:78 11:114 2:238 30:17 20:130
day of judgment | 82:17 82:18 82:19 1:4 99:1 101:1 75:1 22:1 56:1 81:1 82:1 69:13 3:185 75:6 39:67 22:7
jesus son of mary | 3:45 4:171 5:110 19:34 61:6 43:57 5:75 5:116 4:157 19:30 5:46 2:87 5:72 5:17 5:112 5:114 57:27
story of moses and pharaoh | 20:24 7:103 28:3 79:15 26:10 10:75 7:104 79:17 20:43 26:16 17:101 28:4 40:26 43:46 11:97 51:38 23:46
paradise for believers | 2:25 9:72 4:57 18:107 3:133 47:15 85:11 22:14 22:23 4:124 98:7 43:70
forgiveness of sins | 39:53 3:135 4:110 66:8 71:10 4:48 3:31 3:133 25:70 3:136
women rights | 4:19 4:32 2:228 4:7 4:4 4:1 33:35 4:124 16:97
marriage | 30:21 24:32 4:3 2:221 4:1
divorce | 2:229 65:1 2:228 2:230 2:231 2:227
hell fire punishment | 4:56 67:6 2:24 66:6 74:26 32:20 3:10 104:6 22:19 78:21 8:50 3:191 9:68
angels | 35:1 2:30 66:6 2:285 21:20 82:10 16:50 13:11 2:34
satan is your enemy | 35:6 12:5 2:168 2:208 36:60 17:53 7:22 43:62 6:142
there is no compulsion in religion | 2:256
verse of the throne | 2:255
with hardship comes ease | 94:5 94:6 65:7
gratitude | 14:7 2:152 31:12 27:40 16:114
orphans | 93:9 4:10 4:2 107:2 4:6 2:220 17:34 93:6 6:152
backbiting | 49:12 104:1 68:11
usury interest | 2:275 3:130 2:276 2:278 30:39
justice | 4:135 5:8 16:90 57:25 4:58
hijab | 24:31 33:59 33:53
pork | 2:173 5:3 6:145 16:115
death | 3:185 62:8 21:35 4:78 29:57 50:19 67:2
knowledge | 58:11 20:114 39:9 96:1 35:28 96:4 96:5
trust in allah | 65:3 3:159 8:2 9:51 14:12 64:13 3:122 5:23 33:3
hypocrites | 63:1 4:145 2:8 4:142 9:67 9:68 2:14 63:4
noah and the flood | 11:40 11:42 54:12 23:27 29:14 71:1 11:44 11:37 11:38 26:119 11:43
creation of man from clay | 15:26 55:14 23:12 32:7 38:71 6:2 37:11 15:28 7:12
night of power | 97:1 97:3 44:3 97:2
inheritance | 4:11 4:12 4:7 4:176 4:8
honey | 16:69
big bang expanding universe | 21:30 51:47
greed for wealth | 102:1 104:2 89:20 100:8 3:180 104:3
envy | 113:5 4:54 2:109 4:32
dua for parents | 17:24 14:41 71:28
hajj pilgrimage | 3:97 22:27 2:196 2:197 2:158
how to repent | 66:8 4:17 25:70 39:53 24:31
jihad | 22:39 9:41 22:78 2:190 29:69 4:95 61:11 49:15 2:218
suicide | 4:29 2:195
lower your gaze | 24:30 24:31
love | 30:21 3:31 19:96 2:165 3:14
anxiety and depression | 13:28 94:5 2:286 9:40 3:139 10:62 41:30
lying | 16:105 40:28 39:60 2:10 16:116 22:30 61:2 61:3 9:77 45:7
who is allah | 112:1 2:255 59:22 59:23 57:3 20:14 6:102 112:2
punishment for stealing | 5:38
eating pork | 2:173 5:3 6:145 16:115
story of joseph | 12:3 12:4 12:7 12:21 12:18 12:15
story of mary | 19:16 3:42 19:20 3:45 3:37 66:12 3:36 19:17 19:27
good character | 68:4 33:21 3:159 31:18 25:63
prayer for forgiveness | 7:23 3:147 2:286 71:28 21:87 3:16 23:118 3:193 14:41 59:10 39:53 4:110
prayer of moses | 20:25 28:24 28:16 7:151 20:26 28:21
end of the world signs | 47:18 81:1 82:1 99:1 54:1 27:82 84:1 56:1 7:187 22:1 43:61 21:96
is music haram | 31:6
women in islam | 4:1 33:35 4:19 2:228 4:34 4:32 24:31 16:97 3:195 4:124
do not kill | 17:33 5:32 6:151 4:93 4:29 25:68 17:31
be just even against yourselves | 4:135 5:8
seeking help through patience and prayer | 2:45 2:153
life of this world is play and amusement | 6:32 57:20 29:64 47:36
every soul will taste death | 3:185 21:35 29:57
throne of allah | 20:5 7:54 69:17 40:7 39:75 11:7 2:255 9:129 27:26 23:116
loneliness | 57:4 2:186 50:16 93:3 9:40
how to be a good husband | 4:19 30:21 2:228 4:34 2:187 2:229
stress and worries | 13:28 94:5 2:286 9:40 3:139
halal food | 2:168 5:88 16:114 2:172 5:4 5:5
night prayer | 17:79 73:2 73:6 32:16 51:17 25:64 76:26 73:20 52:49 50:40 11:114
rain and clouds | 24:43 30:48 7:57 13:12 35:9 16:10 2:164 56:68 2:22
do not mock others | 49:11
spending wealth in the way of allah | 2:261 2:262 2:195 57:10 9:41 2:265 47:38 57:7 8:60 9:34
repel evil with good | 41:34 23:96 13:22 28:54
`

export type AskedQuery = { typed: string; accepted: readonly string[] }

export const askedQueries = { indonesian: readAsked(indonesian), english: readAsked(english) }

/** The queries of a table: one a line, with the verses that a reader accepts as an answer. */
export function readAsked(list: string): AskedQuery[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', verses = ''] = line.split(' | ')
      return { typed, accepted: verses.split(' ') }
    })
}
