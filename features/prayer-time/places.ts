import { type City, cities } from './cities.ts'
import { bareRegency, bestScored, nameLetters, nameScore, SLIP_SCORE } from './place-names.ts'
import { zoneHours } from './prayer-time.ts'
import { type GeoPoint, zoneAt } from './zones.ts'

/**
 * The 514 regencies and cities of Kepmendagri 300.2.2-2430 of 2025, province by province: 'Kota' before the name of a
 * city, nothing before a regency's; then the seat where it has another name, as it is known here (= code) or with its
 * degrees north and east (GeoNames, CC BY 4.0; about sixty read off maps).
 */
const regencyTable = `
Aceh; Aceh Selatan / Tapaktuan 3.258 97.183; Aceh Tenggara / Kutacane 3.500 97.806; Aceh Timur / Idi Rayeuk 4.930 97.791; Aceh Tengah = takengon; Aceh Barat = meulaboh; Aceh Besar / Jantho 5.301 95.602; Pidie / Sigli 5.385 95.961; Aceh Utara / Lhoksukon 5.052 97.318; Simeulue = sinabang; Aceh Singkil / Singkil 2.287 97.788; Bireuen 5.204 96.701; Aceh Barat Daya / Blangpidie 3.740 96.836; Gayo Lues / Blangkejeren 3.997 97.338; Aceh Jaya / Calang 4.631 95.575; Nagan Raya / Suka Makmue 4.003 96.618; Aceh Tamiang / Karang Baru 4.306 98.027; Bener Meriah / Simpang Tiga Redelong 4.722 96.874; Pidie Jaya / Meureudu 5.240 96.253; Kota Banda Aceh = banda-aceh; Kota Sabang = sabang; Kota Lhokseumawe = lhokseumawe; Kota Langsa = langsa; Kota Subulussalam 2.641 98.004
Sumatera Utara; Tapanuli Tengah / Pandan 1.684 98.822; Tapanuli Utara / Tarutung 2.015 98.965; Tapanuli Selatan / Sipirok 1.602 99.274; Nias / Gido 1.116 97.770; Langkat / Stabat 3.733 98.450; Karo / Kabanjahe 3.100 98.491; Deli Serdang / Lubuk Pakam 3.559 98.873; Simalungun / Raya 2.951 98.893; Asahan / Kisaran 2.985 99.616; Labuhanbatu / Rantau Prapat 2.332 100.052; Dairi / Sidikalang 2.749 98.313; Toba / Balige 2.333 99.066; Mandailing Natal / Panyabungan 1.932 99.691; Nias Selatan / Teluk Dalam 0.573 97.803; Pakpak Bharat / Salak 2.557 98.323; Humbang Hasundutan / Dolok Sanggul 2.259 98.750; Samosir / Pangururan 2.608 98.696; Serdang Bedagai / Sei Rampah 3.485 99.137; Batu Bara / Limapuluh 3.169 99.418; Padang Lawas Utara / Gunung Tua 1.513 99.626; Padang Lawas / Sibuhuan 1.054 99.730; Labuhanbatu Selatan / Kota Pinang 1.891 100.092; Labuhanbatu Utara / Aek Kanopan 2.570 99.653; Nias Utara / Lotu 1.430 97.354; Nias Barat / Lahomi 0.980 97.470; Kota Medan = medan; Kota Pematangsiantar = pematangsiantar; Kota Sibolga = sibolga; Kota Tanjung Balai 2.967 99.800; Kota Binjai = binjai; Kota Tebing Tinggi 3.329 99.162; Kota Padang Sidempuan = padangsidimpuan; Kota Gunungsitoli = gunungsitoli
Sumatera Barat; Pesisir Selatan / Painan -1.352 100.574; Solok / Arosuka -0.952 100.621; Sijunjung / Muaro Sijunjung -0.690 100.953; Tanah Datar / Batusangkar -0.461 100.611; Padang Pariaman / Parit Malintang -0.620 100.279; Agam / Lubuk Basung -0.325 100.065; Lima Puluh Kota / Sarilamak -0.150 100.664; Pasaman / Lubuk Sikaping 0.144 100.166; Kepulauan Mentawai = tuapejat; Dharmasraya / Pulau Punjung -0.959 101.500; Solok Selatan / Padang Aro -1.527 101.264; Pasaman Barat / Simpang Empat 0.117 99.823; Kota Padang = padang; Kota Solok -0.801 100.657; Kota Sawahlunto -0.682 100.778; Kota Padang Panjang -0.464 100.400; Kota Bukittinggi = bukittinggi; Kota Payakumbuh = payakumbuh; Kota Pariaman -0.619 100.120
Riau; Kampar / Bangkinang 0.338 101.024; Indragiri Hulu / Rengat -0.375 102.548; Bengkalis 1.467 102.133; Indragiri Hilir / Tembilahan -0.323 103.160; Pelalawan / Pangkalan Kerinci 0.396 101.857; Rokan Hulu / Pasir Pengaraian 0.865 100.295; Rokan Hilir / Bagansiapiapi 2.157 100.808; Siak / Siak Sri Indrapura 0.793 102.051; Kuantan Singingi / Teluk Kuantan -0.528 101.581; Kepulauan Meranti / Selat Panjang 0.994 102.708; Kota Pekanbaru = pekanbaru; Kota Dumai = dumai
Kepulauan Riau; Bintan / Bandar Seri Bentan 1.054 104.480; Karimun / Tanjung Balai Karimun 0.990 103.428; Natuna = ranai; Lingga / Daik -0.204 104.611; Kepulauan Anambas = tarempa; Kota Batam = batam; Kota Tanjung Pinang = tanjungpinang
Jambi; Kerinci / Siulak -1.947 101.334; Merangin / Bangko -2.080 102.257; Sarolangun -2.312 102.727; Batang Hari / Muara Bulian -1.713 103.259; Muaro Jambi / Sengeti -1.477 103.508; Tanjung Jabung Barat / Kuala Tungkal -0.816 103.461; Tanjung Jabung Timur / Muara Sabak -1.136 103.850; Bungo / Muara Bungo -1.490 102.115; Tebo / Muara Tebo -1.476 102.444; Kota Jambi = jambi; Kota Sungai Penuh -2.056 101.391
Sumatera Selatan; Ogan Komering Ulu / Baturaja -4.129 104.167; Ogan Komering Ilir / Kayu Agung -3.392 104.831; Muara Enim -3.649 103.771; Lahat -3.785 103.543; Musi Rawas / Muara Beliti -3.249 103.034; Musi Banyuasin / Sekayu -2.882 103.834; Banyuasin / Pangkalan Balai -2.881 104.394; Ogan Komering Ulu Timur / Martapura -4.319 104.347; Ogan Komering Ulu Selatan / Muaradua -4.118 103.612; Ogan Ilir / Indralaya -3.252 104.676; Empat Lawang / Tebing Tinggi -3.584 103.077; Penukal Abab Lematang Ilir / Talang Ubi -3.266 103.825; Musi Rawas Utara / Muara Rupit -2.724 102.911; Kota Palembang = palembang; Kota Pagar Alam -4.025 103.247; Kota Lubuk Linggau = lubuklinggau; Kota Prabumulih -3.434 104.231
Bengkulu; Bengkulu Selatan / Manna -4.465 102.904; Rejang Lebong / Curup -3.470 102.521; Bengkulu Utara / Arga Makmur -3.423 102.189; Kaur / Bintuhan -4.794 103.348; Seluma / Tais -4.075 102.577; Muko Muko -2.569 101.112; Lebong / Tubei -3.120 102.197; Kepahiang -3.646 102.571; Bengkulu Tengah / Karang Tinggi -3.750 102.422; Kota Bengkulu = bengkulu
Lampung; Lampung Selatan / Kalianda -5.738 105.592; Lampung Tengah / Gunung Sugih -4.975 105.214; Lampung Utara / Kotabumi -4.825 104.882; Lampung Barat / Liwa -5.036 104.076; Tulang Bawang / Menggala -4.471 105.252; Tanggamus / Kota Agung -5.503 104.645; Lampung Timur / Sukadana -5.064 105.549; Way Kanan / Blambangan Umpu -4.503 104.519; Pesawaran / Gedong Tataan -5.383 105.096; Pringsewu -5.358 104.974; Mesuji / Wiralaga Mulya -3.843 105.494; Tulang Bawang Barat / Panaragan -4.516 105.093; Pesisir Barat / Krui -5.191 103.932; Kota Bandar Lampung = bandar-lampung; Kota Metro = metro
Kepulauan Bangka Belitung; Bangka / Sungailiat -1.854 106.122; Belitung = tanjungpandan; Bangka Selatan / Toboali -3.004 106.456; Bangka Tengah / Koba -2.493 106.408; Bangka Barat / Muntok -2.067 105.162; Belitung Timur / Manggar -2.883 108.267; Kota Pangkal Pinang = pangkalpinang
DKI Jakarta; Kepulauan Seribu / Pulau Pramuka -5.746 106.614; Kota Jakarta Pusat -6.181 106.828; Kota Jakarta Utara -6.138 106.890; Kota Jakarta Barat -6.168 106.759; Kota Jakarta Selatan -6.261 106.811; Kota Jakarta Timur -6.225 106.900
Banten; Pandeglang -6.308 106.107; Lebak / Rangkasbitung -6.359 106.249; Tangerang / Tigaraksa -6.228 106.514; Serang / Ciruas -6.125 106.233; Kota Tangerang = tangerang; Kota Cilegon = cilegon; Kota Serang = serang; Kota Tangerang Selatan = tangerang-selatan
Jawa Barat; Bogor / Cibinong -6.482 106.854; Sukabumi / Palabuhanratu -6.987 106.551; Cianjur -6.822 107.139; Bandung / Soreang -7.033 107.518; Garut = garut; Tasikmalaya / Singaparna -7.351 108.111; Ciamis -7.326 108.353; Kuningan -6.976 108.483; Cirebon / Sumber -6.760 108.483; Majalengka -6.836 108.228; Sumedang = sumedang; Indramayu -6.326 108.320; Subang -6.570 107.757; Purwakarta -6.557 107.443; Karawang = karawang; Bekasi / Cikarang -6.261 107.153; Bandung Barat / Ngamprah -6.804 107.275; Pangandaran / Parigi -7.702 108.496; Kota Bogor = bogor; Kota Sukabumi = sukabumi; Kota Bandung = bandung; Kota Cirebon = cirebon; Kota Bekasi = bekasi; Kota Depok = depok; Kota Cimahi -6.872 107.543; Kota Tasikmalaya = tasikmalaya; Kota Banjar -7.369 108.533
Jawa Tengah; Cilacap = cilacap; Banyumas = purwokerto; Purbalingga -7.388 109.364; Banjarnegara -7.396 109.696; Kebumen -7.669 109.654; Purworejo -7.711 110.010; Wonosobo -7.359 109.903; Magelang / Kota Mungkid -7.588 110.232; Boyolali -7.533 110.596; Klaten -7.706 110.606; Sukoharjo -7.673 110.838; Wonogiri -7.814 110.921; Karanganyar -7.598 110.944; Sragen -7.426 111.022; Grobogan / Purwodadi -7.087 110.916; Blora -6.970 111.419; Rembang -6.707 111.350; Pati -6.756 111.038; Kudus = kudus; Jepara -6.592 110.671; Demak -6.891 110.640; Semarang / Ungaran -7.140 110.405; Temanggung -7.319 110.193; Kendal -6.921 110.202; Batang -6.908 109.730; Pekalongan / Kajen -7.032 109.577; Pemalang -6.892 109.383; Tegal / Slawi -6.982 109.141; Brebes -6.869 109.038; Kota Magelang = magelang; Kota Surakarta = surakarta; Kota Salatiga -7.332 110.493; Kota Semarang = semarang; Kota Pekalongan = pekalongan; Kota Tegal = tegal
DI Yogyakarta; Kulon Progo / Wates -7.857 110.157; Bantul -7.888 110.329; Gunungkidul / Wonosari -7.966 110.604; Sleman -7.716 110.356; Kota Yogyakarta = yogyakarta
Jawa Timur; Pacitan -8.194 111.103; Ponorogo -7.869 111.462; Trenggalek -8.076 111.706; Tulungagung -8.066 111.903; Blitar / Kanigoro -8.131 112.219; Kediri / Pare -7.768 112.198; Malang / Kepanjen -8.130 112.573; Lumajang -8.133 113.225; Jember = jember; Banyuwangi = banyuwangi; Bondowoso -7.913 113.821; Situbondo = situbondo; Probolinggo / Kraksaan -7.758 113.396; Pasuruan / Bangil -7.599 112.819; Sidoarjo -7.448 112.718; Mojokerto / Mojosari -7.519 112.560; Jombang -7.546 112.233; Nganjuk -7.605 111.903; Madiun / Caruban -7.545 111.657; Magetan -7.657 111.331; Ngawi -7.404 111.446; Bojonegoro = bojonegoro; Tuban -6.898 112.065; Lamongan -7.117 112.417; Gresik -7.154 112.656; Bangkalan -7.045 112.735; Sampang -7.187 113.239; Pamekasan = pamekasan; Sumenep = sumenep; Kota Kediri = kediri; Kota Blitar -8.098 112.168; Kota Malang = malang; Kota Probolinggo = probolinggo; Kota Pasuruan = pasuruan; Kota Mojokerto -7.466 112.434; Kota Madiun = madiun; Kota Surabaya = surabaya; Kota Batu -7.870 112.528
Bali; Jembrana = negara; Tabanan -8.541 115.125; Badung / Mangupura -8.544 115.170; Gianyar -8.543 115.327; Klungkung -8.533 115.400; Bangli -8.454 115.355; Karangasem / Amlapura -8.450 115.617; Buleleng = singaraja; Kota Denpasar = denpasar
Nusa Tenggara Barat; Lombok Barat / Gerung -8.683 116.125; Lombok Tengah / Praya -8.705 116.270; Lombok Timur = selong; Sumbawa = sumbawa-besar; Dompu -8.537 118.463; Bima / Woha -8.618 118.648; Sumbawa Barat / Taliwang -8.745 116.853; Lombok Utara / Tanjung -8.356 116.156; Kota Mataram = mataram; Kota Bima = bima
Nusa Tenggara Timur; Kupang / Oelamasi -10.064 123.879; Timor Tengah Selatan / Soe -9.861 124.284; Timor Tengah Utara / Kefamenanu -9.447 124.478; Belu = atambua; Alor = kalabahi; Flores Timur = larantuka; Sikka = maumere; Ende = ende; Ngada / Bajawa -8.785 120.974; Manggarai = ruteng; Sumba Timur = waingapu; Sumba Barat / Waikabubak -9.648 119.389; Lembata / Lewoleba -8.372 123.418; Rote Ndao / Ba'a -10.726 123.049; Manggarai Barat = labuan-bajo; Nagekeo / Mbay -8.561 121.272; Sumba Tengah / Waibakul -9.636 119.413; Sumba Barat Daya / Tambolaka -9.428 119.238; Manggarai Timur / Borong -8.813 120.610; Sabu Raijua / Seba -10.493 121.839; Malaka / Betun -9.567 124.907; Kota Kupang = kupang
Kalimantan Barat; Sambas 1.333 109.250; Mempawah 0.371 108.970; Sanggau 0.133 110.600; Ketapang = ketapang; Sintang = sintang; Kapuas Hulu = putussibau; Bengkayang 0.832 109.436; Landak / Ngabang 0.383 109.950; Sekadau 0.017 110.900; Melawi / Nanga Pinoh -0.340 111.741; Kayong Utara / Sukadana -1.250 109.950; Kubu Raya / Sungai Raya -0.127 109.404; Kota Pontianak = pontianak; Kota Singkawang = singkawang
Kalimantan Tengah; Kotawaringin Barat = pangkalan-bun; Kotawaringin Timur = sampit; Kapuas = kuala-kapuas; Barito Selatan = buntok; Barito Utara = muara-teweh; Katingan / Kasongan -1.884 113.394; Seruyan / Kuala Pembuang -3.392 112.550; Sukamara -2.714 111.171; Lamandau / Nanga Bulik -2.162 111.489; Gunung Mas / Kuala Kurun -1.107 113.866; Pulang Pisau -2.767 114.241; Murung Raya = puruk-cahu; Barito Timur = tamiang-layang; Kota Palangkaraya = palangka-raya
Kalimantan Selatan; Tanah Laut / Pelaihari -3.799 114.779; Kotabaru = kotabaru; Banjar / Martapura -3.411 114.864; Barito Kuala / Marabahan -3.014 114.769; Tapin / Rantau -2.933 115.162; Hulu Sungai Selatan / Kandangan -2.784 115.277; Hulu Sungai Tengah / Barabai -2.583 115.383; Hulu Sungai Utara / Amuntai -2.418 115.249; Tabalong = tanjung; Tanah Bumbu / Batulicin -3.420 116.006; Balangan / Paringin -2.336 115.475; Kota Banjarmasin = banjarmasin; Kota Banjarbaru = banjarbaru
Kalimantan Timur; Paser / Tanah Grogot -1.909 116.193; Kutai Kartanegara / Tenggarong -0.412 116.985; Berau = tanjung-redeb; Kutai Barat = sendawar; Kutai Timur / Sangatta 0.505 117.528; Penajam Paser Utara / Penajam -1.249 116.770; Mahakam Ulu / Ujoh Bilang 0.550 115.250; Kota Balikpapan = balikpapan; Kota Samarinda = samarinda; Kota Bontang = bontang
Kalimantan Utara; Bulungan = tanjung-selor; Malinau = malinau; Nunukan = nunukan; Tana Tidung / Tideng Pale 3.608 116.907; Kota Tarakan = tarakan
Sulawesi Utara; Bolaang Mongondow / Lolak 0.875 124.010; Minahasa / Tondano 1.305 124.913; Kepulauan Sangihe = tahuna; Kepulauan Talaud = melonguane; Minahasa Selatan / Amurang 1.184 124.573; Minahasa Utara / Airmadidi 1.428 124.978; Minahasa Tenggara / Ratahan 1.055 124.801; Bolaang Mongondow Utara / Boroko 0.908 123.268; Kepulauan Siau Tagulandang Biaro / Ondong Siau 2.747 125.361; Bolaang Mongondow Timur / Tutuyan 0.765 124.614; Bolaang Mongondow Selatan / Bolaang Uki 0.348 123.958; Kota Manado = manado; Kota Bitung 1.441 125.128; Kota Tomohon 1.317 124.804; Kota Kotamobagu = kotamobagu
Gorontalo; Gorontalo / Limboto 0.627 122.978; Boalemo / Tilamuta 0.527 122.346; Bone Bolango / Suwawa 0.532 123.147; Pohuwato / Marisa 0.466 121.939; Gorontalo Utara / Kwandang 0.835 122.915; Kota Gorontalo = gorontalo
Sulawesi Tengah; Banggai = luwuk; Poso = poso; Donggala -0.672 119.740; Toli Toli = tolitoli; Buol 1.158 121.436; Morowali = bungku; Banggai Kepulauan / Salakan -1.308 123.291; Parigi Moutong / Parigi -0.816 120.177; Tojo Una-Una / Ampana -0.869 121.584; Sigi / Bora -1.035 119.930; Banggai Laut = banggai; Morowali Utara / Kolonodale -1.982 121.336; Kota Palu = palu
Sulawesi Barat; Pasangkayu -1.170 119.367; Mamuju = mamuju; Mamasa -2.942 119.378; Polewali Mandar / Polewali -3.432 119.344; Majene -3.540 118.971; Mamuju Tengah / Tobadak -2.089 119.347
Sulawesi Selatan; Kepulauan Selayar / Benteng -6.118 120.460; Bulukumba -5.550 120.183; Bantaeng -5.548 119.951; Jeneponto -5.676 119.748; Takalar -5.426 119.438; Gowa / Sungguminasa -5.197 119.451; Sinjai -5.124 120.253; Bone = bone; Maros -5.006 119.573; Pangkajene dan Kepulauan / Pangkajene -4.837 119.547; Barru -4.412 119.618; Soppeng / Watansoppeng -4.352 119.884; Wajo / Sengkang -4.128 120.030; Sidenreng Rappang / Pangkajene Sidenreng -3.926 119.800; Pinrang -3.786 119.652; Enrekang -3.565 119.770; Luwu / Belopa -3.385 120.368; Tana Toraja / Makale -3.102 119.854; Luwu Utara / Masamba -2.554 120.328; Luwu Timur / Malili -2.635 121.095; Toraja Utara / Rantepao -2.970 119.898; Kota Makassar = makassar; Kota Parepare = parepare; Kota Palopo = palopo
Sulawesi Tenggara; Kolaka = kolaka; Konawe / Unaaha -3.854 122.042; Muna / Raha -4.838 122.721; Buton / Pasarwajo -5.496 122.845; Konawe Selatan / Andoolo -4.327 122.252; Bombana / Rumbia -4.628 122.005; Wakatobi = wanci; Kolaka Utara / Lasusua -3.510 120.884; Konawe Utara / Wanggudu -3.500 122.120; Buton Utara / Buranga -4.801 122.983; Kolaka Timur / Tirawuta -4.010 121.890; Konawe Kepulauan / Langara -4.025 122.991; Muna Barat / Laworo -4.800 122.490; Buton Tengah / Labungkari -5.263 122.551; Buton Selatan / Batauga -5.588 122.596; Kota Kendari = kendari; Kota Baubau = baubau
Maluku; Maluku Tengah = masohi; Maluku Tenggara / Langgur -5.667 132.738; Kepulauan Tanimbar = saumlaki; Buru = namlea; Seram Bagian Timur / Bula -3.111 130.495; Seram Bagian Barat / Piru -3.062 128.195; Kepulauan Aru = dobo; Maluku Barat Daya = tiakur; Buru Selatan / Namrole -3.845 126.726; Kota Ambon = ambon; Kota Tual = tual
Maluku Utara; Halmahera Barat / Jailolo 1.065 127.468; Halmahera Tengah / Weda 0.330 127.874; Halmahera Utara = tobelo; Halmahera Selatan = labuha; Kepulauan Sula = sanana; Halmahera Timur / Maba 0.701 128.292; Pulau Morotai = daruba; Pulau Taliabu = bobong; Kota Ternate = ternate; Kota Tidore Kepulauan / Soasio 0.681 127.403
Papua; Jayapura / Sentani -2.569 140.513; Kepulauan Yapen = serui; Biak Numfor = biak; Sarmi = sarmi; Keerom / Waris -3.117 140.883; Waropen / Botawa -2.210 136.447; Supiori / Sorendiweri -0.734 135.736; Mamberamo Raya / Burmeso -2.326 138.041; Kota Jayapura = jayapura
Papua Barat; Manokwari = manokwari; Fakfak = fakfak; Teluk Bintuni = bintuni; Teluk Wondama / Rasiei -2.817 134.529; Kaimana = kaimana; Manokwari Selatan / Ransiki -1.508 134.171; Pegunungan Arfak / Anggi -1.350 133.890
Papua Barat Daya; Sorong / Aimas -0.957 131.335; Sorong Selatan / Teminabuan -1.442 132.014; Raja Ampat / Waisai -0.238 130.507; Tambrauw / Fef -0.809 132.432; Maybrat / Kumurkek -1.257 132.500; Kota Sorong = sorong
Papua Tengah; Nabire = nabire; Puncak Jaya / Mulia -3.715 137.985; Paniai = enarotali; Mimika = timika; Puncak / Ilaga -3.950 137.400; Dogiyai / Kigamani -3.961 135.944; Intan Jaya / Sugapa -3.743 137.050; Deiyai / Tigi -3.967 136.267
Papua Pegunungan; Jayawijaya = wamena; Pegunungan Bintang / Oksibil -4.904 140.630; Yahukimo / Dekai -4.864 139.484; Tolikara / Karubaga -3.699 138.458; Mamberamo Tengah / Kobakma -3.664 139.065; Yalimo / Elelim -3.759 139.708; Lanny Jaya / Tiom -3.924 138.455; Nduga / Kenyam -4.600 138.384
Papua Selatan; Merauke = merauke; Boven Digoel = tanah-merah; Mappi / Kepi -6.525 139.322; Asmat = agats
`

