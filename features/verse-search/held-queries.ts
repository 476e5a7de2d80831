import { type AskedQuery, readAsked } from './asked-queries.ts'

/** Queries that were written by others before the search was mended for them, with what they accept ('18:*': any verse). */
const indonesian = `
proses janin di dalam rahim | 23:12 23:13 23:14 22:5 39:6 3:6 75:37 75:38 75:39 40:67 76:2 96:2 86:5 86:6 86:7 16:4 53:45 53:46 80:18 80:19 77:20 77:21 77:22 77:23 32:8 32:9 35:11 13:8 53:32 36:77 71:14
siapa yg tau kapan kiamat | 7:187 31:34 33:63 41:47 43:85 79:42 79:43 79:44 67:25 67:26 20:15 43:61 51:12 51:13 51:14 72:25 21:109 34:29 34:30 10:48 10:49
isra miraj nabi muhammad | 17:1 53:7 53:8 53:9 53:10 53:11 53:12 53:13 53:14 53:15 53:16 53:17 53:18 17:60
kenapa allah kasih cobaan terus | 2:155 2:156 2:157 2:214 29:2 29:3 3:142 3:186 67:2 21:35 47:31 64:11 57:22 42:30 3:140 3:141 3:154 2:286 76:2 18:7 3:179 7:168 32:21 7:94 6:165 6:42
anak susah diatur durhaka sama orang tua | 46:17 46:18 17:23 17:24 31:14 31:15 46:15 29:8 64:14 20:132 25:74 66:6 6:151 2:83 11:42 11:43 11:45 11:46 18:80
pengen punya anak udah lama nikah belum hamil | 3:38 3:39 3:40 3:41 19:4 19:5 19:6 19:7 19:8 19:9 21:89 21:90 37:100 37:101 11:71 11:72 11:73 51:28 51:29 51:30 14:39 42:49 42:50 25:74 15:53 15:54 15:55 15:56
doa minta jodoh yang baik | 25:74 28:24 24:26 21:89 30:21 24:32
makanan apa saja yang haram | 2:173 5:3 6:145 16:115 6:121 5:90 7:157 6:118 6:119 5:1
ayat kursi | 2:255
gambaran surga sungai susu madu | 47:15
jangan bilang ah sama ibu bapak | 17:23 46:17
lebah dan madu obat | 16:68 16:69
makanan penghuni neraka apa | 37:62 37:63 37:64 37:65 37:66 37:67 37:68 44:43 44:44 44:45 44:46 56:51 56:52 56:53 56:54 56:55 56:56 88:6 88:7 69:36 69:37 73:13 14:16 14:17 17:60 47:15
dilarang ngomongin kejelekan orang lain di belakang | 49:12 104:1 68:11 49:11 24:19 4:148
tongkat jadi ular | 20:17 20:18 20:19 20:20 20:21 7:107 7:117 26:32 26:45 27:10 28:31 20:69
nabi yang bisa bicara dengan semut dan burung | 27:16 27:17 27:18 27:19 27:20 27:21 27:22 27:23 27:24 27:25 27:26 27:27 27:28
suami selingkuh harus bagaimana | 17:32 4:35 24:2 24:3 4:128 24:30 4:19 2:229 4:130
lagi banyak utang pusing gimana ya allah | 2:280 65:2 65:3 65:7 94:5 94:6 2:286 2:153 2:155 2:156 39:53 9:60
tanda kiamat ya'juj ma'juj keluar | 21:96 21:97 18:94 18:95 18:96 18:97 18:98 18:99
allah ga membebani seseorang di luar kemampuannya | 2:286 2:233 6:152 7:42 23:62 65:7
malas sholat | 4:142 9:54 107:4 107:5 19:59 29:45 20:14 20:132 2:45 74:42 74:43 4:103 2:238 23:1 23:2 23:9 70:22 70:23
boleh ga suami punya istri lebih dari satu | 4:3 4:129
kisah pemuda tidur di gua ratusan tahun | 18:9 18:10 18:11 18:12 18:13 18:14 18:15 18:16 18:17 18:18 18:19 18:20 18:21 18:22 18:25 18:26
keutamaan sedekah dilipatgandakan tujuh ratus kali | 2:261 2:245 57:18 57:11 2:265 64:17 2:276 30:39 6:160 34:39
mas kawin wajib dikasih | 4:4 4:20 4:21 4:24 4:25 2:236 2:237 5:5 33:50 60:10 28:27
sakit parah dokter udah nyerah | 26:80 21:83 21:84 38:41 38:42 6:17 10:107 17:82 10:57 27:62 2:155 2:156 2:157 12:87 94:5 94:6 2:186 41:44 2:153
hp dan motor ilang dicuri maling, sabar | 2:155 2:156 2:157 57:22 57:23 64:11 2:153 5:38
ga ada paksaan masuk agama | 2:256 10:99 18:29 88:21 88:22 109:6
samiri bikin patung sapi | 20:85 20:86 20:87 20:88 20:89 20:90 20:91 20:92 20:93 20:94 20:95 20:96 20:97 7:148 7:150 7:152 2:51 2:54 2:92 2:93 4:153
sapi betina yang disuruh sembelih | 2:67 2:68 2:69 2:70 2:71 2:72 2:73
nabi ibrahim dibakar ga mempan | 21:68 21:69 21:70 37:97 37:98 29:24
doa supaya hati ga dengki sama sesama muslim | 59:10
rayap makan tongkat | 34:14
maryam melahirkan di bawah pohon kurma | 19:22 19:23 19:24 19:25 19:26
lgbt dalam islam | 7:80 7:81 26:165 26:166 27:54 27:55 29:28 29:29 4:16 11:78 23:5 23:6 23:7 70:29 70:30 70:31 21:74
saya non muslim sudah masuk islam keluarga marah | 31:15 29:8 60:8 9:23 46:15 58:22 9:24 29:2 29:3 64:14 60:7 41:30 3:186 19:46 19:47 19:48
mimpi menyembelih anak | 37:102 37:103 37:104 37:105 37:106 37:107
yg menghardik anak yatim itu pendusta agama | 107:1 107:2 107:3 93:9 89:17
denda kalo langgar sumpah | 5:89 66:2 2:225
sidik jari | 75:3 75:4
istrimu adalah ladang bagimu | 2:223
orang2 iri sama kesuksesan saya | 113:5 4:54 4:32 113:1 2:109 12:5 12:8 68:51
kaum sodom yg suka sesama jenis | 7:80 7:81 7:82 7:83 7:84 11:77 11:78 11:79 11:80 11:81 11:82 11:83 26:160 26:161 26:165 26:166 26:167 26:168 26:169 26:170 26:171 26:172 26:173 27:54 27:55 27:56 27:57 27:58 29:28 29:29 29:30 29:31 29:32 29:33 29:34 29:35 15:58 15:59 15:60 15:61 15:62 15:63 15:64 15:65 15:66 15:67 15:68 15:69 15:70 15:71 15:72 15:73 15:74 21:74 54:33 54:34 54:35 54:36 54:37 54:38 37:133 37:134 37:135 37:136 51:32 51:33 51:34
anak adam yang bunuh saudaranya pertama kali | 5:27 5:28 5:29 5:30 5:31
hukuman buat pencuri di alquran | 5:38 5:39
dapet berita hoax harus cek dulu | 49:6 24:12 24:15 24:16 17:36 4:83 24:11 4:94 49:12
ketemu orang ngasih salam wajib dijawab | 4:86
berapa lama ibu menyusui bayinya | 2:233 31:14 46:15
lagi hamil ayat yang menenangkan ibu hamil | 7:189 31:14 46:15 19:22 19:23 19:24 19:25 19:26 3:35 3:36 13:8 23:12 23:13 23:14 22:5 39:6 3:6 13:28
jangan hina sesembahan orang lain | 6:108
di phk bingung cari kerja | 65:2 65:3 65:7 11:6 62:10 28:24 67:15 29:60 94:5 94:6 51:22 2:155 2:156 34:39 51:58 29:62 39:52 13:26 30:37 2:216 71:10 71:11 71:12 42:19
doa tiap abis sholat biar keturunan rajin sholat | 14:40 20:132 25:74 46:15 2:128
belajar sihir dari dua malaikat di babil | 2:102
hidangan turun dari langit diminta murid nabi isa | 5:112 5:113 5:114 5:115
`

