/** Queries by topic in everyday words, each with the verses that a reader accepts as an answer. */
const list = `
kesabaran | 2:153 2:155 3:200 103:3 39:10 2:45 16:127 2:156 3:186 31:17 11:115 70:5
mensyukuri nikmat | 14:7 2:152 31:12 27:40 2:172 16:114 34:13 76:3 16:78
bertobat | 66:8 4:17 4:18 24:31 39:53 25:70 25:71 9:104 2:222 42:25 5:39 3:135 9:118
cara berwudu | 5:6 4:43
menggunjing | 49:12 104:1 68:11
kota mekah | 3:96 48:24 90:1 90:2 95:3 2:126 27:91 14:35 28:57 28:85 42:7 6:92
berbakti kepada orang tua | 17:23 31:14 46:15 29:8 4:36 2:83 6:151 17:24
puasa ramadan | 2:183 2:184 2:185 2:187
penerima zakat | 9:60
keutamaan sedekah | 2:261 2:271 2:274 57:18 2:264 9:103 2:263 2:276 2:267 9:60 58:12 63:10 9:79
minuman keras dan perjudian | 5:90 5:91 2:219
menutup aurat | 24:31 33:59 24:30 7:26
pembagian warisan | 4:11 4:12 4:7 4:176 4:33 4:8
perceraian | 2:229 65:1 2:228 2:230 2:231 2:227 2:232
menyantuni anak yatim | 93:9 93:6 107:2 4:10 4:2 4:6 2:220 89:17 76:8 17:34 6:152 2:177 4:3 4:8 4:36 4:127 90:15 2:83 2:215
kesombongan | 31:18 17:37 7:146 4:36 16:23 40:35 57:23 7:13 28:83 39:72 40:76 16:29
bertawakal kepada allah | 65:3 3:159 8:2 9:51 14:12 14:11 64:13 3:122 5:11 25:58 33:3 12:67 11:123 5:23
malaikat pencabut nyawa | 32:11
kisah ashabul kahfi | 18:9 18:10 18:11 18:13 18:16 18:17 18:18 18:19 18:22 18:25
tongkat musa membelah laut | 26:63 20:77 2:50
mimpi nabi yusuf | 12:4 12:5 12:100 12:6
perang badar | 3:123
menyembelih kurban | 108:2 22:34 22:36 22:37 37:107 22:28 5:27 6:162
menghadap kiblat | 2:144 2:149 2:150 2:142 2:143 2:115
doa minta rezeki | 5:114 28:24 65:3 65:2 62:10 71:10 71:12 2:201
doa untuk orang tua | 17:24 71:28 14:41 46:15 27:19
doa sebelum belajar | 20:114 20:25 20:26 20:27 20:28 96:1
doa nabi adam | 7:23
doa selamat dunia akhirat | 2:201
jin dan manusia | 51:56 55:33 6:130 7:179 72:6 17:88 114:6 6:112 41:29 11:119 32:13 7:38 46:18
makanan yang halal dan baik | 2:168 5:88 16:114 2:172 5:4 5:5 5:96 8:69
mencatat utang | 2:282 2:280 2:283
menunaikan amanah | 4:58 8:27 33:72 23:8 70:32 2:283
cobaan hidup | 2:155 29:2 67:2 21:35 2:214 3:186 29:3 8:28 64:15 76:2 18:7 47:31 89:15
sesungguhnya bersama kesulitan ada kemudahan | 94:5 94:6
tidak ada paksaan dalam agama | 2:256
mencari ilmu | 58:11 20:114 96:1 39:9 35:28 9:122 18:66 96:4 96:5 2:269 29:43
berbuat baik kepada tetangga | 4:36
pencurian | 5:38 60:12
larangan bunuh diri | 4:29 2:195
berpegang teguh pada tali allah | 3:103
semut nabi sulaiman | 27:18 27:19
tentara bergajah | 105:1
tujuh lapis langit | 67:3 71:15 2:29 65:12 41:12 78:12 23:17 17:44 23:86
penciptaan dari segumpal darah | 96:2 23:14 22:5 40:67 75:38
perempuan haid | 2:222 65:4 2:228
salat dalam perjalanan | 4:101 4:102 4:103
hati menjadi tenang | 13:28 48:4 89:27 2:260 5:113 8:10 3:126
bersalawat kepada nabi | 33:56
bermegah-megahan | 102:1
boros | 17:26 17:27 7:31 25:67 6:141
hoaks | 49:6 24:11 24:12 24:15 24:13 24:19
memaafkan orang lain | 3:134 7:199 24:22 42:40 42:43 64:14 3:159 42:37 2:109 2:237 16:126 5:13
ketika bersedih | 9:40 3:139 41:30 28:7 29:33 19:24 15:88 16:127 27:70 10:62 12:86
air mani | 75:37 80:19 36:77 16:4 76:2 53:46 86:6 35:11 23:13 18:37 22:5 40:67 56:58
kisah zulkarnain | 18:83 18:86 18:94 18:84
firaun tenggelam | 10:90 17:103 8:54 28:40 7:136 43:55 51:40 20:78 2:50 26:66 10:92
catatan amal | 17:13 17:14 69:19 69:25 84:7 84:10 18:49 45:28 45:29 54:52 83:9 83:20 17:71
ikhlas beribadah | 98:5 39:2 39:11 40:14 4:146 39:3
jujur | 9:119 33:70 33:24 5:119 3:17 33:35
takut kepada allah | 35:28 55:46 79:40 3:175 33:39 98:8 67:12 8:2 3:102 59:18
adil | 4:135 5:8 16:90 4:58 6:152 49:9 57:25
dengki | 113:5 4:54 2:109 59:10
riba | 2:275 2:276 2:278 3:130 30:39 2:279 4:161
zina | 17:32 24:2 25:68 24:3 60:12
menikah | 30:21 24:32 4:3 4:25 24:33 2:221 4:1
poligami | 4:3 4:129
mahar | 4:4 4:24 4:20 2:237 4:25 2:236
menyusui anak | 2:233 46:15 31:14 65:6 28:7
nabi ibrahim dibakar | 21:69 21:68 29:24 37:97
nabi yunus ditelan ikan | 37:142 21:87 68:48 37:144 37:145
nabi nuh dan bahtera | 11:37 23:27 29:15 11:40 11:41 11:42 36:41 71:1 11:44
nabi isa berbicara saat bayi | 19:29 19:30 3:46 5:110 19:24
maryam melahirkan | 19:23 19:22 19:24 19:25 19:26 19:16 19:20
qabil dan habil | 5:27 5:30 5:28 5:31 5:32
ratu balqis | 27:23 27:44 27:29 27:22 27:42 27:32 27:24
luqman menasihati anaknya | 31:13 31:17 31:18 31:16 31:12 31:19
kaum lut | 7:80 7:81 11:82 26:165 29:28 15:74 54:34
kaum tsamud dan unta | 7:73 7:77 91:13 54:27 26:155 11:65 11:61
kaum ad | 69:6 41:15 11:50 7:65 26:123 54:19
nabi musa membelah laut | 26:63 2:50 20:77 10:90 7:138 44:24
nabi musa dan khidir | 18:65 18:66 18:60 18:71 18:82 18:78 18:67
isra mikraj | 17:1 53:14 53:13 17:60 53:18
lailatul qadar | 97:1 97:3 97:2 44:3 97:4 97:5
nuzulul quran | 2:185 97:1 44:3 17:106 25:32 96:1 26:193
hari kiamat | 75:6 99:1 22:1 81:1 82:1 101:1 22:7 79:42 39:67 54:1 69:13 39:68 7:187
sangkakala | 39:68 36:51 69:13 18:99 78:18 27:87 74:8 20:102 23:101
penghuni surga | 56:15 55:46 76:12 47:15 13:35 2:25 7:42 39:73 7:46
neraka jahanam | 78:21 15:44 39:71 67:7 74:27 104:6 14:16 66:6
timbangan amal | 7:8 101:6 21:47 99:7 23:102 101:8 7:9 55:7 99:8
syafaat | 2:255 20:109 2:48 19:87 39:44 21:28 10:3
salat jumat | 62:9 62:10
salat tahajud | 17:79 73:2 73:20 51:17 32:16 73:6 25:64 51:18
waktu salat | 4:103 17:78 11:114 30:17 20:130 2:238 50:39
khusyuk dalam salat | 23:2 2:45 2:238 23:1 20:14
haji dan umrah | 2:196 3:97 22:27 2:197 2:158 22:28 22:29
kabah | 5:97 2:125 3:96 22:26 2:127 5:95 22:29 3:97
masjid | 9:18 72:18 24:36 7:31 2:114 9:108 22:40 9:107 2:187
membaca alquran | 73:4 35:29 16:98 7:204 29:45 96:1 73:20 17:106
alquran sebagai obat | 17:82 10:57 41:44 26:80
berdoa | 40:60 2:186 7:55 7:56 25:77 17:110 27:62 17:11 40:14 32:16
zikir | 33:41 13:28 3:191 2:152 63:9 7:205 62:10 33:35 29:45 18:28 4:103 87:15
kebersihan | 2:222 74:4 9:108 5:6 4:43 8:11
kematian | 3:185 21:35 62:8 4:78 29:57 67:2 31:34 23:99 50:19 63:11 56:83 32:11 39:42 63:10 6:61 33:16
alam kubur | 40:46 23:100 102:2 80:21 9:84 36:51 82:4 36:52 22:7 3:169 71:25 9:101
doa minta jodoh | 25:74 21:89 28:24 30:21 24:32 51:49
doa minta anak saleh | 37:100 3:38 25:74 21:89 46:15 7:189 19:5
doa agar diberi kesabaran | 7:126 2:250 3:200 3:147
doa mohon ampun | 3:16 3:147 3:193 7:23 23:118 2:286 28:16 59:10 71:28 23:109 14:41 66:8 38:35 3:135
jihad | 22:78 9:41 29:69 25:52 61:11 49:15 22:39 9:20 8:74 2:218 9:111 9:24
toleransi antar agama | 109:6 2:256 60:8 10:99 6:108 29:46 22:40 18:29 5:48 2:62 42:15 49:13
persatuan umat | 3:103 49:10 8:46 21:92 6:159 3:105 61:4
jangan berputus asa | 39:53 12:87 15:56 29:23
rahmat allah luas | 39:53 7:156 40:7 6:12 6:54 53:32 42:28
penciptaan manusia dari tanah | 23:12 32:7 15:26 55:14 6:2 7:12 22:5 40:67 35:11 3:59 17:61
jangan mengolok olok | 49:11 104:1 2:14 83:29 5:57 2:67 9:79
prasangka buruk | 49:12 10:36 53:28 48:12 48:6 24:12
memakan harta anak yatim | 4:10 4:2 6:152 17:34 4:6 2:220
timbangan jujur jual beli | 83:1 17:35 6:152 55:9 11:85 26:181 7:85 83:3 11:84 2:275
janji harus ditepati | 17:34 5:1 16:91 23:8 61:2 2:177 3:76 6:152 70:32 61:3 2:40
menjaga lisan | 50:18 33:70 17:53 104:1 49:11 24:15 2:83 4:114 22:30 23:3 4:148 41:33 17:36
menundukkan pandangan | 24:30 24:31
daging babi | 2:173 5:3 6:145 16:115 5:60
susu dan madu | 47:15 16:69 16:66 16:68 23:21
lebah | 16:68 16:69
laba laba | 29:41
unta | 88:17 7:73 22:27 22:36 7:40 54:27 26:155 6:144 91:13
besi | 57:25 34:10 18:96 17:50
hujan turun dari langit | 2:22 16:10 6:99 42:28 30:48 50:9 15:22 25:48 24:43 7:57 39:21 30:24 31:10 8:11 27:60 20:53 31:34 57:20 54:11
gunung sebagai pasak | 78:7 16:15 31:10 21:31 13:3 15:19 50:7 79:32 27:61
siang dan malam | 17:12 3:190 2:164 10:67 28:73 25:62 36:40 78:10 78:11 25:47 36:37 7:54 30:23 41:37 14:33 21:33 21:20 73:20 6:60
kerusakan di darat dan laut | 30:41 7:56 2:205 2:11 28:77 2:60
kezaliman | 14:42 42:40 4:168 42:42 26:227 11:113 22:39 10:44 31:13 4:148 20:111 11:102
orang munafik | 63:1 4:142 4:145 2:8 9:67 63:4 2:14 2:10 9:101 48:6 33:24 63:8
musyawarah | 42:38 3:159 2:233 27:32
pemimpin yang adil | 4:58 38:26 4:59 5:8 21:73 5:42 2:124 4:135 5:49 16:90 25:74
saksi palsu | 25:72 22:30 2:283 4:135 5:8 65:2 2:282
sumpah | 5:89 16:91 2:225 2:224 16:94 24:22 66:2 3:77 24:6
berhijrah | 4:100 2:218 8:72 9:20 16:41 22:58 4:97 8:74 59:8 59:9 3:195 9:100 9:117 60:10 33:6 9:40
istri nabi | 33:6 33:28 33:32 33:53 66:3 66:1 33:59 66:5 66:4 33:33 24:11 24:26
doa keluar dari kesulitan | 21:87 94:5 94:6 21:83 65:2 27:62 3:173 2:286 10:85 28:21 65:7 2:214 18:10
jangan mengikuti hawa nafsu | 79:40 38:26 45:23 25:43 4:135 28:50 12:53 18:28 5:48 5:49 45:18 42:15 7:176 2:120 5:77 6:119
kehidupan dunia hanya permainan | 57:20 6:32 29:64 47:36 3:185 18:45 7:51
berlomba dalam kebaikan | 2:148 5:48 23:61 3:114 21:90 57:21 3:133
maha pengampun | 39:53 15:49 71:10 4:110 2:173 34:15 16:18 24:22 5:39 67:2 2:218 2:182 2:225 2:235 6:54 60:7 4:25 64:14 4:43 10:107 8:69 3:31
cara agar hati tidak gelisah | 13:28 89:27 48:4 94:5 2:45
hukum pinjam uang berbunga | 2:275 3:130 2:278 2:276 30:39
ayat tentang ibu hamil | 31:14 46:15 22:5 39:6 23:14 7:189
anak durhaka | 46:17 17:23 31:14
suami istri bertengkar | 4:35 4:34 4:128
larangan berkata kasar | 17:53 3:159 2:83 49:11 17:23 31:19 104:1
menjenguk orang sakit | 26:80 24:61 21:83
bayi tanpa ayah | 19:20 19:30 3:47 3:59 19:22
nabi yang dibuang ke sumur | 12:15 12:10
nabi yang bisa bicara dengan binatang | 27:16 27:18 27:22
raja yang mengaku tuhan | 79:24 28:38 2:258
orang terkaya zaman nabi musa | 28:76 28:79 28:81
tujuh pemuda tidur di gua | 18:9 18:10 18:11 18:13 18:22 18:25
burung melempar batu | 105:3 105:4
api tidak membakar | 21:69 29:24
besi diturunkan | 57:25
asal mula kehidupan dari air | 21:30 24:45 25:54
ayat tentang cinta | 30:21 3:31 2:165 19:96
ayat tentang teman | 43:67 25:28 4:69
ayat pernikahan islami | 30:21 24:32 4:1
ayat motivasi belajar | 58:11 96:1 39:9 20:114
ayat tentang kesuksesan | 23:1 91:9 87:14 3:200 94:5 13:11
jangan takut miskin | 17:31 2:268 6:151 24:32 11:6
menolong agama allah | 47:7 61:14 22:40
orang yang suka pamer | 107:6 2:264 4:142 4:38 8:47
suka menunda salat | 107:5 107:4 19:59 4:142
azab bagi orang kikir | 3:180 9:34 9:35 4:37 104:2
pahala memberi makan orang lain | 76:8 90:14 76:9 2:261
keutamaan malam lailatul qadar | 97:1 97:3 44:3
manusia diciptakan berpasangan | 51:49 78:8 30:21 36:36 49:13 53:45
wanita di masa haid | 2:222
masa menyusui dua tahun | 2:233 31:14 46:15
perempuan memakai kerudung | 24:31 33:59
etika masuk rumah orang | 24:27 24:28
bila mendengar kabar burung | 49:6 24:12 24:15 17:36
hukuman bagi pencuri | 5:38
hukuman menuduh zina | 24:4 24:23 24:6
makan daging bangkai | 2:173 5:3 16:115 6:145
allah tidak pernah tidur | 2:255
allah maha melihat | 57:4 40:19
allah tidak membebani hambanya | 2:286 65:7 23:62 7:42 2:185
janji allah pasti benar | 30:60 31:33 35:5 4:122 10:55
harapan bagi pendosa | 39:53 25:70 4:110 3:135
kesenangan dunia menipu | 3:185 57:20 31:33 35:5 6:32
hari ketika harta tak berguna | 26:88 63:10
penyesalan setelah mati | 23:99 63:10 89:24 78:40 25:27 6:27
mulut terkunci tangan bicara | 36:65 24:24
pohon di neraka | 44:43 37:62 56:52 17:60
minuman ahli surga | 76:5 83:25 47:15 76:17 76:21 56:18
umat terbaik | 3:110 2:143
negara yang makmur | 34:15 7:96 2:126 14:35
pemuda beriman | 18:13 18:10 12:22
pertolongan allah itu dekat | 2:214 61:13 110:1
orang yang khusyuk | 23:2 2:45 33:35 21:90
puasa orang sakit dan musafir | 2:184 2:185
tata cara bersuci | 5:6 4:43
menghadap ke masjidil haram | 2:144 2:149 2:150
panggilan haji nabi ibrahim | 22:27
doa nabi yunus dalam perut ikan | 21:87
doa supaya diberi anak | 3:38 21:89 25:74 37:100 19:5
doa minta perlindungan dari orang zalim | 28:21 66:11 10:85
doa pembuka hati | 20:25 3:8
doa agar urusan mudah | 20:26 20:25 18:10 2:286
doa untuk keturunan saleh | 25:74 37:100 14:40 46:15 3:38
sulaiman dan ratu | 27:23 27:44 27:29 27:42 27:22
nabi yang sabar dengan penyakit | 21:83 38:41 38:44
tongkat jadi ular | 7:107 20:20 26:32 28:31 27:10
patung sapi emas | 20:88 7:148 2:51
gunung berjalan seperti awan | 27:88
lautan jadi tinta | 18:109 31:27
bumi akan bersaksi | 99:4
jin mendengarkan alquran | 72:1 46:29
malaikat bersayap | 35:1
setan musuh yang nyata | 35:6 2:168 36:60 2:208 12:5 6:142 17:53
tali persaudaraan | 49:10 3:103
merendahkan orang lain | 49:11 31:18 104:1 9:79
sumpah palsu | 3:77 16:94
menjaga kehormatan perempuan | 24:31 24:30 33:59 24:33 24:4 33:35
`

export type TopicQuery = { typed: string; accepted: readonly string[] }

export const topicQueries: readonly TopicQuery[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [typed = '', verses = ''] = line.split(' | ')
    return { typed, accepted: verses.split(' ') }
  })
