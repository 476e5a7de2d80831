/** Topics of death, the last day, trials and consolation. */
export const hereafterTopics = `
Hari kiamat, kiamat, kedahsyatan kiamat, kiamat besar, akhir zaman, hari akhir, goncangan kiamat, hari kehancuran, gambaran hari kiamat, huru-hara kiamat, kiamat kecil, dahsyatnya kiamat | 22:1 99:1 81:1 82:1 101:1 75:6 39:67
Kapan kiamat, waktu kiamat, kapan terjadinya kiamat, kiamat datang tiba-tiba | 7:187 79:42 33:63 31:34 54:1 43:66 41:47
Tanda-tanda kiamat, tanda kiamat, dabbah, binatang dari bumi, asap, kabut asap | 47:18 27:82 21:96 44:10 43:61 54:1 18:98
Sangkakala, terompet, tiupan sangkakala, israfil, ditiup sangkakala | 39:68 36:51 69:13 18:99 27:87 78:18 74:8
Gunung beterbangan, gunung hancur saat kiamat, gunung seperti bulu | 101:5 20:105 70:9 27:88 56:5 73:14 18:47
Matahari digulung, bintang berjatuhan, langit terbelah, langit digulung, langit pecah | 81:1 82:1 84:1 81:2 21:104 69:16 55:37
Kematian, mati, maut, ajal, setiap yang bernyawa akan mati, setiap jiwa merasakan mati, lari dari kematian, mengingat mati, meninggal, wafat, ajal tidak dapat ditunda | 3:185 62:8 21:35 4:78 29:57 7:34 63:11
Sakaratulmaut, sakratul maut, sekarat, saat nyawa di kerongkongan, detik kematian, naza | 50:19 56:83 75:26 6:93 79:1 8:50 23:99
Husnulkhatimah, mati dalam Islam, mati khusnul khatimah, wafat sebagai muslim, meninggal dalam keadaan muslim | 3:102 12:101 89:27 16:32 2:132 3:193
Alam barzakh, barzakh, alam kubur, siksa kubur, azab kubur, kubur, kuburan, pertanyaan kubur | 23:100 40:46 102:2 80:21 36:52 71:25 82:4
Mati syahid, syuhada, orang mati di jalan Allah, gugur di jalan Allah, syahid | 3:169 2:154 4:69 47:4 3:157 9:111 22:58
Kebangkitan, hari kebangkitan, dibangkitkan dari kubur, tulang-belulang dihidupkan, kebangkitan setelah mati, hidup sesudah mati, reinkarnasi | 22:7 36:78 36:79 75:3 23:16 36:51 17:49
Padang mahsyar, dikumpulkan di akhirat, hari berkumpul, mahsyar, manusia dikumpulkan | 18:47 6:22 50:44 20:102 3:9 17:97 64:9
Hisab, perhitungan amal, hari perhitungan, hari hisab, hari pembalasan, pengadilan akhirat | 84:8 21:47 88:26 14:51 1:4 82:17 99:6
Buku catatan amal, kitab amal, kitab catatan amal, catatan amal, diberikan kitab dari tangan kanan | 69:19 17:13 18:49 17:14 84:7 69:25 45:29
Anggota tubuh bersaksi, tangan dan kaki bersaksi, mulut dikunci, kulit menjadi saksi | 36:65 24:24 41:20 41:21 17:36
Timbangan amal, mizan, amal ditimbang, berat timbangan, timbangan kebaikan | 7:8 21:47 101:6 101:8 23:102 7:9 99:7
Syafaat, memberi syafaat, pertolongan di akhirat, syafaat di hari kiamat | 2:255 20:109 39:44 21:28 19:87 10:3 2:48
Penyesalan di akhirat, menyesal di akhirat, penyesalan orang kafir, seandainya aku tanah, ingin kembali ke dunia | 89:24 78:40 25:27 6:27 39:56 23:99 63:10
Lari dari keluarga pada hari kiamat, harta dan anak tidak berguna, saudara lari dari saudara | 80:34 26:88 70:11 31:33 35:18 23:101 60:3
Jembatan sirat, shirath, siratal mustaqim, jembatan akhirat, melewati neraka | 19:71 1:6 37:23 57:12
Surga, kenikmatan surga, gambaran surga, sifat surga, penghuni surga, ahli surga, calon penghuni surga, orang yang masuk surga | 47:15 3:133 13:35 56:15 2:25 76:12 55:46
Surga Firdaus, firdaus, surga tertinggi, pewaris surga | 23:11 18:107 23:10
Surga Adn, surga 'Adn | 9:72 13:23 18:31 16:31 35:33
Sungai di surga, sungai susu dan madu, minuman di surga, khamar surga, sungai madu, minuman ahli surga, minuman penghuni surga | 47:15 2:25 76:5 83:25 56:18 76:17
Bidadari, bidadari surga, hurun in, hur ain, pasangan di surga | 56:22 55:72 44:54 52:20 55:56 37:48 78:33
Pakaian surga, sutra, perhiasan surga, gelang emas | 76:21 18:31 22:23 35:33 44:53
Melihat Allah, melihat wajah Allah, melihat Allah di surga | 75:23 75:22 10:26 7:143 6:103 83:15
Neraka, azab neraka, siksa neraka, neraka jahanam, gambaran neraka, penghuni neraka, calon penghuni neraka, jahanam, api neraka | 66:6 74:27 78:21 4:56 39:71 67:7 22:19
Pintu neraka, tujuh pintu neraka, pintu surga, tingkatan neraka | 15:44 39:71 39:73 4:145
Nama-nama neraka, hawiyah, saqar, hutamah, neraka wail, jahim, lazha | 101:9 74:27 104:4 70:15 74:26 104:6
Malaikat penjaga neraka, malaikat malik, zabaniah, penjaga neraka, sembilan belas penjaga | 66:6 74:30 43:77 96:18 74:31 67:8
Makanan penghuni neraka, pohon zaqum, zaqqum, makanan neraka, minuman penghuni neraka, air mendidih, nanah, pohon di neraka, pohon neraka | 44:43 37:62 56:52 88:6 47:15 18:29 14:16
Al-A'raf, penghuni A'raf, araf, di antara surga dan neraka | 7:46 7:48
Akhirat lebih baik dari dunia, kehidupan akhirat, negeri akhirat, akhirat, dunia dan akhirat, mengutamakan dunia | 87:17 93:4 28:77 29:64 6:32 28:83 3:185
Kehidupan dunia permainan, dunia hanya permainan dan senda gurau, dunia hanya sementara, kehidupan dunia, kesenangan dunia, dunia fana, tipuan dunia, dunia menipu | 57:20 6:32 29:64 47:36 3:185 18:45 3:14
Semua akan binasa, segala sesuatu akan binasa, yang kekal hanya Allah, fana, kekal | 55:26 28:88 55:27 21:34
Ujian hidup, cobaan hidup, ujian, cobaan, musibah, ditimpa musibah, kesulitan hidup, ujian dari Allah, hidup penuh ujian, bencana, bencana alam, ditimpa bencana | 2:155 29:2 67:2 21:35 64:11 2:214 3:186
Musibah karena perbuatan sendiri, penyebab musibah, akibat perbuatan tangan manusia, sebab bencana | 42:30 30:41 4:79 3:165 4:62
Kesulitan dan kemudahan, bersama kesulitan ada kemudahan, setelah kesulitan ada kemudahan, sesudah kesulitan, badai pasti berlalu, masalah hidup, susah, jalan keluar, solusi masalah | 94:5 94:6 65:7 65:2 2:286 2:185 92:7
Jangan bersedih, sedih, bersedih, kesedihan, berduka, patah hati, kecewa, duka cita, jangan lemah dan jangan bersedih, Allah bersama kita jangan bersedih | 9:40 3:139 12:86 41:30 10:62 15:88 57:23
Sesuatu yang dibenci bisa jadi baik, boleh jadi kamu membenci sesuatu, hikmah di balik musibah, hikmah di balik kejadian, rencana Allah lebih baik | 2:216 4:19 24:11 18:82
Azab Allah, siksa Allah, azab dunia, azab umat terdahulu, siksaan pedih, hukuman Allah | 14:7 85:12 7:96 29:40 15:50 6:65 11:102
Gempa bumi, gempa, bumi bergoncang, guncangan bumi, longsor, tsunami | 99:1 7:78 29:37 7:91 67:16 22:1 56:4
Berkah, keberkahan, barakah, keberkahan langit dan bumi, negeri yang diberkahi, malam yang diberkahi | 7:96 44:3 19:31 11:73 6:155 21:81 24:61
Istidraj, dibiarkan dalam kesenangan, diberi nikmat lalu dibinasakan, tipu daya Allah | 6:44 68:44 7:182 23:55 3:178 7:99
Beruntung, orang beruntung, orang yang beruntung, sukses, kesuksesan, kunci sukses, kebahagiaan, bahagia | 23:1 91:9 87:14 3:104 59:9 3:200 16:97
Rugi, orang merugi, kerugian, manusia dalam kerugian, demi masa, waktu, manajemen waktu, masa | 103:2 103:1 103:3 18:103 39:15 63:9 62:10
Bumi menjadi saksi, bumi bersaksi, bumi menceritakan beritanya, kesaksian bumi | 99:4 99:1 99:2 41:20
Catatan dari tangan kiri, kitab dari tangan kiri, menerima kitab dari kiri, golongan kiri | 69:25 84:10 56:41
Harta tidak dibawa mati, harta tidak berguna di akhirat, harta tidak mengekalkan | 26:88 104:3 69:28 92:11 63:10 6:94
`
