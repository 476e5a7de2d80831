/**
 * The text of /about for any institution that runs this product; the rest of that page comes from its settings and
 * books.
 */
export const aboutPage = {
  slug: 'about',
  title: 'Tentang kami',
  summary: '{lembaga} menghimpun, menjaga, dan menyampaikan titipan kebaikan Anda.',
  changeSummary: 'Versi pertama.',
  body: `
<p>Setiap rupiah yang dititipkan punya pemilik, tujuan, dan orang yang menunggunya. Tugas {nama} adalah menjaga ketiganya tetap bertemu: mencatat dari siapa, memakai untuk apa yang diniatkan, dan melaporkan sampai di mana.</p>

<h2>Visi</h2>
<p>Memberi menjadi semudah berniat, dan setiap orang yang memberi dapat melihat ke mana pemberiannya pergi.</p>

<h2>Cara kami bekerja</h2>
<ul>
<li><strong>Dana dipisah menurut jenisnya.</strong> Zakat, infak, wakaf, dan dana sosial tidak pernah dicampur, baik di pembukuan maupun di penyaluran.</li>
<li><strong>Dua orang untuk setiap pengeluaran.</strong> Yang mengusulkan tidak boleh menyetujui usulannya sendiri.</li>
<li><strong>Pembukuan yang tidak dapat dihapus.</strong> Kekeliruan diperbaiki dengan catatan baru, sehingga jejaknya tetap terlihat.</li>
<li><strong>Hak amil ada batasnya.</strong> Paling banyak 12,5 persen dari zakat dan 20 persen dari infak; tidak ada dari wakaf.</li>
<li><strong>Kuitansi yang dapat diperiksa siapa pun.</strong> Setiap donasi mendapat nomor yang keasliannya dapat dicek di <a href="/verifikasi">halaman verifikasi</a>.</li>
</ul>

<h2>Yang kami jaga</h2>
<p>Penerima manfaat bukan bahan pajangan. Kami tidak menampilkan wajah dan nama anak, dan kami meminta izin sebelum menceritakan kisah siapa pun. Donatur yang ingin tak dikenal tetap tak dikenal.</p>
<p>Selain menghimpun donasi, situs ini menyediakan bacaan <a href="/alquran">Al-Qur’an</a> lengkap dengan terjemahan dan murottal, <a href="/zakatcalculator">kalkulator zakat</a>, serta <a href="/yasin-tahlil">Yasin dan tahlil</a>. Semuanya dapat dipakai tanpa akun dan tanpa iklan.</p>
`,
}

export const disclaimerPage = {
  slug: 'disclaimer',
  title: 'Penafian',
  summary: 'Batas-batas yang perlu Anda ketahui ketika memakai situs {nama}.',
  changeSummary: 'Versi pertama.',
  body: `
<h2>Kalkulator zakat bukan fatwa</h2>
<p>Kalkulator membantu menghitung berdasarkan angka yang Anda isi dan ketentuan yang tertulis di layarnya: nisab, tarif, dan dasar keputusannya. Hasilnya bukan fatwa dan tidak menggantikan pendapat ulama atau amil yang Anda percayai. Beberapa hal dihitung dengan salah satu dari beberapa pendapat yang ada, dan pilihannya kami sebutkan di tempatnya.</p>
<p>Harga emas dan perak yang terisi otomatis adalah harga acuan pada tanggal yang tertera. Anda dapat menggantinya.</p>

<h2>Program dan target</h2>
<p>Target adalah perkiraan kebutuhan. Kami berusaha, tetapi tidak dapat menjamin target tercapai, jadwal tidak bergeser, atau keadaan di lapangan tidak berubah. Apa yang terjadi bila dana kurang atau berlebih diatur dalam <a href="/syarat-ketentuan">syarat dan ketentuan</a>.</p>

<h2>Saluran pihak ketiga</h2>
<p>Pembayaran melalui bank, QRIS, dan gerai diproses oleh pihak lain. Gangguan, penundaan, atau biaya tambahan di pihak mereka berada di luar kendali kami. Dana yang sudah terbayar tetap kami telusuri sampai jelas.</p>
<p>Murottal dapat diputar dari server pihak ketiga. Tautan ke situs lain kami berikan sebagai rujukan; isi situs itu menjadi tanggung jawab pengelolanya.</p>

<h2>Jadwal dan penanggalan</h2>
<p>Penanggalan Hijriah dan waktu ibadah dihitung dengan cara yang kami sebutkan di layarnya dan dapat berbeda dari pengumuman resmi. Bila berbeda, ikutilah keputusan sidang isbat dan jadwal resmi di daerah Anda.</p>

<h2>Teks Al-Qur’an</h2>
<p>Teks dan terjemahan bersumber dari Lajnah Pentashihan Mushaf Al-Qur’an, Kementerian Agama RI. Meski diperiksa dengan saksama, kekeliruan tampilan masih mungkin terjadi. Untuk rujukan hukum dan hafalan, gunakan mushaf cetak bertanda tashih, dan beri tahu kami bila Anda menemukan kesalahan.</p>

<h2>Asal dan tujuan dana</h2>
<p>Kami tidak menerima dan tidak menyalurkan dana untuk terorisme, pencucian uang, judi, atau kegiatan politik praktis. Dengan berdonasi, Anda menyatakan dana itu milik Anda secara sah dan halal. Bunga bank yang Anda serahkan dicatat sebagai dana nonhalal dan hanya dipakai untuk fasilitas umum.</p>

<h2>Penipuan yang mengatasnamakan kami</h2>
<p>Kami tidak pernah meminta kata sandi, kode OTP, atau transfer ke rekening pribadi. Nomor pembayaran yang sah hanya yang muncul di halaman pembayaran situs ini. Laporkan hal yang mencurigakan ke {pengaduan}.</p>
`,
}
