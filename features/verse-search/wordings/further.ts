/** Harder ways to ask: rules, trade, leading, family and the last days in everyday words. */
export const askedFurther = `
cerai pas istri lagi hamil, talak waktu haid, cerai kapan boleh, jangan usir istri yang dicerai | 65:1 65:4 65:6 2:228
mantan istri masih tinggal serumah, tempat tinggal istri yang ditalak | 65:6 65:1
jangan ambil kembali pemberian ke istri, minta balik mas kawin, minta balik seserahan | 4:20 4:21 2:229 4:19
wanita hijrah tinggalkan suami kafir, istri masuk islam suami tidak | 60:10
suami meninggal istri dapat rumah setahun, nafkah janda | 2:240 2:234
ayah kandung dan ayah angkat, panggil nama bapak kandung | 33:5 33:4
anak saleh selamatkan harta, harta anak yatim dijaga karena bapaknya saleh | 18:82
keturunan nabi yang jahat, anak nabi kafir | 11:46 11:42 2:124 57:26
bapak beda agama dengan anak, anak ngajak bapak masuk islam | 19:42 19:43 6:74 60:4 31:15
anak ngingetin bapak, menasihati orang tua dengan lembut | 19:42 19:44 17:23 31:15
saudara kandung bantu dakwah, kakak bantu adik | 20:30 28:35 19:53 28:34
jangan sedih keluarga tidak beriman, sedih keluarga tidak salat | 28:56 35:8 26:3 18:6 20:132
bibi paman sepupu boleh dinikahi, nikah sama sepupu | 33:50 4:23 4:24
menyusui anak pakai ibu lain, bayar ibu susu | 2:233 65:6
anak kecil belajar salat, anak tujuh tahun, pesan ke anak sejak kecil | 31:17 20:132 31:13 66:6
orang tua masuk surga bareng anak | 52:21 13:23 40:8
ibu masuk surga duluan, bidadari surga ibu | 31:14 52:21 4:124 9:72
jualan sambil sumpah, bersumpah biar laku, sumpah dagang | 3:77 16:94 2:224 68:10
harga dinaikin gak wajar, untung kebanyakan, mark up | 4:29 2:188 83:1 11:85
beli barang curian, makan uang haram, gaji haram, duit haram | 2:188 4:29 5:100 2:168 5:62 5:88
barang halal tapi cara haram, sedekah dari uang haram | 2:267 5:100 2:188
menunda bayar utang padahal mampu, pura-pura lupa utang | 2:282 2:283 4:58 5:1 17:34
hapus utang orang, ikhlasin utang teman, membebaskan utang | 2:280 64:17 2:245
kerja sama bagi hasil, patungan usaha, mitra serakah | 38:24 4:29 5:1 2:282
perjanjian dilanggar sepihak, batal kontrak | 5:1 17:34 16:91 8:58 9:4 9:7
rezeki dari jalan-jalan bumi, keluar rumah cari nafkah | 67:15 62:10 73:20 29:17
rezeki karena takwa, istigfar buka rezeki | 65:3 71:12 7:96 11:3 11:52
orang kaya bilang hartanya karena pintar, kaya karena kerja sendiri | 28:78 39:49 18:35 96:7
kekayaan bikin lupa Tuhan, merasa cukup melampaui batas | 96:6 96:7 63:9 42:27 102:1
harta warisan dimakan rakus, cinta harta berlebihan | 89:19 89:20 100:8
emas dipakai laki-laki, perhiasan sutra | 7:32 22:23 43:18
pemimpin harus ilmu dan badan kuat, syarat raja | 2:247 28:26 12:55 38:20
pemimpin ikut hawa nafsu, keputusan pakai perasaan | 38:26 5:49 28:50 4:135
pemimpin membangga-banggakan kekuasaan, negara ini milikku | 43:51 79:24 28:38 26:29 2:258
rakyat ikut pemimpin sesat, salah pilih pemimpin di neraka | 33:67 11:98 28:41 14:21 34:31
jangan ikut perintah orang melampaui batas, lawan tirani | 26:151 18:28 11:113 68:8 76:24 20:43
hukum pakai selain hukum Allah, hukum buatan manusia | 5:44 5:45 5:47 5:50 4:60 12:40 42:21
pilih orang terpercaya, rekrut pegawai kuat jujur | 28:26 12:54 12:55 27:39
pemimpin perempuan pintar, ratu bijak bermusyawarah | 27:32 27:23 27:34 27:35
pembantu setan, tim sukses jahat, pengikut buta | 2:166 33:67 14:22 29:12
menolak suap, hadiah untuk nyogok ditolak | 27:36 2:188 5:42
pemimpin menangis karena rakyat, pemimpin peduli | 9:128 3:159 26:215 18:6
perdamaian dengan musuh, gencatan senjata, perjanjian damai | 8:61 4:90 9:4 60:8 9:7
tawanan perang diperlakukan baik, kasih makan tahanan | 76:8 47:4 8:70
beri suaka, lindungi pengungsi beda agama | 9:6 8:72 59:9
mata-mata, informasi musuh, bocorkan rahasia negara | 60:1 4:83 8:27 49:12 9:47
kiamat orang mabuk padahal tidak, bumi goncang ibu menyusui lupa | 22:2 22:1
anak kecil beruban saking takutnya | 73:17
manusia bangkit telanjang sendiri-sendiri, datang sendirian | 6:94 19:95 18:48 21:104
langit digulung seperti kertas | 21:104 39:67 81:11
bumi datar di padang mahsyar, bumi diganti | 14:48 20:106 18:47 84:3
laut mendidih dan menyala | 81:6 82:3 52:6
semua orang berlutut, dipanggil lihat catatan | 45:28 45:29 17:71 18:49
dosa diangkut di punggung, memikul beban | 6:31 16:25 29:13 20:100
minta mati saja di neraka, ingin jadi tanah | 43:77 78:40 84:11 69:27 35:36
rantai di leher neraka, dibelenggu, cambuk besi | 69:30 69:32 40:71 22:21 76:4 36:8 14:49
baju dari api, pakaian ter, air dituang ke kepala | 22:19 14:50 22:20 22:21 44:48
neraka marah menggelegak, suara neraka | 67:7 67:8 25:12 50:30
masuk surga rombongan, pintu surga dibuka, disambut malaikat | 39:73 13:23 16:32 38:50 41:30
bersandar di dipan, gelas kristal, pelayan muda | 76:13 56:15 56:17 76:15 76:19 52:24 43:71 36:56
luas surga, surga seluas langit | 3:133 57:21
orang terakhir, golongan kanan kiri, orang terdahulu | 56:8 56:9 56:10 56:27 90:18
ditanya nikmat, dimintai tanggung jawab | 102:8 17:36 37:24 7:6 15:92
setan jadi teman di dunia menyesal di akhirat | 43:36 43:38 25:28 4:38 41:25
makan riba seperti kesurupan, perang dengan Allah | 2:275 2:279
hujan batu, suara keras, angin, ditelan bumi | 29:40 11:82 11:67 69:6 28:81
tidur lama bangun kira sebentar | 18:19 2:259 23:113 30:55
batu keluar air, batu jatuh takut Allah | 2:74 2:60 59:21
api dari pohon hijau | 36:80 56:71
tanah mati hidup lagi kena hujan | 41:39 30:50 35:9 22:5 36:33 50:11
bayang-bayang memanjang memendek | 25:45 16:48 13:15
gunung warna-warni merah putih hitam | 35:27
hewan jalan dengan perut dua kaki empat kaki | 24:45
anak lahir tidak tahu apa-apa dikasih telinga mata | 16:78 76:2 67:23
manusia dari air hina, dari air memancar | 77:20 32:8 86:6 75:37 80:19
perut hewan keluar minuman warna | 16:69 16:66
bintang jatuh setan dilempar | 67:5 37:10 72:9 15:18
ngomong sama anak yatim jangan kasar, orang minta jangan dibentak | 93:9 93:10 4:8 17:28
tidak jadi ngasih karena dimaki, bantu orang yang nyakitin kita | 24:22 41:34 2:263
memuji diri sendiri, minta dipuji padahal tidak kerja | 3:188 53:32 4:49
cari-cari alasan, ngeles, ngeyel saat salah | 75:14 75:15 18:54 9:94 66:7
buru-buru menilai, asal menuduh, main hakim sendiri | 49:6 49:12 17:36 24:12 4:94
bisik-bisik di depan orang, ngobrol berdua rahasia | 58:9 58:10 4:114 58:8
kasih tempat duduk, geser di majelis, lapang tempat | 58:11
masuk rumah lewat belakang, pintu depan | 2:189
berdoa kencang-kencang, doa pelan, suara doa sedang | 7:55 17:110 7:205 19:3
ragu salat arahnya salah, tidak tahu kiblat | 2:115 2:144 2:150
salat sambil tidak sadar, salat mabuk ngantuk | 4:43
lupa puasa makan, lupa salah dimaafkan | 2:286 33:5
sudah tua tidak kuat puasa bayar apa | 2:184
tidak sanggup haji, haji pakai uang, haji mampu | 3:97
`
