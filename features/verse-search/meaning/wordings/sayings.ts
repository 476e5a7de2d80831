/** Half-remembered verses from surah 23 on, and proverbs with the verses that say the same. */
export const askedBySayings = `
beruntung orang beriman, khusyuk salatnya | 23:1 23:2
jauh dari sia-sia | 23:3
segumpal darah segumpal daging tulang dibungkus daging | 23:14 22:5
kamu kira diciptakan main-main tidak kembali | 23:115
Tuhan kembalikan aku ke dunia supaya beramal | 23:99 23:100 32:12 63:10
perempuan jahat untuk laki jahat, perempuan baik untuk laki baik | 24:26
tundukkan pandangan jaga kemaluan | 24:30 24:31
nikahkan yang sendirian, kalau miskin Allah cukupkan | 24:32
Allah cahaya langit bumi | 24:35
tidak dilalaikan dagang dari ingat Allah | 24:37
jadikan hawa nafsu tuhannya | 25:43 45:23
rendah hati kalau disapa bodoh bilang salam | 25:63
boros tidak pelit tidak, di tengah | 25:67
dosa diganti kebaikan | 25:70
pasangan dan anak penyejuk mata, pemimpin orang takwa | 25:74
celaka aku, andai tidak jadikan dia teman | 25:28
kaumku tinggalkan Quran | 25:30
kalau sakit dia sembuhkan | 26:80
harta anak tidak berguna kecuali hati bersih | 26:88 26:89
siapa kabulkan orang terdesak | 27:62
tidak ada yang tahu gaib selain Allah | 27:65 6:59
gunung kamu kira diam padahal jalan seperti awan | 27:88
aku butuh kebaikan yang kau turunkan | 28:24
kamu tidak bisa beri hidayah orang yang kamu cinta | 28:56
cari akhirat jangan lupa dunia, berbuat baik seperti Allah | 28:77
semua binasa kecuali wajahnya | 28:88 55:26 55:27
dibiarkan bilang beriman tanpa diuji | 29:2
salat cegah keji mungkar | 29:45
binatang tidak bawa rezeki, Allah beri | 29:60
yang sungguh-sungguh kami tunjuki jalan | 29:69
pasangan dari jenismu supaya tenteram, kasih sayang | 30:21
beda bahasa dan warna kulit | 30:22
fitrah Allah tidak ada perubahan | 30:30
rusak darat laut karena tangan manusia | 30:41
lemah kuat lemah lagi beruban | 30:54
jangan sekutukan Allah wahai anakku | 31:13
ibu mengandung lemah bertambah lemah, sapih dua tahun | 31:14
seberat biji sawi dalam batu | 31:16
jangan palingkan muka, seburuk suara keledai | 31:18 31:19
tidak tahu apa yang diusahakan besok, tidak tahu mati di bumi mana | 31:34
lambung jauh dari tempat tidur | 32:16
tidak ada yang tahu penyejuk mata disembunyikan | 32:17
Allah tidak jadikan dua hati dalam satu dada | 33:4
nabi lebih utama dari diri mereka | 33:6
di rumah saja jangan dandan jahiliah | 33:33
tidak patut mukmin punya pilihan lain kalau Allah putuskan | 33:36
Allah dan malaikat selawat ke nabi | 33:56
ulurkan jilbab supaya dikenal tidak diganggu | 33:59
katakan perkataan yang benar | 33:70
amanat ditawarkan langit bumi gunung menolak | 33:72
yang kamu infakkan Allah ganti | 34:39
kamu yang butuh Allah | 35:15
setan musuhmu jadikan musuh | 35:6
yang takut Allah ulama | 35:28
matahari tidak mungkin kejar bulan | 36:40
jadilah maka jadilah, kun fayakun | 36:82 2:117 16:40 3:47 19:35 40:68
siapa hidupkan tulang hancur | 36:78
mulut dikunci tangan bicara kaki saksi | 36:65
orang sabar diberi pahala tanpa batas | 39:10
sama tidak orang tahu dan tidak tahu | 39:9
dengar ucapan ikuti yang terbaik | 39:18
jangan putus asa hamba yang lewat batas, ampuni semua dosa | 39:53
genggam jiwa waktu tidur | 39:42 6:60
berdoalah niscaya kukabulkan | 40:60
mata khianat dan isi dada | 40:19
serahkan urusanku kepada Allah | 40:44
langit bumi asap datanglah suka atau terpaksa | 41:11
Tuhan kami Allah lalu istikamah malaikat turun jangan takut sedih | 41:30
siapa lebih baik ucapan dari penyeru Allah | 41:33
tolak jahat dengan baik musuh jadi teman setia | 41:34
tidak sama baik dan buruk | 41:34 5:100
tanda kami di ufuk dan diri mereka | 41:53
tidak ada yang serupa dengannya | 42:11
musibah karena tanganmu sendiri | 42:30
balasan buruk setimpal, memaafkan pahalanya dari Allah | 42:40
beri anak perempuan, beri anak laki, jadikan mandul | 42:49 42:50
mahasuci yang tundukkan kendaraan ini | 43:13
kami bagi penghidupan mereka | 43:32
teman akrab jadi musuh kecuali takwa | 43:67
tidak ciptakan langit bumi main-main | 44:38 21:16 38:27
kembalikan dirham, kandung sapih tiga puluh bulan | 46:15
kalau tolong agama Allah dia tolong kamu | 47:7
hati terkunci tidak renungi Quran | 47:24
keras ke kafir sayang sesama, bekas sujud di wajah | 48:29
berita dari orang fasik periksa | 49:6
mukmin bersaudara damaikan | 49:10
jangan olok kaum lain mungkin lebih baik | 49:11
jauhi banyak prasangka, cari-cari kesalahan, makan daging saudara mati | 49:12
bersuku-suku supaya kenal, mulia yang takwa | 49:13
lebih dekat dari urat leher | 50:16
tidak ada kata terucap kecuali pengawas | 50:18
jahanam sudah penuh, masih ada tambahan | 50:30
rezekimu di langit | 51:22
jin manusia untuk ibadah | 51:56
segala sesuatu berpasangan supaya ingat | 51:49
larilah kembali kepada Allah | 51:50
anak cucu ikut iman dihubungkan di surga | 52:21
manusia dapat yang diusahakan | 53:39
yang buat tertawa dan menangis, matikan hidupkan | 53:43 53:44
jangan anggap diri suci | 53:32
kami mudahkan Quran untuk diingat | 54:17
segala sesuatu diciptakan dengan ukuran | 54:49 25:2
balasan baik cuma kebaikan | 55:60
yang sentuh cuma yang suci | 56:79
dia bersama kamu di mana saja | 57:4
belum waktunya hati tunduk, keras hati | 57:16
dunia permainan kelengahan perhiasan berbangga banyak harta anak | 57:20
musibah sudah tertulis sebelum diciptakan | 57:22
jangan sedih yang luput jangan gembira berlebihan | 57:23
derajat orang berilmu, lapangkan majelis | 58:11
dahulukan orang lain walau susah sendiri | 59:9
lihat yang disiapkan untuk besok | 59:18
lupa Allah dibuat lupa diri | 59:19
kalau Quran diturunkan ke gunung, gunung hancur takut Allah, gunung pecah | 59:21
bisa jadi Allah timbulkan kasih antara musuhmu | 60:7
Allah tidak larang baik dengan yang tidak perang | 60:8
besar kebencian ucap yang tidak dikerjakan | 61:2 61:3
padamkan cahaya Allah dengan mulut | 61:8 9:32
mati yang kamu lari darinya pasti temui kamu | 62:8
seruan Jumat tinggalkan jual beli | 62:9
selesai salat bertebaran cari karunia | 62:10
jangan harta anak lalaikan | 63:9
istri anak ada yang musuh, maafkan | 64:14
takwa semampumu | 64:16
takwa dikasih jalan keluar rezeki tak disangka | 65:2 65:3
setelah sempit lapang | 65:7 94:5
jaga diri keluarga dari neraka, bahan bakar manusia batu | 66:6
tobat nasuha | 66:8
mati hidup untuk uji siapa paling baik amal | 67:2
jalan di penjuru bumi makan rezeki | 67:15
sungguh akhlakmu agung | 68:4
manusia suka keluh kesah, kena susah mengeluh dapat baik kikir | 70:19 70:20 70:21
mintalah ampun hujan lebat harta anak | 71:10 71:11 71:12
bangun malam berselimut | 73:1 73:2 74:1
tiap jiwa tergadai amalnya | 74:38
manusia saksi atas dirinya walau beralasan | 75:14
kasih makan karena Allah tidak minta balas | 76:9
takut Tuhan tahan nafsu surga tempatnya | 79:40
lari dari saudara ibu bapak istri anak | 80:34
apa yang menipumu dari Tuhan pemurah | 82:6
celaka orang curang | 83:1
manusia kerja keras menuju Tuhan | 84:6
beruntung yang sucikan diri | 87:14 91:9
kamu lebih pilih dunia padahal akhirat lebih baik | 87:16 87:17
jiwa tenang kembali kepada Tuhanmu | 89:27
manusia diciptakan susah payah | 90:4
jalan mendaki sukar memerdekakan budak | 90:11 90:12 90:13
yang memberi dan takwa kami mudahkan | 92:5 92:7
Tuhanmu tidak tinggalkan tidak benci | 93:3
akhirat lebih baik dari permulaan, Tuhan beri sampai puas | 93:4 93:5
sesudah sulit ada mudah | 94:5 94:6
selesai satu urusan kerjakan lain | 94:7
bentuk sebaik-baiknya lalu serendah-rendahnya | 95:4 95:5
manusia melampaui batas karena merasa cukup | 96:6
sebesar zarah lihat balasannya | 99:7 99:8
bermegah-megahan sampai masuk kubur | 102:1
pengumpat pencela, kumpul harta hitung-hitung | 104:1 104:2
dusta agama hardik yatim, celaka orang salat | 107:1 107:2 107:4
bagimu agamamu bagiku agamaku | 109:6
tidak beranak tidak diperanakkan | 112:3
kejahatan orang dengki, tukang sihir tiup buhul | 113:5 113:4
bisikan setan sembunyi di dada manusia | 114:4 114:5
air tuba dibalas air susu, susu dibalas tuba, membalas budi buruk dengan baik | 41:34 13:22 23:96 28:54
sudah jatuh tertimpa tangga, musibah beruntun, apes terus, sial melulu | 2:155 94:5 2:156 2:286 65:7
nasi sudah menjadi bubur, sesal kemudian tidak berguna | 39:56 63:10 57:23 3:135 89:24 25:27
buah jatuh tidak jauh dari pohonnya, darah daging sendiri | 52:21 7:58 71:27 3:34
siapa menabur dia menuai, menabur angin menuai badai, tanam sendiri panen sendiri, karma, yang menanam memetik | 99:7 17:7 53:39 42:30 41:46 74:38 45:15
sambil menyelam minum air, dunia dapat akhirat dapat | 28:77 2:201
berakit-rakit ke hulu, bersakit dahulu bersenang kemudian | 94:5 94:6 2:214 65:7
besar pasak daripada tiang, lebih besar pengeluaran | 17:26 17:27 25:67 17:29
tong kosong nyaring bunyinya, banyak omong | 61:2 31:19 23:3 2:204
lempar batu sembunyi tangan, tidak bertanggung jawab, mengkambinghitamkan | 4:112 14:22 17:15 74:38
musuh dalam selimut, serigala berbulu domba, duri dalam daging | 3:118 3:119 2:14 63:4 4:107 2:204
air susu dibalas air tuba, kacang lupa kulit, tidak tahu terima kasih, tidak tahu diuntung, tidak tahu balas budi | 55:60 100:6 14:7 10:12 80:17 16:112 17:67
habis manis sepah dibuang, dimanfaatkan orang | 4:107 8:27 2:264
gajah di pelupuk mata tidak tampak, semut di seberang lautan tampak, melihat kesalahan orang lain | 2:44 49:11 53:32 49:12
padi makin berisi makin merunduk, di atas langit masih ada langit | 12:76 17:37 25:63 31:18
petantang petenteng, songong, belagu, sok jagoan, petentengan, gaya selangit | 31:18 17:37 25:63 28:83 40:75 57:23
berat sama dipikul ringan sama dijinjing, bersatu kita teguh | 5:2 3:103 8:46 49:10 61:4
sedia payung sebelum hujan, menyiapkan masa depan, dana darurat | 59:18 12:47 8:60 4:9
hemat pangkal kaya, sedikit demi sedikit | 25:67 17:27 12:47
mulutmu harimaumu, lidah tidak bertulang, lidah lebih tajam dari pedang | 50:18 49:11 104:1 17:53 24:15 24:24
fitnah lebih kejam, api dalam sekam, kabar angin | 2:191 24:11 49:6 24:15
bagai pinang dibelah dua, garam di laut asam di gunung, jodoh tidak ke mana | 30:21 24:26 51:49 36:36
surga di telapak kaki ibu | 31:14 46:15 17:23 17:24
tangan di atas lebih baik dari tangan di bawah | 2:273 2:261 3:92 57:7
waktu adalah uang, waktu adalah pedang, waktu terbuang | 103:1 94:7 63:10 23:3
malu bertanya sesat di jalan | 16:43 21:7
esa hilang dua terbilang, rawe-rawe rantas, pantang menyerah | 3:139 3:146 3:200 29:69
hidup seperti roda berputar, kadang di atas kadang di bawah | 3:140 94:5 3:26
dunia cuma mampir minum, urip mung mampir ngombe, dunia persinggahan, numpang lewat | 40:39 57:20 29:64 23:114 79:46
mau enaknya saja, ingat Tuhan pas susah doang, giliran senang lupa | 10:12 39:8 17:67 41:51 29:65 30:33 39:49
`