const zones = new Map(cities.map(({ province, zone }) => [province, zone]))
const listed = new Map(cities.map((city) => [city.code, city]))
const seats = new Map<string, City>()
for (const line of regencyTable.trim().split('\n'))
  for (const seat of seatsOf(line)) seats.set(seat.code, seat)

/** Every place with prayer times, province by province: the seats of all 514 regencies and cities, and some more. */
export const prayerPlaces: readonly City[] = [...zones.keys()].flatMap((province) => [
  ...cities
    .filter((city) => city.province === province)
    .map((city) => seats.get(city.code) ?? city),
  ...[...seats.values()].filter((seat) => seat.province === province && !listed.has(seat.code)),
])

/** One line: a province and its regencies, as `regencyTable` says. */
function seatsOf(line: string): City[] {
  const [province = '', ...entries] = line.split('; ')
  const zone = zones.get(province)
  if (!zone) throw new Error(`no province ${province}`)
  return entries.map((entry) => {
    const known = /^(.+) = ([a-z-]+)$/.exec(entry)
    const [, named = '', seat = named, latitude, longitude] =
      known ?? /^(.+?)(?: \/ (.+))? (-?[\d.]+) (-?[\d.]+)$/.exec(entry) ?? []
    const regency = named.startsWith('Kota ') ? named : `Kabupaten ${named}`
    const city = known && listed.get(seat)
    if (city) return { ...city, regency }
    const name = seat === named ? seat.replace(/^Kota /, '') : seat
    const code = slug([name, named].find(isFree) ?? regency)
    const at = { latitude: Number(latitude), longitude: Number(longitude) }
    return { code, name, regency, province, zone, ...at }
  })
}

