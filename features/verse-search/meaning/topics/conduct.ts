/** Topics of conduct: what to do and what to leave. */
export const conductTopics = `
Berbakti kepada orang tua, orang tua, ayah dan ibu, ibu bapak, berbuat baik kepada ibu, birrul walidain, hormat kepada orang tua, durhaka kepada orang tua, menyayangi orang tua, ibu, kasih ibu, pengorbanan ibu, mengandung dan menyusui, kasih sayang ibu, kasih sayang orang tua, jasa orang tua, jasa ibu | 17:23 31:14 46:15 17:24 29:8 4:36 2:83
Jangan berkata ah, anak durhaka, membentak orang tua, berkata kasar kepada orang tua | 17:23 17:24 46:17
Anak yatim, yatim, menyantuni yatim, menyayangi yatim, memelihara anak yatim, menghardik anak yatim, yatim piatu | 93:9 107:2 4:10 2:220 4:2 89:17 76:8
Memakan harta anak yatim, harta anak yatim, mengelola harta yatim | 4:10 4:2 6:152 17:34 4:6 2:220
Fakir miskin, orang miskin, kaum duafa, dhuafa, memberi makan orang miskin, membantu orang miskin, menolong orang susah, orang lapar, memberi makan | 107:3 76:8 90:14 2:177 69:34 89:18 2:273
Peminta-minta, pengemis, orang yang meminta-minta, menghardik pengemis | 93:10 51:19 70:25 2:273 2:177
Tolong-menolong, tolong menolong, gotong royong, saling membantu, kerja sama, bantu-membantu, bekerja sama dalam kebaikan | 5:2 9:71 3:104 103:3
Tetangga, berbuat baik kepada tetangga, hak tetangga | 4:36
Silaturahmi, menyambung silaturahmi, hubungan kekerabatan, memutus silaturahmi, memutuskan hubungan keluarga | 4:1 13:21 47:22 17:26 16:90 2:27 30:38
Memaafkan, memaafkan kesalahan orang, pemaaf, maaf, saling memaafkan, jadilah pemaaf, memberi maaf | 3:134 7:199 24:22 42:40 42:43 64:14 3:159
Membalas kejahatan dengan kebaikan, membalas keburukan dengan kebaikan, balas dendam, dendam, membalas kejahatan, disakiti orang, menghadapi orang yang menyakiti, menghadapi orang jahat, dizalimi, musuh menjadi teman | 41:34 42:40 13:22 23:96 16:126 28:54
Marah, menahan amarah, menahan marah, emosi, mengendalikan emosi, amarah | 3:134 42:37 7:199 41:34 3:159
Lemah lembut, berlaku lemah lembut, lembut kepada sesama, bicara lembut, santun, sopan santun | 3:159 20:44 25:63 17:53 31:19 17:28
Jujur, kejujuran, berkata benar, perkataan yang benar, orang jujur, orang yang benar, shidiq | 33:70 9:119 5:119 33:24 39:33 3:17 49:15
Bohong, berbohong, berdusta, dusta, kebohongan, pembohong, pendusta, menipu | 16:105 39:3 40:28 61:2 3:61 2:10 22:30
Amanah, menyampaikan amanat, amanat, menjaga amanah, menunaikan amanah, dapat dipercaya, khianat, berkhianat, pengkhianatan, mengkhianati | 4:58 8:27 23:8 33:72 70:32 2:283 8:58
Menepati janji, janji, ingkar janji, memenuhi janji, janji harus ditepati, tepat janji, akad, kontrak, perjanjian | 17:34 5:1 16:91 23:8 61:3 2:177 3:76
Adil, keadilan, berlaku adil, menegakkan keadilan, tidak adil, berbuat adil | 5:8 4:135 16:90 4:58 57:25 49:9 6:152
Sombong, kesombongan, takabur, angkuh, membanggakan diri, orang sombong, berjalan dengan sombong, congkak, besar kepala, ujub | 31:18 17:37 16:23 4:36 7:146 28:83 57:23
Rendah hati, tawaduk, tawadu, kerendahan hati, tidak sombong, hamba Allah yang rendah hati | 25:63 31:18 17:37 26:215 15:88 28:83 31:19
Dengki, iri, iri hati, hasad, hasud, benci melihat orang senang | 113:5 4:54 4:32 2:109 59:10 12:8
Gibah, ghibah, bergunjing, menggunjing, membicarakan aib orang, gosip, gunjing, mengumpat, ngomongin orang | 49:12 104:1 68:11 49:11 24:19
Prasangka buruk, buruk sangka, suuzan, suudzon, su'uzan, berprasangka, berprasangka buruk, curiga, prasangka, husnuzan, prasangka baik, berbaik sangka | 49:12 24:12 10:36 48:12 53:28 48:6
Memata-matai, mencari kesalahan orang, tajassus, mencari-cari kesalahan, kepo | 49:12 24:19 17:36
Mengolok-olok, mengejek, menghina, mencela, bullying, perundungan, panggilan buruk, merendahkan orang, body shaming, ejekan, mengejek orang, menghina orang lain, merendahkan orang lain | 49:11 104:1 9:79 83:29 6:108
Fitnah, memfitnah, menuduh, tuduhan palsu, fitnah lebih kejam dari pembunuhan, menuduh berzina | 24:4 24:23 33:58 2:191 2:217 4:112 49:6
Berita bohong, hoaks, hoax, kabar bohong, tabayun, tabayyun, memeriksa berita, menyebarkan berita, cek kebenaran berita, klarifikasi, kabar burung, rumor, desas-desus, menerima kabar, mendengar kabar | 49:6 24:11 24:12 24:15 17:36 24:19 4:83
Adu domba, namimah, mengadu domba, penyebar fitnah, provokator | 68:11 104:1 49:6 9:47
Menjaga lisan, menjaga ucapan, menjaga perkataan, lidah, berkata baik, ucapan yang baik, perkataan baik, bicara yang baik, kata-kata kasar, omong kosong, perkataan sia-sia | 50:18 33:70 17:53 2:83 2:263 23:3 41:33
Bercanda, bersenda gurau, main-main, perbuatan sia-sia, buang waktu, hal tidak berguna, membuang waktu | 23:3 25:72 31:6 28:55
Mengikuti tanpa ilmu, jangan ikut-ikutan, taklid, taqlid, ikut nenek moyang, mengikuti nenek moyang, tradisi leluhur | 17:36 2:170 5:104 43:23 31:21
Hawa nafsu, mengikuti hawa nafsu, menahan hawa nafsu, mengendalikan nafsu, menuruti nafsu, nafsu | 79:40 45:23 38:26 12:53 25:43 28:50 18:28
Menyucikan jiwa, penyucian jiwa, membersihkan hati, hati yang bersih, hati bersih, kalbu, tazkiyatun nafs, jiwa yang suci | 91:9 87:14 26:89 91:7 50:33 35:18
Hati yang keras, hati keras, hati tertutup, hati mati, hati membatu, mata hati buta | 2:74 57:16 39:22 22:46 5:13 2:7 83:14
Muhasabah, introspeksi diri, evaluasi diri, memperhatikan hari esok, mempersiapkan masa depan, masa depan | 59:18 75:14 17:14 18:49 99:7
Boros, pemboros, mubazir, mubadzir, menghamburkan harta, berlebih-lebihan, hemat, hidup hemat, israf, foya-foya, konsumtif, berlebihan | 17:27 17:26 7:31 25:67 6:141 17:29
Sederhana, hidup sederhana, kesederhanaan, tengah-tengah, tidak berlebihan tidak kikir | 25:67 17:29 31:19 7:31
Serakah, tamak, rakus, keserakahan, cinta harta, gila harta, cinta dunia | 102:1 100:8 89:20 3:14 104:2 89:19 70:21
Bermegah-megahan, bermewah-mewah, hidup mewah, kemewahan, berbangga-bangga | 102:1 57:20 102:2 17:16 56:45 34:37
Mendahulukan orang lain, itsar, mengutamakan orang lain, peduli sesama, dermawan, murah hati, kedermawanan | 59:9 76:8 2:177 92:5 3:92 51:19
Berlomba dalam kebaikan, fastabiqul khairat, berlomba-lomba, bersegera berbuat baik, bersegera kepada ampunan, kompetisi | 2:148 3:133 5:48 57:21 23:61 3:114 21:90
Amal saleh, beramal saleh, amal baik, perbuatan baik, balasan amal saleh, pahala, kebaikan dibalas | 16:97 99:7 18:107 6:160 4:124 103:3 18:30
Balasan perbuatan, sebesar zarah, biji zarah, sekecil apa pun, balasan kebaikan, kebaikan dibalas kebaikan, karma | 99:7 99:8 55:60 6:160 41:46 4:123 17:7
Setiap orang menanggung dosanya, menanggung dosa orang lain, dosa warisan, tidak memikul dosa orang lain | 6:164 35:18 53:38 17:15 39:7 2:286
Istikamah, istiqomah, istiqamah, teguh pendirian, konsisten, teguh di jalan Allah, teguh | 41:30 46:13 11:112 42:15 3:8 3:200
Persatuan, persatuan umat, berpegang teguh pada tali Allah, jangan bercerai-berai, perpecahan, bersatu, bersatu padu, tali Allah | 3:103 8:46 49:10 6:159 3:105 61:4 21:92
Persaudaraan, ukhuwah, saudara seiman, sesama mukmin bersaudara, mendamaikan, mendamaikan orang berselisih, ukhuwah islamiyah | 49:10 49:9 3:103 59:10 8:1 9:71 8:61
Perbedaan suku bangsa, saling mengenal, suku dan bangsa, keberagaman, bhinneka, rasisme, perbedaan, kesetaraan manusia, ras | 49:13 30:22 5:48 11:118 2:213
Musyawarah, bermusyawarah, rapat, demokrasi, mufakat, diskusi, berunding | 42:38 3:159 2:233 27:32
Pemimpin, kepemimpinan, taat kepada pemimpin, ulil amri, memilih pemimpin, pemimpin yang adil, penguasa, pemerintah, taat pemerintah, kekuasaan | 4:59 38:26 4:58 3:26 21:73 2:124
Zalim, kezaliman, orang zalim, berbuat zalim, menzalimi, aniaya, penindasan, teraniaya | 14:42 42:42 11:113 42:40 4:168 4:148 10:44
Korupsi, memakan harta orang lain, harta haram, suap, menyuap, memakan harta dengan cara batil, sogok, menyogok, gratifikasi, risywah | 2:188 3:161 4:29 5:42 5:62 83:1
Curang, kecurangan, mengurangi timbangan, timbangan, menakar dengan benar, penipuan dagang, takaran dan timbangan, curang dalam timbangan, jual beli jujur | 83:1 17:35 55:9 11:85 6:152 26:181 83:3
Membunuh, pembunuhan, larangan membunuh, membunuh jiwa, menghilangkan nyawa, menghilangkan nyawa orang | 5:32 17:33 4:93 6:151 25:68 4:92 2:178
Bunuh diri, mengakhiri hidup, ingin mati, membunuh diri sendiri, mencelakakan diri | 4:29 2:195 4:30
Membunuh anak, aborsi, menggugurkan kandungan, takut miskin membunuh anak, mengubur bayi perempuan hidup-hidup | 17:31 6:151 81:8 6:140 16:59 60:12
Kisas, qisas, qishash, hukuman mati, balasan setimpal, nyawa dibalas nyawa | 2:178 2:179 5:45 17:33 16:126
Mencuri, pencuri, hukum mencuri, pencurian, potong tangan, maling, perampok, perampokan, begal | 5:38 5:33 60:12 5:39 12:73
Zina, berzina, mendekati zina, larangan zina, hukum zina, pezina, seks bebas, perzinaan, selingkuh, perselingkuhan | 17:32 24:2 24:3 25:68 24:30 60:12
Homoseksual, homoseks, LGBT, gay, lesbian, sesama jenis, penyuka sesama jenis, liwath, sodomi | 7:81 26:165 27:55 29:28 11:78 7:80
Khamar, minuman keras, miras, mabuk, alkohol, khamar dan judi, judi, berjudi, judi online, judol, arak, minuman memabukkan, narkoba dan khamar | 5:90 5:91 2:219 4:43
Makanan halal, halal dan baik, makanan halal dan baik, halal, makan yang halal, halalan thayyiban, makanan yang baik | 2:168 5:88 16:114 2:172 5:4 5:96 23:51
Makanan haram, bangkai, darah, daging babi, babi, haram dimakan, yang diharamkan, binatang haram, makanan yang diharamkan | 5:3 2:173 6:145 16:115 6:121
Keadaan darurat, terpaksa, rukhsah, keringanan, darurat membolehkan | 2:173 5:3 6:119 2:185 22:78 16:106 2:286
Allah tidak membebani melebihi kemampuan, tidak membebani seseorang, beban sesuai kemampuan, di luar kemampuan, tidak kuat lagi, beban hidup | 2:286 65:7 23:62 6:152 7:42 2:185
Makan dan minum, adab makan, makan tidak berlebihan, makan minum, diet, pola makan, kesehatan | 7:31 20:81 80:24 5:88
Menutup aurat, aurat, jilbab, hijab, kerudung, berjilbab, memakai hijab, pakaian muslimah, cadar, pakaian, berpakaian | 24:31 33:59 7:26 24:30 7:31 24:60
Menundukkan pandangan, menjaga pandangan, pandangan mata, pornografi, menonton film porno, kecanduan pornografi, melihat aurat, menjaga kemaluan, menjaga kesucian, kehormatan diri | 24:30 24:31 23:5 24:33 70:29 40:19
Adab bertamu, bertamu, izin masuk rumah, tamu, meminta izin masuk rumah, masuk rumah orang, menerima tamu, memuliakan tamu | 24:27 24:28 51:24 33:53 24:61 24:58 51:26
Mengucapkan salam, salam, memberi salam, menjawab salam, assalamualaikum, membalas salam | 4:86 24:61 24:27 6:54 10:10 33:44
Adab dalam majelis, majelis, kelapangan dalam majelis, memberi tempat duduk, rapat majelis | 58:11 58:9 49:2 24:62 6:68
Adab berjalan, berjalan di muka bumi, suara pelan, merendahkan suara, adab berbicara, suara keledai, sopan berbicara | 31:19 25:63 17:37 31:18 49:3
Menuntut ilmu, ilmu, ilmu pengetahuan, belajar, keutamaan ilmu, orang berilmu, derajat orang berilmu, pendidikan, mencari ilmu, sekolah, guru, pelajar, keutamaan orang berilmu, ulama, motivasi belajar, semangat belajar, rajin belajar, kewajiban belajar, anak sekolah | 58:11 96:1 39:9 35:28 20:114 9:122 96:5
Bertanya kepada ahli, bertanya kepada orang yang tahu, bertanya | 16:43 21:7 25:59 17:36
Menggunakan akal, berpikir, akal, ulil albab, ulul albab, merenung, tafakur, orang berakal, gunakan akalmu, memikirkan ciptaan Allah | 3:190 3:191 2:164 39:18 8:22 10:100 30:8
Kalam, pena, membaca dan menulis, iqra, perintah membaca, membaca, menulis, literasi | 96:1 96:4 68:1 96:5 96:3 2:282 29:48
Hikmah, kebijaksanaan, bijaksana, orang bijak | 2:269 31:12 16:125 17:39
Bekerja, kerja, mencari nafkah, mencari rezeki, mencari karunia Allah, etos kerja, karier, pekerjaan, perintah bekerja | 62:10 9:105 67:15 53:39 28:77 78:11 94:7
Berdagang, perdagangan, jual beli, bisnis, perniagaan, dagang, jual beli halal, berbisnis, perniagaan yang tidak rugi | 2:275 4:29 24:37 62:10 2:198 35:29 61:10
Riba, larangan riba, bunga bank, bunga pinjaman, rentenir, lintah darat, memakan riba, pinjol, pinjaman online, bunga | 2:275 3:130 2:278 2:276 30:39 2:279 4:161
Utang, utang piutang, hutang, mencatat utang, membayar utang, menagih utang, orang yang berutang, kesulitan membayar utang, berhutang, menulis utang, pinjam meminjam | 2:282 2:280 2:283 9:60 4:11
Saksi, kesaksian, saksi palsu, menyembunyikan kesaksian, menjadi saksi, kesaksian palsu | 2:283 4:135 5:8 25:72 2:282 65:2 22:30
Harta, harta dan anak, harta dan anak ujian, anak dan harta, harta perhiasan dunia, kekayaan, anak sebagai cobaan | 18:46 8:28 63:9 64:15 3:14 34:37 102:1
Kaya dan miskin, orang kaya, kekayaan dan kemiskinan, harta beredar di antara orang kaya, kesenjangan, kemiskinan, miskin | 59:7 51:19 89:15 53:48 2:268 9:28 34:36
Rezeki, Allah memberi rezeki, Allah pemberi rezeki, rezeki semua makhluk, jaminan rezeki, rezeki dijamin, sudah diatur rezekinya, melapangkan rezeki | 11:6 65:3 51:58 29:60 51:22 2:212 13:26
Lingkungan hidup, menjaga lingkungan, kerusakan alam, kerusakan di darat dan laut, merusak bumi, menjaga alam, pencemaran, perusakan lingkungan, krisis iklim, sampah, berbuat kerusakan | 30:41 7:56 2:205 2:11 28:77 7:85 2:60
Malu, rasa malu, sifat malu, pemalu | 28:25 33:53 24:31
Menyantuni keluarga dan berbagi, berbagi, saling berbagi, berbagi rezeki | 2:177 16:90 76:8 30:38 59:9
Menyesal, penyesalan, menyesali perbuatan | 5:31 25:27 39:56 49:6 89:24
Nasihat, saling menasihati, menasihati, nasihat kebaikan, memberi nasihat | 103:3 31:13 16:125 51:55 87:9 4:63
Saling mencintai sesama, saling menyayangi, kasih sayang sesama, menyayangi sesama, empati, kepedulian sosial, kepedulian | 48:29 90:17 9:71 49:10 59:9
Kekerasan, menyakiti orang lain, menyakiti hati orang, menyakiti orang mukmin, kekerasan dalam rumah tangga, KDRT | 33:58 4:19 2:263 2:231 49:11
Permusuhan, kebencian, membenci orang, benci, musuh, bermusuhan | 5:8 60:7 41:34 5:91 3:103
Tanggung jawab, pertanggungjawaban, bertanggung jawab, dimintai pertanggungjawaban | 17:36 74:38 102:8 75:36 6:164 37:24
Disiplin, menghargai waktu, tepat waktu, waktu luang | 103:1 4:103 94:7 63:10 62:9
Bersegera, tergesa-gesa, terburu-buru, ketergesaan, jangan tergesa-gesa | 17:11 21:37 75:16 20:114
Berkata tanpa berbuat, omong doang, mengatakan yang tidak dikerjakan, munafik perkataan, menyuruh orang lain lupa diri sendiri | 61:2 61:3 2:44
Memperbaiki diri, perbaikan diri, berubah menjadi baik, hijrah diri | 13:11 4:146 25:70 6:54 42:40
Memilih yang baik, baik dan buruk, yang buruk dan yang baik tidak sama | 5:100 41:34 2:267 35:19
Melampaui batas, berlebihan dalam agama, ekstrem, ekstremisme, radikalisme | 4:171 5:77 2:190 5:87 11:112
Mengurus orang gila atau belum dewasa, harta orang bodoh, anak di bawah umur, balig | 4:5 4:6 24:59
`