const english = `
what happens to us after we die | 23:15 23:16 23:99 23:100 3:185 39:42 32:11 2:28 16:28 16:32 6:93 8:50 40:46 22:7 36:51 36:52 75:3 75:4 56:83 56:84 56:85 56:86 56:87 56:88 56:89 56:90 56:91 56:92 56:93 56:94 29:57 22:66 45:26 6:60 6:61 6:62 20:55 50:19 50:20 50:21 50:22 80:21 80:22 21:35 89:27 89:28 89:29 89:30 62:8 3:169 2:281 4:97 39:68 39:69 39:70 39:71 39:72 39:73 39:74 39:75 47:27 71:17 71:18 99:6 99:7 99:8 14:27 7:25 30:40 30:11 10:4 23:101 23:102 23:103 6:94
people of the cave and their dog | 18:9 18:10 18:11 18:12 18:13 18:14 18:15 18:16 18:17 18:18 18:19 18:20 18:21 18:22 18:25 18:26
verse about kindness to parents | 17:23 17:24 31:14 31:15 46:15 29:8 4:36 2:83 6:151 19:14 19:32 2:215
my friend betrayed me should i forgive | 42:40 42:43 3:134 24:22 41:34 41:35 7:199 64:14 12:92 16:126 16:127 42:37 5:13 3:159 5:45 2:263 15:85 4:149 2:237 45:14
hijab verse | 24:31 33:59 33:53 24:60
jesus speaking as a baby | 19:29 19:30 19:31 19:32 19:33 3:46 5:110
pharaohs wife asking for a house in paradise | 66:11
wife inheritance share when husband dies | 4:12 2:240 4:7
god is closer than jugular vein | 50:16
no one carries the burden of another person | 6:164 17:15 35:18 39:7 53:38
who is allowed to not fast in ramadan | 2:184 2:185
`

export const heldQueries: Record<'indonesian' | 'english', readonly AskedQuery[]> = {
  indonesian: readAsked(indonesian),
  english: readAsked(english),
}
