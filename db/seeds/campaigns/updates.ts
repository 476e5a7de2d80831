export type DemoUpdate = { slug: string; daysAgo: number; title: string; paragraphs: string[] }

/** News of the demo's campaigns, as told by the people on site. No faces, no names of children. */
export const demoUpdates: DemoUpdate[] = [
  {
    slug: 'air-bersih-santri-cikoneng',
    daysAgo: 3,
    title: 'Mata bor menembus 62 meter',
    paragraphs: [
      'Alhamdulillah, pengeboran hari kesebelas menembus lapisan batu dan kini berada di kedalaman 62 meter. Air rembesan mulai terlihat, tetapi belum cukup untuk dipompa.',
      'Tukang memperkirakan sumber utama berada sekitar 18 meter lagi. Bila cuaca baik, pekan depan kami sudah dapat mengukur debitnya.',
    ],
  },
  {
    slug: 'air-bersih-santri-cikoneng',
    daysAgo: 16,
    title: 'Alat bor tiba, warga membuka jalan',
    paragraphs: [
      'Truk pembawa alat tidak dapat melewati tanjakan terakhir. Warga dan santri senior memindahkan batu dan melebarkan jalan selama dua hari.',
      'Pengeboran dimulai Senin pagi setelah doa bersama. Terima kasih kepada semua donatur; uang muka pengeboran dan pompa sudah dibayarkan.',
    ],
  },
  {
    slug: 'air-bersih-santri-cikoneng',
    daysAgo: 41,
    title: 'Hasil pengukuran: sumber air di 80 meter',
    paragraphs: [
      'Petugas geolistrik mengukur tiga titik di lahan pesantren. Titik di belakang dapur menunjukkan lapisan berair pada kedalaman sekitar 80 meter, cukup untuk tiga asrama dan satu keran umum.',
    ],
  },
  {
    slug: 'banjir-demak-dapur-umum',
    daysAgo: 1,
    title: 'Air turun 30 sentimeter, dapur tetap menyala',
    paragraphs: [
      'Permukaan air turun sekitar 30 sentimeter sejak kemarin. Sebagian warga mulai membersihkan rumah pada siang hari dan kembali ke balai desa malamnya.',
      'Empat dapur umum tetap memasak 1.800 porsi. Kebutuhan hari ini: gas, telur, popok, dan sabun.',
    ],
  },
  {
    slug: 'banjir-demak-dapur-umum',
    daysAgo: 4,
    title: 'Dapur keempat dibuka di madrasah',
    paragraphs: [
      'Karena jalan ke tiga dusun terputus, kami membuka dapur keempat di madrasah yang letaknya lebih tinggi. Makanan diantar dengan dua perahu milik warga.',
    ],
  },
  {
    slug: 'tandon-air-desa-oebola',
    daysAgo: 5,
    title: 'Pipa sudah sampai di tandon pertama',
    paragraphs: [
      'Sebanyak 740 meter pipa telah terpasang. Sore kemarin air pertama kali mengalir sampai tandon atas, disaksikan hampir seluruh warga.',
      'Tinggal 460 meter menuju permukiman bawah dan pemasangan dua puluh keran.',
    ],
  },
  {
    slug: 'beasiswa-santri-penghafal',
    daysAgo: 9,
    title: 'Laporan triwulan: 40 santri tetap belajar',
    paragraphs: [
      'Beasiswa bulan ketiga telah dibayarkan. Seluruh 40 santri masih belajar; rata-rata hafalan bertambah satu setengah juz dalam tiga bulan.',
      'Dua santri pindah ke angkatan yang lebih tinggi dan mulai membantu menyimak adik-adiknya.',
    ],
  },
  {
    slug: 'meja-dan-buku-madrasah-ende',
    daysAgo: 12,
    title: 'Meja dan kursi sudah dipakai',
    paragraphs: [
      'Empat puluh lima set meja dan kursi tiba dengan tiga kali angkut. Wali murid memasangnya pada hari Minggu, dan Senin pagi anak-anak sudah menulis di atas meja.',
      'Kelebihan dana kami teruskan ke madrasah tetangga di lembah. Pengukuran ruangnya pekan ini.',
    ],
  },
  {
    slug: 'wakaf-tanah-masjid-sigi',
    daysAgo: 8,
    title: 'Pengukuran tanah bersama kantor pertanahan',
    paragraphs: [
      'Petugas kantor pertanahan mengukur lahan dan memasang patok. Luasnya tepat 600 meter persegi dan tidak ada sengketa batas.',
      'Berkas pendaftaran wakaf diserahkan ke KUA. Nazhir menunggu jadwal ikrar setelah pelunasan.',
    ],
  },
  {
    slug: 'wakaf-mushaf-pelosok',
    daysAgo: 6,
    title: 'Kiriman pertama: 420 mushaf ke Kepulauan Kei',
    paragraphs: [
      'Empat ratus dua puluh mushaf berangkat dari Surabaya dan tiba di Tual. Pembagiannya ke sembilan tempat mengaji dikerjakan guru-guru setempat.',
    ],
  },
  {
    slug: 'qurban-kampung-mualaf-mentawai',
    daysAgo: 20,
    title: 'Laporan akhir: 310 keluarga menerima',
    paragraphs: [
      'Seluruh hewan disembelih pada hari tasyrik dan dibagikan dalam 310 kantong. Dana yang terkumpul telah disalurkan seluruhnya.',
      'Jazakumullahu khairan kepada para pekurban. Program ini kami tutup.',
    ],
  },
]