/** Seats of one name lie in several provinces: the later one goes by its regency's name. */
function isFree(name: string): boolean {
  return !listed.has(slug(name)) && !seats.has(slug(name))
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')
}

/** Other common names of places. */
const otherNames: Record<string, string> = {
  solo: 'surakarta',
  jogja: 'yogyakarta',
  dkijakarta: 'jakarta',
  ujungpandang: 'makassar',
  watampone: 'bone',
  wonreli: 'kisar',
}

const byName = new Map<string, City>()
// A code goes before a full name, and that before a regency's bare name: 'bandung' is the city.
for (const place of prayerPlaces) byName.set(nameLetters(place.code), place)
for (const place of prayerPlaces) addName(place.regency, place)
for (const place of prayerPlaces) addName(bareRegency(place), place)

function addName(name: string | undefined, place: City): void {
  if (name && !byName.has(nameLetters(name))) byName.set(nameLetters(name), place)
}

/** The place of this name, in any spelling: 'Kota Banda Aceh', 'palangkaraya', 'solo', 'Kab. Garut', 'aceh tengah'. */
export function findCity(name: string): City | undefined {
  const wanted = nameLetters(name).replace(/^kab(?!upaten|anjahe)(?=.)/, 'kabupaten')
  // A place's own name may begin with the word 'kota'.
  const bare = wanted.replace(/^kota(?=.)/, '')
  return byName.get(wanted) ?? byName.get(otherNames[bare] ?? bare)
}

