/** Topics of family, society, law and war. */
export const societyTopics = `
Menikah, nikah, pernikahan, perkawinan, perintah menikah, anjuran menikah, jodoh, pasangan hidup, sakinah, sakinah mawadah warahmah, rumah tangga, keluarga sakinah, membujang | 30:21 24:32 4:1 16:72 7:189 51:49 25:74
Wanita yang haram dinikahi, mahram, haram dinikahi, siapa yang tidak boleh dinikahi, mahram nikah | 4:23 4:22 4:24 24:31
Menikah beda agama, nikah beda agama, pernikahan beda agama, menikahi orang musyrik, menikahi nonmuslim | 2:221 5:5 60:10
Memilih jodoh, wanita baik untuk laki-laki baik, perempuan baik untuk lelaki baik, jodoh cerminan diri, pasangan yang baik, calon istri, calon suami | 24:26 24:3 2:221 24:32 30:21
Mahar, maskawin, mas kawin | 4:4 4:24 2:237 4:20 4:25 2:236
Melamar, meminang, lamaran, khitbah, pinangan | 2:235
Poligami, istri lebih dari satu, menikahi dua tiga empat, beristri empat, poligini, adil terhadap istri | 4:3 4:129
Hak dan kewajiban suami istri, suami istri, hak istri, kewajiban suami, suami pemimpin, laki-laki pelindung perempuan, hubungan suami istri, pakaian bagi suami istri, memperlakukan istri dengan baik | 4:34 4:19 2:187 2:228 30:21 2:223
Nusyuz, istri durhaka kepada suami, pertengkaran suami istri, perselisihan suami istri, juru damai, mediasi | 4:34 4:128 4:35
Talak, cerai, perceraian, rujuk, menceraikan istri, bercerai | 2:229 65:1 2:231 2:228 65:2 2:230 2:227
Idah, masa idah, iddah, masa tunggu | 2:228 65:4 2:234 65:1 33:49
Khuluk, gugat cerai, istri minta cerai | 2:229
Ila, sumpah tidak menggauli istri | 2:226 2:227
Zihar, menyamakan istri dengan ibu | 58:2 58:3 33:4 58:4
Lian, li'an, suami menuduh istri | 24:6 24:8 24:9
Menyusui anak, ASI, menyusui, menyusui dua tahun, penyapihan, air susu ibu | 2:233 31:14 46:15 65:6
Nafkah, memberi nafkah, nafkah istri, nafkah keluarga, menafkahi keluarga, kewajiban nafkah | 65:7 2:233 4:34 65:6 2:215
Mendidik anak, pendidikan anak, tanggung jawab orang tua, menjaga keluarga dari neraka, keluarga, parenting, kewajiban orang tua, anak saleh, anak | 66:6 31:13 31:17 20:132 25:74 4:9 31:16
Anak adalah anugerah, anak laki-laki dan perempuan, mandul, keturunan, punya anak perempuan, kelahiran anak perempuan | 42:49 42:50 16:58 25:74 3:38 81:8
Anak angkat, adopsi, mengangkat anak | 33:4 33:5 33:37
Generasi yang lemah, keturunan yang lemah, meninggalkan anak lemah, generasi penerus, pemuda | 4:9 18:13 19:59
Warisan, waris, pembagian warisan, hukum waris, ahli waris, harta warisan, faraid, harta peninggalan | 4:11 4:12 4:176 4:7 4:33 4:8 89:19
Perempuan, wanita, kedudukan perempuan, hak perempuan, kesetaraan laki-laki dan perempuan, kesetaraan gender, emansipasi | 33:35 4:124 16:97 9:71 4:32 3:195 40:40
Janda, menikahi janda, istri yang ditinggal mati, ditinggal mati suami | 2:234 2:240 2:235
Hubungan dengan kerabat, kerabat, memberi kepada kerabat, keluarga dekat | 17:26 16:90 30:38 2:177 4:36 2:83
Budak, memerdekakan budak, hamba sahaya, perbudakan, membebaskan budak | 90:13 24:33 2:177 4:92 9:60 4:36 58:3
Jihad, berjihad, berjuang di jalan Allah, berjuang, jihad dengan harta dan jiwa, perjuangan | 29:69 22:78 9:41 61:11 25:52 49:15 9:20
Perang, berperang, izin berperang, peperangan, perang di jalan Allah, diizinkan berperang, hukum perang, adab perang, meminta izin perang, perintah berperang | 22:39 2:190 2:216 8:60 9:36 4:75 2:193
Perdamaian, berdamai, damai, ajakan damai, condong kepada perdamaian | 8:61 49:9 49:10 4:90 60:8 2:208
Persiapan kekuatan, mempersiapkan kekuatan, bela negara, pertahanan, siap siaga, senjata | 8:60 4:71 3:200
Lari dari perang, mundur dari perang, lari dari medan perang, pengecut | 8:15 8:16 33:16 3:155
Harta rampasan perang, ganimah, ghanimah, rampasan perang, fai | 8:41 8:1 59:7 8:69
Tawanan perang, tawanan | 47:4 76:8 8:67 8:70
Cinta tanah air, tanah air, negeri yang aman, negeri aman sentosa, nasionalisme | 2:126 14:35 34:15 4:66 60:8
Kekuasaan dipergilirkan, jatuh bangun bangsa, kejayaan dipergilirkan, setiap umat ada ajal, kehancuran suatu bangsa, bangsa hancur | 3:140 7:34 17:16 13:11 3:137 11:117 28:58
Mengambil pelajaran dari sejarah, sejarah umat terdahulu, pelajaran dari kisah, ibrah, berjalan di muka bumi melihat akibat pendusta, pelajaran | 12:111 30:9 3:137 11:120 6:11 22:46 59:2
Berteman, teman, sahabat, memilih teman, teman baik, teman yang buruk, pertemanan, pergaulan, salah pergaulan, teman dekat jadi musuh | 43:67 25:28 4:69 18:28 9:119 6:68 25:27
Menjadikan nonmuslim pemimpin, teman setia selain orang mukmin, memilih pemimpin kafir, pemimpin nonmuslim | 5:51 3:28 60:1 4:144 3:118 5:57
Bersama orang saleh, orang saleh, bergaul dengan orang baik, orang-orang benar | 9:119 18:28 4:69 26:83
Berpaling dari orang bodoh, menghadapi orang jahil, orang bodoh, menghindari perdebatan, tinggalkan debat, orang jahil | 25:63 7:199 28:55 18:22 6:68
Menjaga rahasia, rahasia, membocorkan rahasia, bisik-bisik, berbisik-bisik, pembicaraan rahasia | 66:3 58:9 4:114 58:10 58:7
Menolong orang zalim, membela kejahatan, cenderung kepada orang zalim, pembela penjahat | 11:113 4:105 5:2 28:17 4:107
Hukum Allah, berhukum dengan hukum Allah, hukum selain hukum Allah, menerapkan hukum Allah, syariat | 5:44 5:45 5:47 4:65 5:49 5:50 45:18
Hakim, mengadili dengan adil, memutuskan perkara, keputusan hakim | 4:58 5:42 38:26 4:65 4:105
Undian, mengundi nasib, anak panah undian, berhala, menyembah berhala, patung, azlam | 5:90 5:3 22:30 29:17 53:19 21:57 26:71
Lata Uzza Manat, Lata dan Uzza, nama berhala, berhala kaum Nuh | 53:19 53:20 71:23
Penyair, syair, puisi, para penyair | 26:224 36:69 26:227 69:41
Perkataan kosong, nyanyian, musik, lagu, bernyanyi, hiburan | 31:6 28:55 25:72 8:35
Tato, mengubah ciptaan Allah, operasi plastik, mengubah bentuk ciptaan | 4:119 30:30
Sakit, orang sakit, sembuh, kesembuhan, penyakit, Allah menyembuhkan, saat sakit, berobat, obat | 26:80 17:82 21:83 10:57 16:69 24:61 2:184
Orang buta, difabel, disabilitas, cacat, tunanetra, menghormati orang buta, bermuka masam | 80:1 24:61 80:2 48:17 49:11
Menangis karena Allah, menangis, air mata | 17:109 19:58 5:83 53:60 9:82
Tertawa, senyum, tersenyum, gembira | 53:43 9:82 27:19 10:58 80:39
Bepergian, perjalanan, musafir, berjalan di bumi, merantau, safar, wisata, traveling | 29:20 67:15 30:9 4:100 22:46 106:2 2:184
Ibnu sabil, orang dalam perjalanan, musafir kehabisan bekal | 9:60 2:177 17:26 30:38
Perhiasan, berhias, tabaruj, berdandan, wanita keluar rumah, dandan, emas perhiasan | 24:31 33:33 7:31 7:32 24:60
Kesetiaan, baiat, janji setia | 48:10 48:18 60:12
Orang yang dimurkai Allah, murka Allah, dibenci Allah, yang tidak disukai Allah, Allah tidak menyukai | 1:7 61:3 4:36 2:190 28:77 40:10 4:93
Melupakan Allah, lupa kepada Allah, berpaling dari peringatan, hidup sempit, kehidupan yang sempit | 20:124 59:19 43:36 9:67 18:28 7:51
Kaum yang digantikan, Allah mengganti kaum | 5:54 47:38 9:39
Menunda-nunda, malas, kemalasan, bermalas-malasan, produktif, bekerja keras setelah selesai | 94:7 9:38 4:142 62:10 9:46
Keberanian, berani, jangan takut, tidak takut, takut, rasa takut, khawatir | 3:175 10:62 41:30 20:46 3:139 2:112 3:173
Optimis, semangat, jangan lemah, motivasi, pantang menyerah, percaya diri | 3:139 94:5 39:53 12:87 65:3 13:11 29:69
Kesepian, merasa sendiri, ditinggalkan, sendirian, Tuhanmu tidak meninggalkanmu, tidak ditinggalkan Allah | 93:3 9:40 50:16 57:4 2:186 21:89
Malam pertama hubungan intim, hubungan intim, berhubungan badan, jimak, bersetubuh | 2:187 2:222 2:223
Istri saleh, istri salehah, perempuan saleh, wanita salehah, wanita saleh, istri yang baik | 4:34 66:5 33:35 24:26
Pernikahan orang miskin, takut menikah karena miskin, belum mampu menikah | 24:32 24:33 65:7
Hak asuh dan upah menyusui, upah, gaji, upah pekerja, membayar gaji, buruh | 65:6 28:26 28:27 18:77
Gadai, barang jaminan, jaminan utang, agunan | 2:283
Mencatat, saksi utang, notaris, tanda bukti, kuitansi | 2:282 2:283
Kesempurnaan agama, hari ini Kusempurnakan agamamu, agama telah sempurna | 5:3 3:19
Mubahalah, sumpah laknat, saling melaknat | 3:61
Laknat, dilaknat Allah, kutukan, terkutuk | 2:159 33:57 11:18 5:78 33:64 24:23
`
