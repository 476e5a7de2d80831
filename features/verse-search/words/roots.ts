/**
 * Roots of everyday Indonesian and of this field, compiled by us: words that are not derived from others. Words that
 * only seem to have an affix ('masalah', 'sekolah', 'berita') are listed so that they stay whole.
 */
const list = `
abadi urus keturunan babi ketua kejam kutuk pemilu acara ada adab adil adzan agama agung ahad ahli aib air ajak ajal ajar akad akar akhir akhirat akhlak akibat aktif
akun alam alamat alas alat alih alir aman amanah amal amat ambil amil amin ampun anak ancam andal aneh angin angka angkat
angkut angsur aniaya antar anugerah api apotek arab arah arsip arti asal asas asing asnaf asrama asuh asuransi atap atas
atur audio awal awas ayah ayat azab azan bab baca badai badan bagi bahagia bahan bahas bahasa bahaya baik bait baju bakar
bakti baku balai balas balik balita bangga bangsa bangun banding banjir bank bantai bantu banyak bapak barang baris barokah
baru basah batal batas batin batu batuk bawa bawah bayar bayi beasiswa beban bebas beda bekal bekas bela belah beli belum
benar bencana benci bendahara benih bensin bentuk berani beranda berangkat beras berat beri berita berkah berkas bersih
besar beku bicara bidan bidang bijak bilang bimbing bina binatang bintang bisa bisnis bisu bobot bocah bohong bola bor
botol buang buah buat bubar bubur budak budaya budi bugar bujuk buka bukti buku bulan bumi bunga buntu bunuh bunyi buruh
buruk buta butuh cabang cacat cahaya cair cakap cakup campur cangkok cantum capai cara cari cat catat cegah cek cela cemas
cepat cerai cerita cermat cetak cinta cipta citra coba cocok contoh cuaca cuci cukup cuma curah curi daerah daftar daging
dagang dakwah dalil damai damping dana dapat dapur darah darat darurat dasar data datang daun daya debit dekat dengar
denda depan deposito derajat derita derma desa detik dewan dewasa dhuha didik diam diabetes diri distribusi doa dokter
dokumen dompet donasi donatur dorong dosa duafa dua duduk duga duka dukung dukuh dunia dusta dusun edar edukasi efektif
ekonomi emas emosi empati enak energi faedah fakir fana fasilitas fatwa fidyah fikih fitnah fitrah formulir foto gabung
gagal gaji gali galang gambar gampang ganda ganggu ganti garis gas gedung gelap gelar geleng gelisah gembira gempa gerak
gerobak gizi goda golong gratis gudang gula gulir guna gunung gugur guru habis hadap hadiah hadir hadis hafal hafiz haid
haji hak hal halal halaman halang hamba hamil hancur hangat hantar hapus haram harap harga hari harta harum hasil hasad
hati haul haus hayat hebat helai hemat henti heran hewan hias hibah hidang hidayah hidup hijau hijrah hikmah hilang himpun
hina hindar hitam hitung hormat hubung hujan hukum hulu huruf hutan hutang ibadah ibu ibunda ide identitas ijazah
ikan ikat ikhlas ikhtiar iklan ikut ilmu imam iman imbang impi indah infak informasi ingat ingin ingkar inti insan insaf
insentif intan ipar irama iring isi islam isra istana istri isyarat izin jadi jadwal jaga jahat jahit jajan jalan jalin
jalur jam jamaah jamin janda janji jantung jarak jari jasa jatuh jaya jelas jemaah jemput jenazah jenguk jenis jernih jika
jual jujur jumat jumlah jumpa juta kabar kabul kabupaten kabur kader kafir kaitan kain kait kaji kaki kakak kakek
kala kalah kali kalimat kalkulator kamar kambing kampung kampanye kanak kanan kandung kantor kapal karang karantina karena
karunia karya karyawan kasih kasihan kata katarak katering kaum kaya kebun kecamatan kecewa kecil kejar kelas kelola
keluar keluarga keluh kemas kembali kembang kemih kenal kendali kendara kepala keras kereta kering kerja keringat kertas
kesan khairat khas khatam khawatir khianat khidmat khitan khusus khusyuk kiai kiamat kiblat kikir kira kirim kisah kita
klaim klinik kolam komitmen komplek komputer kondisi konsumsi kopi koran korban kota kotor kredit kritik kuasa kuat kubur
kuitansi kuliah kulit kumpul kunci kunjung kurang kurban kurma kursi kursus kurus lagu lahan lahir laksana laku lain lalai
lama lamar lambat lampau lampir lampu lancar landas langgan langgar langit langkah langsung lanjut lansia lantai lapang
lapangan lapar lapor larang lari latih laut lawan layak layan layar lebaran lebih lega lekas leluhur lemah lembaga lembar
lembut lengkap lentera lepas lestari letak lewat lihat lima limpah lindung linang lingkung lipat listrik literasi logistik
longsor luar luas lubang lulus lumpuh lunas luncur lupa lurus maaf mabrur macam madrasah mahal mahasiswa mahir
mahram majelis maju makam makan makhluk makmur maksiat maksud malaikat malam malas malu mampu mandi mandiri manfaat manis
manusia marah masa masak masalah masjid masuk masyarakat mata matang mati mau mayat medan media medis meja melek
menang menteri mentah merah merdeka mertua mesin mewah minta minat minggu minyak minum miskin mitra mobil modal mohon
moral motor muda mudah mudarat mudik muhasabah mukena mukmin mulai mulia munafik muncul murah murid murka murni musafir
mushaf musibah musim muslim mustahik muzaki naik nafas nafkah nafsu nama nampak nanti nasab nasabah nasi nasihat nazar
nazir negara negeri nelayan neraka niaga niat nikah nikmat nilai nisab nomor nota notifikasi nyaman nyata nyawa obat
olah olahraga ombak operasi operasional orang organisasi otak otot pabrik padam padang padat padi pagar paham pahala
pahit pahlawan pajak pakai paket paksa paku palsu panas pandai pandang panen pangan panggil panggung panjang panitia
pantau panti papan papua para parah partai pasang pasar pasien pasti pasukan pati patuh patut payung pecah peduli pegang
pegawai pejam pekan peluang peluk pelihara pelosok pendek penjara penting penuh peran perang perawan percaya pergi
peristiwa periksa perintah periode perkara perlu permata pernah pertama perut pesan pesantren pesawat pesta petak petani
peta pikir pilar pilih pilu pimpin pindah pinjam pintar pintu pipa piring pisah pitutur plester pohon pokok pola polisi
pondok popok posisi potong praktik prakarsa presiden prihatin prinsip pribadi produk produktif profesi program proses
proyek publik puji pukul pulang pulau pulih puluh puasa pupuk puskesmas pusat putih putra putri putus putar qari quran
rabu racun rahasia rahim rahmat raih rajin rakyat ramadan ramah ramai rancang rangka rangkai rantau rapat rapi rasa rasul
rata ratus rawan rawat raya realisasi rekan rekening rela relawan remaja rencana rendah renovasi renung resah resep resiko
resmi restu retak rezeki riba ribu rida rindu ringan ringkas ringkus rintis riset rizki rohani rombong rongga roti ruang
rugi rukun rumah rumit rumput runtuh rupa rupiah rusak rutin saat sabar sabun sadar saf sah sahabat saham sahur saing
sajak saji sakit saksi salah salam salat saldo saleh salin saling salur sama sambung sambut sampah sampai sampul
samping samudra sandang sandar sandi sanggup sangka santap santri santun sapa sapi saran sarana sarung sasar satu saudara
sawah sayang sayur sebab sebar sebut sedekah sederhana sedia sedih segar segera sehat sejahtera sejarah sejuk sekolah
selamat selenggara selesai selimut seluruh semai semangat sembako sembah sembilan sembuh sembunyi semen sempat sempit
sempurna senang sendiri sengaja sengsara seni senin sentosa sentuh senyum sepatu sepeda sepuluh serah serang seragam
serba seru sesal sesat setia setan setor setuju siang siap siapa siar sibuk sifat sikap siksa silaturahmi simpan sinar
singgah singkat sisa sistem siswa situs skrining soal sosial status stunting subuh sudah sudut suami suara subur sujud
suka sukar sukses suku sulit sumbang sumber sumur sunah sunat sungai sunyi supaya surah surat surel surau surga suruh
survei susah susu susun syahadat syahid syarat syariah syiar syukur tabung tafakur tafsir tagih tahajud tahan tahap
tahfiz tahlil tahu tahun tajwid takut takdir takwa talak taman tambah tamak tampil tampung tanah tanam tanda tandon
tangan tangga tanggal tanggap tanggung tangguh tangis tani tanya tapak tarawih tarif tarik taruh tata tatap taufik tawa
tawar teduh tegak tegas teknik teknologi telaga telepon teliti telusur teladan teman tembus tempat tempel tempuh tenaga
tenang tenda tengah tengok tentang tentu tenteram tepat tepi terang terima terjemah tetangga tetap tiba tidak tidur tiga
tikar timbang timba timbul timpa timur tinggal tinggi tingkat tiru titik titip tobat toko tokoh tolak toleransi tolong
tonton topang total transaksi transfer transparan tua tugas tuhan tuju tular tulang tulis tulus tumbuh tumpang tunai
tunang tunda tunggak tunggal tunggu tunjang tunjuk tuntas tuntun tuntut turun turut tutup tutur ubah ucap udara uji ukur
ulama ulang umat umpama umrah umum umur uang undang ungkap ungsi unik unit unduh unggah untung upah upaya urai urban
urus urut usaha usia usir ustaz usul utama utang utara utus utuh video virtual visi wabah wafat wahyu wajah wajib wakaf
waktu wakil wali waris warga warna warta warung wasiat waspada web wilayah wirausaha wisata wisuda wudu yakin yatim
yayasan zakat zalim zaman ziarah zikir zina zuhur
`

/** Roots in lower case. */
export const roots: ReadonlySet<string> = new Set(list.trim().split(/\s+/))

/** Forms with another root than their letters suggest: 'mengaji' is not from 'gaji'. */
export const irregular: ReadonlyMap<string, string> = new Map([
  ['mengaji', 'kaji'],
  ['ngaji', 'kaji'],
  ['pengaji', 'kaji'],
  ['pengajian', 'kaji'],
  ...['mengurus', 'mengurusi', 'mengurusnya', 'pengurus', 'ngurus', 'mengurusmu'].map(
    (word): [string, string] => [word, 'urus'],
  ),
  // Who is hurt is not ill.
  ...[
    'menyakiti',
    'disakiti',
    'menyakitkan',
    'nyakitin',
    'disakitin',
    'menyakitimu',
    'tersakiti',
  ].map((word): [string, string] => [word, 'disakiti']),
  // Of their own meaning: who dies does not live somewhere, and the private parts are not shame.
  ...['meninggal', 'kemaluan', 'perhatikan', 'kekasih', 'kedudukan'].map(
    (word): [string, string] => [word, word],
  ),
])
