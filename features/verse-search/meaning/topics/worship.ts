/** Topics of worship: prayer, fasting, zakat, pilgrimage, remembrance. */
export const worshipTopics = `
Salat, shalat, sholat, mendirikan salat, perintah salat, kewajiban salat, menjaga salat, keutamaan salat | 29:45 2:43 20:14 2:238 4:103 23:9 2:45
Salat lima waktu, waktu salat, jadwal salat, salat fardu, salat wajib, salat tepat waktu, salat subuh, salat asar, salat zuhur, salat magrib, salat isya | 4:103 17:78 11:114 30:17 2:238 20:130 24:58
Salat malam, tahajud, salat tahajud, qiyamul lail, bangun malam, ibadah malam, sepertiga malam, waktu sahur, akhir malam | 17:79 73:2 32:16 51:17 51:18 25:64 73:6
Salat Jumat, hari Jumat, jumatan | 62:9 62:10 62:11
Salat dalam perjalanan, salat qasar, qashar, mengqasar salat, salat musafir, salat safar, salat jamak | 4:101 2:239 4:103 4:102
Salat dalam keadaan takut, salat khauf, salat saat perang | 4:102 2:239 4:101
Khusyuk, salat khusyuk, khusyu, khusuk dalam salat, kekhusyukan, orang yang khusyuk | 23:2 2:45 2:238 57:16 21:90 33:35
Lalai dalam salat, meninggalkan salat, malas salat, orang yang melalaikan salat, tidak salat, menunda salat | 107:4 107:5 19:59 74:43 4:142 9:54
Salat mencegah perbuatan keji, salat mencegah kemungkaran | 29:45 11:114
Jenazah, salat jenazah, menyalatkan mayat, menyalatkan jenazah, mengubur mayat, memakamkan jenazah | 9:84 5:31
Salat berjamaah, rukuk bersama orang yang rukuk, berjamaah | 2:43 4:102 9:18 3:43
Perintah keluarga salat, menyuruh keluarga salat, mengajarkan anak salat, anak salat | 20:132 31:17 14:40 19:55
Rukuk, sujud, rukuk dan sujud, bersujud, tanda bekas sujud | 22:77 48:29 96:19 32:15 41:37 9:112 22:18
Arah kiblat, kiblat, menghadap kiblat, perpindahan kiblat, masjidilharam, masjidil haram, menghadap Masjidil Haram | 2:144 2:149 2:150 2:142 2:143 2:115
Azan, panggilan salat, seruan salat, adzan | 62:9 5:58
Wudu, wudhu, berwudu, bersuci, cara wudu, bersuci sebelum salat, thaharah | 5:6 4:43 9:108
Tayamum, tayammum, bersuci dengan debu, bersuci tanpa air, bersuci dengan tanah | 5:6 4:43
Mandi wajib, junub, mandi junub, mandi besar, janabah | 5:6 4:43
Haid, menstruasi, datang bulan, wanita haid, darah kotor | 2:222 65:4 2:228
Kebersihan, bersih, kesucian, menjaga kebersihan, kebersihan sebagian dari iman, orang yang menyucikan diri, pakaian bersih, mandi | 2:222 74:4 9:108 5:6 8:11
Puasa, puasa Ramadan, kewajiban puasa, bulan Ramadan, shaum, berpuasa, ramadhan | 2:183 2:185 2:184 2:187 33:35
Membayar fidyah, fidyah, orang tidak mampu puasa, puasa orang sakit, mengganti puasa, qadha puasa, utang puasa, puasa bagi musafir, keringanan puasa, keringanan berbuka, keringanan berbuka bagi musafir, boleh tidak puasa, musafir tidak puasa, orang sakit tidak puasa | 2:184 2:185 2:196
Malam bulan puasa, sahur, berbuka puasa, makan sahur, hubungan suami istri malam puasa, iktikaf, itikaf | 2:187 2:125
Lailatulqadar, lailatul qadar, malam seribu bulan, malam kemuliaan, malam qadar | 97:1 97:3 97:2 97:4 44:3 97:5 44:4
Idulfitri, hari raya, lebaran, takbiran, menyempurnakan bilangan puasa dan bertakbir | 2:185 87:14 87:15
Zakat, menunaikan zakat, perintah zakat, kewajiban zakat, zakat maal, zakat fitrah | 9:103 2:43 2:110 30:39 9:60 24:56 98:5
Penerima zakat, delapan asnaf, mustahik, golongan penerima zakat, asnaf, yang berhak menerima zakat, muallaf, mualaf, amil zakat | 9:60 2:273 2:177
Sedekah, bersedekah, infak, berinfak, keutamaan sedekah, pahala sedekah, memberi, berderma, donasi, shodaqoh | 2:261 2:274 2:271 57:18 3:92 63:10 2:267
Zakat pertanian, zakat hasil panen, zakat hasil bumi, hak panen, hasil usaha, zakat penghasilan, zakat profesi | 6:141 2:267
Menimbun emas dan perak, menimbun harta, tidak membayar zakat, ancaman tidak berzakat, menumpuk harta | 9:34 9:35 3:180 104:2 3:14
Menyebut-nyebut pemberian, mengungkit sedekah, mengungkit pemberian, menyakiti hati penerima | 2:264 2:262 2:263 74:6
Sedekah sembunyi-sembunyi, sedekah diam-diam, sedekah terang-terangan | 2:271 2:274 13:22 35:29
Harta terbaik untuk sedekah, menginfakkan yang dicintai, memberi dari yang dicintai, wakaf, jariah, amal jariah, sedekah jariah | 3:92 2:267 2:261 36:12 76:8
Pinjaman kepada Allah, pinjaman yang baik, berlipat ganda, memberi utang kepada Allah, utang yang baik, meminjami Allah, berutang kepada Allah | 2:245 57:11 64:17 57:18 73:20
Kikir, pelit, bakhil, sifat kikir, medit, orang pelit | 3:180 59:9 64:16 4:37 92:8 17:100 47:38
Haji, ibadah haji, kewajiban haji, naik haji, menunaikan haji, panggilan haji, haji dan umrah, umrah | 3:97 22:27 2:196 2:197 22:28 22:29 2:158
Safa dan Marwah, sai, sa'i, bukit Safa Marwa, shafa marwah | 2:158
Arafah, wukuf, masyarilharam, muzdalifah, wukuf di Arafah, mina | 2:198 2:199 2:200 2:203
Tawaf, mengelilingi Kakbah, thawaf | 22:29 2:125 22:26
Ihram, larangan ihram, berburu saat ihram, berburu | 5:95 5:96 5:1 2:197 5:94
Makam Ibrahim, maqam Ibrahim | 2:125 3:97
Kakbah, ka'bah, baitullah, rumah Allah, rumah ibadah pertama, membangun Kakbah, baitulharam | 3:96 2:127 5:97 2:125 22:26 106:3 3:97
Kurban, qurban, menyembelih kurban, hewan kurban, berkurban, iduladha, ibadah kurban | 108:2 22:37 37:107 22:36 22:34 6:162 22:28
Masjid, memakmurkan masjid, membangun masjid, rumah ibadah, pembangunan masjid | 9:18 24:36 72:18 7:31 2:114 9:108 22:40
Doa, berdoa, keutamaan doa, Allah mengabulkan doa, doa dikabulkan, perintah berdoa, adab berdoa, cara berdoa, berdoalah kepada-Ku | 40:60 2:186 7:55 25:77 7:56 27:62 17:110
Zikir, berzikir, dzikir, mengingat Allah, ingat Allah, keutamaan zikir, wirid | 33:41 13:28 2:152 3:191 63:9 62:10 7:205
Bertasbih, tasbih, semua bertasbih, alam bertasbih, subhanallah, memuji Allah | 17:44 24:41 62:1 59:24 50:39 13:13 20:130
Hati tenang, hati menjadi tenang, ketenangan hati, ketenangan jiwa, ketenteraman, hati tenteram, menenangkan hati, hati gelisah, gelisah, cemas, galau, resah, jiwa yang tenang, overthinking, stres, depresi | 13:28 48:4 89:27 94:5 10:62 2:286 9:40
Nazar, memenuhi nazar, nadzar | 76:7 2:270 22:29 3:35 19:26
Sumpah, melanggar sumpah, kafarat sumpah, bersumpah, denda sumpah | 5:89 2:225 16:91 2:224 66:2 16:94 3:77
Memulai dengan nama Allah, bismillah, basmalah, membaca taawuz, berlindung dari setan, taawudz, minta perlindungan | 1:1 16:98 27:30 23:97 7:200 113:1 114:1
Inna lillahi, istirja, ucapan saat musibah, ucapan belasungkawa, kembali kepada-Nya, kami milik Allah | 2:156 2:155 2:157 57:22
Insya Allah, insyaallah, ucapan jika Allah menghendaki, jangan memastikan besok | 18:23 18:24 68:18 76:30
Masya Allah, masyaallah, ucapan kagum | 18:39
Alhamdulillah, segala puji bagi Allah, pujian kepada Allah, hamdalah | 1:2 6:1 34:1 18:1 10:10 35:1
Ayat Kursi, kursi | 2:255
Seribu dinar, ayat seribu dinar, jalan keluar dan rezeki tak terduga, rezeki dari arah yang tidak disangka | 65:2 65:3
Ayat terakhir Al-Baqarah, dua ayat terakhir Al-Baqarah | 2:285 2:286
Wasiat, membuat wasiat, surat wasiat | 2:180 5:106 2:181 2:182 4:11 2:240
Sumpah palsu, sumpah bohong, bersumpah palsu | 3:77 58:14 16:94 16:92 68:10 63:2
`
