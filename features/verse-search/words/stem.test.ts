import { expect, test } from 'vitest'
import { searchText } from '#features/verse-search/open-search.server.ts'
import { wordsOf } from '#features/verse-search/words/words.ts'
import { readConfig } from '#platform/config.ts'
import { stemmer } from './stem.ts'

const pairs = `
bantuan bantu · membantu bantu · dibantu bantu · terbantu bantu · pembantu bantu · bantulah bantu
penyaluran salur · disalurkan salur · menyalurkan salur · tersalurkan salur · saluran salur
sumbangan sumbang · menyumbang sumbang · menyumbangkan sumbang · disumbangkan sumbang · penyumbang sumbang
donasimu donasi · berdonasi donasi · didonasikan donasi · mendonasikan donasi · pendonasi donasi
bersedekah sedekah · sedekahnya sedekah · menyedekahkan sedekah · disedekahkan sedekah · sedekah sedekah
berinfak infak · menginfakkan infak · infakmu infak · diinfakkan infak
berzakat zakat · zakatnya zakat · menzakati zakat · dizakati zakat · zakatku zakat
mewakafkan wakaf · diwakafkan wakaf · berwakaf wakaf · perwakafan wakaf · wakafnya wakaf
berkurban kurban · dikurbankan kurban · mengurbankan kurban
pendidikan didik · mendidik didik · dididik didik · pendidik didik · berpendidikan didik
pelajaran ajar · belajar ajar · mengajar ajar · pelajar ajar · mempelajari ajar · pengajaran ajar · pembelajaran ajar
pengajian kaji · mengaji kaji · ngaji kaji · kajian kaji
kesehatan sehat · menyehatkan sehat · penyehatan sehat · sesehat sehat
pengobatan obat · berobat obat · diobati obat · mengobati obat · terobati obat
makanan makan · memakan makan · dimakan makan · termakan makan · makanlah makan · pemakan makan
minuman minum · meminum minum · diminum minum · peminum minum
kebaikan baik · perbaikan baik · memperbaiki baik · sebaiknya baik · diperbaiki baik · terbaik baik · berbaik baik
pembangunan bangun · bangunan bangun · membangun bangun · dibangunkan bangun · terbangun bangun
pembayaran bayar · membayar bayar · dibayarkan bayar · bayarnya bayar · terbayar bayar · pembayar bayar
pengembalian kembali · dikembalikan kembali · mengembalikan kembali · kembalikan kembali · sekembalinya kembali
pengiriman kirim · mengirimkan kirim · dikirim kirim · terkirim kirim · kiriman kirim · pengirim kirim
pengungsi ungsi · mengungsi ungsi · pengungsian ungsi · diungsikan ungsi
pengeboran bor · mengebor bor · pengecatan cat · mengecek cek · dicek cek
pemberian beri · memberi beri · diberikan beri · berikan beri · pemberi beri · memberikan beri
penerima terima · menerima terima · diterima terima · penerimaan terima · terimalah terima
pertolongan tolong · menolong tolong · penolong tolong · ditolong tolong · tolonglah tolong
keikhlasan ikhlas · mengikhlaskan ikhlas · diikhlaskan ikhlas
santunan santun · menyantuni santun · penyantun santun · disantuni santun
kekurangan kurang · mengurangi kurang · dikurangi kurang · pengurangan kurang · berkurang kurang
kebersamaan sama · bersama sama · menyamakan sama · sesama sama · persamaan sama
terpenuhi penuh · memenuhi penuh · dipenuhi penuh · sepenuhnya penuh · pemenuhan penuh
penghafal hafal · menghafal hafal · hafalan hafal · dihafalkan hafal
kemiskinan miskin · perumahan rumah · serumah rumah · keagamaan agama · beragama agama · keimanan iman · beriman iman
mendoakan doa · didoakan doa · berdoa doa · doanya doa · doakan doa · doaku doa
penghasilan hasil · berhasil hasil · menghasilkan hasil · hasilnya hasil · dihasilkan hasil
perhitungan hitung · menghitung hitung · dihitung hitung · hitunglah hitung · terhitung hitung · penghitungan hitung
simpanan simpan · menyimpan simpan · tersimpan simpan · penyimpanan simpan · disimpan simpan
laporan lapor · melaporkan lapor · dilaporkan lapor · pelaporan lapor · pelapor lapor
kunjungan kunjung · mengunjungi kunjung · berkunjung kunjung · pengunjung kunjung · dikunjungi kunjung
pendaftaran daftar · mendaftar daftar · terdaftar daftar · didaftarkan daftar · pendaftar daftar
pengaduan aduan · aduan aduan · petugas tugas · bertugas tugas · ditugaskan tugas
kemanusiaan manusia · kependudukan duduk · penduduk duduk · keselamatan selamat · perselisihan selisih
dipertanggungkan tanggung · mempertahankan tahan · diperhatikan hati · keberangkatan berangkat · memberangkatkan berangkat
masalah masalah · sekolah sekolah · berita berita · beras beras · jalan jalan · teman teman · kelas kelas
bukan bukan · sekolahnya sekolah · beritanya berita · berkah berkah · keberkahan berkah · keluarga keluarga
berkeluarga keluarga · sekeluarga keluarga · sumur sumur · serambi serambi · penting penting · mementingkan penting
kehidupan hidup · menghidupkan hidup · sehidup hidup · penghidupan hidup · kematian mati · mematikan mati
memelihara pelihara · pemeliharaan pelihara · mengelola kelola · pengelolaan kelola
dikelola kelola · menyiapkan siap · persiapan siap · kesiapan siap · merawat rawat
perawatan rawat · dirawat rawat · menanam tanam · tanaman tanam · penanaman tanam
menyekolahkan sekolah · bersekolah sekolah · mengungkapkan ungkap · menyelesaikan selesai
penyelesaian selesai · terselesaikan selesai · mendampingi damping · pendampingan damping
pendamping damping · menguatkan kuat · kekuatan kuat · penguatan kuat · memperkuat kuat
mengajarkan ajar · pengajar ajar · ajaran ajar · menghormati hormat · kehormatan hormat
terhormat hormat · mengganti ganti · pengganti ganti · pergantian ganti · penggantian ganti
menjelaskan jelas · penjelasan jelas · kejelasan jelas · memilih pilih · pilihan pilih
pemilihan pilih · terpilih pilih · mencatat catat · catatan catat · pencatatan catat
tercatat catat · memeriksa periksa · pemeriksaan periksa · diperiksa periksa · menunaikan tunai
ditunaikan tunai · penunaian tunai · mewajibkan wajib · kewajiban wajib · diwajibkan wajib
berbuka buka · terbuka buka · pembukaan buka · membuka buka · mengalirkan alir · mengalir alir
aliran alir · dialirkan alir · pembebasan bebas · membebaskan bebas · dibebaskan bebas
menabung tabung · tabungan tabung · perhiasan hias · pedagang dagang · berdagang dagang
perdagangan dagang · pertanian tani · petani petani · peternak ternak · peternakan ternak
keuangan uang · kecukupan cukup · mencukupi cukup · kebutuhan butuh · membutuhkan butuh
dibutuhkan butuh · kelahiran lahir · melahirkan lahir · terlahir lahir · kesembuhan sembuh
menyembuhkan sembuh · penyembuhan sembuh · berkumpul kumpul · mengumpulkan kumpul
terkumpul kumpul · pengumpulan kumpul · perkumpulan kumpul · kesulitan sulit · mempersulit sulit
kemudahan mudah · memudahkan mudah · mempermudah mudah · keindahan indah · pekerjaan kerja
bekerja kerja · pekerja kerja · mengerjakan kerja · perjalanan jalan · berjalan jalan
menjalankan jalan · dijalankan jalan · pinjaman pinjam · meminjam pinjam · peminjam pinjam
penghormatan hormat · pengetahuan tahu · mengetahui tahu · diketahui tahu · ketahuan tahu
keadilan adil · peradilan adil · perlindungan lindung · melindungi lindung · terlindungi lindung
pelindung lindung
`

const quran = searchText(readConfig({}))
const vocabulary = new Set(
  quran.verses.flatMap(({ indonesian }) => wordsOf(indonesian).map(({ text }) => text)),
)
for (const word of ['aduan', 'selisih', 'serambi', 'bukan']) vocabulary.add(word)
const stem = stemmer((word) => vocabulary.has(word))

test.each(
  pairs
    .trim()
    .split(/\s*[·\n]\s*/)
    .map((pair) => pair.split(' ') as [string, string]),
)('%s is made from %s', (word, root) => {
  expect(stem(word)).toBe(root)
})

test('a root is its own stem, and a stem has no shorter one', () => {
  for (const word of vocabulary) expect(stem(stem(word)).length).toBeLessThanOrEqual(word.length)
})
