/** Topics of prayers in the words of the Quran. */
export const prayersTopics = `
Doa dunia akhirat, doa selamat dunia akhirat, doa sapu jagat, doa kebaikan dunia akhirat, sapu jagat | 2:201
Doa minta rezeki, doa rezeki, doa mohon rezeki, doa kelancaran rezeki, doa murah rezeki, doa usaha lancar, doa kaya, doa pelancar rezeki | 5:114 28:24 2:201 3:26 71:10 65:3
Doa untuk orang tua, doa orang tua, doa kedua orang tua, doa anak kepada orang tua, mendoakan orang tua | 17:24 71:28 14:41 46:15 27:19
Doa sebelum belajar, doa belajar, doa minta ilmu, doa menuntut ilmu, doa tambah ilmu, doa agar pintar, doa ujian, doa mudah menghafal, doa ilmu yang bermanfaat | 20:114 20:25 20:26 20:27 20:28
Doa kelancaran berbicara, doa Nabi Musa, doa berbicara di depan umum, doa pidato, doa presentasi, doa dimudahkan urusan, doa kemudahan urusan, doa lapang dada | 20:25 20:26 20:27 20:28 28:24
Doa minta keturunan, doa minta anak, doa agar cepat hamil, doa punya anak, doa ingin punya anak, doa Nabi Zakaria | 21:89 3:38 25:74 37:100 19:5 7:189
Doa anak saleh, doa minta anak saleh, doa untuk anak, doa untuk keturunan, doa agar anak rajin salat | 37:100 25:74 14:40 46:15 3:38 2:128
Doa keluarga, doa keluarga sakinah, doa rumah tangga, doa untuk pasangan, doa suami istri, doa untuk suami, doa untuk istri | 25:74 46:15 14:40
Doa minta jodoh, doa jodoh, doa dapat jodoh, doa mendapat pasangan, doa minta pasangan | 28:24 25:74 21:89
Doa mohon ampun, doa minta ampun, doa ampunan, doa tobat, doa bertobat, doa istigfar | 7:23 3:147 23:118 3:16 28:16 59:10 3:193
Doa untuk orang mati, doa untuk orang beriman terdahulu, doa untuk saudara muslim, doa arwah, doa untuk almarhum, mendoakan orang meninggal, doa untuk yang sudah wafat | 59:10 14:41 71:28
Doa keteguhan hati, doa teguh hati, doa tetap iman, doa agar istikamah, doa tidak sesat, doa minta hidayah, doa mohon petunjuk | 3:8 1:6 2:250 7:126 18:10
Doa kesabaran, doa minta sabar, doa agar diberi kesabaran, doa sabar, doa menghadapi musuh, doa Talut | 2:250 7:126 3:147
Doa Nabi Yunus, doa keluar dari kesulitan, doa kesulitan, doa saat susah, doa kesusahan, doa ditimpa musibah, doa saat sedih, doa Zun Nun, doa masalah berat, doa hilang gelisah | 21:87 3:173 2:286 21:83 12:86 2:156
Doa Nabi Ayub, doa kesembuhan, doa sakit, doa minta sembuh, doa orang sakit, doa untuk orang sakit, doa sembuh | 21:83 26:80 38:41
Doa Nabi Nuh, doa naik kapal | 11:41 71:28 23:29 54:10
Doa Nabi Ibrahim, doa agar diterima amal, doa diterima amal, doa Ibrahim | 14:40 2:127 14:41 26:83 60:4 2:128 14:35
Doa Nabi Sulaiman, doa bersyukur, doa syukur nikmat, doa agar pandai bersyukur | 27:19 46:15 38:35
Doa Nabi Yusuf, doa husnulkhatimah, doa mati dalam Islam, doa wafat muslim | 12:101 3:193 7:126
Doa Nabi Isa | 5:114 5:118
Doa Nabi Lut, doa perlindungan dari orang jahat, doa dari orang zalim, doa dijauhkan dari orang zalim, doa perlindungan dari kezaliman, doa ketika terzalimi, doa saat dizalimi, doa orang terzalimi, doa orang teraniaya | 26:169 28:21 10:85 66:11 29:30
Doa Asiah, Asiyah, istri Firaun, doa istri Firaun, rumah di surga | 66:11 28:9
Doa Ashabul Kahfi, doa pemuda gua | 18:10
Doa naik kendaraan, doa bepergian, doa perjalanan, doa kendaraan, doa safar | 43:13 43:14 11:41 23:29 17:80
Doa masuk tempat baru, doa masuk dan keluar, doa pindah rumah, doa masuk rumah | 17:80 23:29
Doa perlindungan dari setan, doa diganggu setan, doa berlindung dari godaan setan, doa diganggu jin | 23:97 23:98 7:200 114:1 113:1 16:98
Doa berlindung dari neraka, doa dijauhkan dari neraka, doa terhindar dari api neraka | 3:191 25:65 2:201 3:16 3:192 40:7
Doa berlindung dari kejahatan makhluk, doa perlindungan, doa dari sihir, doa menolak sihir, ruqyah, rukiah, doa dari hasad | 113:1 113:2 114:1 2:255 113:4 113:5
Doa orang beriman, doa ulul albab, doa orang saleh, doa hamba Allah, rabbana, doa rabbana | 3:191 2:286 3:8 25:74 3:193 23:109 59:10
Doa akhir Al-Baqarah, doa agar tidak dibebani, doa tidak dibebani berat | 2:286
Doa untuk negeri, doa negeri aman, doa keamanan negeri, doa untuk Indonesia | 2:126 14:35
Doa memohon hikmah, doa bersama orang saleh, doa nama baik | 26:83 26:84 27:19 12:101
Doa dicukupkan, doa mengadu kepada Allah, hasbunallah, hasbunallah wanikmal wakil | 3:173 9:129 12:86 39:38
Doa minta pertolongan, doa mohon pertolongan, doa kemenangan, doa menang | 2:250 2:286 54:10 3:147 1:5 29:30
Doa minta hujan, memohon hujan, istiska | 71:11 71:10 11:52 2:60
Doa penghuni surga, ucapan penghuni surga | 10:10 7:43 35:34 39:74
Doa cahaya, doa disempurnakan cahaya | 66:8
Kunci kekuasaan di tangan Allah, doa minta jabatan, doa kekuasaan, jabatan | 3:26 38:35 12:55
`
