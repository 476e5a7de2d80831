/** The product's own terms; the code keeps their promises (docs/decisions). */
export const termsPage = {
  slug: 'syarat-ketentuan',
  code: '2026-11',
  title: 'Syarat dan ketentuan',
  summary:
    'Aturan main antara Anda dan {lembaga}: bagaimana donasi diterima, dicatat, disalurkan, dan kapan dapat dikembalikan.',
  changeSummary: 'Versi pertama.',
  body: `
<h2>Tentang ketentuan ini</h2>
<p>Situs ini dikelola oleh {lembaga} (“kami”), beralamat di {alamat}. Dengan berdonasi atau membuat akun, Anda menyetujui ketentuan ini dan <a href="/kebijakan-privasi">kebijakan privasi</a>. Persetujuan Anda kami catat beserta kode versi dan waktunya.</p>
<p>Anda boleh berdonasi tanpa akun. Membaca dan mendengarkan Al-Qur’an, menghitung zakat, dan mencari informasi tidak memerlukan persetujuan apa pun.</p>

<h2>Siapa yang boleh berdonasi</h2>
<p>Siapa saja dapat bersedekah dan berinfak. Zakat ditunaikan oleh muslim atas hartanya sendiri. Anak di bawah 18 tahun berdonasi dengan sepengetahuan orang tua atau wali.</p>
<p>Dana yang Anda berikan adalah milik Anda yang sah, bukan hasil tindak pidana, dan bukan untuk pencucian uang atau pendanaan terorisme. Bila ada keraguan yang beralasan, kami dapat menunda atau menolak dana itu dan melaporkannya kepada pihak berwenang.</p>

<h2>Bagaimana donasi terjadi</h2>
<ol>
<li>Anda memilih program dan nominal. Nominal paling sedikit dan kelipatannya tertulis pada formulir; umumnya Rp10.000 dan kelipatan Rp1.000. Zakat yang dihitung dengan kalkulator boleh ditunaikan sampai satuan rupiah.</li>
<li>Anda memilih cara membayar: QRIS, virtual account, atau gerai ritel. Kode pembayaran dibuat untuk satu donasi dengan satu nominal.</li>
<li>Donasi sah ketika penyedia pembayaran memastikan uangnya masuk. Sejak saat itulah donasi tercatat dalam pembukuan, menambah perolehan program, dan mendapat kuitansi bernomor.</li>
</ol>
<p>Formulir yang terkirim dua kali tetap menjadi satu donasi. Donasi yang belum dibayar tidak menimbulkan kewajiban apa pun dan boleh Anda batalkan.</p>

<h2>Terlambat, kurang, lebih, atau membayar dua kali</h2>
<p>Kode pembayaran ada batas waktunya. Batas itu tertulis di halaman pembayaran.</p>
<table>
<thead><tr><th scope="col">Yang terjadi</th><th scope="col">Yang kami lakukan</th></tr></thead>
<tbody>
<tr><td>Uang datang setelah batas waktu, nominalnya tepat, dan program masih menerima donasi</td><td>Kami terima sebagai donasi dan kami tandai “diterima terlambat”.</td></tr>
<tr><td>Uang datang setelah program ditutup</td><td>Kami simpan sebagai titipan. Halaman donasi Anda mengatakannya; kami kabari juga lewat e-mail bila Anda mengisinya.</td></tr>
<tr><td>Nominalnya berbeda dari yang tertulis</td><td>Seluruhnya kami simpan sebagai titipan. Belum menjadi donasi sampai Anda dan petugas sepakat.</td></tr>
<tr><td>Donasi yang sama dibayar dua kali</td><td>Pembayaran kedua kami simpan sebagai titipan.</td></tr>
<tr><td>Uang datang tanpa keterangan</td><td>Kami simpan sebagai titipan sampai pemiliknya diketahui.</td></tr>
</tbody>
</table>
<p>Titipan bukan milik kami. Titipan dikembalikan, atau diteruskan menjadi donasi bila Anda setuju. Kadang penyedia pembayaran membatalkan pembayaran yang tadinya berhasil; dalam hal itu donasi dan kuitansinya ikut batal; kami kabari lewat e-mail bila Anda mengisinya.</p>

<h2>Pengembalian dana</h2>
<p>Donasi yang sudah diterima pada dasarnya tidak ditarik kembali. Kami mengembalikannya bila Anda meminta dengan alasan yang wajar, bila pembayaran terjadi dua kali atau nominalnya keliru, atau bila program dibatalkan, selama dananya belum disalurkan.</p>
<ul>
<li><strong>Zakat</strong> yang sudah kami terima hanya dikembalikan bila terbayar dua kali atau salah nominal, karena zakat sudah tertunaikan ketika sampai kepada amil.</li>
<li>Pengembalian dilakukan untuk seluruh nilai satu donasi, termasuk infak operasional yang ditambahkan. Tidak ada pengembalian sebagian.</li>
<li>Setiap pengembalian diusulkan seorang petugas dan disetujui petugas yang lain.</li>
<li>Setelah disetujui, kuitansinya dibatalkan, hak amil atas donasi itu dikembalikan, dan dana dikirim lewat penyedia pembayaran atau rekening yang Anda sebutkan.</li>
</ul>
<p>Permintaan pengembalian ditujukan ke {surel} dengan menyebut nomor donasi.</p>

<h2>Bila dana program kurang atau berlebih</h2>
<p>Bila dana yang terkumpul tidak mencapai target, program dijalankan sebatas dana yang ada, atau digabungkan dengan program sejenis untuk penerima yang sama.</p>
<p>Bila melebihi kebutuhan, kelebihannya dipakai untuk kelanjutan program itu atau program yang sejenis. Perolehan yang sebenarnya tetap ditampilkan, juga ketika sudah melewati target.</p>
<p>Jenis dana tidak berubah: zakat tetap untuk delapan golongan penerima zakat, wakaf tetap wakaf, dan infak terikat tetap untuk tujuan yang Anda pilih atau yang sejenis dengannya.</p>

<h2>Penutupan dan pembatalan program</h2>
<p>Program ditutup pada tanggal akhirnya, ketika kebutuhannya terpenuhi, atau ketika tidak mungkin lagi dijalankan. Program yang ditutup tidak menerima donasi baru. Bila Anda sedang mengisi formulir ketika program ditutup, formulir itu ditolak dan Anda ditawari program lain.</p>
<p>Program yang dibatalkan sebelum dananya disalurkan memberi Anda hak untuk meminta dana kembali, kecuali zakat yang dialihkan kepada penerima zakat lain.</p>

<h2>Biaya dan hak amil</h2>
<ul>
<li>Yang Anda bayar adalah nominal yang tertulis di layar. Kami tidak menambahkan kode unik maupun biaya admin. Gerai tertentu dapat memungut biaya layanannya sendiri di kasir.</li>
<li>Biaya penyedia pembayaran ditanggung dana amil, tidak dipotong dari donasi Anda.</li>
<li>Dari <strong>zakat</strong>, hak amil paling banyak 12,5 persen. Dari <strong>infak dan sedekah</strong>, paling banyak 20 persen. Dari <strong>wakaf</strong> dan <strong>dana sosial keagamaan</strong> seperti fidyah dan kurban, kami tidak mengambil hak amil. Batas ini dihitung dari seluruh penerimaan dan dijaga oleh sistem pembukuan.</li>
<li><strong>Infak operasional</strong> bersifat sukarela. Bila Anda menambahkannya, jumlahnya dicatat terpisah dan tidak mengurangi donasi Anda.</li>
</ul>

<h2>Zakat</h2>
<p>Kalkulator membantu menghitung; keputusan akhir tetap pada Anda. Zakat dicatat dan disalurkan terpisah dari dana lain.</p>
<p><strong>Zakat fitrah</strong> diterima sejak 1 Ramadan sampai sebelum salat Idulfitri. Waktu yang menentukan adalah saat uang Anda diterima. Bila uang baru diterima setelah batas itu, donasi Anda tercatat sebagai sedekah dan hal itu kami sampaikan.</p>
<p>Untuk zakat terbit <strong>Bukti Setor Zakat</strong>; NPWP atau NIK tercantum di dalamnya bila Anda mengisinya. Zakat hanya dapat mengurangi penghasilan kena pajak bila lembaga penerimanya tercantum dalam daftar Direktorat Jenderal Pajak; bukti kami menyebutkan dengan jelas apakah demikian.</p>

<h2>Wakaf</h2>
<p>Pokok wakaf dijaga dan tidak dipakai habis; yang dimanfaatkan adalah hasilnya atau asetnya. Wakaf per satuan (misalnya per meter atau per mushaf) mengambil persediaan pada saat dibayar. Bila persediaannya sudah habis, kelebihan dana Anda menjadi wakaf umum program yang sama, dan jumlahnya tertulis pada kuitansi.</p>

<h2>Nama, doa, dan kesantunan</h2>
<p>Anda boleh tampil sebagai “Hamba Allah”. Nama asli Anda kemudian tidak ditampilkan kepada siapa pun di halaman umum.</p>
<p>Doa yang Anda izinkan untuk ditampilkan dapat dibaca dan diaminkan orang lain. Tautan dan nomor telepon di dalamnya dihapus, dan doa yang kasar, mengandung iklan, atau dilaporkan banyak orang kami sembunyikan.</p>

<h2>Akun</h2>
<p>Jagalah kata sandi dan kode Anda; petugas kami tidak pernah memintanya. Anda dapat mengeluarkan perangkat lain dan menghapus akun kapan saja di halaman <a href="/account">Akun</a>. Catatan donasi tetap disimpan untuk pembukuan, tanpa nama Anda, seperti dijelaskan dalam kebijakan privasi.</p>

<h2>Isi situs</h2>
<p>Teks Al-Qur’an, terjemahan, dan murottal disajikan dengan menyebut sumbernya. Anda boleh membagikan tulisan kami dengan menyebut sumber dan tanpa mengubah maknanya. Jangan memakai situs ini untuk menipu, mengirim pesan sampah, atau mengganggu kerja sistem.</p>

<h2>Perubahan dan penyelesaian perselisihan</h2>
<p>Ketentuan yang berubah terbit sebagai versi baru dengan tanggal berlakunya. Versi lama tetap dapat dibaca di bawah halaman ini. Donasi tunduk pada versi yang berlaku ketika donasi dibuat.</p>
<p>Keluhan disampaikan ke {pengaduan}. Perselisihan diselesaikan dengan musyawarah lebih dahulu; bila tidak tercapai, menurut hukum Republik Indonesia.</p>
`,
}
