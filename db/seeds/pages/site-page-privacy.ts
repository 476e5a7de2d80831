/** The product's own privacy policy; docs/privacy/ropa.md says the same for operators. */
export const privacyPage = {
  slug: 'kebijakan-privasi',
  code: '2026-11',
  title: 'Kebijakan privasi',
  summary:
    'Data apa yang {lembaga} simpan tentang Anda, untuk apa, berapa lama, siapa yang ikut melihatnya, dan hak Anda atasnya.',
  changeSummary: 'Versi pertama.',
  body: `
<h2>Ringkasnya</h2>
<ul>
<li>Anda dapat membaca, menghitung zakat, dan berdonasi tanpa akun.</li>
<li>Kami hanya meminta data yang perlu untuk donasi, kuitansi, atau akun Anda.</li>
<li>Tidak ada iklan, tidak ada pelacak pihak ketiga, dan data Anda tidak kami jual.</li>
<li>Salinan data dan penghapusan akun dapat Anda lakukan sendiri, saat itu juga.</li>
</ul>

<h2>Siapa yang bertanggung jawab</h2>
<p>Pengendali data pribadi adalah {lembaga}, {alamat}, telepon {telepon}. Pertanyaan dan permintaan tentang data pribadi ditujukan kepada petugas pelindungan data kami di {surel}; keluhan ke {pengaduan}.</p>
<p>Kebijakan ini mengikuti Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.</p>

<h2>Data yang kami simpan dan alasannya</h2>
<table>
<thead><tr><th scope="col">Keperluan</th><th scope="col">Data</th><th scope="col">Dasar</th><th scope="col">Disimpan</th></tr></thead>
<tbody>
<tr><td>Menerima donasi dan membuktikannya</td><td>Nama, nomor HP atau e-mail, nominal, program, doa, nama yang diatasnamakan</td><td>Perjanjian dengan Anda; kewajiban pembukuan</td><td>Sepuluh tahun; tanpa nama Anda sejak akun dihapus</td></tr>
<tr><td>Bukti Setor Zakat</td><td>NPWP atau NIK (tersimpan terenkripsi) dan perhitungan zakat</td><td>Permintaan Anda; UU 23/2011 pasal 23</td><td>Seperti donasi; langsung hilang ketika akun dihapus</td></tr>
<tr><td>Menampilkan donatur dan doa</td><td>Nama, kecuali Anda memilih Hamba Allah; doa bila Anda izinkan</td><td>Persetujuan</td><td>Sampai ditarik atau akun dihapus</td></tr>
<tr><td>Akun</td><td>Nama, kontak yang sudah dibuktikan, sandi yang sudah diacak, cara masuk, pilihan tampilan; foto dan NPWP atau NIK bila Anda mengisinya</td><td>Perjanjian</td><td>Sampai akun dihapus</td></tr>
<tr><td>Perangkat yang masuk</td><td>Jenis perangkat, waktu, alamat internet yang sudah diacak</td><td>Keamanan</td><td>30 hari setelah berakhir</td></tr>
<tr><td>Kode dan tautan ganti sandi</td><td>Kontak yang dituju</td><td>Keamanan</td><td>Satu hari setelah berakhir</td></tr>
<tr><td>Ayat tersimpan dan bacaan terakhir</td><td>Tempat ayat, catatan, dan label Anda</td><td>Perjanjian</td><td>Sampai Anda hapus</td></tr>
<tr><td>Pengingat</td><td>Jenis, hari, dan cara mengingatkan</td><td>Persetujuan, ditarik dengan sekali tekan</td><td>Sampai dihentikan dan akun dihapus</td></tr>
<tr><td>Pengingat di perangkat (waktu salat dan bacaan)</td><td>Alamat peramban Anda di layanan notifikasinya, kabupaten/kota (tidak lebih dekat dari itu), jenis pengingat, dan jam tenang; tanpa nama</td><td>Persetujuan, ditarik dengan sekali tekan</td><td>Sampai Anda matikan</td></tr>
<tr><td>Menjawab laporan dan pengaduan</td><td>E-mail (kecuali Anda menulis tanpa nama), isi tulisan, pembayaran yang dimaksud, bukti (tersimpan terenkripsi)</td><td>Permintaan Anda; kewajiban menjawab</td><td>Satu tahun setelah laporan ditutup</td></tr>
<tr><td>Kunjungan ke asrama</td><td>Nama, nomor HP, e-mail, dan pesan (tersimpan terenkripsi), hari, jumlah orang</td><td>Permintaan Anda</td><td>90 hari setelah hari kunjungan; data diri langsung hilang bila dibatalkan</td></tr>
<tr><td>Mengetahui yang sering dicari dan apakah bantuan menolong</td><td>Kata dan jawaban tanpa nama, dengan sidik kunjungan yang diacak</td><td>Kepentingan yang sah</td><td>30 hari untuk pencarian; tidak mengarah kepada siapa pun</td></tr>
<tr><td>Kabar program</td><td>Kontak</td><td>Persetujuan terpisah untuk tiap cara</td><td>Sampai ditarik</td></tr>
<tr><td>Bukti persetujuan</td><td>Untuk apa, ya atau tidak, versi, waktu</td><td>Kewajiban membuktikan</td><td>Seterusnya; tanpa nama sejak akun dihapus</td></tr>
<tr><td>Mencegah penyalahgunaan</td><td>Sidik alamat internet atau kontak yang sudah diacak</td><td>Keamanan</td><td>Satu hari</td></tr>
</tbody>
</table>

<h2>Yang tidak kami simpan</h2>
<p>Nomor kartu, PIN, dan isi dompet digital Anda tidak pernah melewati situs ini. Catatan teknis kami tidak memuat nama, kontak, NPWP, maupun nomor virtual account, dan disimpan paling lama 90 hari. Berapa kali halaman program dan formulir dibuka dalam sehari kami jumlahkan, tanpa mencatat siapa yang membukanya.</p>

<h2>Siapa yang ikut menerima data</h2>
<ul>
<li><strong>Penyedia pembayaran</strong>: nominal dan nomor rujukan donasi; serta apa yang Anda isi sendiri di sana.</li>
<li><strong>Pengirim e-mail dan pesan</strong>: alamat atau nomor Anda dan isi pesannya.</li>
<li><strong>Penyedia masuk</strong> (misalnya Google), hanya bila Anda memilih masuk dengannya: apa yang Anda izinkan di sana.</li>
<li><strong>Sumber murottal</strong>: bila audio diputar dari server qari, server itu melihat alamat internet Anda seperti situs mana pun yang Anda buka.</li>
<li><strong>Layanan notifikasi peramban Anda</strong> (Google, Mozilla, Microsoft, atau Apple), hanya bila Anda menyalakan pengingat di perangkat: isinya tersegel, hanya waktunya yang terlihat.</li>
<li><strong>Pejabat yang berwenang</strong>, bila undang-undang mewajibkan.</li>
</ul>
<p>Petugas kami hanya melihat data yang perlu untuk tugasnya.</p>

<h2>Yang tersimpan di perangkat Anda</h2>
<p>Kami tidak memasang kuki. Peramban Anda menyimpan hal-hal berikut agar situs bekerja, dan semuanya dapat Anda hapus lewat pengaturan peramban. Masuk lewat penyedia seperti Google tidak menambah apa pun pada daftar ini; apa yang disimpan penyedia di alamatnya sendiri mengikuti kebijakannya.</p>
<table>
<thead><tr><th scope="col">Nama</th><th scope="col">Isi</th><th scope="col">Berapa lama</th></tr></thead>
<tbody>
<tr><td>publicSession, expired</td><td>Tanda pengunjung tanpa nama dan waktu berakhirnya</td><td>24 jam, atau sampai keluar</td></tr>
<tr><td>SY_SESSION, amanah.akun</td><td>Tanda bahwa Anda sudah masuk, dan nama Anda untuk disapa</td><td>Sampai keluar atau sesinya berakhir</td></tr>
<tr><td>amanah.perangkat</td><td>Nilai acak perangkat ini, dibuat saat Anda hendak masuk dan hanya dikirim saat masuk atau meminta kode, agar orang lain tidak dapat menghabiskan jatah kode Anda</td><td>Sampai Anda hapus</td></tr>
<tr><td>amanah.baca, amanah.kota, amanah.tempat, amanah.waktu-salat, amanah.waktu-salat.koreksi, amanah.pengingat, amanah.murottal, amanah.tahlil, amanah.cara-bayar, amanah.mata-uang</td><td>Tampilan, cara bayar yang terakhir Anda pakai, mata uang pilihan Anda untuk perkiraan nominal, kota atau tempat Anda (dibulatkan, tidak pernah kami terima) dan jadwal salatnya dengan koreksi menit Anda, pengingat yang Anda nyalakan, pilihan murottal, dan nama yang Anda tulis untuk tahlil; yang terakhir ini tidak pernah kami terima</td><td>Sampai Anda hapus</td></tr>
<tr><td>amanah.ayat-tersimpan.akun, amanah.ayat-tersimpan.antre</td><td>Salinan ayat tersimpan, catatan, dan sorotan akun Anda untuk dibaca tanpa internet, dan perubahan yang belum sampai ke akun</td><td>Sampai keluar; bila sesi berakhir sendiri, perubahan yang belum sampai tetap ada di perangkat</td></tr>
<tr><td>amanah.terakhir-dibaca, amanah.murottal.terakhir, amanah.murottal.daftar, amanah.ayat-tersimpan, amanah.tadarus, amanah.khatam, amanah.hafalan</td><td>Ayat yang terakhir dibaca dan didengar, daftar putar, ayat tersimpan dengan catatan, label, dan sorotannya, catatan tadarus, rencana khatam, dan catatan hafalan</td><td>Sampai Anda hapus; bacaan terakhir, rencana khatam, dan hafalan yang sudah ada di akun dihapus saat keluar</td></tr>
<tr><td>pencarian-ayat, pencarian-situs, aamiin, bantuan-dinilai</td><td>Pencarian terakhir, doa yang Anda aminkan, dan artikel bantuan yang Anda nilai</td><td>Sampai Anda hapus</td></tr>
<tr><td>amanah.zakat.hasil</td><td>Hasil hitung zakat terakhir, hanya di perangkat ini</td><td>Sampai Anda hapus</td></tr>
<tr><td>amanah.isian.…, amanah.donatur</td><td>Yang Anda ketik di formulir agar tidak hilang saat halaman dimuat ulang, tanpa kata sandi, kode, dan berkas; serta nama dan e-mail donatur untuk halaman pembayarannya</td><td>Sampai dikirim, dibayar, atau dibatalkan; sampai keluar atau tab ditutup</td></tr>
<tr><td>amanah.zakat.perhitungan, amanah.tahlil.hitungan</td><td>Isian sementara: perhitungan zakat dan hitungan tahlil</td><td>Sampai tab ditutup</td></tr>
<tr><td>donasi-dicari, amanah.kode-ke</td><td>Izin 15 menit untuk melihat donasi yang Anda cari, dan kontak yang dikirimi kode pendaftaran</td><td>Sampai tab ditutup</td></tr>
<tr><td>amanah.mulai, amanah.reloaded-at, react-router-scroll-positions</td><td>Catatan teknis: situs sudah berjalan di tab ini, kapan halaman dimuat ulang, dan sampai mana layar digulir</td><td>Sampai tab ditutup</td></tr>
<tr><td>amanah-berkas-…, amanah-layar-…, amanah-murottal, amanah-inggris-1</td><td>Berkas situs, halaman dan teks Al-Qur’an yang pernah dibuka, terjemahan Inggris bila Anda memilihnya, serta murottal yang Anda unduh</td><td>Sampai Anda hapus di <a href="/unduhan">Unduhan</a></td></tr>
</tbody>
</table>

<h2>Hak Anda dan cara memakainya</h2>
<ul>
<li><strong>Melihat dan membawa data</strong>: di <a href="/account">Akun</a>, bagian “Data saya”, tekan “Unduh data saya”. Riwayat donasi juga tersedia di <a href="/mydonation">Donasi Saya</a>.</li>
<li><strong>Memperbaiki</strong>: di <a href="/account">Akun</a>, bagian profil dan kontak. Kesalahan pada kuitansi diperbaiki petugas.</li>
<li><strong>Menarik persetujuan</strong>: di <a href="/account">Akun</a>, bagian kabar dan pengingat, atau lewat tautan berhenti di setiap pengingat.</li>
<li><strong>Menghapus</strong>: di <a href="/account">Akun</a>, bagian “Hapus akun”. Berlaku saat itu juga dan tidak dapat dibatalkan.</li>
<li><strong>Donatur tanpa akun</strong>: kirim permintaan ke {surel} dengan nomor donasi; kami jawab paling lambat 3 × 24 jam.</li>
</ul>
<p>Ketika akun dihapus, nama, kontak, doa, ayat tersimpan, rencana khatam, hafalan, dan pengingat Anda hilang. Nilai donasi, jurnal, dan nomor kuitansi tetap ada karena pembukuan mewajibkannya, dengan “Donatur terhapus” sebagai pengganti nama. Unduhlah kuitansi Anda lebih dahulu.</p>

<h2>Anak-anak</h2>
<p>Akun ditujukan bagi orang dewasa. Anak di bawah 18 tahun memakainya dengan izin orang tua atau wali. Kami tidak menampilkan nama, wajah, atau tempat tinggal anak asuh.</p>

<h2>Keamanan dan kebocoran data</h2>
<p>Sandi disimpan dalam bentuk acak yang tidak dapat dibalik, NPWP dan NIK terenkripsi, dan perpindahan dana memerlukan dua petugas. Bila terjadi kebocoran yang menyangkut data Anda, kami memberi tahu Anda dan pihak berwenang paling lambat 3 × 24 jam: data apa, sejak kapan, dan apa yang kami lakukan.</p>

<h2>Perubahan kebijakan</h2>
<p>Setiap perubahan terbit sebagai versi baru dengan tanggal berlaku, dan diumumkan di halaman ini sebelum berlaku. Versi lama tetap dapat dibaca. Persetujuan Anda selalu menyebut versi yang Anda setujui.</p>
`,
}
