/** Half-remembered verses of surahs 1 to 22, as people would say them in their own words. */
export const askedByWords = `
jangan campur yang benar dengan yang salah, sembunyikan kebenaran padahal tahu | 2:42 3:71
kalian suruh orang baik tapi lupa diri sendiri | 2:44
boleh jadi kamu benci padahal baik, bisa jadi yang kamu suka itu buruk, Allah tahu kamu tidak tahu | 2:216 4:19
ke mana pun kamu menghadap di situ Allah, timur barat milik Allah | 2:115
kerjakan masing-masing, bagi kami amal kami bagi kamu amal kamu | 2:139 42:15 28:55 10:41 109:6
ingatlah aku maka aku ingat kamu | 2:152
jangan bilang mati orang yang gugur di jalan Allah, mereka hidup | 2:154 3:169
milik Allah kita kembali kepadanya, innalillahi wa inna ilaihi rajiun | 2:156
kebaikan bukan menghadap timur barat | 2:177
mereka pakaian bagimu kamu pakaian bagi mereka | 2:187
jangan jatuhkan diri ke dalam kebinasaan | 2:195
bekal terbaik adalah takwa | 2:197
apakah kamu kira masuk surga tanpa diuji | 2:214 3:142 29:2
fitnah lebih kejam dari pembunuhan, fitnah lebih besar | 2:191 2:217
istri ladang bagimu | 2:223
tahan dengan baik atau lepas dengan baik | 2:229 2:231 65:2
betapa banyak kelompok kecil mengalahkan kelompok besar | 2:249
tidak ada paksaan dalam agama | 2:256 10:99
keluarkan dari gelap ke terang, pelindung orang beriman | 2:257 14:1 57:9 33:43 65:11
perkataan baik lebih baik dari sedekah yang menyakiti | 2:263
setan menakuti kamu miskin | 2:268
siapa yang diberi hikmah diberi kebaikan banyak | 2:269
Allah musnahkan riba suburkan sedekah | 2:276
kalau kesulitan beri tenggang waktu, sedekahkan utang | 2:280
Allah tidak membebani seseorang di luar kesanggupan, jangan pikulkan beban yang kami tidak sanggup | 2:286 23:62 6:152 7:42
ya Allah jangan hukum kami kalau lupa atau salah | 2:286
yang mutasyabih hanya Allah tahu takwilnya | 3:7
jangan condongkan hati kami setelah petunjuk | 3:8
dijadikan indah cinta pada wanita anak emas perak | 3:14
engkau muliakan siapa yang kau kehendaki engkau hinakan, kerajaan diberi dan dicabut | 3:26
engkau masukkan malam ke siang, yang hidup dari yang mati | 3:27 6:95 30:19 22:61
kalau cinta Allah ikuti aku | 3:31
mereka bikin tipu daya Allah sebaik-baik pembalas tipu daya | 3:54 8:30
tidak akan dapat kebaikan sebelum infakkan yang dicinta | 3:92
jangan mati kecuali dalam keadaan muslim | 3:102 2:132
pegang tali Allah jangan bercerai berai | 3:103
kamu umat terbaik | 3:110
ampunan dan surga seluas langit bumi | 3:133 57:21
jangan lemah jangan sedih kamu paling tinggi derajatnya | 3:139
hari-hari kami pergilirkan di antara manusia | 3:140
Muhammad hanya rasul, kalau dia wafat kamu berbalik | 3:144
kalau kamu kasar mereka akan menjauh, kalau sudah bertekad tawakal | 3:159
kalau Allah menolong kamu tidak ada yang mengalahkan | 3:160
cukup Allah penolong kami | 3:173 8:64 9:129 39:38
setiap yang bernyawa pasti mati, tiap jiwa merasakan mati | 3:185 21:35 29:57
ingat Allah sambil berdiri duduk berbaring, tidak kau ciptakan sia-sia | 3:191
aku tidak sia-siakan amal laki-laki perempuan | 3:195
dari jiwa yang satu diciptakan pasangannya | 4:1 7:189 39:6
nikahi dua tiga empat, kalau takut tidak adil satu saja | 4:3
khawatir meninggalkan anak yang lemah | 4:9
api dalam perut makan harta yatim | 4:10
pergauli istri dengan baik, bisa jadi Allah jadikan kebaikan banyak | 4:19
jangan bunuh dirimu, Allah maha penyayang kepadamu | 4:29
jangan iri kelebihan sebagian kamu | 4:32
laki-laki pemimpin perempuan | 4:34
jangan salat waktu mabuk | 4:43
kulit diganti setiap hangus | 4:56
amanat kepada yang berhak, hukum dengan adil | 4:58
taat Allah taat rasul dan ulil amri | 4:59
di mana pun kamu, mati mengejar walau di benteng tinggi | 4:78
kebaikan dari Allah keburukan dari dirimu | 4:79
balas salam dengan lebih baik | 4:86
bunuh mukmin sengaja balasan jahanam | 4:93
bumi Allah luas kenapa tidak hijrah, kami orang tertindas | 4:97
salat itu kewajiban yang ditentukan waktunya | 4:103
siapa berbuat dosa lalu minta ampun dapati Allah pengampun | 4:110
bukan angan-anganmu dan angan ahli kitab | 4:123
tidak akan bisa adil antara istri walau ingin | 4:129
jadi saksi adil walau terhadap dirimu sendiri orang tua | 4:135 5:8
munafik di tingkat paling bawah neraka | 4:145
Allah tidak suka ucapan buruk terang-terangan kecuali dizalimi | 4:148
penuhi akad-akad | 5:1
tolong menolong dalam kebaikan jangan dalam dosa | 5:2
hari ini kusempurnakan agamamu | 5:3
jangan kebencian bikin tidak adil | 5:8
bunuh satu orang seperti bunuh semua manusia, selamatkan satu nyawa | 5:32
kalau Allah mau dijadikan satu umat, berlomba kebaikan | 5:48 16:93 11:118 42:8
khamar judi berhala undian nasib perbuatan setan | 5:90
jangan tanya hal yang kalau diterangkan menyusahkan | 5:101
jaga dirimu, orang sesat tidak membahayakan | 5:105
kalau engkau siksa mereka hambamu | 5:118
kunci gaib, tidak ada daun jatuh tanpa dia tahu | 6:59
dunia main-main dan senda gurau | 6:32 29:64 47:36 57:20
kalau ikut kebanyakan orang di bumi kamu disesatkan | 6:116
dada sempit seperti naik ke langit | 6:125
salatku ibadahku hidupku matiku untuk Allah | 6:162
jangan maki sembahan selain Allah nanti mereka maki Allah | 6:108
jangan bunuh anak karena miskin, kami kasih rezeki | 6:151 17:31
pikul dosa sendiri, tidak pikul dosa orang lain | 6:164 17:15 35:18 39:7 53:38
makan minum jangan berlebihan | 7:31
tiap umat ada ajal tidak bisa maju mundur | 7:34 10:49 16:61 15:5
unta masuk lubang jarum | 7:40
jangan rusak bumi setelah diperbaiki, berdoa dengan takut dan harap | 7:56
kalau penduduk negeri beriman kami buka berkah langit bumi | 7:96
rahmatku meliputi segala sesuatu | 7:156
bukankah aku Tuhanmu, betul kami bersaksi | 7:172
punya hati tidak paham mata tidak melihat telinga tidak mendengar, seperti hewan bahkan lebih sesat | 7:179 25:44 22:46
jadilah pemaaf suruh yang makruf berpaling dari bodoh | 7:199
Quran dibacakan dengar dan diam | 7:204
sebut Tuhan dalam hati pelan pagi petang | 7:205
gemetar hati kalau disebut Allah | 8:2 22:35
bukan kamu yang melempar tapi Allah | 8:17
penuhi seruan Allah yang memberi kehidupan, Allah membatasi antara manusia dan hatinya | 8:24
takutlah fitnah yang tidak hanya menimpa orang zalim | 8:25
harta dan anak cuma ujian | 8:28 64:15
Allah tidak azab selama mereka minta ampun | 8:33
jangan bertengkar nanti gentar hilang kekuatan | 8:46
Allah tidak ubah nikmat sampai mereka ubah diri | 8:53 13:11
siapkan kekuatan dan kuda | 8:60
kalau mereka condong damai terimalah | 8:61
Allah satukan hati, walau habiskan semua harta tidak bisa satukan | 8:63
bapak anak saudara istri harta lebih dicintai dari Allah | 9:24
timbun emas perak, dipanaskan disetrika dahi lambung | 9:34 9:35
jangan sedih Allah bersama kita | 9:40
berangkatlah ringan atau berat | 9:41
tidak menimpa kami kecuali yang ditetapkan Allah | 9:51
sedikit tertawa banyak menangis | 9:82
ambil zakat bersihkan harta mereka | 9:103
Allah beli jiwa harta dengan surga | 9:111
bersama orang jujur | 9:119
jangan semua pergi perang, sebagian belajar agama | 9:122
berat baginya penderitaanmu, rasul dari kaummu sendiri | 9:128
kalau kena susah doa sambil berbaring, setelah hilang lupa | 10:12 39:8 41:51 39:49 17:67
hati orang beriman jangan takut jangan sedih wali Allah | 10:62
kalau Tuhanmu mau semua orang beriman, apa kamu mau paksa | 10:99
kalau Allah timpakan susah tidak ada yang hilangkan | 10:107 6:17
tidak ada makhluk melata kecuali Allah jamin rezekinya | 11:6
istikamahlah seperti diperintahkan | 11:112
jangan condong ke orang zalim nanti kena api | 11:113
kebaikan hapuskan keburukan | 11:114
taufikku hanya dari Allah, aku hanya ingin perbaikan semampuku | 11:88
sabar itu indah, sabar yang baik | 12:18 12:83 70:5
nafsu itu menyuruh kepada jahat | 12:53
di atas orang berilmu ada yang lebih tahu | 12:76
aku adukan sedihku hanya kepada Allah | 12:86
jangan putus asa dari rahmat Allah | 12:87 39:53 15:56
hari ini tidak ada cercaan bagimu | 12:92
kisah mereka ada pelajaran bagi orang berakal | 12:111
Allah tidak ubah keadaan kaum sampai mereka ubah sendiri | 13:11
petir bertasbih | 13:13
hanya dengan ingat Allah hati tenang | 13:28
Allah hapus dan tetapkan yang dia mau, ummul kitab | 13:39
kalau bersyukur kutambah, kalau kufur azabku berat | 14:7
kalau hitung nikmat Allah tidak akan sanggup | 14:34 16:18
jangan kira Allah lalai dari orang zalim | 14:42
kami turunkan Quran kami jaga | 15:9
kami tahu dadamu sempit karena omongan mereka | 15:97
sembah Tuhanmu sampai datang yakin | 15:99
tanya ahli ilmu kalau tidak tahu | 16:43 21:7
keluar dari perut ibu tidak tahu apa-apa | 16:78
Allah suruh adil dan ihsan | 16:90
yang di kamu habis yang di Allah kekal | 16:96
kehidupan yang baik untuk yang beramal saleh laki perempuan | 16:97
ajak dengan hikmah dan nasihat baik | 16:125
kalau kamu baik, baik untuk dirimu sendiri | 17:7 41:46 45:15
manusia minta buruk seperti minta baik, tergesa | 17:11 21:37
baca kitabmu cukup dirimu menghitung | 17:14
jangan bilang ah ke orang tua, rendahkan sayap, seperti mereka mendidikku waktu kecil | 17:23 17:24
pemboros saudara setan | 17:27
jangan tangan terbelenggu jangan terlalu terbuka | 17:29
jangan dekati zina | 17:32
jangan ikuti yang kamu tidak tahu, telinga mata hati ditanya | 17:36
jangan jalan sombong tidak bisa tembus bumi | 17:37
semua bertasbih tapi kamu tidak paham | 17:44
kami muliakan anak Adam | 17:70
benar datang batil hilang | 17:81 21:18 34:49
Quran obat dan rahmat | 17:82
roh urusan Tuhanku, sedikit ilmu | 17:85
kalau jin manusia kumpul tidak bisa buat Quran | 17:88
jangan bilang besok kulakukan tanpa insyaallah | 18:23 18:24
siapa mau beriman silakan, siapa mau kafir silakan | 18:29
harta anak perhiasan dunia | 18:46
kitab tidak tinggalkan yang kecil dan besar | 18:49
orang paling rugi amalnya, merasa berbuat baik | 18:103 18:104
lautan jadi tinta | 18:109 31:27
tulangku lemah kepalaku uban | 19:4
selamat atasku hari lahir mati dibangkitkan | 19:33
semua dari kamu pasti mendatangi neraka | 19:71
Allah tanamkan kasih sayang pada yang beriman | 19:96
kami tidak turunkan Quran supaya kamu susah | 20:2
dirikan salat untuk ingat aku | 20:14
bicara lembut ke Firaun | 20:44
jangan takut aku bersama kamu mendengar melihat | 20:46
dari tanah kami ciptakan ke tanah kami kembalikan | 20:55 71:18
berpaling dari ingatku hidup sempit, bangkit buta | 20:124
jangan tujukan mata ke kenikmatan mereka bunga dunia | 20:131
kami tidak minta rezeki, suruh keluarga salat | 20:132
kalau ada tuhan selain Allah rusak langit bumi | 21:22
langit bumi dulu padu kami pisahkan, dari air semua hidup | 21:30
tidak ada Tuhan selain engkau aku zalim | 21:87
jangan tinggalkan aku sendiri engkau waris terbaik | 21:89
rahmat untuk seluruh alam | 21:107
sembah Allah di tepi, kalau kena ujian berbalik | 22:11
bukan mata yang buta tapi hati | 22:46
daging darah tidak sampai, takwa yang sampai | 22:37
tidak bisa cipta lalat walau bersatu | 22:73
`
