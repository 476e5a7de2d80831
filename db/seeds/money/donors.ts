/** Names as donors write them: short, long, of families and of groups. All invented. */
export const donorNames = `
Suparman; Nur Aini; Ahmad Fauzi; Siti Khadijah Rahmawati; Bambang Setiawan; Dewi Kartika Sari; Rizky Ramadhan;
Hj. Maryam Zubaidah; Keluarga Bapak Sutrisno; Yusuf Hidayat; Ratna Puspita Dewi; Muhammad Ilham Akbar; Fitri;
Raden Ajeng Kusumawardhani Puspitasari binti Almarhum H. Soemarsono Notonegoro; Agus Salim Harahap; Lestari;
Ummu Hafshah; Dr. Laila Nurhasanah, Sp.A; Teuku Iskandar Muda Putra; Wahyuni; Andi Baso Mappanyukki; Joko Prasetyo;
Keluarga Besar Almarhum H. Muhammad Syafruddin Al-Banjari dan Hj. Noorhayati Martapura; Indah Permatasari; Hasan Basri;
Majelis Taklim Nurul Iman RW 07; Eko Nugroho; Salma Aulia Zahra; I Gusti Ngurah Fadhil; Rina Marlina; Abdul Karim;
Alumni SMAN 3 Angkatan 1998; Cut Nyak Malahayati; Dimas Pratama; Sri Wahyuningsih; Farhan Maulana Siregar; Mbah Karto;
Karyawan Toko Berkah Jaya; Nabila Putri Anggraini; Usman Daeng Rola; Tri Handayani; Zainal Abidin Nasution; Pak RT 04;
Pengajian Ibu-Ibu Komplek Griya Asri; Gilang Saputra; Aisyah Humaira; Lukman Hakim Tanjung; Endang Sulastri; Fatimah;
Komunitas Sepeda Subuh Sidoarjo; Hendra Wijaya; Rahmat Hidayatullah Pulungan; Novita Anggraeni; Ibu Guru Kelas Dua;
Jamaah Salat Jumat Masjid Al-Ikhlas; Dian Purnama; Mochammad Arifin; Yulianti; Arif Rahman Hakim; Tini Suhartini`
  .split(';')
  .map((name) => name.trim())

/** Prayers as donors write them with a donation. */
export const prayers = [
  'Semoga menjadi amal jariyah untuk almarhum bapak dan almarhumah ibu kami.',
  'Ya Allah, lapangkan rezeki kami dan jadikan kami hamba yang pandai bersyukur.',
  'Mohon doanya semoga ibu saya segera sehat kembali. Aamiin.',
  'Bismillah, semoga bermanfaat. Jangan dilihat dari jumlahnya.',
  'Semoga para santri dimudahkan hafalannya dan kelak memberi syafaat bagi orang tuanya.',
  'Untuk kesembuhan anak kami yang sedang dirawat. Mohon doa dari saudara semua.',
  'Semoga Allah angkat kesulitan saudara-saudara kita dan ganti dengan yang lebih baik.',
  'Niat sedekah atas nama nenek, semoga dilapangkan kuburnya.',
  'Ya Rabb, mudahkan urusan kami, halalkan dan berkahkan rezeki kami.',
  'Alhamdulillah dapat ikut sedikit. Semoga yang lain ikut tergerak.',
  'Semoga lulus ujian dan dapat bekerja di tempat yang baik. Aamiin ya Rabbal ‘alamin.',
  'Semoga keluarga kami sakinah dan anak-anak menjadi penyejuk hati.',
  'Sedekah Jumat. Semoga Allah terima.',
  'Semoga usaha kecil kami berkah dan bisa rutin berbagi.',
  'Ya Allah, karuniakan kami keturunan yang saleh dan salihah.',
  'Untuk saudara kami di pengungsian: sabar ya, kalian tidak sendirian.',
  'Semoga dimampukan berhaji bersama kedua orang tua.',
  'Titip doa agar utang kami segera lunas dan hati kami tenang.',
]