/** 'Takengon, Kab. Aceh Tengah', where the regency's name says more than the place's. */
export function placeLabel({ name, regency }: City): string {
  if (!regency || nameLetters(regency).endsWith(nameLetters(name))) return name
  return `${name}, ${regency.replace('Kabupaten', 'Kab.')}`
}

/** The places a person may mean: those whose names begin with the words, that hold them, then with one or two slips. */
export function searchPlaces(text: string): City[] {
  const wanted = nameLetters(text).replace(/^(kabupaten|kab|kota)(?=...)/, '')
  if (wanted.length < 2) return []
  const meant = findCity(text)
  const scored = prayerPlaces.flatMap((place) => {
    const score = place === meant ? 0 : scoreOf(place, wanted)
    return score === undefined ? [] : [{ place, score }]
  })
  return bestScored(scored).map(({ place }) => place)
}

function scoreOf(place: City, wanted: string): number | undefined {
  const own = [place.name, bareRegency(place)].flatMap((name) => (name ? [nameLetters(name)] : []))
  const score = nameScore(own, wanted)
  const isOfProvince = nameLetters(place.province).startsWith(wanted)
  return isOfProvince && (score === undefined || score >= SLIP_SCORE) ? 4 : score
}

/** The day in a city at a moment, 'yyyy-mm-dd'. */
export function todayIn({ zone }: Pick<City, 'zone'>, now: Date): string {
  return new Date(now.getTime() + zoneHours[zone] * 3_600_000).toISOString().slice(0, 10)
}

/** The place nearest to a point among those of its zone, and its distance in kilometres. */
export function nearestCity(point: GeoPoint): { city: City; kilometres: number } {
  const zone = zoneAt(point)
  let nearest: { city: City; kilometres: number } | undefined
  for (const city of prayerPlaces) {
    if (city.zone !== zone) continue
    const kilometres = kilometresBetween(city, point)
    if (!nearest || kilometres < nearest.kilometres) nearest = { city, kilometres }
  }
  if (!nearest) throw new Error('there are no places')
  return nearest
}

/** The great-circle distance, by the haversine formula. */
export function kilometresBetween(from: GeoPoint, to: GeoPoint): number {
  const rad = Math.PI / 180
  const height = Math.sin(((to.latitude - from.latitude) * rad) / 2) ** 2
  const width = Math.sin(((to.longitude - from.longitude) * rad) / 2) ** 2
  const both = height + Math.cos(from.latitude * rad) * Math.cos(to.latitude * rad) * width
  return 2 * 6371 * Math.asin(Math.sqrt(both))
}
